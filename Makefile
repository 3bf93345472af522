# From a bare clone every target sets up what it needs, in .venv* folders here, and does nothing twice.
# PYTHON names the interpreter to start from; the lock files name everything else.
PYTHON ?= python3
UV     := uv==0.13.7

DEV      := .venv
COMPILED := .venv-compiled
TESTED   := .venv-tested
PEERS    := .venv-peers
BASELINE := .venv-baseline
LOCK     := .venv-lock

# The commit whose wheel the speed of the present one is held against.
COMPARED := e604f0f1011356ffefd4a8e16bc3d632e120ed01

# The browser client: its sources, where it is built, and the environment it is built with.
WEB     := web
CLIENT  := src/taproom/server/static
NODE    := $(WEB)/node_modules
LOADS   := bench/server/node_modules
TYPES   := $(WEB)/src/wire/messages.ts
PAGES   := build/pages.txt
PICTURES := src/taproom/inn/content/pictures

# The packages that Taproom runs with, kept for the test that installs its wheel into an empty environment.
WHEELS  := build/packages

# What the compiled wheel is made of, by content: switching branches or touching a file rebuilds nothing.
SOURCES := build/sources.txt

# The suites that must hold for the compiled engine as for the sources.
COMPILED_TESTS := $(wildcard tests/rulebook tests/compiled tests/streams) \
	$(patsubst %,tests/server/test_%.py,migrations outage playing replays restart serving upgrade)

# The tests that are over in seconds and find most slips.
QUICK_TESTS := tests/state tests/scenarios tests/words/test_locale.py tests/words/test_english.py tests/words/test_russian.py tests/test_house_rules.py \
	tests/language/test_parse.py tests/docs/test_walk.py

.DELETE_ON_ERROR:
.PHONY: help setup play web build types node browser quick hook test tests check soak pictures golden streams compiled baseline against bench lock clean FORCE

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 18

setup: $(DEV)/.ready ## the development environment, in .venv

# Its tables are kept in build, which git ignores; --database in ARGS or TAPROOM_DATABASE names another place.
play: node $(DEV)/.ready $(CLIENT)/index.html ## the tavern in your browser; .venv/bin/taproom play is a game in the terminal
	@TAPROOM_DATABASE="$${TAPROOM_DATABASE:-build/taproom.db}" $(DEV)/bin/taproom serve $(ARGS) || { status=$$?; \
		[ $$status != 2 ] || echo 'Options of taproom serve go into ARGS: make play ARGS="--port 8643"' >&2; exit $$status; }

web: node $(CLIENT)/index.html ## build the browser client, if its sources changed

build: node $(DEV)/.ready $(CLIENT)/index.html ## the wheel to install elsewhere, in dist: compiled where a C compiler works, with the browser client
	@rm -f dist/*.whl
	@echo 'Building the wheel. Compiling the engine takes several minutes the first time.'
	$(DEV)/bin/python -m build --wheel --no-isolation --outdir dist
	@ls dist/*.whl

types: node $(DEV)/.ready $(NODE)/.ready ## write the browser client's types of the wire anew
	$(DEV)/bin/python -m taproom.server.http.documents --json | node $(WEB)/tools/types.mjs > $(TYPES)

# Half a minute on a quiet machine, so it can be run after every change. The whole is make test.
quick: $(DEV)/.ready ## the inner loop: format, lint, types of what changed, the scenarios, the fast tests
	$(DEV)/bin/ruff format --check --quiet
	$(DEV)/bin/ruff check --quiet
	@changed="$$(git diff --name-only --diff-filter=d HEAD -- '*.py'; git ls-files --others --exclude-standard -- '*.py')"; \
		[ -z "$$changed" ] || { echo $(DEV)/bin/mypy $$changed; $(DEV)/bin/mypy $$changed; }
	@mkdir -p build
	@echo $(DEV)/bin/taproom scenario tests/rulebook
	@$(DEV)/bin/taproom scenario tests/rulebook > build/scenarios.txt || { grep -v '^ok ' build/scenarios.txt; exit 1; }
	$(DEV)/bin/pytest -q -n 2 $(QUICK_TESTS)

# Git runs it before every commit: what takes a second or two, on what is about to be committed.
hook: $(DEV)/.ready ## check format and lint before every commit, by a git hook
	@hooks="$$(git rev-parse --git-path hooks)" && mkdir -p "$$hooks" && cp tests/hooks/pre-commit "$$hooks/pre-commit" \
		&& chmod +x "$$hooks/pre-commit" && echo "$$hooks/pre-commit is in place"

check: node $(DEV)/.ready $(NODE)/.ready ## format, lint, types, import layers, of Python and of the browser client
	$(DEV)/bin/ruff format --check
	$(DEV)/bin/ruff check
	$(DEV)/bin/mypy
	$(DEV)/bin/lint-imports
	@$(DEV)/bin/python -m taproom.server.http.documents --json | node $(WEB)/tools/types.mjs | cmp -s - $(TYPES) \
		|| { echo '$(TYPES) is stale: make types'; exit 1; }
	cd $(WEB) && npm run --silent check

# The compiled engine is tested as it is compiled quickest. That takes one core for minutes, so everything else goes on meanwhile.
test: node $(DEV)/.ready $(NODE)/.ready $(WHEELS)/.ready $(CLIENT)/index.html browser ## check, then all tests, then the rulebook again on the compiled engine
	@mkdir -p build; $(MAKE) --no-print-directory compiled COMPILED=$(TESTED) OPTIMIZE=1 > build/compiling.txt 2>&1 & compiling=$$!; \
		$(MAKE) --no-print-directory check tests || { kill $$compiling; exit 1; }; \
		wait $$compiling || { cat build/compiling.txt; exit 1; }
	$(DEV)/bin/pytest -n 2 tests/packaging
	$(if $(COMPILED_TESTS),$(TESTED)/bin/pytest -n 2 $(COMPILED_TESTS))

tests: node $(DEV)/.ready $(NODE)/.ready $(CLIENT)/index.html browser ## all tests but those of wheels and of the compiled engine
	cd $(WEB) && npm test --silent
	$(DEV)/bin/python -m tests.server.postgres
	$(DEV)/bin/python -m tests.server.debian
	$(DEV)/bin/pytest -n 2 --ignore tests/browser --ignore tests/packaging
	$(DEV)/bin/pytest -n 2 tests/browser

pictures: node $(DEV)/.ready $(CLIENT)/index.html browser ## take the pictures of README and books anew, and a contact sheet of every deck
	$(DEV)/bin/python -m tests.browser.pictures

golden: $(DEV)/.ready ## write the golden files anew, to be read as a diff
	$(DEV)/bin/python -m taproom.inn.content.keep
	$(DEV)/bin/python -m tests.golden.write
	$(DEV)/bin/python -m tests.research.playthroughs

streams: $(COMPILED)/.ready ## play 1,000 seeded games and see that they are as they were; ARGS=write keeps them as they are now
	$(COMPILED)/bin/python -m tests.streams $(or $(ARGS),compare)

soak: $(DEV)/.ready ## break every rule, kill the server 200 times, take its database away, watch its clock: docs/coverage.md, docs/reliability.md
	$(DEV)/bin/python -m tests.mutation.run $(ARGS)
	$(DEV)/bin/python -m tests.server.postgres
	$(DEV)/bin/python -m tests.server.soak

compiled: $(COMPILED)/.ready ## the engine compiled by mypyc, in .venv-compiled

baseline: $(BASELINE)/.ready ## the compiled wheel that speed is compared with, in build/baseline, and installed in .venv-baseline

bench: $(DEV)/.ready $(COMPILED)/.ready $(PEERS)/.ready $(LOADS)/.ready ## measure engine and server beside their peers
	$(COMPILED)/bin/python bench/run.py $(ARGS)
	$(COMPILED)/bin/python bench/research.py
	$(COMPILED)/bin/python bench/server/run.py
	$(COMPILED)/bin/python bench/server/run.py --flood

against: $(BASELINE)/.ready $(COMPILED)/.ready ## measure the compiled engine beside the wheel of make baseline, in pairs
	$(COMPILED)/bin/python bench/against.py $(ARGS)

lock: $(LOCK)/.ready ## write requirements/*.txt anew; make lock ARGS=--upgrade takes newer versions
	$(call compile,pyproject.toml,base)
	$(call compile,pyproject.toml --extra dev --constraints requirements/base.txt,dev)
	$(call compile,requirements/peers.in,peers)

clean: ## remove environments, build results and caches
	rm -rf $(DEV) $(COMPILED) $(TESTED) $(PEERS) $(BASELINE) $(LOCK) build dist $(NODE) $(CLIENT) $(LOADS)
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

# --- the browser client ---------------------------------------------------------------------------------------------

# Looked for before anything is installed. A client that is already built needs no Node to be played.
node:
	@[ -f $(NODE)/.ready ] || { command -v npm > /dev/null && node -e \
		'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'; } || { \
		echo 'The browser client is built with Node 20.19 or newer and npm: install them first.' >&2; \
		echo 'A game in the terminal needs neither: make setup && .venv/bin/taproom play' >&2; exit 1; }

$(NODE)/.ready: $(WEB)/package-lock.json | node
	cd $(WEB) && npm ci --loglevel=error --no-audit --no-fund
	@touch $@

$(CLIENT)/index.html: $(PAGES) $(NODE)/.ready
	cd $(WEB) && npm run --silent build
	@touch $@

$(PAGES): FORCE
	@mkdir -p $(@D)
	@find $(WEB) docs/figures $(PICTURES) -path $(NODE) -prune -o -type f ! -name '*.test.ts' -exec cksum {} + | sort > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# The browser tests want Debian's Chromium, or the one that TAPROOM_CHROMIUM names.
browser:
	@[ -n "$$TAPROOM_CHROMIUM" ] || command -v chromium > /dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
			apt-get update --quiet && apt-get install --yes --quiet --no-install-recommends chromium; \
		else \
			echo 'The browser tests need Chromium: as root, apt-get install chromium, or set TAPROOM_CHROMIUM to one.'; exit 1; \
		fi; }

# --- environments ---------------------------------------------------------------------------------------------------

# A changed lock file makes its environment anew, so that nothing stays in it that the lock does not name.
define environment
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Taproom needs Python 3.11 or newer: make PYTHON=python3.11")'
	$(PYTHON) -m venv --clear $(@D)
	$(@D)/bin/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@
endef

define compile
	$(LOCK)/bin/uv pip compile --quiet --universal --python-version 3.11 --no-emit-index-url --generate-hashes \
		--custom-compile-command 'make lock' $(ARGS) $(1) --output-file requirements/$(2).txt
endef

$(DEV)/.locked: requirements/dev.txt
	$(environment)

$(DEV)/.ready: $(DEV)/.locked pyproject.toml
	$(DEV)/bin/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(COMPILED)/.locked: requirements/dev.txt
	$(environment)

$(COMPILED)/.ready: $(COMPILED)/.locked $(SOURCES) $(CLIENT)/index.html
	rm -rf build/wheel
	TAPROOM_PURE=0 $(if $(OPTIMIZE),TAPROOM_OPTIMIZE=$(OPTIMIZE)) $(COMPILED)/bin/python -m build --wheel --no-isolation --outdir build/wheel
	$(COMPILED)/bin/pip install --quiet --disable-pip-version-check --no-deps --force-reinstall build/wheel/*.whl
	@touch $@

# An older commit builds itself by its own rules and lock file. Its tree goes once the wheel is there.
$(BASELINE)/.ready:
	rm -rf build/baseline $(BASELINE)
	mkdir -p build/baseline/tree
	git archive --output build/baseline/tree.tar $(COMPARED)
	tar -xf build/baseline/tree.tar -C build/baseline/tree
	make -C build/baseline/tree COMPILED=$(CURDIR)/$(BASELINE) compiled
	mv build/baseline/tree/build/wheel/*.whl build/baseline
	rm -rf build/baseline/tree build/baseline/tree.tar
	@touch $@

$(WHEELS)/.ready: requirements/base.txt $(DEV)/.ready
	rm -rf $(@D)
	$(DEV)/bin/pip download --quiet --disable-pip-version-check --require-hashes --dest $(@D) -r $<
	@touch $@

$(PEERS)/.ready: requirements/peers.txt
	$(environment)

$(LOADS)/.ready: bench/server/package-lock.json
	cd $(@D)/.. && npm ci --loglevel=error --no-audit --no-fund
	@touch $@

$(LOCK)/.ready:
	$(PYTHON) -m venv --clear $(LOCK)
	$(LOCK)/bin/pip install --quiet --disable-pip-version-check $(UV)
	@touch $@

$(SOURCES): FORCE
	@mkdir -p $(@D)
	@find src pyproject.toml hatch_build.py README.md LICENSE NOTICE -path $(CLIENT) -prune -o -type f ! -name '*.pyc' -exec cksum {} + | sort > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi
