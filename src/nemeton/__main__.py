"""`python -m nemeton` is the command `nemeton`."""

from nemeton.cli import main

if __name__ == "__main__":
    main()
