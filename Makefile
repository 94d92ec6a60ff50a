# CountOnMe: `make run` builds the calculator and starts it, `make` lists all there is.
#
# On Debian and Ubuntu every target first installs what it needs and does not find. The only thing
# to bring along is Swift.

PREFIX  ?= /usr/local
DESTDIR ?=
ARGS    ?=

program := .build/release/countonme
linkage := .build/linkage
sources := Package.swift Sources Tests

# Swift is often there without being on the path; these are its usual places.
export PATH := $(PATH):/opt/swift/usr/bin:$(HOME)/.local/share/swiftly/bin

.DEFAULT_GOAL := help
.PHONY: help run build test bench previews screenshots coverage format lint install uninstall clean
.PHONY: swift setup setup-tests setup-bench setup-pictures
# Swift's own build runs in parallel; two installations of packages at once would collide.
.NOTPARALLEL:

help: ## Lists the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: build ## Builds the calculator and starts it; options go in ARGS: make run ARGS=--light
	@exec $(program) $(ARGS)

build: setup $(linkage) ## Builds the optimised program, .build/release/countonme
	@swift build -c release --product countonme $$(cat $(linkage))
	@if [ -s $(linkage) ]; then echo "$(program): one static file"; \
	else echo "$(program): linked to the libraries of this system"; fi

# The end-to-end tests drive the optimised program, because that is the one that people run: another
# build, linked in another way, would meet the terminal and the locale through other libraries.
test: setup-tests lint build ## Checks the style, then runs all tests
	@COUNTONME_PROGRAM='$(CURDIR)/$(program)' swift test --disable-xctest

bench: setup-bench build ## Compares the time with that of bc and Python, side by side in one run
	@.ci/bench $(program)

previews: setup ## Prints every scene in light and dark, side by side
	@swift run gallery previews

screenshots: setup-pictures ## Draws the pictures in screenshots/
	@mkdir -p screenshots
	@swift run gallery pictures screenshots
	@for picture in screenshots/*.svg; do \
	  rsvg-convert --zoom 2 --output "$${picture%.svg}.png" "$$picture" || exit; \
	done

# Instrumented objects have a folder of their own, so that `make test` need not build anew after it.
coverage: setup ## Fails unless the tests run through every line of the model rooms
	@swift test --disable-xctest --scratch-path .build/coverage --enable-code-coverage \
	  --skip EndToEndTests --skip ArchitectureTests \
	  --skip DifferentialTests --skip EcosystemTests
	@.ci/coverage ExactNumbers CalculatorCore CalculatorViewModel

format: swift ## Formats all Swift files
	@swift format --in-place --recursive --parallel $(sources)

lint: swift ## Checks the style of all Swift files
	@swift format lint --strict --recursive --parallel $(sources)

# Where each thing is found: the program, its manual, and what the shells complete its options from.
bin_file  := $(DESTDIR)$(PREFIX)/bin/countonme
man_file  := $(DESTDIR)$(PREFIX)/share/man/man1/countonme.1
bash_file := $(DESTDIR)$(PREFIX)/share/bash-completion/completions/countonme
zsh_file  := $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_countonme
fish_file := $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/countonme.fish

# The program writes what the shells read from its own options. The parser of options speaks there
# of a subcommand, help, that is none: without those lines nobody is offered it.
no_subcommand := -e "/-\\(W\\|fa\\) 'help'/d" -e "/'help:/d" -e '/: :->/d' -e '/"countonme help"/d'
install_completions = script=$$($(program) --generate-completion-script $(1)) && \
  printf '%s\n' "$$script" | sed $(no_subcommand) | install -D -m 644 /dev/stdin '$(2)'

# Builds only what is not built yet, so that `sudo make install` leaves no files of root behind.
install: ## Installs program, manual and completions under PREFIX (/usr/local), below DESTDIR
	@test -x $(program) || $(MAKE) --no-print-directory build
	install -D -m 755 $(program) '$(bin_file)'
	install -D -m 644 Sources/countonme/Manual/countonme.1 '$(man_file)'
	@$(call install_completions,bash,$(bash_file))
	@$(call install_completions,zsh,$(zsh_file))
	@$(call install_completions,fish,$(fish_file))

uninstall: ## Removes what was installed
	rm -f '$(bin_file)' '$(man_file)' '$(bash_file)' '$(zsh_file)' '$(fish_file)'

clean: ## Removes everything that was built
	rm -rf .build

# How to link: the options of a static program where a small one links and runs, else none. The
# answer is kept until `make clean`. lld is named because it knows nothing of glibc's warnings
# about static programs, which would drown those that matter.
$(linkage): | setup
	@mkdir -p .build
	@if echo 'print("linked")' | swiftc -static-executable -use-ld=lld - -o $@.probe \
	  -lncursesw -ltinfo -lmpfr -lgmp 2>$@.log && $@.probe >>$@.log 2>&1; \
	then echo --static-swift-stdlib -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xlinker -s; \
	fi >$@.new
	@rm -f $@.probe
	@mv $@.new $@

swift:
	@found=none; if command -v swift >/dev/null; then found=$$(swift --version 2>&1); fi; \
	version=$$(echo "$$found" | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p'); \
	set -- $$version 0 0; \
	if [ $$(($$1 * 1000 + $$2)) -lt 6002 ]; then \
	  echo "Missing: Swift 6.2 or later, from https://www.swift.org/install/" >&2; \
	  echo "Found: $$found" >&2; \
	  exit 1; \
	fi

# What has to be there: the name of the package in Debian and Ubuntu, and a command that succeeds
# when the thing itself is there, wherever it came from. The Python that comes first on the path may
# be another than the system's, which is the one that the packages of the system are for: whoever
# uses mpmath looks in both.
header = clang -fsyntax-only -x $(1) -include $(2) /dev/null || cc -fsyntax-only -x $(1) -include $(2) /dev/null

there.g++               = $(call header,c++,cstdio)
there.git               = command -v git
there.libncurses-dev    = $(call header,c,curses.h)
there.libgmp-dev        = $(call header,c,gmp.h)
there.libmpfr-dev       = $(call header,c,mpfr.h)
there.tmux              = command -v tmux
there.ncurses-term      = infocmp xterm-direct
there.python3           = command -v python3
there.python3-mpmath    = python3 -c 'import mpmath' || /usr/bin/python3 -c 'import mpmath'
there.bc                = command -v bc
there.librsvg2-bin      = command -v rsvg-convert
there.fonts-dejavu-core = test -e /usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf || fc-list | grep 'DejaVu Sans Mono'

to_build := g++ git libncurses-dev libgmp-dev libmpfr-dev
to_test  := tmux ncurses-term python3 python3-mpmath
to_bench := bc python3 python3-mpmath
to_draw  := librsvg2-bin fonts-dejavu-core

setup: swift
	@$(call install_missing,$(to_build))

setup-tests: swift
	@$(call install_missing,$(to_build) $(to_test))

setup-bench: swift
	@$(call install_missing,$(to_build) $(to_bench))

setup-pictures: swift
	@$(call install_missing,$(to_build) $(to_draw))

# Says nothing when nothing is missing. The status of `apt-get update` is not asked for: one list
# that is out of reach does not mean that the packages are.
define install_missing
missing=; \
$(foreach need,$(1),{ $(there.$(need)); } >/dev/null 2>&1 || missing="$$missing $(need)"; )\
if [ -z "$$missing" ]; then exit 0; fi; \
if ! command -v apt-get >/dev/null; then \
  echo "Missing:$$missing (by Debian's names)." >&2; \
  echo "Here is no apt-get: please install them by hand. The libraries, with their C headers," >&2; \
  echo "are ncurses (its wide form), GMP and MPFR: ncurses-devel gmp-devel mpfr-devel in Fedora," >&2; \
  echo "ncurses gmp mpfr in Arch." >&2; \
  exit 1; \
fi; \
root=; if [ "$$(id -u)" -ne 0 ]; then root=sudo; fi; \
echo "Installing:$$missing (apt-get, as root)"; \
$$root apt-get update -qq; \
$$root env DEBIAN_FRONTEND=noninteractive \
  apt-get install -qq -y --no-install-recommends $$missing >/dev/null
endef
