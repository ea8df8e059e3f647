//! A position: data and accessors, no rules.

use arrayvec::ArrayVec;
use kernel::{Agenda, Seat};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, CardSet};
use crate::step::Step;

/// Most cards that a block can show.
pub const SLOTS: usize = 8;

/// Everything that changes during a game. Decks have no order: every draw is uniform over them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// One entry per seat.
    pub players: ArrayVec<Player, 5>,
    /// §SD-24 Candles that nobody has.
    pub candles: CardSet,
    /// §SD-30 The cards for sale; a gap waits for the end of the turn.
    pub block: ArrayVec<Option<Card>, SLOTS>,
    /// §SD-116 What is left to draw of the block cards.
    pub deck: CardSet,
    /// §SD-126 Discarded block cards.
    pub discard: CardSet,
    /// §SD-35 What is left to draw of the demons.
    pub demon_deck: CardSet,
    /// §SD-126 Discarded demons.
    pub demon_discard: CardSet,
    /// §A-8 A demon that is neither in play nor discarded while its effect runs.
    pub aside: CardSet,
    /// §A-37 Demons that one player looks at.
    pub look: Look,
    /// §SD-40 Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// What was done in this turn.
    pub course: Course,
    /// §SD-43 The game has ended.
    pub over: Option<Ending>,
    /// What is still to be done.
    pub agenda: Agenda<Step>,
}

/// What belongs to one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// §SD-22 Souls.
    pub souls: u16,
    /// §SD-32 Cards in play: candles, block cards, summoned demons.
    pub area: CardSet,
    /// §SD-37 Demons in hand, hidden.
    pub hand: CardSet,
    /// §SD-101 Cards that were in play at the throw and have not left since.
    pub awake: CardSet,
    /// §A-34 The first turn of this seat is not over yet.
    pub fresh: bool,
    /// §A-37 This seat knows which demons the demon deck holds.
    pub read: bool,
    /// §SD-114 Every block card this seat ever bought or gained; open, and told when all is over.
    pub gained: CardSet,
    /// §SD-13 The first demon that entered play here.
    pub first_demon: Option<Card>,
}

/// §A-37 Demons that one player looks at; nobody else knows them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Look {
    /// Drawn from the deck as it was.
    pub old: CardSet,
    /// Drawn after the deck ran out meanwhile and was made anew from the open discard pile.
    pub fresh: CardSet,
}

impl Look {
    /// All of them.
    pub fn all(self) -> CardSet {
        self.old.or(self.fresh)
    }
}

/// What was done in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools, reason = "each action of a turn is taken once or not")]
pub struct Course {
    /// §SD-48 The dice were thrown.
    pub rolled: bool,
    /// §SD-49 A card was bought.
    pub bought: bool,
    /// §SD-50 A demon was summoned for cards.
    pub summoned: bool,
    /// §SD-184 The demon that costs nothing was summoned.
    pub freed: bool,
    /// §SD-190 A card was passed.
    pub passed: bool,
    /// §SD-146 The throw was repeated, or kept.
    pub rerolled: bool,
    /// §SD-139 Only the active player's cards act.
    pub extra: bool,
    /// §SD-139 Turns that follow for the same player.
    pub again: u8,
    /// The last throw; zeros before it.
    pub dice: [u8; 2],
}

impl Course {
    /// §SD-53 The sum of the dice.
    pub fn total(self) -> u8 {
        self.dice[0].saturating_add(self.dice[1])
    }
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ending {
    /// Whose change ended it.
    pub seat: Seat,
    /// By what.
    pub by: Cause,
}

/// What ends a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cause {
    /// §SD-42 Enough demons and souls.
    Demons,
    /// A card that wins by itself.
    Card,
}

impl Cause {
    /// The stable word for logs and results.
    pub fn code(self) -> &'static str {
        match self {
            Cause::Demons => "demons",
            Cause::Card => "card",
        }
    }
}

impl State {
    /// What belongs to this seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// What belongs to this seat, for changing.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// How many seats.
    pub fn count(&self) -> u8 {
        u8::try_from(self.players.len()).expect("at most five seats")
    }

    /// All seats in table order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.count()).map(Seat)
    }

    /// §SD-61 All seats clockwise from this one.
    pub fn clockwise(&self, from: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let count = self.count();
        (0..count).map(move |step| Seat((from.0 + step) % count))
    }

    /// The cards of the block.
    pub fn shown(&self) -> CardSet {
        self.block.iter().flatten().copied().collect()
    }

    /// §SD-101 Cards that still wait for their activation in this throw.
    pub fn waiting(&self, seat: Seat) -> CardSet {
        let due = self.agenda.iter().map(|step| match step {
            Step::Order { owner, due, .. } if *owner == seat => *due,
            _ => CardSet::NONE,
        });
        due.fold(CardSet::NONE, CardSet::or).and(self.player(seat).awake)
    }
}
