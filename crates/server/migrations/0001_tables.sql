CREATE TABLE tables (
    id         TEXT PRIMARY KEY,
    game       TEXT NOT NULL,
    public     INTEGER NOT NULL,
    status     TEXT NOT NULL,
    names      TEXT NOT NULL,
    secret     BLOB NOT NULL,
    created_ms INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX tables_listed ON tables (public, status, created_ms);

-- What happened at a table, in order; nothing is ever changed or taken out.
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    at_ms    INTEGER NOT NULL,
    entry    TEXT NOT NULL,
    link     BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

-- SHA-256 of the secrets that open a seat.
CREATE TABLE keys (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    hash     BLOB NOT NULL,
    PRIMARY KEY (table_id, seat, hash)
) WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    seat     INTEGER,
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    at_ms    INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE uploads (
    id         TEXT PRIMARY KEY,
    file       TEXT NOT NULL,
    created_ms INTEGER NOT NULL
) WITHOUT ROWID;
