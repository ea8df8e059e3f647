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

# Sentences of Leduc poker.
leduc-name = Leduc poker

leduc-option-seats = Players

leduc-ask-bet = What do you bet?
leduc-action-fold = Fold
leduc-action-call = Call
leduc-action-raise = Raise

leduc-roll-deal = Deal a card
leduc-roll-turn-up = Turn up a card

leduc-card = { $card ->
    [jack] a jack
    [queen] a queen
    [king] a king
   *[other] a hidden card
}
leduc-event-dealt = { $seat } gets { leduc-card }.
leduc-event-folded = { $seat } folds.
leduc-event-called = { $seat } calls and has paid { $chips }.
leduc-event-raised = { $seat } raises and has paid { $chips }.
leduc-event-turned-up = The table shows { leduc-card }.
leduc-event-shown = { $seat } shows { leduc-card }.
leduc-event-won = { $seat } wins { $chips }.
leduc-event-shared = The pot is shared.

leduc-illegal-game-over = the game is over
leduc-illegal-not-your-turn = it is not your turn
leduc-illegal-nothing-to-pay = there is nothing to pay, so there is no reason to fold
leduc-illegal-no-more-raises = this round has had its { $limit } raises

leduc-reason-content-unknown = { $at }: this game has no content files
leduc-reason-too-many = { $at }: there are only two cards of each rank
leduc-reason-impossible = { $at }: a bet is not possible where it stands
leduc-reason-gap = { $at }: a place before the last bet is empty
leduc-reason-wrong-round = { $at }: the card is turned up with the second round, not before or after

leduc-text-public = On the table: { $card ->
    [none] nothing yet
   *[other] { leduc-card }
}
leduc-text-seat = { $seat }: { leduc-card }, { $chips } paid
