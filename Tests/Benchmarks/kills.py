"""Kills the built program at random moments of sessions, goes on with them, and counts what is lost.

    kills.py QUIZ [KILLS] [SEED]

A grade counts as told when its line came out of the program; then it must be in the journal.
"""
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time

QUIZ = sys.argv[1]
KILLS = int(sys.argv[2]) if len(sys.argv) > 2 else 200
chance = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
QUESTIONS = ["nil-or-none", "paradigm", "count-uniques", "closures-are", "what-is-an-optional"]
WRONG = "extension Array where Element: Hashable { func countUniques() -> Int { 0 } }"


class Session:
    """One run of the program, answered as it asks, until it ends or is killed."""

    def __init__(self, words, environment):
        self.told = []  # (question, part, how many grades of it), part 0 for the whole question
        self.tries = {}
        self.process = subprocess.Popen(
            [QUIZ] + words, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, env=environment)
        self.reader = threading.Thread(target=self.answer)
        self.reader.start()

    def send(self, move):
        try:
            self.process.stdin.write((json.dumps(move) + "\n").encode())
            self.process.stdin.flush()
        except (BrokenPipeError, ValueError):
            pass

    def answer(self):
        question = part = None
        for line in self.process.stdout:
            if not line.endswith(b"\n"):
                break
            event = json.loads(line)
            kind = event["event"]
            if kind == "question":
                question = event["question"]["id"]
            elif kind == "part":
                part, self.kind = event["part"], event["kind"]
                self.move(part, self.kind, wrong=chance.random() < 0.7)
            elif kind == "rubric":
                self.send({"move": "tick", "points": [1]})
            elif kind == "grade":
                part = event["grade"]["part"]
                key = (question, part)
                self.tries[key] = self.tries.get(key, 0) + 1
                self.told.append((question, part, self.tries[key]))
                if self.kind in ("write", "repair") and event["grade"]["verdict"] != "accepted":
                    again = chance.random() < 0.5
                    self.send({"move": "submit", "answer": WRONG} if again else {"move": "giveUp"})
            elif kind == "finished":
                self.told.append((question, 0, 1))
                self.send({"move": "next"})

    def move(self, part, kind, wrong):
        if kind == "explain":
            self.send({"move": "explain", "answer": "words"})
        elif kind == "predict":
            self.send({"move": "submit", "answer": "wrong" if wrong else "traps"})
        elif kind == "choose":
            self.send({"move": "submit", "answer": "a"})
        else:
            self.send({"move": "submit", "answer": WRONG})

    def kill(self):
        self.process.kill()
        self.end()

    def end(self):
        self.process.wait()
        self.reader.join()
        self.process.stdin.close()


def entries(path):
    found = []
    torn = 0
    if os.path.exists(path):
        for line in open(path, "rb").read().split(b"\n"):
            if not line:
                continue
            try:
                found.append(json.loads(line))
            except ValueError:
                torn += 1
    return found, torn


def lost(told, journal):
    """What was told and is nowhere in the journal."""
    missing = []
    for question, part, tries in told:
        mine = [entry for entry in journal if entry.get("question") == question]
        if any(entry["kind"] == "grade" for entry in mine):
            continue
        parts = [entry["part"] for entry in mine if entry["kind"] in ("part", "try")]
        if part == 0 or max((p["tries"] for p in parts if p["part"] == part), default=0) < tries:
            missing.append((question, part, tries))
    return missing


kills = told_all = lost_all = torn_all = begun = resumed = unfinished = doubled = 0
with tempfile.TemporaryDirectory() as work:
    environment = dict(os.environ, HOME=work, QUIZ_CACHE=work + "/cache")
    start = time.monotonic()
    Session(["practice", "--json"] + QUESTIONS, dict(environment, QUIZ_DATA=work + "/warm")).end()
    start = time.monotonic()
    Session(["practice", "--json"] + QUESTIONS, dict(environment, QUIZ_DATA=work + "/warm")).end()
    length = time.monotonic() - start
    number = 0
    while kills < KILLS:
        number += 1
        data = f"{work}/data {number}"
        path = data + "/journal.jsonl"
        variables = dict(environment, QUIZ_DATA=data)
        told = []
        words = ["practice", "--json"] + QUESTIONS
        while True:
            session = Session(words, variables)
            # What was answered before the kill counts on: tries go up over all runs of a session.
            for question, part, tries in told:
                session.tries[(question, part)] = max(
                    session.tries.get((question, part), 0), tries)
            if kills < KILLS and chance.random() < 0.9:
                time.sleep(chance.uniform(0, length))
                if session.process.poll() is None:
                    kills += 1
                session.kill()
            else:
                session.end()
            told += session.told
            journal, torn = entries(path)
            lost_all += len(lost(told, journal))
            if any(entry["kind"] == "end" for entry in journal):
                break
            if any(entry["kind"] == "begin" for entry in journal):
                if words[0] == "resume" and session.process.returncode == 1:
                    # Nothing to go on with: right where only the last entry, the end, is missing.
                    graded = {entry["question"] for entry in journal if entry["kind"] == "grade"}
                    unfinished += graded != set(QUESTIONS)
                    break
                words = ["resume", "--json"]
        begun += 1
        told_all += len(told)
        torn_all += torn
        begins = [entry for entry in journal if entry["kind"] == "begin"]
        grades = [entry["question"] for entry in journal if entry["kind"] == "grade"]
        resumed += len(begins) == 1 and sorted(grades) == sorted(QUESTIONS)
        doubled += len(grades) - len(set(grades))
print(
    f"{kills} kills within sessions of {length:.2f} s: {told_all} grades were told, {lost_all} of them lost;\n"
    f"{begun} sessions, {resumed} of them resumed to their end, {unfinished} not, {doubled} grades twice; "
    f"{torn_all} torn lines")
sys.exit(1 if lost_all or unfinished or doubled or resumed != begun else 0)
