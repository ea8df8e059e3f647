//! Builders for the stages of the rulebook tests.

use kernel::{Game, Seat, Turn};
use summon_demons::{Action, CardSet, Design, Event, Illegal, Options, State, Step, SummonDemons};
use testkit::Stage;

pub(crate) const ALICE: Seat = Seat(0);
pub(crate) const BASIL: Seat = Seat(1);
pub(crate) const CLARA: Seat = Seat(2);
pub(crate) const DORIS: Seat = Seat(3);

/// Dice that give each total from 2 to 12, different ones where possible.
const DICE: [[u32; 2]; 11] =
    [[1, 1], [1, 2], [1, 3], [1, 4], [1, 5], [1, 6], [2, 6], [3, 6], [4, 6], [5, 6], [6, 6]];

/// A table at which Alice is to act. Nobody has anything but a candle, the block is empty, all
/// other cards lie in their decks.
pub(crate) struct Table(pub(crate) Stage<SummonDemons>);

pub(crate) fn options(seats: u8) -> Options {
    Options { seats, ..Options::default() }
}

pub(crate) fn design(id: &str) -> Design {
    Design::find(id).unwrap_or_else(|| panic!("no card is called {id}"))
}

/// The outcome of chance that is this card.
pub(crate) fn drawn(id: &str) -> u32 {
    u32::try_from(design(id).index()).expect("63 designs")
}

/// The dice of a total.
pub(crate) fn dice(total: usize) -> [u32; 2] {
    DICE[total - 2]
}

/// An action from its notation.
pub(crate) fn action(notation: &str) -> Action {
    notation.parse().unwrap_or_else(|_| panic!("nothing is written {notation}"))
}

impl Table {
    /// A table at which no candle acts on this total.
    pub(crate) fn quiet(seats: u8, total: u8) -> Table {
        Table::with(&options(seats), total)
    }

    /// A table with these options at which no candle acts on this total, as far as possible.
    pub(crate) fn with(options: &Options, total: u8) -> Table {
        let mut stage = Stage::<SummonDemons>::new(options);
        let content = stage.game.content();
        let mut candles: Vec<_> =
            content.faces.iter().filter(|face| face.kind == summon_demons::Kind::Candle).collect();
        candles.sort_by_key(|face| face.numbers.contains(&total));
        let of_kind = |demon: bool| {
            let fits = content.faces.iter().filter(|face| match face.kind {
                summon_demons::Kind::Demon => demon,
                summon_demons::Kind::Candle => false,
                _ => !demon,
            });
            fits.fold(CardSet::NONE, |set, face| set.or(face.copies))
        };
        let (deck, demon_deck) = (of_kind(false), of_kind(true));
        let mut candles = candles.into_iter().map(|face| face.copies);
        let areas: Vec<CardSet> = (0..options.seats).filter_map(|_| candles.next()).collect();
        let left = candles.fold(CardSet::NONE, CardSet::or);
        stage.set(|state| {
            for (player, candle) in state.players.iter_mut().zip(areas) {
                (player.area, player.hand, player.awake) = (candle, CardSet::NONE, CardSet::NONE);
            }
            state.candles = left;
            state.block.iter_mut().for_each(|slot| *slot = None);
            (state.deck, state.demon_deck) = (deck, demon_deck);
            (state.first, state.active) = (ALICE, ALICE);
            state.course = summon_demons::state::Course::default();
            state.agenda.clear();
            state.agenda.first([Step::Act, Step::EndTurn]);
        });
        Table(stage)
    }

    /// Puts cards into play.
    pub(crate) fn own(mut self, seat: Seat, ids: &str) -> Table {
        for id in ids.split_whitespace() {
            let card = self.take(id);
            self.0.state.player_mut(seat).area.or_insert(card);
        }
        self
    }

    /// Puts demons into a hand.
    pub(crate) fn hand(mut self, seat: Seat, ids: &str) -> Table {
        for id in ids.split_whitespace() {
            let card = self.take(id);
            self.0.state.player_mut(seat).hand.or_insert(card);
        }
        self
    }

    /// Shows cards in the block.
    pub(crate) fn block(mut self, ids: &str) -> Table {
        for (slot, id) in ids.split_whitespace().enumerate() {
            let card = self.take(id).first();
            self.0.state.block[slot] = card;
        }
        self
    }

    /// Sets souls.
    pub(crate) fn souls(mut self, seat: Seat, souls: u16) -> Table {
        self.0.state.player_mut(seat).souls = souls;
        self
    }

    /// Leaves only these cards in the block deck; the others are discarded.
    pub(crate) fn deck(mut self, ids: &str) -> Table {
        let all = std::mem::take(&mut self.0.state.deck);
        self.0.state.discard = self.0.state.discard.or(all);
        for id in ids.split_whitespace() {
            let copies = self.0.game.content().copies(design(id));
            let card = self.0.state.discard.and(copies).first().expect("a copy is left");
            self.0.state.discard.remove(card);
            self.0.state.deck.insert(card);
        }
        self
    }

    /// Leaves only these demons in the demon deck; the others are discarded.
    pub(crate) fn demon_deck(mut self, ids: &str) -> Table {
        let all = std::mem::take(&mut self.0.state.demon_deck);
        let mut kept = CardSet::NONE;
        for id in ids.split_whitespace() {
            kept = kept.or(self.0.game.content().copies(design(id)));
        }
        self.0.state.demon_deck = all.and(kept);
        self.0.state.demon_discard = all.less(kept);
        self
    }

    /// Changes the position by hand.
    pub(crate) fn set(mut self, change: impl FnOnce(&mut State)) -> Table {
        change(&mut self.0.state);
        self
    }

    fn take(&mut self, id: &str) -> CardSet {
        let copies = self.0.game.content().copies(design(id));
        let state = &mut self.0.state;
        for place in [&mut state.deck, &mut state.demon_deck, &mut state.candles] {
            if let Some(card) = place.and(copies).first() {
                place.remove(card);
                return CardSet::one(card);
            }
        }
        panic!("no {id} is left");
    }

    /// Plays an action written in notation, with these outcomes.
    pub(crate) fn act(&mut self, seat: Seat, notation: &str, outcomes: &[u32]) -> Vec<Event> {
        let action = self.0.find(seat, notation);
        self.0.act(seat, &action, outcomes)
    }

    /// Plays several actions of one seat that ask for nothing.
    pub(crate) fn acts(&mut self, seat: Seat, notations: &[&str]) -> &mut Table {
        for notation in notations {
            self.act(seat, notation, &[]);
        }
        self
    }

    /// Throws a total; more outcomes for what follows.
    pub(crate) fn roll(&mut self, seat: Seat, total: usize, more: &[u32]) -> Vec<Event> {
        let outcomes: Vec<u32> = dice(total).into_iter().chain(more.iter().copied()).collect();
        self.act(seat, "roll", &outcomes)
    }

    /// Lets everybody answer as listed, offers declined, until the turn may end.
    pub(crate) fn resolve(&mut self) {
        while self.winners().is_empty() {
            let asked = self.asked();
            let list = self.list(asked);
            if list.iter().any(|notation| notation == "end") {
                return;
            }
            let decline = list.iter().find(|notation| *notation == "decline");
            let next = decline.unwrap_or(&list[0]).clone();
            self.act(asked, &next, &[]);
        }
    }

    /// Ends the turn; the gaps of the block are filled with whatever comes.
    pub(crate) fn end(&mut self, seat: Seat) -> Vec<Event> {
        self.0.act_freely(seat, &action("end"))
    }

    pub(crate) fn refused(&self, seat: Seat, notation: &str) -> Illegal {
        self.0.refused(seat, &action(notation))
    }

    pub(crate) fn list(&self, seat: Seat) -> Vec<String> {
        self.0.notations(seat)
    }

    pub(crate) fn souls_of(&self, seat: Seat) -> u16 {
        self.0.state.player(seat).souls
    }

    /// The cards in play without the candle, by id.
    pub(crate) fn cards_of(&self, seat: Seat) -> Vec<&'static str> {
        let view = self.0.view(seat);
        let player = &view.players[seat.index()];
        player.cards.iter().chain(&player.demons).map(|card| card.card.id()).collect()
    }

    /// The discarded block cards, by id.
    pub(crate) fn discard(&self) -> Vec<&'static str> {
        self.0.view(ALICE).discard.iter().map(|card| card.id()).collect()
    }

    /// The discarded demons, by id.
    pub(crate) fn demon_discard(&self) -> Vec<&'static str> {
        self.0.view(ALICE).demon_discard.iter().map(|card| card.id()).collect()
    }

    /// The cards shown, by id.
    pub(crate) fn shown(&self) -> Vec<&'static str> {
        self.0.view(ALICE).block.iter().flatten().map(|card| card.id()).collect()
    }

    pub(crate) fn question(&self, seat: Seat) -> &'static str {
        self.0.question(seat).expect("the seat is asked").code
    }

    /// Who is asked.
    pub(crate) fn asked(&self) -> Seat {
        match self.0.turn() {
            Turn::To(seats) => seats.iter().next().expect("somebody is asked"),
            Turn::Over(_) => panic!("the game is over"),
        }
    }

    /// Who won.
    pub(crate) fn winners(&self) -> Vec<Seat> {
        match self.0.turn() {
            Turn::To(_) => Vec::new(),
            Turn::Over(outcome) => {
                let seats = (0u8..).map(Seat).zip(&outcome.seats);
                seats.filter(|(_, standing)| standing.won).map(|(seat, _)| seat).collect()
            }
        }
    }
}

/// Souls that a seat gains when Alice throws a total, everything resolved as listed.
pub(crate) fn gain_of(mut table: Table, seat: Seat, total: usize) -> u16 {
    let before = table.souls_of(seat);
    table.roll(ALICE, total, &[]);
    table.resolve();
    table.souls_of(seat) - before
}

/// Adding to a set in place.
pub(crate) trait OrInsert {
    fn or_insert(&mut self, cards: CardSet);
}

impl OrInsert for CardSet {
    fn or_insert(&mut self, cards: CardSet) {
        *self = self.or(cards);
    }
}

/// Events of one kind, by code.
pub(crate) fn codes(events: &[Event]) -> Vec<&'static str> {
    events.iter().map(kernel::Ruled::code).collect()
}

/// The reasons why options are refused, as places and codes.
pub(crate) fn reasons(options: &Options) -> Vec<(String, &'static str)> {
    match SummonDemons::open(options, None) {
        Ok(_) => Vec::new(),
        Err(error) => error.0.iter().map(|reason| (reason.at.clone(), reason.code)).collect(),
    }
}
