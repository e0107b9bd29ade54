# make play    the hall in the browser
# make test    everything that must hold before a change is shared
# make setup   only the environment, in .venv
# make ui      only the page      make bench   speed of the games      make clean   remove what was built
# make test-rl  the suites of PettingZoo, Gymnasium and OpenSpiel, in an environment of their own
# make prove-kill   the long kill test      make prove-fuzz, make prove-api   the long tests of what is sent
# make compile kernel and games as extension modules (needs a C compiler)       make pure    back to plain Python

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready

.PHONY: setup play test lint ui bench compile pure test-compiled lock clean test-rl prove-api prove-fuzz prove-kill

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

# A hundred kills of halls and workers, on SQLite and on PostgreSQL: nothing may be lost, doubled or stuck.
prove-kill: setup
	$(BIN)/python -m tests.prove_kill --kills 100

# Longer than anybody wants to wait for every change.
prove-fuzz: setup
	MEADHALL_FUZZ=200000 $(BIN)/python -m pytest -n 0 -q tests/test_web_fuzz.py

# Schemathesis, which brings too much to be one of the tools that everybody installs.
prove-api: setup
	@test -x build/schemathesis/bin/st || ($(PYTHON) -m venv build/schemathesis && build/schemathesis/bin/python -m pip install --quiet 'schemathesis>=4.32,<5')
	$(BIN)/python -m tests.prove_api --st build/schemathesis/bin/st

bench: setup
	$(BIN)/meadhall bench

compile: setup
	@$(BIN)/python tools/compile.py

pure:
	rm -rf build/compiled build/compiling build/compiled-objects

# All tests of kernel, games, bots and tables, on the compiled build.
test-compiled: compile
	MEADHALL_COMPILED=1 $(BIN)/python -m pytest -n auto --dist loadgroup tests/core tests/games $(wildcard tests/test_compiled.py tests/test_golden*.py tests/test_bots*.py tests/test_table*.py)

# What learners use brings much that nobody else needs: an environment and a lock of its own.
build/rl/ready: requirements-rl.lock
	$(PYTHON) -m venv build/rl
	build/rl/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-rl.lock
	@touch build/rl/ready

test-rl: build/rl/ready
	PYTHONPATH=src:. MEADHALL_PURE=1 build/rl/bin/python -m pytest -p no:cacheprovider -q tests/rl

# For those who change a dependency; needs uv.
lock:
	uv pip compile pyproject.toml --group dev --generate-hashes --no-emit-index-url --universal --python-version 3.11 --no-header --quiet --output-file requirements.lock
	echo 'pytest>=8,<9.2' | uv pip compile - pyproject.toml --extra rl --generate-hashes --no-emit-index-url --universal --python-version 3.11 --no-header --quiet --output-file requirements-rl.lock

clean:
	rm -rf .venv dist build ui/node_modules src/meadhall/web/page .pytest_cache .mypy_cache .ruff_cache .hypothesis
