// A picture to share: where the browser can, the SVG becomes a PNG, for pages that show no SVG. Without this script the
// link gives the SVG itself.
(() => {
  const link = document.getElementById("share"), told = document.getElementById("share-told");
  if (!link) return;
  const drawn = async () => {
    const picture = new Image();
    picture.src = link.href;
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = 1200;
    canvas.height = 630;
    canvas.getContext("2d").drawImage(picture, 0, 0, 1200, 630);
    return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed()), "image/png"));
  };
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    try {
      const file = new File([await drawn()], link.dataset.png, { type: "image/png" });
      if (navigator.canShare?.({ files: [file] })) return await navigator.share({ files: [file], title: link.dataset.title });
      const save = document.createElement("a");
      save.href = URL.createObjectURL(file);
      save.download = file.name;
      save.click();
      setTimeout(() => URL.revokeObjectURL(save.href), 10000);
    } catch (error) {
      if (error?.name === "AbortError") return;
      told.textContent = link.dataset.failed;
      told.hidden = false;
      location.href = link.href;
    }
  });
})();
