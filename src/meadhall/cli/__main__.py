"""`python -m meadhall.cli` is `meadhall`."""

from meadhall.cli import main

main()
