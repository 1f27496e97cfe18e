"""Reviews a second of the reference, on the same reviews as throughput.swift; the best of five runs."""
import time
from datetime import datetime, timezone
from fsrs import Card, Rating, Scheduler

count, length = 200, 250
scheduler = Scheduler(enable_fuzzing=False)
best = float("inf")
for _ in range(5):
    start = time.perf_counter()
    stability = 0.0
    for number in range(count):
        card = Card(card_id=number)
        moment = datetime.fromtimestamp(1_700_000_000, timezone.utc)
        state = number + 1
        for _ in range(length):
            state = (state * 1_664_525 + 1_013_904_223) & 0xFFFFFFFF
            rating = Rating([1, 2, 3, 3, 3, 3, 4, 3][state >> 29])
            card, _ = scheduler.review_card(card, rating, moment)
            moment = card.due
        stability += card.stability
    best = min(best, time.perf_counter() - start)
print(f"fsrs: {int(count * length / best)} reviews a second; check sum {stability}")
