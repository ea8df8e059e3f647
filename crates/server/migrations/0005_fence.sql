-- Which server writes here: one that finds another's token has been replaced and writes nothing more.
CREATE TABLE writer (
    one   INTEGER PRIMARY KEY CHECK (one = 1),
    token BLOB NOT NULL
);

-- Rows that two servers wrote in the same place: the one that came first stands in `log`, the other here.
CREATE TABLE strays (
    table_id TEXT NOT NULL,
    seq      INTEGER NOT NULL,
    at_ms    INTEGER NOT NULL,
    entry    TEXT NOT NULL,
    link     BLOB NOT NULL
);
