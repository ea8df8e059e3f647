# Sentences of Connect Four.
connect-four-name = Connect Four

connect-four-option-seats = Players

connect-four-ask-drop = Into which column do you drop your stone?
connect-four-action-drop = Column { $column }

connect-four-event-dropped = { $seat } drops a stone into column { $column }.
connect-four-event-won = { $seat } has four in a row and wins.
connect-four-event-filled = The board is full; nobody wins.

connect-four-illegal-game-over = the game is over
connect-four-illegal-not-your-turn = it is not your turn
connect-four-illegal-column-full = column { $column } is full

connect-four-reason-content-unknown = { $at }: this game has no content files
connect-four-reason-off-board = { $at }: there are stones outside the board
connect-four-reason-floating = { $at }: a stone hangs over an empty place
connect-four-reason-not-on-board = { $at }: the mover has stones where there are none
connect-four-reason-no-such-seat = { $at }: seats are numbered from 0 to { $limit }, not { $value }
connect-four-reason-uneven = { $at }: { $first } stones against { $second }, so the other seat moves
connect-four-reason-wrong-ending = { $at }: the stones say otherwise

connect-four-text-turn = { $seat } ({ $stone }) is to move.
connect-four-text-winner = { $seat } ({ $stone }) has won.
connect-four-text-draw = Nobody has won.
