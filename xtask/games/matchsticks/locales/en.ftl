# Sentences of Matchsticks.
matchsticks-name = Matchsticks

matchsticks-option-seats = Players
matchsticks-option-sticks = Matchsticks in the heap

matchsticks-ask-take = How many matchsticks do you take?
matchsticks-roll-first-player = Who begins?
matchsticks-action-take = Take { $count ->
    [one] one matchstick
   *[other] { $count } matchsticks
}

matchsticks-event-began = { $seat } begins.
matchsticks-event-took = { $seat } takes { $count }; { $left } left.
matchsticks-event-won = { $seat } takes the last matchstick and wins.

matchsticks-illegal-game-over = the game is over
matchsticks-illegal-not-your-turn = it is not your turn
matchsticks-illegal-wrong-step = something else is asked
matchsticks-illegal-wrong-count = one takes from 1 to { $most } matchsticks
matchsticks-illegal-heap-too-small = only { $heap } matchsticks are left

matchsticks-reason-range = the value goes from { $min } to { $max }, not { $value }
matchsticks-reason-position = { $at } must be at most { $limit }, not { $value }
matchsticks-reason-position-agenda = { $at } does not fit the heap

matchsticks-text-heap = Heap: { $heap }
matchsticks-text-winner = { $seat } has won.
