-- The state of a table's game after some of its actions, so that it comes back without playing them
-- again. A cache: the chain of the record says whether a state is right, and without it nothing is lost.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    steps    INTEGER NOT NULL,
    state    BLOB NOT NULL
);
