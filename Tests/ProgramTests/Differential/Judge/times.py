"""Judges dates and moments with Python's datetime, calendar and zoneinfo.

Each line of the input is what the program printed (an error begins with !), a kind and the operands,
between tabs. The output is "true", or "false" and what it should be.
"""

import calendar
import sys
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo


def offset_text(offset):
    seconds = int(offset.total_seconds())
    sign = "-" if seconds < 0 else "+"
    hours, rest = divmod(abs(seconds), 3600)
    minutes, seconds = divmod(rest, 60)
    return f"{sign}{hours:02}:{minutes:02}" + (f":{seconds:02}" if seconds else "")


def text(moment):
    clock = f"{moment.hour:02}:{moment.minute:02}" + (f":{moment.second:02}" if moment.second else "")
    return f"{moment.year:04}-{moment.month:02}-{moment.day:02}T{clock}{offset_text(moment.utcoffset())}"


def utc(moment):
    return moment.astimezone(ZoneInfo("UTC"))


def read(day, clock, zone):
    """A moment, or the word of the error for a time that clocks skip or repeat."""
    moment = datetime.fromisoformat(f"{day}T{clock}").replace(tzinfo=ZoneInfo(zone))
    back = utc(moment).astimezone(ZoneInfo(zone))
    if back.replace(tzinfo=None) != moment.replace(tzinfo=None):
        return "skip"
    if moment.utcoffset() != moment.replace(fold=1).utcoffset():
        return "both can be meant"
    return moment


def later(moment, days):
    """The same time on the clock, days later: with the same offset if it comes twice."""
    wall = moment.replace(tzinfo=None) + timedelta(days=days)
    both = [wall.replace(tzinfo=moment.tzinfo, fold=fold) for fold in (0, 1)]
    if utc(both[0]).astimezone(moment.tzinfo).replace(tzinfo=None) != wall:
        return "skip"
    same = [each for each in both if each.utcoffset() == moment.utcoffset()]
    return (same or both)[0]


def shifted(day, count, unit):
    if unit in ("days", "weeks"):
        try:
            return date.fromisoformat(day) + timedelta(**{unit: count})
        except OverflowError:
            return "years 1 to 9999"
    start = date.fromisoformat(day)
    months = 12 * start.year + start.month - 1 + count * (12 if unit == "years" else 1)
    year, month = months // 12, months % 12 + 1
    if not 1 <= year <= 9999:
        return "years 1 to 9999"
    return date(year, month, min(start.day, calendar.monthrange(year, month)[1]))


def workdays(first, last):
    if first > last:
        return -workdays(last, first)
    days = (last - first).days + 1
    return sum((first + timedelta(days=n)).weekday() < 5 for n in range(days % 7)) + days // 7 * 5


def expected(kind, fields):
    if kind == "difference":
        return f"{(date.fromisoformat(fields[0]) - date.fromisoformat(fields[1])).days} d"
    if kind == "shift":
        day = shifted(fields[0], int(fields[1]), fields[2])
        return day if isinstance(day, str) else day.isoformat()
    if kind == "week":
        return str(date.fromisoformat(fields[0]).isocalendar()[1])
    if kind == "weekday":
        return calendar.day_name[date.fromisoformat(fields[0]).weekday()]
    if kind == "workdays":
        return str(workdays(*map(date.fromisoformat, fields)))
    moment = read(*fields[:3])
    if isinstance(moment, str):
        return moment
    if kind == "zone":
        return text(utc(moment).astimezone(ZoneInfo(fields[3])))
    if kind == "elapsed":
        return text((utc(moment) + timedelta(minutes=int(fields[3]))).astimezone(moment.tzinfo))
    moment = later(moment, int(fields[3]))
    return moment if isinstance(moment, str) else text(moment)


for line in sys.stdin:
    printed, kind, *fields = line.rstrip("\n").split("\t")
    wanted = expected(kind, fields)
    is_true = wanted in printed if printed.startswith("!") else wanted == printed
    print("true" if is_true else f"false\t{wanted}")
