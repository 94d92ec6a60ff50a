# CountOnMe: `make run` builds the calculator and starts it, `make` lists all targets.
#
# On Debian and Ubuntu the targets install the packages that they need, except `make unit`. Swift is
# the only requirement. The scripts are in .make.

PREFIX  ?= /usr/local
DESTDIR ?=
ARGS    ?=
SUITES  ?=
KEYS    ?=
SIZE    ?= 80x24
THEME   ?= dark
LOOKS   ?=
TIME    ?= 60

# Neither debug information, which is not kept, nor a mark of what was compiled, which is made of the
# paths: the same sources make the same bytes in any folder. Generic types are made by accessors, as
# the runtime would take a sixth of the start to look them up by name, and not in advance, which is
# larger and no faster. The linker leaves functions out that are not used, each of which has a section
# for that.
frontend := -disable-incremental-llvm-codegen -disable-concrete-type-metadata-mangled-name-accessors \
  -disable-generic-metadata-prespecialization -function-sections
# A sixth of the build, without which the program is the same, or a few percent slower at most: what the
# compiler checks of itself, and passes of its optimiser that find hardly anything here.
frontend += -sil-verify-none -disable-llvm-verify
passes   := bcopts copy-propagation dce destroy-addr-hoisting destroy-hoisting early-codemotion \
  early-redundant-load-elimination high-level-cse jumpthread-simplify-cfg let-properties-opt \
  loop-invariant-code-motion performance-constant-propagation release-hoisting retain-sinking
backend  := -disable-swift-verification $(passes:%=-sil-disable-pass=%) \
  -enable-constraint-elimination=false -vectorize-slp=false
optimise := -c release -debug-info-format none \
  $(foreach option,$(frontend),-Xswiftc -Xfrontend -Xswiftc $(option)) \
  $(foreach option,$(backend),-Xswiftc -Xllvm -Xswiftc $(option))
# The driver warns of an option that SwiftPM always passes, though no room needs it.
unwarned := | sed -u '/ignoring -num-threads argument/d'
release  := swift build --product countonme $(optimise)
program  := .build/release/countonme
linkage  := .build/linkage
order    := $(linkage).order
# The options that link one static program, for SwiftPM; none where that does not link.
static    = $(if $(file <$(linkage)),--static-swift-stdlib $(addprefix -Xswiftc ,$(file <$(linkage))))
# What is linked of a build folder. SwiftPM gives the function main of the program another name, so
# that tests can import it.
objects   = -Xlinker --defsym=main=countonme_main @$(1)/release/countonme.product/Objects.LinkFileList
# All tests use the optimised rooms, of which the program that they drive is linked.
tests    := .build/tests
tested   := --scratch-path $(tests) -Xswiftc -enable-testing $(optimise)
testing   = COUNTONME_PROGRAM='$(CURDIR)/$(tests)/countonme' swift test --disable-xctest $(tested)
# Tests of a change are built without optimisation, file by file. Of the debug information, backtraces
# need the lines; all of it would take a tenth of the time to build.
unit     := swift test --disable-xctest --scratch-path .build/unit -Xswiftc -gline-tables-only
packages := .build/packages
manuals  := Sources/countonme/Manual
sources  := Package.swift Sources Tests
setups   := $(addprefix setup-,build test bench pictures looks deb debtest dist)

# Swift is often installed without being on the path; these are its usual places.
export PATH := $(PATH):/opt/swift/usr/bin:$(HOME)/.local/share/swiftly/bin
# Keys may hold any character, so the shell takes them from the environment.
export KEYS

.DEFAULT_GOAL := help
.PHONY: help run build test unit endurance fuzz bench coverage frame previews screenshots looks docs format
.PHONY: lint install uninstall deb debtest dist clean swift tested relisted $(setups)
# Swift builds in parallel by itself; two package installations at once would collide.
.NOTPARALLEL:
# A build that fails also fails before a filter.
build tested: SHELL := bash
build tested: .SHELLFLAGS := -o pipefail -c

help: ## Lists the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: build ## Builds the calculator and starts it, with options: make run ARGS=--light
	@exec $(program) $(ARGS)

# The functions that the start uses are listed once, with the symbols of a program linked for that.
build: setup-build $(linkage) ## Builds the optimised program, .build/release/countonme
	@$(release) $(static) $(unwarned)
	@if [ -s $(linkage) ] && ! [ -s $(order) ]; then \
	  swiftc $(subst -Xlinker -s ,,$(file <$(linkage))) $(call objects,.build) -o .build/listed && \
	  .make/order .build/listed >$(order) && rm -f .build/listed $(program) && \
	  $(release) $(static) $(unwarned); \
	fi
	@if [ -s $(linkage) ]; then echo "$(program): one static file"; \
	else echo "$(program): linked to the libraries of this system"; fi

test: setup-test lint tested ## Checks the style, then runs all tests
	@$(testing) --skip-build

unit: swift ## Runs all tests but those of the whole program, or some: make unit SUITES=HelpTests
	@$(unit) $(if $(SUITES),--filter '$(SUITES)') --skip ProgramTests

endurance: setup-test tested ## Runs all tests with twenty times the random cases, and those that wait
	@COUNTONME_CASES=20 $(testing) --skip-build

fuzz: setup-test tested ## Tries nearly right input in seeds of its own: make fuzz TIME=60 (seconds for each kind)
	@COUNTONME_FUZZ='$(TIME)' $(testing) --skip-build --filter 'ProgramTests.*Nearly'
	@.make/fuzz '$(TIME)'

bench: setup-bench build ## Compares the speed with that of bc, Python, GMP, mpmath and qalc
	@.make/bench $(program)

# Instrumented objects have a folder of their own, so that the next `make test` rebuilds nothing. Tests
# run side by side, so that their counters must be atomic. Programs that the build runs leave others.
coverage: setup-build ## Fails unless the tests run every line of the model rooms
	@swift test --disable-xctest --scratch-path .build/coverage --enable-code-coverage \
	  -Xswiftc -Xllvm -Xswiftc -instrprof-atomic-counter-update-all \
	  --skip ProgramTests
	@rm -f default.profraw
	@.make/coverage ExactNumbers Quantities CalculatorCore Engine CalculatorViewModel

frame: setup-build ## Prints a frame: make frame KEYS='12/4=' SIZE=40x12 THEME=light
	@swift run --quiet gallery frame "$$KEYS" $(SIZE) $(THEME)

previews: setup-build ## Prints every scene in all coloured themes
	@swift run --quiet gallery previews

screenshots: setup-pictures ## Draws the pictures in screenshots/
	@mkdir -p screenshots
	@swift run --quiet gallery pictures screenshots
	@for picture in screenshots/*.svg; do \
	  rsvg-convert --zoom 2 --output "$${picture%.svg}.png" "$$picture" || exit; \
	done

looks: setup-looks build ## Pictures in real terminals, measured, or some: make looks LOOKS='xterm dark'
	@.make/looks $(program) .build/looks $(LOOKS)

docs: setup-build ## Writes the manual pages and the generated parts of the README
	@swift build --product documents
	@mkdir -p .build/docs
	@rm -f .build/docs/*.1
	@.build/debug/documents manuals | while read -r language file; do \
	  .build/debug/documents manual "$$language" >".build/docs/$$file" || exit; \
	done
	@.build/debug/documents readme <README.md >.build/docs/README.md
	@cp .build/docs/*.1 $(manuals)
	@cp .build/docs/README.md README.md

format: swift ## Formats all Swift files
	@swift format --in-place --recursive --parallel $(sources)

lint: swift ## Checks the style of all Swift files
	@swift format lint --strict --recursive --parallel $(sources)

# The installed files: the program, its manual in each language, the completions of the shells, and
# what menus and software centres show.
bin_file  := $(DESTDIR)$(PREFIX)/bin/countonme
man_path  := $(DESTDIR)$(PREFIX)/share/man
bash_file := $(DESTDIR)$(PREFIX)/share/bash-completion/completions/countonme
zsh_file  := $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_countonme
fish_file := $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/countonme.fish
desktop_file  := $(DESTDIR)$(PREFIX)/share/applications/countonme.desktop
icon_file     := $(DESTDIR)$(PREFIX)/share/icons/hicolor/scalable/apps/countonme.svg
metainfo_file := $(DESTDIR)$(PREFIX)/share/metainfo/countonme.metainfo.xml
# The languages besides English, of `countonme.fr.1` and so on.
languages := $(patsubst $(manuals)/countonme.%.1,%,$(wildcard $(manuals)/countonme.*.1))
# Prints the completions of a shell into a file.
completions = script="$$($(program) --generate-completion-script $(1))" && \
  printf '%s\n' "$$script" | install -D -m 644 /dev/stdin '$(2)'

# The time that packages and installed files tell: that of the last commit, unless it is given.
install deb debtest dist: export SOURCE_DATE_EPOCH ?= \
  $(shell git log -1 --format=%ct 2>/dev/null || stat -c %Y Package.swift)

# Builds only a program that does not exist yet, so that `sudo make install` leaves no files of root
# in .build.
install: ## Installs program, manual and completions under PREFIX (/usr/local), below DESTDIR
	@test -x $(program) || $(MAKE) --no-print-directory build
	install -D -m 755 $(program) '$(bin_file)'
	install -D -m 644 $(manuals)/countonme.1 '$(man_path)/man1/countonme.1'
	@for language in $(languages); do \
	  install -D -m 644 "$(manuals)/countonme.$$language.1" \
	    '$(man_path)'/"$$language/man1/countonme.1" || exit; \
	done
	@$(call completions,bash,$(bash_file))
	@$(call completions,zsh,$(zsh_file))
	@$(call completions,fish,$(fish_file))
	install -D -m 644 .packaging/countonme.desktop '$(desktop_file)'
	install -D -m 644 .packaging/countonme.svg '$(icon_file)'
	@version="$$($(program) --version)" && day="$$(date -u -d "@$$SOURCE_DATE_EPOCH" +%F)" && \
	  sed "s/@VERSION@/$$version/; s/@DATE@/$$day/" .packaging/countonme.metainfo.xml | \
	  install -D -m 644 /dev/stdin '$(metainfo_file)'

uninstall: ## Removes the installed files
	rm -f '$(bin_file)' '$(man_path)/man1/countonme.1' '$(bash_file)' '$(zsh_file)' '$(fish_file)' \
	  '$(desktop_file)' '$(icon_file)' '$(metainfo_file)'
	@for language in $(languages); do rm -f '$(man_path)'/"$$language/man1/countonme.1"; done

# Only the library of Swift is in the program of the Debian package, which is linked as Debian asks:
# at fixed places nothing is written after the start.
deb: setup-deb ## Builds a Debian package, linked to the libraries of this system
	@$(release) --scratch-path $(packages)/build --static-swift-stdlib -Xswiftc -use-ld=lld \
	  -Xlinker -s -Xlinker -z -Xlinker now
	@.make/deb $(packages)/build/release/countonme $(packages)

debtest: setup-debtest deb ## Installs the Debian package in a clean system, tries it and removes it
	@.make/debtest $(packages)/countonme_*.deb

# Lists the functions again, so that the archive depends on the sources alone.
dist: setup-dist relisted build ## Packs the static program, with its checksum and a list of its contents
	@test -s $(linkage) || { echo "No static program can be linked here." >&2; exit 1; }
	@.make/dist $(program) $(linkage).d $(packages)

clean: ## Removes everything that was built
	rm -rf .build

# Builds the tests, and links the program that they drive as it is installed: linked to the libraries
# of this system it would meet the terminal and the locale in other ways.
tested: $(linkage)
	@swift build --build-tests $(tested) $(unwarned)
	@swiftc $(file <$(linkage)) $(call objects,$(tests)) -o $(tests)/countonme

# The options of the linker are determined once; `make clean` forgets them.
$(linkage): | setup-build
	@mkdir -p .build
	@.make/linkage $@ >$@.new
	@mv $@.new $@

relisted: $(linkage)
	@: >$(order)

swift:
	@.make/require-swift

# Installs the missing packages for a purpose.
$(setups): setup-%: swift
	@.make/install-missing $*
