"""Remembering what was made, as long as it is asked for."""

from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class RecentCache(Generic[K, V]):
    """What was asked for lately. When there is too much, whatever nobody has asked for since the last time goes; to
    forget everything at once would make all tables pay for one."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._young: dict[K, V] = {}
        self._old: dict[K, V] = {}

    def get(self, key: K) -> V | None:
        """What is remembered under a key."""
        found = self._young.get(key)
        if found is None:
            found = self._old.get(key)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: K, value: V) -> V:
        """Remember something, and give it back."""
        if len(self._young) >= self._most:
            self._old, self._young = self._young, {}
        self._young[key] = value
        return value

    def __len__(self) -> int:
        return len(self._young) + len(self._old)
