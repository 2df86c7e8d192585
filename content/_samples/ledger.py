import json
import sqlite3

_database = sqlite3.connect("ledger.db", isolation_level=None)  # each statement is stored at once
_database.execute(
    "CREATE TABLE IF NOT EXISTS ledger "
    "(reference TEXT PRIMARY KEY, body TEXT NOT NULL, state TEXT NOT NULL, detail TEXT)"
)


def enter(order):
    """Enter an order. Return its entry, also when it was entered before."""
    reference = order["clientSubscriptionReference"]
    _database.execute(
        "INSERT OR IGNORE INTO ledger VALUES (?, ?, 'ready', NULL)", (reference, json.dumps(order))
    )
    entry = read(reference)
    if not _is_same_order(entry["order"], order):
        raise ValueError(f"{reference} belongs to another order")
    return entry


def claim(reference):
    """From ready to sending. False when another worker was faster."""
    cursor = _database.execute(
        "UPDATE ledger SET state = 'sending', detail = NULL WHERE reference = ? AND state = 'ready'", (reference,)
    )
    return cursor.rowcount == 1


def record(reference, state, detail=None):
    """Store the new state of an entry, and return it."""
    _database.execute(
        "UPDATE ledger SET state = ?, detail = ? WHERE reference = ?", (state, json.dumps(detail), reference)
    )
    return read(reference)


def read(reference):
    body, state, detail = _database.execute(
        "SELECT body, state, detail FROM ledger WHERE reference = ?", (reference,)
    ).fetchone()
    return {"order": json.loads(body), "state": state, "detail": json.loads(detail) if detail else None}


def unfinished():
    """The orders that are neither created nor refused."""
    rows = _database.execute("SELECT body FROM ledger WHERE state NOT IN ('created', 'refused')")
    return [json.loads(body) for (body,) in rows.fetchall()]


def _is_same_order(one, other):
    """A second click makes a new timestamp. The rest must be the same."""
    names = (set(one) | set(other)) - {"clientSubscriptionTimestamp"}
    return all(one.get(name) == other.get(name) for name in names)
