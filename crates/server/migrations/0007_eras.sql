-- For how long the server has been up: a row for each stretch, by the wall clock of its time. The clocks
-- of games count these; what lies between them was an outage and takes nothing from anybody.
CREATE TABLE eras (
    number   INTEGER PRIMARY KEY,
    began_ms INTEGER NOT NULL,
    ended_ms INTEGER NOT NULL,
    -- How long the server had been up in all when this stretch began.
    up_ms    INTEGER NOT NULL
);
