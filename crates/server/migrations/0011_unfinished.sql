-- How many tables of a household stand unfinished is counted when it makes another.
CREATE INDEX tables_unfinished ON tables (household) WHERE status != 'over';
