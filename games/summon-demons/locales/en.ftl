### Let's Summon Demons: names, log sentences, questions, refusals and labels.
### Numbers are passed as numbers, cards as ids of the card list (or hidden), seats as names.

## Title

summon-demons-title = Let's Summon Demons
summon-demons-pitch = Throw two dice, lure the kids and animals of the block, and sacrifice them to have three demons and ten souls before anybody else.
summon-demons-length = 20–35 min, ages 14 and up
summon-demons-tagline = Gather souls, make friends on the block, and trade them for demons.

## Kinds and moods

summon-demons-kind-girl = girl
    .many = girls
summon-demons-kind-boy = boy
    .many = boys
summon-demons-kind-kid = kid
    .many = kids
summon-demons-kind-animal = animal
    .many = animals
summon-demons-kind-candle = candle
    .many = candles
summon-demons-kind-demon = demon
    .many = demons
summon-demons-mood-sweet = sweet
summon-demons-mood-rotten = rotten
summon-demons-mood-neutral = neutral

# The fields that mean a card.
summon-demons-nouns = card

## Kids

summon-demons-card-jane = Jane
summon-demons-card-lola = Lola
summon-demons-card-eve = Eve
summon-demons-card-adam = Adam
summon-demons-card-romeo = Romeo
summon-demons-card-irwin = Irwin
summon-demons-card-caroline = Sweet Caroline
summon-demons-card-lisa = Sweet Lisa
summon-demons-card-jesus = Sweet Joshua
summon-demons-card-alice = Sweet Alice
summon-demons-card-chuck = Sweet Chuck
summon-demons-card-fifi = Sweet Pippi
summon-demons-card-marilyn = Sweet Marilyn
summon-demons-card-destiny = Sweet Destiny
summon-demons-card-glen = Sweet Glen
summon-demons-card-louis = Sweet Louis
summon-demons-card-regan = Rotten Regan
summon-demons-card-tommy = Rotten Tommy
summon-demons-card-calvin = Rotten Calvin
summon-demons-card-annie = Rotten Annie
summon-demons-card-dillinger = Rotten Dillinger
summon-demons-card-sam = Rotten Sam
summon-demons-card-dolores = Rotten Delores
summon-demons-card-carrie = Rotten Carrie
summon-demons-card-damien = Rotten Damien
summon-demons-card-donnie = Rotten Donnie

## Candles

summon-demons-card-candle-good = Good Candle
    .article = the
summon-demons-card-candle-kind = Kind Candle
    .article = the
summon-demons-card-candle-beginner = Beginner's Candle
    .article = the
summon-demons-card-candle-naughty = Naughty Candle
    .article = the
summon-demons-card-candle-evil = Evil Candle
    .article = the

## Animals

summon-demons-card-dog = Dog
    .article = the
summon-demons-card-cat = Cat
    .article = the
summon-demons-card-goldfish = Goldfish
    .article = the
summon-demons-card-owl = Owl
    .article = the
summon-demons-card-straycat = Stray Cat
    .article = the
summon-demons-card-macaw = Rainbow Parrot
    .article = the
summon-demons-card-rabbit = Rabbit
    .article = the
summon-demons-card-rabiddog = Rabid Dog
    .article = the
summon-demons-card-falcon = Hawk
    .article = the
summon-demons-card-goat = Goat
    .article = the
summon-demons-card-skunk = Skunk
    .article = the
summon-demons-card-alligator = Alligator
    .article = the

## Demons

summon-demons-card-serpent = The Serpent
    .article = the Serpent
summon-demons-card-vilebook = The Gagging Grimoire
    .article = the Gagging Grimoire
summon-demons-card-bogeyman = Krampus
summon-demons-card-porcus = Porcus
summon-demons-card-legion = Nanny Legion
summon-demons-card-buzz = Beelzebuzz
summon-demons-card-hound = Hound of Bael
    .article = the
summon-demons-card-clockwork = Clockwork Fiend
    .article = the
summon-demons-card-antichrist = Antichrist
    .article = the
summon-demons-card-filch = Mephistofilch
summon-demons-card-devil = The Devil
    .article = the Devil
summon-demons-card-janus = Twin Janus
summon-demons-card-puppet = Puppet Gorgon
    .article = the
summon-demons-card-oni = Macabre Oni
    .article = the
summon-demons-card-dublux = Dublux
summon-demons-card-reroll = Re-rollzebub
summon-demons-card-assmode = Ass-modeus
summon-demons-card-spectralux = Spectralux
summon-demons-card-egg = Rosemary's Egg
summon-demons-card-baphometal = Baphometal
summon-demons-card-hidden = hidden demon
    .article = a

## Which cards an effect means; texts of cards are put together from these parts, without selectors

summon-demons-filter-animal-one = animal
summon-demons-filter-animal-many = animals
summon-demons-filter-animal-a = an animal
summon-demons-filter-animal-no = no animal
summon-demons-filter-animal-other = another animal
summon-demons-filter-animal-mine = one of your animals
summon-demons-filter-animal-mine-other = another of your animals
summon-demons-filter-animal-mine-all = every animal you have
summon-demons-filter-animal-each = each animal you have
summon-demons-filter-animal-theirs = all of their animals
summon-demons-filter-boy-one = boy
summon-demons-filter-boy-many = boys
summon-demons-filter-boy-a = a boy
summon-demons-filter-boy-no = no boy
summon-demons-filter-boy-other = another boy
summon-demons-filter-boy-mine = one of your boys
summon-demons-filter-boy-mine-other = another of your boys
summon-demons-filter-boy-mine-all = every boy you have
summon-demons-filter-boy-each = each boy you have
summon-demons-filter-boy-theirs = all of their boys
summon-demons-filter-girl-one = girl
summon-demons-filter-girl-many = girls
summon-demons-filter-girl-a = a girl
summon-demons-filter-girl-no = no girl
summon-demons-filter-girl-other = another girl
summon-demons-filter-girl-mine = one of your girls
summon-demons-filter-girl-mine-other = another of your girls
summon-demons-filter-girl-mine-all = every girl you have
summon-demons-filter-girl-each = each girl you have
summon-demons-filter-girl-theirs = all of their girls
summon-demons-filter-kid-one = kid
summon-demons-filter-kid-many = kids
summon-demons-filter-kid-a = a kid
summon-demons-filter-kid-no = no kid
summon-demons-filter-kid-other = another kid
summon-demons-filter-kid-mine = one of your kids
summon-demons-filter-kid-mine-other = another of your kids
summon-demons-filter-kid-mine-all = every kid you have
summon-demons-filter-kid-each = each kid you have
summon-demons-filter-kid-theirs = all of their kids
summon-demons-filter-sweet-kid-one = sweet kid
summon-demons-filter-sweet-kid-many = sweet kids
summon-demons-filter-sweet-kid-a = a sweet kid
summon-demons-filter-sweet-kid-no = no sweet kid
summon-demons-filter-sweet-kid-other = another sweet kid
summon-demons-filter-sweet-kid-mine = one of your sweet kids
summon-demons-filter-sweet-kid-mine-other = another of your sweet kids
summon-demons-filter-sweet-kid-mine-all = every sweet kid you have
summon-demons-filter-sweet-kid-each = each sweet kid you have
summon-demons-filter-sweet-kid-theirs = all of their sweet kids
summon-demons-filter-rotten-kid-one = rotten kid
summon-demons-filter-rotten-kid-many = rotten kids
summon-demons-filter-rotten-kid-a = a rotten kid
summon-demons-filter-rotten-kid-no = no rotten kid
summon-demons-filter-rotten-kid-other = another rotten kid
summon-demons-filter-rotten-kid-mine = one of your rotten kids
summon-demons-filter-rotten-kid-mine-other = another of your rotten kids
summon-demons-filter-rotten-kid-mine-all = every rotten kid you have
summon-demons-filter-rotten-kid-each = each rotten kid you have
summon-demons-filter-rotten-kid-theirs = all of their rotten kids
summon-demons-filter-card-one = card
summon-demons-filter-card-many = cards
summon-demons-filter-card-a = a card
summon-demons-filter-card-no = no card
summon-demons-filter-card-other = another card
summon-demons-filter-card-mine = one of your cards
summon-demons-filter-card-mine-other = another of your cards
summon-demons-filter-card-mine-all = every card you have
summon-demons-filter-card-each = each of your cards: block cards, summoned demons and candle
summon-demons-filter-card-theirs = all of their block cards and summoned demons

## Full texts of cards

summon-demons-text-card-collect-one = collect 1 soul
summon-demons-text-card-collect-many = collect { $n } souls
summon-demons-text-card-collect-each = collect 1 soul for { $each }
summon-demons-text-card-collect-die = collect as many souls as one of the dice shows
summon-demons-text-card-opponent-one = an opponent of your choice collects 1 soul
summon-demons-text-card-opponent-many = an opponent of your choice collects { $n } souls
summon-demons-text-card-anyone-one = another player of your choice collects 1 soul
summon-demons-text-card-anyone-many = another player of your choice collects { $n } souls
summon-demons-text-card-steal-one = steal 1 soul
summon-demons-text-card-steal-many = steal { $n } souls
summon-demons-text-card-steal-each = steal 1 soul for { $each }
summon-demons-text-card-steal-die = steal as many souls as one of the dice shows
summon-demons-text-card-take-any-one = steal a block card or a summoned demon from an opponent
summon-demons-text-card-take-any-many = steal { $n } block cards or summoned demons from one opponent
summon-demons-text-card-take-one = steal { $a } from an opponent
summon-demons-text-card-take-many = steal { $n } { $many } from one opponent
summon-demons-text-card-take-all = choose an opponent and steal { $theirs }
summon-demons-text-card-gain-block = gain { $a } from the block
summon-demons-text-card-gain-deck-one = gain the top card of the block deck
summon-demons-text-card-gain-deck-many = gain the top { $n } cards of the block deck
summon-demons-text-card-mill-one = discard the top card of the block deck; if it is { $a }, gain it
summon-demons-text-card-mill-many = discard the top { $n } cards of the block deck; gain the { $many } among them
summon-demons-text-card-replace-all = replace all the { $many } of the block
summon-demons-text-card-replace-some = replace one or more cards of the block
summon-demons-text-card-replace-any = replace as many cards of the block as you like
summon-demons-text-card-rivals-one = discard { $a } of an opponent, if you like
summon-demons-text-card-rivals-many = discard up to { $n } { $many } of your opponents
summon-demons-text-card-wipe = every player discards all of their block cards
summon-demons-text-card-wipe-all = every player discards all of their block cards and summoned demons
summon-demons-text-card-activate-all = set off { $mine_all }, in the order you like
summon-demons-text-card-activate-other = set off { $mine_other }
summon-demons-text-card-summon-hand = a demon drawn at random from your hand enters play for free
summon-demons-text-card-summon-top = the top demon of the deck enters play for free
summon-demons-text-card-summon-search = look through the demon deck, let one demon of your choice enter play for free, and shuffle the deck
summon-demons-text-card-summon-look-one = look at the top demon of the deck: it enters play for free
summon-demons-text-card-summon-look-many = look at the top { $n } demons of the deck: one enters play for free, the others are discarded
summon-demons-text-card-extra-turn = play an extra turn in which only your own cards are set off
summon-demons-text-card-win = you win the game
summon-demons-text-card-choose = { $first } or { $next }
summon-demons-text-card-then = { $first }, then { $next }
summon-demons-text-card-plain = { $effects }.
summon-demons-text-card-if = If { $conditions }: { $effects }.
summon-demons-text-card-may = You may { $costs }: { $effects }.
summon-demons-text-card-may-itself = You may discard this card: { $effects }.
summon-demons-text-card-if-may = If { $conditions }, you may { $costs }: { $effects }.
summon-demons-text-card-has-one = you have { $a }
summon-demons-text-card-has-many = you have { $n } or more { $many }
summon-demons-text-card-has-none = you have { $no }
summon-demons-text-card-others-one = you have { $other }
summon-demons-text-card-others-many = you have { $n } or more other { $many }
summon-demons-text-card-or = { $first } or { $next }
summon-demons-text-card-cost-itself = discard this card
summon-demons-text-card-cost-own = discard { $mine }
summon-demons-text-card-cost-and = { $first } and { $next }
summon-demons-text-card-mood-both = Your { $many } are sweet and rotten at once.
summon-demons-text-card-kind-both = Your { $many } are girls and boys at once.
summon-demons-text-card-double-collect = On your turn, whatever your { $many } collect is doubled.
summon-demons-text-card-protect = Opponents can neither steal from you nor make you discard.
summon-demons-text-card-tax-one = Opponents have to sacrifice one more card to summon from the hand.
summon-demons-text-card-tax-many = Opponents have to sacrifice { $n } more cards to summon from the hand.
summon-demons-text-card-on-double = When you throw a double, { $effects }.
summon-demons-text-card-on-animal = Whenever you gain an animal, { $effects }.
summon-demons-text-card-throw-again = Once on your turn, before any card is set off, you may throw both dice again.
summon-demons-text-card-summoned = When summoned, discard this demon, then { $effects }.

## Short texts of cards: at most three lines of 24 characters

summon-demons-text-short-collect-one = +1 soul
summon-demons-text-short-collect-many = +{ $n } souls
summon-demons-text-short-collect-each = +1 soul per { $one }
summon-demons-text-short-collect-die = one die in souls
summon-demons-text-short-opponent-one = a rival +1
summon-demons-text-short-opponent-many = a rival +{ $n }
summon-demons-text-short-anyone-one = another player +1
summon-demons-text-short-anyone-many = another player +{ $n }
summon-demons-text-short-steal-one = steal 1 soul
summon-demons-text-short-steal-many = steal { $n } souls
summon-demons-text-short-steal-each = steal 1 soul per { $one }
summon-demons-text-short-steal-die = steal souls: one die
summon-demons-text-short-take-any-one = steal a card of a rival
summon-demons-text-short-take-any-many = steal { $n } cards of a rival
summon-demons-text-short-take-one = steal { $a }
summon-demons-text-short-take-many = steal { $n } { $many } of a rival
summon-demons-text-short-take-all = steal all { $many } of a rival
summon-demons-text-short-gain-block = gain { $a } of the block
summon-demons-text-short-gain-deck-one = gain the top card
summon-demons-text-short-gain-deck-many = gain the top { $n } cards
summon-demons-text-short-mill-one = turn up 1 card, keep { $a }
summon-demons-text-short-mill-many = turn up { $n } cards, keep { $many }
summon-demons-text-short-replace-all = replace { $many }
summon-demons-text-short-replace-some = replace block cards
summon-demons-text-short-replace-any = replace any block cards
summon-demons-text-short-rivals-one = a rival loses { $a }
summon-demons-text-short-rivals-many = rivals lose up to { $n } { $many }
summon-demons-text-short-wipe = everyone discards all block cards
summon-demons-text-short-wipe-all = everyone discards block cards and demons
summon-demons-text-short-activate-all = set off all your { $many }
summon-demons-text-short-activate-other = set off { $other }
summon-demons-text-short-summon-hand = a random demon of your hand appears
summon-demons-text-short-summon-top = the top demon appears
summon-demons-text-short-summon-search = pick any demon of the deck
summon-demons-text-short-summon-look-one = the top demon appears
summon-demons-text-short-summon-look-many = see { $n } demons, one appears
summon-demons-text-short-extra-turn = extra turn
summon-demons-text-short-win = you win
summon-demons-text-short-choose = { $first } or { $next }
summon-demons-text-short-then = { $first }, { $next }
summon-demons-text-short-plain = { $effects }
summon-demons-text-short-if = if { $conditions }: { $effects }
summon-demons-text-short-may = you may discard { $costs }: { $effects }
summon-demons-text-short-may-itself = you may discard this card: { $effects }
summon-demons-text-short-if-may = if { $conditions }, you may discard { $costs }: { $effects }
summon-demons-text-short-has-one = { $a }
summon-demons-text-short-has-many = { $n }+ { $many }
summon-demons-text-short-has-none = { $no }
summon-demons-text-short-others-one = { $other }
summon-demons-text-short-others-many = { $n }+ other { $many }
summon-demons-text-short-or = { $first } or { $next }
summon-demons-text-short-cost-itself = this card
summon-demons-text-short-cost-own = { $a }
summon-demons-text-short-cost-and = { $first } + { $next }
summon-demons-text-short-mood-both = your { $many } are sweet and rotten
summon-demons-text-short-kind-both = your { $many } are girls and boys
summon-demons-text-short-double-collect = your turn: your { $many } collect double
summon-demons-text-short-protect = safe from theft and forced discards
summon-demons-text-short-tax-one = rivals sacrifice 1 more card
summon-demons-text-short-tax-many = rivals sacrifice { $n } more cards
summon-demons-text-short-on-double = on a double: { $effects }
summon-demons-text-short-on-animal = new animal: { $effects }
summon-demons-text-short-throw-again = you may throw again once per turn
summon-demons-text-short-summoned = when summoned: { $effects }

## Cards in a sentence: the name, the name with its article, and that at the start

## Parts of sentences, filled from the arguments of the sentence that contains them

summon-demons-part-needs = { $needs ->
        [animal] { summon-demons-filter-animal-a }
        [boy] { summon-demons-filter-boy-a }
        [girl] { summon-demons-filter-girl-a }
        [kid] { summon-demons-filter-kid-a }
        [sweet-kid] { summon-demons-filter-sweet-kid-a }
        [rotten-kid] { summon-demons-filter-rotten-kid-a }
       *[card] { summon-demons-filter-card-a }
    }
summon-demons-part-souls = { $souls ->
        [one] { $souls } soul
       *[other] { $souls } souls
    }
summon-demons-part-demons = { $demons ->
        [one] { $demons } demon
       *[other] { $demons } demons
    }

## Events

summon-demons-event-started = { $seat } begins.
summon-demons-event-candle-dealt = { $seat } is dealt { THE($card) }.
summon-demons-event-candle-chosen = { $seat } chooses { THE($card) }.
summon-demons-event-dealt = { $seat } is dealt { THE($card) }.
summon-demons-event-long-game = Demons needed for victory: { $needed }; only { $dealt } are dealt to each player, and this may be a long game.
summon-demons-event-shown = { CAP(THE($card)) } joins the block at place { $slot }.
summon-demons-event-turn-began = { $extra ->
        [yes] { $seat } takes an extra turn; the cards of the others are silent.
       *[no] { $seat }'s turn begins.
    }
summon-demons-event-rolled = { $seat } throws { $first } and { $second }: { $total }.
summon-demons-event-rerolled = { $seat } throws again, thanks to { THE($card) }.
summon-demons-event-kept = { $seat } keeps the throw and leaves { THE($card) } alone.
summon-demons-event-activated = { CAP(THE($card)) } acts for { $seat }.
summon-demons-event-unmet = { CAP(THE($card)) } does nothing for { $seat }: its condition is not met.
summon-demons-event-unpaid = { CAP(THE($card)) } does nothing for { $seat }: its cost cannot be paid.
summon-demons-event-declined = { $seat } does not use { THE($card) }.
summon-demons-event-nothing = { CAP(THE($card)) } finds nothing to do for { $seat }.
summon-demons-event-collected = { $seat } collects { summon-demons-part-souls } through { THE($card) }.
summon-demons-event-robbed = { $seat } steals { summon-demons-part-souls } from { $victim_seat }.
summon-demons-event-took-supply = { $seat } steals { summon-demons-part-souls } from the supply.
summon-demons-event-bought = { $seat } buys { THE($card) } for { summon-demons-part-souls }.
summon-demons-event-gained = { $from ->
        [block] { $seat } gains { THE($card) } from the block.
        [deck] { $seat } gains { THE($card) } from the top of the deck.
       *[turned] { $seat } gains { THE($card) }, just turned over.
    }
summon-demons-event-turned-up = { $kept ->
        [yes] { $seat } turns over { THE($card) }: a match.
       *[no] { $seat } turns over { THE($card) }, which stays on the discard pile.
    }
summon-demons-event-discarded = { $why ->
        [cost] { $seat } discards { THE($card) } as a cost.
        [sacrifice] { $seat } sacrifices { THE($card) }.
        [wipe] { $seat } loses { THE($card) } to the stench.
       *[rival] { $seat } has to discard { THE($card) }.
    }
summon-demons-event-replaced = { $seat } sends { THE($card) } away from the block.
summon-demons-event-stole-card = { $seat } steals { THE($card) } from { $victim_seat }.
summon-demons-event-passed = { $seat } hands { THE($card) } to { $partner_seat }.
summon-demons-event-pointed = For { $seat }, { THE($card) } sets off { THE($target_card) }.
summon-demons-event-named = { $seat } names { $named_seat }.
summon-demons-event-preferred = { $effect ->
        [steal-card] { $seat } uses { THE($card) } to steal a card.
       *[gain-block] { $seat } uses { THE($card) } to gain a card from the block.
    }
summon-demons-event-summoned = { $from ->
        [hand] { $seat } summons { THE($card) }!
        [free] { $seat } summons { THE($card) } as a free first demon!
        [random] Chance picks from { $seat }'s hand: { THE($card) } appears!
        [deck] From the top of the demon deck, { THE($card) } appears for { $seat }!
        [search] { $seat } finds { THE($card) } in the demon deck and summons it!
       *[look] { $seat } chooses among the demons seen: { THE($card) } appears!
    }
summon-demons-event-set-aside = { CAP(THE($card)) } does not stay with { $seat }: it goes before it counts.
summon-demons-event-searched = { $count ->
        [0] { $seat } searches the demon deck, but it is empty.
        [one] { $seat } searches the demon deck: { $count } demon.
       *[other] { $seat } searches the demon deck: { $count } demons.
    }
summon-demons-event-looked = { $count ->
        [0] { $seat } finds no demon to look at.
        [one] { $seat } looks at { $count } demon.
       *[other] { $seat } looks at { $count } demons.
    }
summon-demons-event-saw = { $seat } sees { THE($card) }.
summon-demons-event-demon-discarded = { $seat } discards { THE($card) }.
summon-demons-event-reshuffled = { $pile ->
        [demon] The demon deck is empty: its discard pile is shuffled.
       *[block] The block deck is empty: its discard pile is shuffled.
    }
summon-demons-event-extra-turn = { CAP(THE($card)) } earns { $seat } an extra turn.
summon-demons-event-turn-ended = { $seat } ends the turn.
summon-demons-event-won = { $by ->
        [card] { $seat } wins by the power of a card!
       *[demons] { $seat } wins with { summon-demons-part-demons } and { summon-demons-part-souls }!
    }
summon-demons-event-team-won = { $by ->
        [card] { $seat } and { $partner_seat } win by the power of a card!
       *[demons] { $seat } and { $partner_seat } win with { summon-demons-part-demons } and { summon-demons-part-souls }!
    }

## Refusals

summon-demons-illegal-game-over = the game is over
summon-demons-illegal-not-your-turn = it is { $turn } who has to decide, not { $seat }
summon-demons-illegal-wrong-step = { $step ->
        [candle] a candle has to be chosen now
        [act] this answers no question: choose an action of the turn
        [reroll] first decide whether to throw again
        [order] first choose which card acts next
        [offer] first decide whether to use the card
        [offer-futile] first decide whether to use the card
        [pay] first choose what to discard as the cost
        [branch] first choose one of the two effects
        [steal] first choose where the stolen soul comes from
        [steal-card] first choose the card to steal
        [steal-all] first choose the player to steal from
        [gain-block] first choose a card of the block
        [replace] first finish choosing the cards to replace
        [name] first name a player
        [discard-rivals] first finish choosing the cards to discard
        [point] first choose the card to set off
        [search] first choose a demon of the deck
        [look] first choose one of the demons seen
        [sacrifice] first choose the cards to sacrifice
        [raise] first choose the demon to summon
       *[other] another question has to be answered now
    }
summon-demons-illegal-already-rolled = you have already thrown the dice this turn: { $total }
summon-demons-illegal-no-reroll = the throw of { $total } stands: only the demon for it throws again, once per turn, and only for its owner
summon-demons-illegal-not-offered = no card offers you a choice now: what has no “you may” has to be done
summon-demons-illegal-must-roll = you have to throw the dice before ending the turn
summon-demons-illegal-already-bought = you have already bought a card this turn
summon-demons-illegal-too-poor = { $souls ->
        [one] you have { $souls } soul, a card costs { $price }
       *[other] you have { $souls } souls, a card costs { $price }
    }
summon-demons-illegal-not-in-block = { THE($card) } is not in the block
summon-demons-illegal-already-summoned = you have already summoned a demon this turn
summon-demons-illegal-empty-hand = there is no demon in your hand
summon-demons-illegal-too-few-cards = { $have ->
        [one] you have { $have } block card, the sacrifice takes { $need }
       *[other] you have { $have } block cards, the sacrifice takes { $need }
    }
summon-demons-illegal-not-in-hand = { THE($card) } is not in your hand
summon-demons-illegal-no-free-summon = there is no free summoning now
summon-demons-illegal-finds-nothing = { THE($card) } would find no demon and cannot be the free one
summon-demons-illegal-no-partner = you have no partner
summon-demons-illegal-already-passed = you have already passed a card this turn
summon-demons-illegal-not-yours = { THE($card) } is not in your area
summon-demons-illegal-candle-stays = { THE($card) } is a candle and never leaves its owner
summon-demons-illegal-no-sacrifice = { THE($card) } cannot be sacrificed: only block cards can
summon-demons-illegal-not-due = { THE($card) } has nothing to do on this throw
summon-demons-illegal-not-the-cost = { THE($card) } does not pay this cost, which asks for { summon-demons-part-needs }
summon-demons-illegal-not-a-rival = { $seat } is not an opponent
summon-demons-illegal-shielded = { $seat } is protected by { THE($card) }
summon-demons-illegal-no-souls = { $seat } has no souls
summon-demons-illegal-not-there = { $seat } does not have { THE($card) }
summon-demons-illegal-nothing-there = { $seat } has no card that could be taken
summon-demons-illegal-no-match = { THE($card) } does not fit this effect, which asks for { summon-demons-part-needs }
summon-demons-illegal-already-picked = { THE($card) } is to be replaced already
summon-demons-illegal-pick-one = at least one card of the block has to be replaced
summon-demons-illegal-no-such-branch = { $effect ->
        [steal-card] there is no card to steal
       *[gain-block] there is no such card in the block
    }
summon-demons-illegal-no-target = { THE($card) } cannot be set off: it takes { summon-demons-part-needs } of yours that was there at the throw and is not part of this chain
summon-demons-illegal-candle-taken = { THE($card) } has been taken by another player
summon-demons-illegal-candle-out = { THE($card) } is not among the candles to choose from at this table
summon-demons-illegal-no-such-card = { THE($card) } is not among the demons seen

## Questions

summon-demons-ask-candle = Choose your candle.
summon-demons-ask-act = Your turn: throw, buy, summon, or end it.
summon-demons-ask-reroll = Keep this throw, or throw again?
summon-demons-ask-order = Which of your cards acts next?
summon-demons-ask-offer = Pay the cost and use this card?
summon-demons-ask-offer-futile = Pay the cost? Beware: nothing would follow.
summon-demons-ask-pay = Which card do you discard as the cost?
summon-demons-ask-branch = Which of the two effects do you want?
summon-demons-ask-steal = Where do you steal the soul from?
summon-demons-ask-steal-card = Which card do you steal?
summon-demons-ask-steal-all = Whose cards do you steal?
summon-demons-ask-gain-block = Which card of the block do you gain?
summon-demons-ask-replace = Which cards of the block do you replace?
summon-demons-ask-name = Which player collects the soul?
summon-demons-ask-discard-rivals = Which cards of your opponents are discarded?
summon-demons-ask-point = Which of your cards is set off?
summon-demons-ask-search = Which demon of the deck appears?
summon-demons-ask-look = Which of these demons appears?
summon-demons-ask-sacrifice = Choose a card to sacrifice.
summon-demons-ask-raise = Which demon of your hand do you summon?

## Chance

summon-demons-roll-start = Draw lots for the first player
summon-demons-roll-candle = Deal a candle
summon-demons-roll-deal = Deal a demon
summon-demons-roll-show = Turn up a card for the block
summon-demons-roll-throw = Throw a die
summon-demons-roll-draw = Draw from the block deck
summon-demons-roll-demon = Draw from the demon deck
summon-demons-roll-look = Look at a demon of the deck
summon-demons-roll-hand = Pick a demon of the hand at random

## Actions

summon-demons-action-roll = Throw the dice
summon-demons-action-buy = Buy { THE($card) }
summon-demons-action-summon = Summon a demon
summon-demons-action-summon-free = Summon the free first demon
summon-demons-action-pass = Hand { THE($card) } to the partner
summon-demons-action-end = End the turn
summon-demons-action-reroll = Throw again
summon-demons-action-keep = Keep the throw
summon-demons-action-accept = Pay and use the card
summon-demons-action-decline = Do not use the card
summon-demons-action-activate = Set off { THE($card) }
summon-demons-action-discard = Discard { THE($card) }
summon-demons-action-prefer = { $effect ->
        [steal-card] Steal a card from an opponent
       *[gain-block] Gain a card from the block
    }
summon-demons-action-rob = Steal a soul from { $seat }
summon-demons-action-take-supply = Take a soul from the supply
summon-demons-action-take-card = Steal { THE($card) } from { $seat }
summon-demons-action-take-all = Steal all the cards of { $seat }
summon-demons-action-gain = Gain { THE($card) }
summon-demons-action-swap = Replace { THE($card) }
summon-demons-action-done = That is all
summon-demons-action-name = Name { $seat }
summon-demons-action-discard-rival = Make { $seat } discard { THE($card) }
summon-demons-action-point = Set off { THE($card) }
summon-demons-action-choose = Let { THE($card) } appear
summon-demons-action-sacrifice = Sacrifice { THE($card) }
summon-demons-action-raise = Summon { THE($card) }
summon-demons-action-candle = Take { THE($card) }

## Reasons why a set-up is refused

summon-demons-reason-range = the value goes from { $min } to { $max }; given: { $value }
summon-demons-reason-two-candles-seats = two candles each are for two players; given: { $value }
summon-demons-reason-teams-seats = a game of teams takes four players; given: { $value }
summon-demons-reason-two-candles-teams = two candles each and teams do not go together: one is for two players, the other for four
summon-demons-reason-too-many-demons = demons to be dealt: { $value }; there are { $limit }
summon-demons-reason-unreachable = demons needed to win: { $value }; no more than { $limit } can ever be in play
summon-demons-reason-no-beginner = without the Beginner's Candle there are { $limit } candles, { $value } are needed
summon-demons-reason-no-such-seat = there is no seat { $value } to receive the Beginner's Candle; the last one is { $limit }
summon-demons-reason-content-mood = { common-content-place }: kids have a mood, and only kids do
summon-demons-reason-content-permanent = { common-content-place }: only demons are permanent; leave the key out
summon-demons-reason-content-permanent-number = { common-content-place }: a permanent demon has no number; write [ ]
summon-demons-reason-content-idle = { common-content-place }: the card never acts; it needs a number, or a permanent power with “when”
summon-demons-reason-content-one-number = { common-content-place }: “{ $value }” is more than one number; only candles have several
summon-demons-reason-content-dice = { common-content-place }: “{ $value }” has a number that is no sum of two dice; they go from 2 to 12
summon-demons-reason-content-candle = { common-content-place }: this is no candle; only a candle is for beginners
summon-demons-reason-content-may = { common-content-place }: “may” and “cost” belong together; write both or none
summon-demons-reason-content-permanent-free = { common-content-place }: a permanent power has neither cost nor condition; leave out “may”, “cost” and “condition”
summon-demons-reason-content-die = { common-content-place }: one die counts only on a double; write a number instead of DIE
summon-demons-reason-content-once = { common-content-place }: “{ $value }” copies; demons and candles exist once
summon-demons-reason-content-expected = { common-content-place }: { $count } { $what } are in this file, { $what } under [expect] in rules.toml says { $right }; change the copies, or that number where your box has another
summon-demons-reason-content-serial = { common-content-place }: “{ $card }” has serial numbers that another card has; each stands once
summon-demons-reason-content-serials = { common-content-place }: the serial numbers do not cover 1 to 125, each once
summon-demons-reason-content-throws = { common-content-place }: candles act on { $count } of 36 throws, candle_throws under [expect] in rules.toml says { $right }; change the numbers of the candles, or that list
summon-demons-reason-content-chosen = { common-content-place }: “{ $value }” must stay { $right }: the table chooses it with the option { $option }
summon-demons-reason-content-endless = { common-content-place }: what “{ $card }” activates comes back to it without end; take a card out of this ring
summon-demons-reason-content-choose = { common-content-place }: “{ $phrase }”: CHOOSE takes two effects of different kinds, with | between them
summon-demons-reason-content-effect = { common-content-place }: “{ $phrase }” is no effect; effects are written as in the shipped file, such as COLLECT 2 or GAIN_BLOCK kid
summon-demons-reason-content-collect = { common-content-place }: “{ $phrase }”: here a card can only collect a fixed number, as in COLLECT 2
summon-demons-reason-content-when = { common-content-place }: “{ $phrase }” is no time at which this power works; write “static”, “static, owner's turn” or another one of the shipped file
summon-demons-reason-content-lasting = { common-content-place }: “{ $phrase }” is no lasting power; they begin with STATIC MOOD_BOTH, KIND_BOTH, DOUBLE_COLLECT, PROTECT or SUMMON_TAX
summon-demons-reason-content-cost = { common-content-place }: “{ $phrase }” is no cost; it reads DISCARD_SELF or DISCARD_OWN, a kind of card and a number, joined by +, six cards at most
summon-demons-reason-content-condition = { common-content-place }: “{ $phrase }” is no condition; it reads has(kid)>=1, has(kid)=0 or others(kid)>=1
summon-demons-reason-content-filter = { common-content-place }: “{ $phrase }” is no kind of card; the kinds are { $allowed }
summon-demons-reason-content-amount = { common-content-place }: “{ $phrase }” does not fit; needed is a whole number from 1 to 20
summon-demons-reason-unsound = this position cannot arise in a game: { $value }

## Options

summon-demons-option-seats = Players
    .help = From two to five.
summon-demons-option-start_souls = Souls at the start
    .help = How many souls each player receives. The printed number is 5; more of them make a shorter game.
summon-demons-option-hand_demons = Demons dealt
    .help = How many demons each player is dealt. The printed number is 3. A starting demon adds one.
summon-demons-option-demons_to_win = Demons to win
    .help = How many summoned demons one player needs. The printed number is 3. A starting demon adds one, and a team needs twice as many.
summon-demons-option-souls_to_win = Souls to win
    .help = How many souls one player needs; a team needs twice as many. The printed number is 10, any other is a house rule.
summon-demons-option-candles = Candles
    .help = How the players come by their candles.
summon-demons-option-candles-random = By lot
    .help = Every player is dealt a candle.
summon-demons-option-candles-choose = By choice
    .help = The players choose in turn order, the first player first.
summon-demons-option-beginner = Beginner's Candle
    .help = It pays a little more often than the others.
summon-demons-option-beginner-dealt = Like the others
    .help = It is dealt or chosen like every other candle.
summon-demons-option-beginner-out = Left out
    .help = It is put back into the box. Four candles must be enough.
summon-demons-option-beginner-seat-1 = For seat 1
    .help = The player in seat 1 receives it, as a small help.
summon-demons-option-beginner-seat-2 = For seat 2
    .help = The player in seat 2 receives it, as a small help.
summon-demons-option-beginner-seat-3 = For seat 3
    .help = The player in seat 3 receives it, as a small help.
summon-demons-option-beginner-seat-4 = For seat 4
    .help = The player in seat 4 receives it, as a small help.
summon-demons-option-beginner-seat-5 = For seat 5
    .help = The player in seat 5 receives it, as a small help.
summon-demons-option-two_candles = Two candles each
    .help = With two players, each has two candles instead of one.
summon-demons-option-two_candles-true = Yes
    .help = Two candles each; for two players only.
summon-demons-option-two_candles-false = No
    .help = One candle each.
summon-demons-option-starting_demon = Starting demon
    .help = In their first turn, each player may summon one demon for free. One more demon is dealt, and one more is needed to win.
summon-demons-option-starting_demon-true = Yes
    .help = A free first demon for everybody.
summon-demons-option-starting_demon-false = No
    .help = Every demon of the hand takes a sacrifice.
summon-demons-option-teams = Teams
    .help = Four players, partners across the table. A team needs twice what one player needs, and partners may pass each other a card.
summon-demons-option-teams-true = Two teams
    .help = Seats 1 and 3 play against seats 2 and 4.
summon-demons-option-teams-false = No teams
    .help = Everyone plays alone.
summon-demons-option-owl = The Owl
    .help = How many cards of the block the Owl replaces.
summon-demons-option-owl-at-least-one = At least one
    .help = As on the French card.
summon-demons-option-owl-any-number = Any number
    .help = As on the English card; none is possible too.
summon-demons-option-skunk = The Skunk
    .help = What every player loses when the Skunk acts. Candles always stay.
summon-demons-option-skunk-block-cards = Block cards
    .help = As on the card: summoned demons stay.
summon-demons-option-skunk-all-cards = Demons too
    .help = As the rulebook says of Spectralux: all of their cards.
summon-demons-option-glen = Sweet Glen
    .help = Who may receive the soul that Glen gives away. This matters in teams only.
summon-demons-option-glen-opponent = An opponent
    .help = As on the French card.
summon-demons-option-glen-another-player = Another player
    .help = As on the English card; the partner may be named.

## Text view

summon-demons-text-turn = { $seat } to play
summon-demons-text-over = The game is over
summon-demons-text-winner = { $seat } has won
summon-demons-text-team-winner = { $seat } and { $partner } have won
summon-demons-text-dice = Dice: { $first } and { $second }, total { $total }
summon-demons-text-no-dice = The dice have not been thrown
summon-demons-text-block = Block: { $cards }
summon-demons-text-deck = Block deck: { $deck }, discarded: { $discard }
summon-demons-text-deck-empty = Block deck: exhausted; discarded: { $discard }, shuffled when the next card is needed
summon-demons-text-deck-gone = Block deck: exhausted, and nothing is discarded; no card comes
summon-demons-text-demon-deck = Demon deck: { $deck }, discarded: { $discard }
summon-demons-text-demon-deck-empty = Demon deck: exhausted; discarded: { $discard }, shuffled when the next demon is needed
summon-demons-text-demon-deck-gone = Demon deck: exhausted, and nothing is discarded; no demon comes
summon-demons-text-block-gaps = Empty places in the block: { $count }, filled when the turn ends
summon-demons-text-in-sight = Cards in sight:
summon-demons-text-on = { $card } ({ $numbers })
summon-demons-text-with-card = { $phrase } ({ $numbers }: { $text })
summon-demons-text-with-lasting = { $phrase } (permanent: { $text })
summon-demons-text-player = { $seat }: { summon-demons-part-souls }, { summon-demons-part-demons } summoned, { $hand } in hand
summon-demons-text-candle = Candle: { $cards }
summon-demons-text-cards = Cards: { $cards }
summon-demons-text-demons = Demons: { $cards }
summon-demons-text-hand = Your hand: { $cards }
summon-demons-text-extra = Extra turn: only the active player's cards act
summon-demons-text-known-deck = Demons in the deck: { $cards }
summon-demons-text-looked = Demons seen: { $cards }
summon-demons-text-none = nothing
summon-demons-text-discard = Discarded cards: { $cards }
summon-demons-text-demon-discard = Discarded demons: { $cards }
summon-demons-text-aside = Set aside: { $cards }
summon-demons-text-left-candles = Candles nobody has: { $cards }
summon-demons-text-again = Extra turns to come: { $count }
summon-demons-text-souls-in-play = Souls in play: { $souls }; tokens in the box: { $tokens }
summon-demons-text-acting = Acting: { $card }
summon-demons-text-done = Done this turn: { $actions }
summon-demons-text-done-roll = throw
summon-demons-text-done-buy = purchase
summon-demons-text-done-summon = summoning
summon-demons-text-done-pass = pass
summon-demons-text-done-free = free summoning
summon-demons-text-done-reroll = second throw used or waived
summon-demons-text-need = To win: { summon-demons-part-demons } and { summon-demons-part-souls }

## What a throw would bring

summon-demons-prospect-nothing = { $total }: no card of yours acts
summon-demons-prospect-gain = { $total }: +{ $gain } with { $cards }
summon-demons-prospect-range = { $total }: +{ $gain } to +{ $most } with { $cards }
summon-demons-prospect-win = { $total }: you win with { $cards }
summon-demons-prospect-double = { $prospect }; +{ $souls } more on a double

## Places of the table in words

summon-demons-cell-card = { $name }, { $what }, on { $numbers }. { $text }
summon-demons-cell-lasting = { $name }, { $what }, permanent. { $text }
summon-demons-cell-block = In the block: { $card }
summon-demons-cell-owned = Held by { $seat }: { $card }
summon-demons-cell-hand = In your hand: { $card }
summon-demons-cell-due = { $card } It acts on this throw.
summon-demons-cell-copies = { $card } (copies: { $count })
summon-demons-cell-kid = { $mood } { $kind }
summon-demons-cell-seat = { $seat }: { summon-demons-part-souls } of { $need_souls }, { summon-demons-part-demons } of { $need_demons }, { $hand } in hand.
summon-demons-cell-shielded = { $text } Protected from theft and forced discards.
summon-demons-cell-deck = Cards left in the block deck: { $count }.
summon-demons-cell-discard = Discarded: { $cards }
summon-demons-cell-demon-deck = Demons left in the deck: { $count }.

## Why an opponent or a hint prefers an action

summon-demons-heuristic-income = It makes your cards bring more souls per round.
summon-demons-heuristic-souls = It brings you closer to the souls you need.
summon-demons-heuristic-demons = It brings you closer to the demons you need.
summon-demons-heuristic-cards = It gives you more cards to sacrifice.
summon-demons-heuristic-instant = It gives you throws that win at once.
summon-demons-heuristic-threat = It holds back the opponent who is closest to winning.

## Tables of the arena

summon-demons-label-candle = Candle
summon-demons-label-order = Place in the order of play
summon-demons-label-first-demon = First demon summoned
summon-demons-label-gained = Card bought or gained
summon-demons-label-kept = Card in play at the end
summon-demons-sheet-candle = Chance of each candle
summon-demons-sheet-candle-name = Candle
summon-demons-sheet-candle-numbers = Totals
summon-demons-sheet-candle-chance = Throws on which it acts
summon-demons-sheet-income = Income of each card
summon-demons-sheet-income-name = Card
summon-demons-sheet-income-copies = Copies
summon-demons-sheet-income-chance = Throws on which it acts
summon-demons-sheet-income-alone = Souls per 36 throws, alone
summon-demons-sheet-income-company = Souls per 36 throws, among two of each kind
