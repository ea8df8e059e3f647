-- Whether a table goes on by itself: a program sits at it, or a clock runs.
ALTER TABLE tables ADD COLUMN duty INTEGER NOT NULL DEFAULT 1;

CREATE INDEX tables_on_duty ON tables (id) WHERE duty AND status = 'playing';
