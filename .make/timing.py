"""How long commands take, from their start to their end."""

import os
import statistics
import subprocess
import tempfile
import time


def seconds(command, given=None, most=None):
    """The time of one run, its output going to a file; None where it takes longer than `most`."""
    with tempfile.TemporaryFile() as printed, open(given or os.devnull, "rb") as source:
        start = time.perf_counter()
        try:
            subprocess.run(command, stdin=source, stdout=printed, check=True, timeout=most)
        except subprocess.TimeoutExpired:
            return None
        return time.perf_counter() - start


def run(*command, given=None):
    """A measurement for `medians`: that of a command with its input."""
    return lambda: seconds(command, given)


def medians(runs, *measurements):
    """The medians of measurements made in turns, after a warm-up."""
    times = [[] for _ in measurements]
    for turn in range(runs + 1):
        for side, measure in zip(times, measurements):
            taken = measure()
            if turn > 0:
                side.append(taken)
    return [statistics.median(side) for side in times]


def written(folder, name, text):
    """The path of a new file with that text."""
    path = os.path.join(folder, name)
    with open(path, "w", encoding="ascii") as file:
        file.write(text)
    return path
