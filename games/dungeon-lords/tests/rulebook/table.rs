//! Builders for the stages of the rulebook tests.

use dungeon_lords::ids::{
    Colour, Item, Monster, Order, Room, Special, Spell, Tile, Token, Tokens, Trap, Who,
};
use dungeon_lords::state::{Built, Guest, Hero, Player, Slot, State};
use dungeon_lords::{Action, Cell, Cells, DungeonLords, Event, Illegal, Items, Options, Step};
use kernel::{Game, Seat, Seats, Turn};
use testkit::Stage;

pub(crate) const ALICE: Seat = Seat(0);
pub(crate) const BASIL: Seat = Seat(1);
pub(crate) const CLARA: Seat = Seat(2);
pub(crate) const DORIS: Seat = Seat(3);

/// A table with a position set up by hand.
pub(crate) struct Table(pub(crate) Stage<DungeonLords>);

pub(crate) fn options(seats: u8, items: Items) -> Options {
    Options { seats, items, ..Options::default() }
}

macro_rules! finders {
    ($($function:ident $kind:ident)*) => {
        $(pub(crate) fn $function(id: &str) -> $kind {
            $kind::find(id).unwrap_or_else(|| panic!("nothing is called {id}"))
        })*
    };
}

finders! {
    monster Monster
    trap Trap
    room Room
    spell Spell
    order Order
    item Item
    who Who
    special Special
}

pub(crate) fn cell(text: &str) -> Cell {
    serde_json::from_value(serde_json::Value::from(text)).expect("a cell")
}

pub(crate) fn cells(list: &[&str]) -> Cells {
    list.iter().map(|text| cell(text)).collect()
}

pub(crate) fn token(colour: Colour, id: &str) -> Token {
    Token::new(colour, item(id))
}

/// An action from its notation.
pub(crate) fn action(notation: &str) -> Action {
    notation.parse().unwrap_or_else(|_| panic!("nothing is written {notation}"))
}

/// What nobody has asked for yet: everything of a round in progress is put aside.
fn quiet(state: &mut State) {
    state.agenda.clear();
    state.first = ALICE;
    state.shown = 0;
    state.monsters.clear();
    state.rooms.clear();
    state.board = Default::default();
    for player in &mut state.players {
        player.stage = 0;
        player.drawn = 0;
        player.shelved = 0;
        player.orders = [None; 3];
    }
}

impl Table {
    /// A table with these options in a round where nothing is on offer and nobody is asked.
    pub(crate) fn with(options: &Options) -> Table {
        let mut stage = Stage::<DungeonLords>::new(options);
        stage.set(quiet);
        Table(stage)
    }

    /// Combat in this round with this card; Alice fights first, Basil second against one warrior.
    pub(crate) fn combat(items: Items, round: u8, card: &str) -> Table {
        Table::combat_with(&options(4, items), round, card)
    }

    pub(crate) fn combat_with(options: &Options, round: u8, card: &str) -> Table {
        let mut table = Table::with(options);
        let card = spell(card);
        let year = if card.id().starts_with("y1") { 1 } else { 2 };
        table.0.set(|state| {
            state.year = year;
            state.season = 3;
            state.round = round;
            state.stock.cards &= !(1 << card.index());
            state.cards[usize::from(round) - 1] = Slot { card: Some(card), seen: Seats::NONE };
            let guard = if year == 1 { "y1-warrior-4" } else { "y2-warrior-4" };
            let basil = state.player_mut(BASIL);
            basil.line.push(Hero::new(who(guard)));
            basil.lair[Monster::Ghost.index()] = 1;
            state.agenda.first([Step::Plan, Step::Card, Step::Battle { turn: 0 }, Step::NextRound]);
        });
        table
    }

    /// Puts a step on top and goes on until somebody is asked.
    pub(crate) fn due(&mut self, step: Step) -> Vec<Event> {
        self.0.set(|state| state.agenda.first([step]));
        self.advance()
    }

    /// The same with these outcomes, by identity.
    pub(crate) fn due_with(&mut self, step: Step, dice: &[u32]) -> Vec<Event> {
        self.0.set(|state| state.agenda.first([step]));
        let mut script = kernel::chance::Scripted::new(dice);
        let mut events = Vec::new();
        let mut cx = kernel::Cx::telling(&mut script, &mut events);
        kernel::advance(&self.0.game, &mut self.0.state, &mut cx);
        assert!(script.impossible().is_none(), "{:?}", script.impossible());
        assert!(script.need().is_none(), "{:?}", script.need());
        assert_eq!(script.used(), dice.len(), "outcomes are left over");
        events
    }

    /// Goes on until somebody is asked.
    pub(crate) fn advance(&mut self) -> Vec<Event> {
        let mut dice = kernel::chance::Seeded::from_number(0);
        let mut events = Vec::new();
        let mut cx = kernel::Cx::telling(&mut dice, &mut events);
        kernel::advance(&self.0.game, &mut self.0.state, &mut cx);
        events
    }

    pub(crate) fn state(&self) -> &State {
        &self.0.state
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        self.0.state.player(seat)
    }

    /// Changes what belongs to a seat.
    pub(crate) fn give(&mut self, seat: Seat, change: impl FnOnce(&mut Player)) -> &mut Table {
        self.0.set(|state| change(state.player_mut(seat)));
        self
    }

    /// Alice's line: id and damage, front first.
    pub(crate) fn line(&mut self, line: &[(&str, u8)]) -> &mut Table {
        let heroes = line.iter().map(|(id, damage)| Hero { damage: *damage, ..Hero::new(who(id)) });
        let heroes: Vec<Hero> = heroes.collect();
        self.give(ALICE, |player| player.line = heroes.into_iter().collect());
        if line.iter().any(|(id, _)| who(id).is_paladin()) {
            self.0.set(|state| state.paladin.host = Some(ALICE));
        }
        self
    }

    /// An item for somebody of Alice's line.
    pub(crate) fn item(&mut self, id: &str, colour: Colour, kind: &str) -> &mut Table {
        let token = token(colour, kind);
        self.0.set(|state| {
            for player in &mut state.players {
                player.tokens = player.tokens.without(token);
            }
            let line = &mut state.player_mut(ALICE).line;
            let hero = line.iter_mut().find(|hero| hero.who == who(id)).expect("in line");
            hero.items = hero.items.with(token);
        });
        self
    }

    pub(crate) fn lair(&mut self, units: &[&str]) -> &mut Table {
        let kinds: Vec<Monster> = units.iter().map(|id| monster(id)).collect();
        self.give(ALICE, |player| {
            for kind in kinds {
                player.lair[kind.index()] += 1;
            }
        })
    }

    pub(crate) fn traps(&mut self, traps: &[&str]) -> &mut Table {
        let kinds: Vec<Trap> = traps.iter().map(|id| trap(id)).collect();
        self.give(ALICE, |player| {
            for kind in kinds {
                player.traps[kind.index()] += 1;
            }
        })
    }

    /// Turns Alice's tunnel on this cell into a room.
    pub(crate) fn room(&mut self, id: &str, at: &str) -> &mut Table {
        let (room, cell) = (room(id), cell(at));
        self.give(ALICE, |player| {
            player.tunnels = player.tunnels.without(cell);
            player.rooms.push(Built { room, cell, uses: 0 });
        })
    }

    /// One action of a seat, by its notation, with dice nobody cares about.
    pub(crate) fn act(&mut self, seat: Seat, notation: &str) -> Vec<Event> {
        let wanted = action(notation);
        let listed = self.0.legal(seat);
        assert!(
            listed.contains(&wanted),
            "seat {seat} has no {notation}; {:?} asks for {}",
            self.0.state.agenda.top(),
            self.0.notations(seat).join(", ")
        );
        self.0.act_freely(seat, &wanted)
    }

    /// Several actions of a seat; two monsters or two traps of a plan in a row are one answer.
    pub(crate) fn acts(&mut self, seat: Seat, notations: &[&str]) -> Vec<Event> {
        let mut answers: Vec<String> = Vec::new();
        for notation in notations {
            let before = answers.last().cloned().unwrap_or_default();
            match (before.split_once(' '), notation.split_once(' ')) {
                (Some(("send", one)), Some(("send", two))) => {
                    let (one, two) =
                        (monster(one).min(monster(two)), monster(one).max(monster(two)));
                    *answers.last_mut().expect("one before") = format!("send-two {one} {two}");
                }
                (Some(("trap", one)), Some(("trap", two))) => {
                    let (one, two) = (trap(one).min(trap(two)), trap(one).max(trap(two)));
                    *answers.last_mut().expect("one before") = format!("two-traps {one} {two}");
                }
                _ => answers.push((*notation).to_owned()),
            }
        }
        answers.iter().flat_map(|notation| self.act(seat, notation)).collect()
    }

    /// Basil plans nothing, Alice plans and fights like this; the round is over afterwards.
    pub(crate) fn fight(&mut self, notations: &[&str]) -> Vec<Event> {
        let round = self.state().round;
        let mut events = self.advance();
        if self.asked(BASIL) {
            events.extend(self.act(BASIL, "ghosts 0"));
        }
        events.extend(self.acts(ALICE, notations));
        assert!(
            self.state().round != round,
            "{:?} still asks for {}",
            self.0.state.agenda.top(),
            self.0.notations(ALICE).join(", ")
        );
        events
    }

    pub(crate) fn asked(&self, seat: Seat) -> bool {
        matches!(self.0.turn(), Turn::To(seats) if seats.contains(seat))
    }

    /// Damage of somebody in Alice's line; nothing if he is gone.
    pub(crate) fn damage(&self, id: &str) -> Option<u8> {
        self.player(ALICE).hero(who(id)).map(|hero| hero.damage)
    }

    /// Whether Alice holds this prisoner.
    pub(crate) fn caught(&self, id: &str) -> bool {
        self.player(ALICE).prison & who(id).bit() != 0
    }

    /// The ids of Alice's line, front first.
    pub(crate) fn names(&self) -> Vec<&'static str> {
        self.player(ALICE).line.iter().map(|hero| hero.who.id()).collect()
    }

    pub(crate) fn conquered(&self) -> u8 {
        self.player(ALICE).conquered.len()
    }

    pub(crate) fn refused(&self, seat: Seat, notation: &str) -> Illegal {
        self.0.refused(seat, &action(notation))
    }

    pub(crate) fn lists(&self, seat: Seat) -> Vec<String> {
        self.0.notations(seat)
    }

    /// Makes these the adventurers who arrive this season, weakest first.
    pub(crate) fn row(&mut self, ids: &[&str]) -> &mut Table {
        let row = ids.iter().map(|id| Guest { who: who(id), item: None }).collect();
        self.0.set(|state| state.row = row);
        self
    }

    pub(crate) fn evil(&mut self, evil: &[i8]) -> &mut Table {
        let evil = evil.to_vec();
        self.0.set(|state| {
            for (player, evil) in state.players.iter_mut().zip(evil) {
                player.evil = evil;
            }
        });
        self
    }

    /// Makes this the event of the season.
    pub(crate) fn event(&mut self, tile: Tile, card: Option<&str>) -> &mut Table {
        let card = card.map(special);
        self.0.set(|state| {
            state.season = 2;
            state.event = Some(tile);
            state.special = card;
        });
        self
    }
}

/// The items that were marked as used, as `colour item`.
pub(crate) fn used(events: &[Event]) -> Vec<String> {
    let mark = |event: &Event| match event {
        Event::ItemUsed { colour, item, .. } => Some(format!("{colour} {item}")),
        _ => None,
    };
    events.iter().filter_map(mark).collect()
}

/// How often something happened.
pub(crate) fn count(events: &[Event], is: impl Fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| is(event)).count()
}

/// Whether the spell was cast in Alice's battle.
pub(crate) fn cast(events: &[Event]) -> bool {
    count(events, |event| matches!(event, Event::SpellCast { seat: ALICE, .. })) == 1
}

/// A box for questions about content.
pub(crate) fn opened(options: &Options) -> DungeonLords {
    DungeonLords::open(options, None).expect("the options open")
}

/// No tokens at all.
pub(crate) const NOTHING: Tokens = Tokens::NONE;
