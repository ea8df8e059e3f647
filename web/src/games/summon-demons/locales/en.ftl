# Let's Summon Demons: the words of its picture.

sd-kind-girl = girl
sd-kind-boy = boy
sd-kind-animal = animal
sd-kind-candle = candle
sd-kind-demon = demon
sd-mood-sweet = sweet
sd-mood-rotten = rotten
sd-lit = acts on this throw
sd-acted = has acted on this throw
sd-nth = number { $number } in your order
sd-shielded = protected from theft and forced discards
sd-open = can be chosen
sd-progress = { $demons } of { $needDemons } demons, { $souls } of { $needSouls } souls
sd-strip-mine = What each total brings me
sd-strip-theirs = What each total of this turn brings me
sd-strip-of = What each total brings { $name }
sd-strip-line = { $total }: { $ways } in 36, souls { $gain }. Acting: { $cards }.{ $here ->
    [yes] {" "}This was thrown.
   *[no] {""}
  }
sd-nothing = no card of yours
sd-dice = { $first } and { $second }: { $total }
sd-no-dice = Not thrown yet
sd-throw = Dice and chances
sd-you-threw = You threw
sd-they-threw = { $name } threw
sd-your-turn = your turn
sd-their-turn = has the turn
sd-asked = decides
sd-rivals = Rivals
sd-last-turn = Last turn:
sd-together = Together
sd-hand-n = { $count ->
    [one] 1 demon in hand
   *[other] { $count } demons in hand
  }
sd-area-of = Cards of { $name }
sd-offered = Choose one of these
sd-block = The block
sd-block-price = The block · { $price } souls a card
sd-deck = deck
sd-deck-n = Deck: { $count } cards
sd-demons = demons
sd-demon-deck-n = Demon deck: { $count } cards
sd-discard = Discard
sd-open-discard = Look through the discard: { $count } cards
sd-discard-cards = Cards of the block
sd-discard-demons = Demons
sd-pile-empty = Nothing yet.
sd-supply = Supply of souls
sd-partner = Partner
sd-my-side = My side
sd-my-cards = My cards
sd-my-other-cards = My other cards
sd-quiet-now = do not act now
sd-my-hand = My hand, seen by me alone
sd-hand-count = My hand · { $count }
sd-turn = Your turn in three steps
sd-note-roll = once, required
sd-note-buy = { $price } souls, once
sd-note-summon = sacrifice { $cards } cards
sd-note-free = first demon, no sacrifice
sd-note-pass = a card to your partner
sd-done = done
sd-left = to go
sd-click-order = Click the lit cards in the order in which they shall act.
sd-as-laid = As laid out
sd-clear-order = Start over
sd-in-this-order = Activate in this order
sd-activate = Activate
sd-see-strip = see the strip
sd-souls-n = { $count ->
    [one] 1 soul
   *[other] { $count } souls
  }
sd-card-under-pointer = Card under the pointer
sd-point-at-card = Point at a card to read it in full.
sd-acts-on = Acts on a throw of { $numbers }, whoever throws.
sd-lasts = Lasts as long as it is in play.
sd-copies = { $count } of them in the deck
sd-goal = You win with { $demons } demons and { $souls } souls, at any moment.
sd-missing = Missing: { $demons ->
    [0] {""}
    [one] 1 demon
   *[other] { $demons } demons
  }{ $demons ->
    [0] {""}
   *[other] { $souls ->
        [0] {""}
       *[other] {" "}and {""}
    }
  }{ $souls ->
    [0] {""}
    [one] 1 soul
   *[other] { $souls } souls
  }.
sd-show-cards = { $demons } demons, { $souls } souls. Show the cards
sd-result = Demons and souls at the end
sd-won-demons = demons and souls
sd-won-card = won by a card
sd-do-roll = Throw
sd-do-buy = Buy
sd-do-summon = Summon
sd-do-summon-free = Free summon
sd-do-pass = Hand over
sd-do-end = End the turn
sd-do-reroll = Throw again
sd-do-keep = Keep
sd-do-accept = Use the card
sd-do-decline = Leave it
sd-do-activate = Activate next
sd-do-discard = Discard as the cost
sd-do-prefer = Effect
sd-do-rob = Steal a soul from
sd-do-take-supply = From the supply
sd-do-take-card = Steal a card
sd-do-take-all = Steal all cards of
sd-do-gain = Gain from the block
sd-do-swap = Replace
sd-do-done = Enough
sd-do-name = Who collects
sd-do-discard-rival = Make a rival discard
sd-do-point = Set off
sd-do-choose = Let appear
sd-do-sacrifice = Sacrifice
sd-do-raise = Summon from the hand
sd-do-candle = Candle
sd-verb-roll = Throw the dice
sd-verb-buy = Buy
sd-verb-summon = Summon a demon
sd-verb-summon-free = Summon for free
sd-verb-pass = Hand over
sd-verb-end = End the turn
sd-verb-reroll = Throw again
sd-verb-keep = Keep the throw
sd-verb-accept = Use the card
sd-verb-decline = Leave it
sd-verb-activate = Activate
sd-verb-discard = Discard
sd-verb-prefer = Do this
sd-verb-rob = Steal
sd-verb-take-supply = Take
sd-verb-take-card = Steal
sd-verb-take-all = Steal all
sd-verb-gain = Gain
sd-verb-swap = Replace
sd-verb-done = That is all
sd-verb-name = Name
sd-verb-discard-rival = Discard
sd-verb-point = Set off
sd-verb-choose = Let appear
sd-verb-sacrifice = Sacrifice
sd-verb-raise = Summon
sd-forfeits-end = You can still buy or summon.
sd-forfeits-done = The card can still do more for you.
sd-verb-candle = Take this candle
