toy-card = { $card ->
        [0] an imp
        [1] a fiend
        [2] a demon
       *[hidden] a card
    }
toy-event-drawn = { $seat } draws { toy-card }
toy-event-committed = { $seat } bids { toy-card }
toy-event-revealed = { $seat } reveals { toy-card }
toy-event-won = { $seat } wins { $souls } souls
toy-event-gave = { $seat } gives a soul to { $to_seat }
toy-event-kept = { $seat } keeps everything
toy-illegal-over = the game is over
toy-illegal-not-asked = { $seat } is not asked
toy-illegal-not-in-hand = card { $card } is not in the hand of { $seat }
toy-illegal-held-elsewhere = card { $card } is held by somebody else
toy-illegal-not-now = this is not the time for it
toy-illegal-no-such-seat = { $to_seat } cannot be given anything
toy-ask-bid = Which card do you bid in secret?
toy-ask-gift = Keep all, or give one soul away?
toy-roll-draw = a card from the bag
toy-roll-prize = the prize
toy-roll-omen = an omen
toy-reason-seats = { $at }: { $value } seats are not possible
toy-reason-rounds = { $at }: { $value } rounds are not possible
toy-reason-content = { $at }: { $problem }
toy-reason-length = { $at } has { $value } entries
toy-reason-cards = { $at }: cards are missing or too many
toy-reason-agenda = { $at } does not fit the bids
toy-reason-count = { $at } is too large: { $value }
toy-reason-round = { $at } cannot be { $value }
toy-option-seats = Seats
toy-option-rounds = Rounds
toy-option-prize = Prize
toy-option-prize-die = a die
toy-option-prize-fixed = always three
toy-option-modest = Nobody may give
toy-option-fault = Planted fault
toy-line-seat = { $name }: { $souls } souls, { $cards } cards, { $bid ->
        [yes] has bid
       *[no] has not bid
    }
toy-line-hand = Hand: { $imps } imps, { $fiends } fiends, { $demons } demons
toy-line-round = Round { $round }
toy-act-bid = Bid { toy-card }
toy-act-keep = Keep all souls
toy-act-give = Give a soul to { $name }
