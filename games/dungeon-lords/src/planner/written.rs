//! A battle as people write it down.

use kernel::{Reason, RuleRef, SetupError, rule};
use serde::Deserialize;

use super::{Fighter, Scenario};
use crate::DungeonLords;
use crate::grid::{Cell, Cells};
use crate::ids::{Colour, Item, Monster, Room, Spell, Token, Trap, Who};

/// Most units and most traps of a written battle; more of them take too long to try.
const MOST: usize = 8;

/// Somebody of a written party.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenFighter {
    /// Who it is.
    pub who: Who,
    /// Damage so far.
    #[serde(default)]
    pub damage: u8,
    /// Items in his hands.
    #[serde(default)]
    pub items: Vec<Item>,
}

/// A room of a written dungeon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenRoom {
    /// Which room.
    pub room: Room,
    /// Where.
    pub cell: Cell,
}

/// A battle as people write it down; everything but the party may be left out.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    /// The year of unknown combat cards.
    #[serde(default = "one")]
    pub year: u8,
    /// The combat round.
    #[serde(default = "one")]
    pub round: u8,
    /// The combat card of the round, if it is known.
    #[serde(default)]
    pub card: Option<Spell>,
    /// Gold at hand.
    #[serde(default)]
    pub gold: u8,
    /// Food at hand.
    #[serde(default)]
    pub food: u8,
    /// Imps at hand.
    #[serde(default)]
    pub imps: u8,
    /// Place on the Evilometer.
    #[serde(default)]
    pub evil: i8,
    /// The party, front first.
    pub party: Vec<WrittenFighter>,
    /// Tunnels that are not conquered; the three of the start if left out.
    #[serde(default = "start")]
    pub tunnels: Vec<Cell>,
    /// Rooms that are not conquered.
    #[serde(default)]
    pub rooms: Vec<WrittenRoom>,
    /// Conquered tunnels.
    #[serde(default)]
    pub conquered: Vec<Cell>,
    /// Units face up.
    #[serde(default)]
    pub units: Vec<Monster>,
    /// Traps in hand.
    #[serde(default)]
    pub traps: Vec<Trap>,
}

fn one() -> u8 {
    1
}

fn start() -> Vec<Cell> {
    Cells::start().iter().collect()
}

/// Collects what is wrong.
struct Faults(Vec<Reason>);

impl Faults {
    fn range(&mut self, at: &str, rule: RuleRef, value: usize, (min, max): (usize, usize)) {
        if !(min..=max).contains(&value) {
            let reason = Reason::new(at, "range", Some(rule)).with("value", value);
            self.0.push(reason.with("min", min).with("max", max));
        }
    }

    fn unsound(&mut self, at: String, rule: RuleRef, value: &str) {
        self.0.push(Reason::new(at, "unsound", Some(rule)).with("value", value));
    }
}

impl Written {
    /// The battle, with the combat cards that may turn up.
    ///
    /// # Errors
    /// Everything that no battle can be like, at once.
    pub fn scenario(&self, game: &DungeonLords) -> Result<(Scenario, Vec<Spell>), SetupError> {
        let mut faults = Faults(Vec::new());
        faults.range("year", rule!("DL-1"), self.year.into(), (1, 2));
        faults.range("round", rule!("DL-79"), self.round.into(), (1, 4));
        faults.range("party", rule!("DL-55"), self.party.len(), (1, 4));
        faults.range("units", rule!("DL-81"), self.units.len(), (0, MOST));
        faults.range("traps", rule!("DL-81"), self.traps.len(), (0, MOST));
        self.check_party(game, &mut faults);
        self.check_tiles(&mut faults);
        if !faults.0.is_empty() {
            return Err(SetupError(faults.0));
        }
        let of_year = |card: &Spell| game.content.card(*card).year == self.year;
        let all = || Spell::ALL.iter().copied().filter(of_year).collect();
        let cards = self.card.map_or_else(all, |card| vec![card]);
        Ok((self.made(cards[0]), cards))
    }

    fn check_party(&self, game: &DungeonLords, faults: &mut Faults) {
        for (index, fighter) in self.party.iter().enumerate() {
            let hp = game.content.hero(fighter.who).hp;
            let amulets = fighter.items.iter().filter(|item| **item == Item::Amulet).count();
            let most = usize::from(hp) + amulets;
            let at = format!("party[{index}].damage");
            faults.range(&at, rule!("DL-86"), fighter.damage.into(), (0, most.saturating_sub(1)));
            if self.party[..index].iter().any(|other| other.who == fighter.who) {
                faults.unsound(format!("party[{index}].who"), rule!("DL-55"), fighter.who.id());
            }
            if fighter.items.len() > 4 {
                faults.range(
                    &format!("party[{index}].items"),
                    rule!("MI-17"),
                    fighter.items.len(),
                    (0, 4),
                );
            }
        }
    }

    fn check_tiles(&self, faults: &mut Faults) {
        let mut seen = Cells::NONE;
        let rooms = self.rooms.iter().map(|room| ("rooms", room.cell));
        let tunnels = self.tunnels.iter().map(|cell| ("tunnels", *cell));
        for (at, cell) in
            rooms.chain(tunnels).chain(self.conquered.iter().map(|cell| ("conquered", *cell)))
        {
            if seen.contains(cell) {
                faults.unsound(at.to_owned(), rule!("DL-30"), &cell.to_string());
            }
            seen = seen.with(cell);
        }
        let distances = seen.distances();
        for cell in seen.iter().filter(|cell| distances[cell.index()] == 0) {
            faults.unsound("tunnels".to_owned(), rule!("DL-80"), &cell.to_string());
        }
    }

    fn made(&self, card: Spell) -> Scenario {
        // Each copy of an item has a colour of its own.
        let mut colours = [0usize; 8];
        let mut token = |item: Item| {
            let count = &mut colours[item.index() % 8];
            let colour = Colour::ALL[*count % Colour::ALL.len()];
            *count += 1;
            Token::new(colour, item)
        };
        let fighter = |fighter: &WrittenFighter| Fighter {
            who: fighter.who,
            damage: fighter.damage,
            items: fighter.items.iter().map(|item| token(*item)).collect(),
        };
        Scenario {
            round: self.round,
            card,
            gold: self.gold,
            food: self.food,
            imps: self.imps,
            evil: self.evil,
            party: self.party.iter().map(fighter).collect(),
            tunnels: self.tunnels.iter().copied().collect(),
            rooms: self.rooms.iter().map(|room| (room.room, room.cell)).collect(),
            conquered: self.conquered.iter().copied().collect(),
            units: self.units.clone(),
            traps: self.traps.clone(),
        }
    }
}
