//! Every hex in words.

use kernel::{Arg, Cell, Seat, Words};

use super::sight;
use crate::Demons;
use crate::content::Hex;
use crate::view::{ReachView, View};

/// All hexes of the map, in the order of their numbers.
pub(super) fn cells(game: &Demons, view: &View, words: &dyn Words) -> Vec<Cell> {
    let reader = Reader { game, view, words };
    let hexes = game.content.map.hexes();
    hexes.map(|hex| Cell { id: game.number(hex).to_string(), text: reader.hex(hex) }).collect()
}

struct Reader<'a> {
    game: &'a Demons,
    view: &'a View,
    words: &'a dyn Words,
}

impl Reader<'_> {
    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.say(&format!("cell-{id}"), args)
    }

    fn hex(&self, hex: Hex) -> String {
        let mut parts = vec![self.ground(hex)];
        parts.extend(self.magicians(hex));
        parts.extend(self.mortals(hex));
        parts.extend(self.treasures(hex));
        let number = self.game.number(hex);
        if let Some(reach) = self.view.reach.iter().find(|reach| reach.hex == number) {
            parts.push(self.reach(hex, *reach));
        }
        parts.join(" ")
    }

    /// Number, terrain, town, what it costs.
    fn ground(&self, hex: Hex) -> String {
        let terrain = crate::view::terrain(self.game, self.view, hex);
        let map = &self.game.content.map;
        let town = map.town_in(hex).map(|town| map.towns[usize::from(town)].id.as_str());
        let name = self.game.content.map.name(hex);
        let cost = self.game.content.tables.cost(terrain, false);
        let args = [
            ("hex", Arg::Text(&name)),
            ("terrain", Arg::Text(terrain.id())),
            ("town", Arg::Text(town.unwrap_or("none"))),
            ("cost", Arg::Number(cost.unwrap_or(0).into())),
        ];
        match (cost, town) {
            (None, _) => self.say("closed", &args),
            (Some(_), Some(_)) => self.say("town", &args),
            (Some(_), None) => self.say("ground", &args),
        }
    }

    fn magicians(&self, hex: Hex) -> impl Iterator<Item = String> {
        let number = self.game.number(hex);
        let seats = (0u8..).map(Seat).zip(&self.view.magicians);
        seats.filter(move |(_, magician)| magician.hex == Some(number)).map(|(seat, magician)| {
            let state = match (magician.status, magician.found) {
                ("captive" | "prisoner", _) => "captive",
                (_, true) => "found",
                (_, false) => "hidden",
            };
            let name = self.words.seat(seat);
            self.say("magician", &[("seat", Arg::Text(&name)), ("state", Arg::Text(state))])
        })
    }

    fn unit(&self, id: &str, unit: sight::Unit<'_>) -> String {
        let seen = unit.seen;
        let state = match (seen.fleeing, seen.captor, seen.active) {
            (true, _, _) => "fleeing",
            (_, true, _) => "captor",
            (_, _, true) => "active",
            _ => "inactive",
        };
        let args = [
            ("mortal", Arg::Text(&self.game.content.mortals[unit.index].id)),
            ("strength", Arg::Number(seen.strength.into())),
            ("state", Arg::Text(state)),
        ];
        self.say(id, &args)
    }

    fn mortals(&self, hex: Hex) -> impl Iterator<Item = String> {
        let here = sight::units(self.game, self.view).filter(move |unit| unit.hex == hex);
        here.map(|unit| self.unit("mortal", unit))
    }

    fn treasures(&self, hex: Hex) -> impl Iterator<Item = String> {
        let number = self.game.number(hex);
        let here = self.view.treasures.iter().filter(move |treasure| treasure.hex == number);
        here.filter_map(|treasure| {
            let index = Demons::treasure_of(treasure.treasure)?;
            let kind = &self.game.content.treasures[usize::from(index)];
            let args = [
                ("treasure", Arg::Text(&kind.id)),
                ("thousands", Arg::Number(kind.thousands.into())),
                ("seize", Arg::Number(kind.seize.into())),
                ("owner", Arg::Text(treasure.owner)),
                ("finder", Arg::Number(treasure.finder.unwrap_or(0).into())),
            ];
            Some(self.say("treasure", &args))
        })
    }

    /// What going there costs, and who would hold the viewer there.
    fn reach(&self, hex: Hex, reach: ReachView) -> String {
        let cost = [("cost", Arg::Number(reach.cost.into()))];
        if !reach.end {
            return self.say("pass", &cost);
        }
        if !reach.stop {
            return self.say("reach", &cost);
        }
        let mut who: Vec<String> = sight::stoppers(self.game, self.view, hex)
            .map(|unit| self.unit("beside", unit))
            .collect();
        let map = &self.game.content.map;
        let rivals = map.neighbours(hex).map(|(next, _)| self.game.number(next));
        who.extend(
            rivals.filter_map(|next| sight::rival_in(self.view, next)).map(|seat| {
                self.say("beside-rival", &[("seat", Arg::Text(&self.words.seat(seat)))])
            }),
        );
        let who = who.join("; ");
        self.say("stop", &[("cost", Arg::Number(reach.cost.into())), ("who", Arg::Text(&who))])
    }
}
