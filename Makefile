# make play    the hall in the browser
# make test    everything that must hold before a change is shared
# make setup   only the environment, in .venv
# make ui      only the page      make bench   speed of the games      make clean   remove what was built

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready

.PHONY: setup play test lint ui bench lock clean

setup: $(READY)

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Meadhall needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(READY)

ui: setup
	@$(BIN)/python src/meadhall/cli/page.py

play: ui
	@$(BIN)/meadhall serve

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test: ui lint
	$(BIN)/python src/meadhall/cli/page.py --check
	MEADHALL_PURE=1 $(BIN)/python -m pytest -n auto --dist loadgroup

bench: setup
	$(BIN)/meadhall bench

# For those who change a dependency; needs uv.
lock:
	uv pip compile pyproject.toml --group dev --generate-hashes --no-emit-index-url --universal --python-version 3.11 --no-header --quiet --output-file requirements.lock

clean:
	rm -rf .venv dist build ui/node_modules src/meadhall/web/page .pytest_cache .mypy_cache .ruff_cache .hypothesis
