//! Every hex in words, for a player who does not see the field.

use kernel::{Arg, Cell, Words};

use crate::Demonworld;
use crate::action::Spot;
use crate::content::Role;
use crate::grid::{Direction, Hex};
use crate::large;
use crate::text::title;
use crate::view::{ElementView, TroopView, View};

/// All hexes of the map, row by row.
pub(super) fn cells(game: &Demonworld, view: &View, words: &dyn Words) -> Vec<Cell> {
    let reader = Reader { game, view, words, held: held(game, view) };
    let hexes = game.map().hexes();
    hexes.map(|hex| Cell { id: Spot::of(hex).0.to_string(), text: reader.hex(hex) }).collect()
}

/// Every hex that an element covers, with the element's number.
fn held(game: &Demonworld, view: &View) -> Vec<(Hex, usize)> {
    let standing = view.elements.iter().enumerate().filter(|(_, one)| one.hp > 0);
    let covered = standing.filter_map(|(index, one)| {
        let card = game.content().find_card(&view.troops[usize::from(one.troop.0)].card)?;
        Some((index, large::hexes(game.card(card).base, one.hex?.hex(), one.facing)))
    });
    covered.flat_map(|(index, hexes)| hexes.into_iter().map(move |hex| (hex, index))).collect()
}

struct Reader<'a> {
    game: &'a Demonworld,
    view: &'a View,
    words: &'a dyn Words,
    held: Vec<(Hex, usize)>,
}

impl Reader<'_> {
    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.say(&format!("cell-{id}"), args)
    }

    fn name(&self, id: &str) -> String {
        self.words.say(&format!("name-{id}"), &[])
    }

    fn hex(&self, hex: Hex) -> String {
        let mut parts = vec![self.ground(hex)];
        parts.extend(self.edges(hex));
        let spot = Spot::of(hex);
        for objective in self.view.objectives.iter().filter(|one| one.hex == spot) {
            let points = Arg::Number(objective.points.into());
            parts.push(match objective.holder {
                Some(seat) => {
                    let seat = self.words.seat(seat);
                    self.say("objective-held", &[("points", points), ("seat", Arg::Text(&seat))])
                }
                None => self.say("objective", &[("points", points)]),
            });
        }
        for fire in self.view.weather.fires.iter().filter(|fire| fire.hex == spot) {
            parts.push(self.say("fire", &[("turns", Arg::Number(fire.turns.into()))]));
        }
        if self.view.weather.shut.contains(&spot) {
            parts.push(self.say("shut", &[]));
        }
        if self.view.weather.burnt.contains(&spot) {
            parts.push(self.say("burnt", &[]));
        }
        if self.view.remains.contains(&spot) {
            parts.push(self.say("remains", &[]));
        }
        let here = self.held.iter().filter(|(held, _)| *held == hex);
        parts.extend(here.map(|(_, index)| self.element(&self.view.elements[*index])));
        parts.join(" ")
    }

    /// Number, ground and height.
    fn ground(&self, hex: Hex) -> String {
        let cell = self.game.map().cell(hex).expect("the reader walks over the map");
        let terrain =
            self.name(&format!("terrain-{}", self.game.content().terrain(cell.terrain).id));
        let number = Spot::of(hex).to_string();
        let args = [
            ("hex", Arg::Text(&number)),
            ("terrain", Arg::Text(&terrain)),
            ("level", Arg::Number(cell.level.into())),
        ];
        self.say(if cell.level > 0 { "high-ground" } else { "ground" }, &args)
    }

    /// Hedges and walls that still stand.
    fn edges(&self, hex: Hex) -> impl Iterator<Item = String> {
        let map = self.game.map();
        Direction::ALL.into_iter().filter_map(move |direction| {
            let index = map.edge_index(hex, hex.step(direction))?;
            let is_ruined = self.view.weather.ruins.iter().any(|&ruin| usize::from(ruin) == index);
            let kind = if is_ruined { "wall-ruined" } else { map.edges[index].kind.id() };
            let kind = self.name(&format!("terrain-{kind}"));
            let number = Arg::Number(direction.0.into());
            let side = self.words.say("part-direction", &[("direction", number)]);
            Some(self.say("edge", &[("edge", Arg::Text(&kind)), ("direction", Arg::Text(&side))]))
        })
    }

    /// Who stands there, how it looks and fares.
    fn element(&self, element: &ElementView) -> String {
        let troop = &self.view.troops[usize::from(element.troop.0)];
        let name = title(troop, self.words);
        let seat = self.words.seat(troop.seat);
        let number = Arg::Number(element.facing.0.into());
        let facing = self.words.say("part-facing", &[("facing", number)]);
        let args = [
            ("card", Arg::Text(&name)),
            ("seat", Arg::Text(&seat)),
            ("facing", Arg::Text(&facing)),
            ("hp", Arg::Number(element.hp.into())),
        ];
        let mut parts = vec![self.say("element", &args)];
        if let Some(role) = element.role {
            parts.push(self.name(match role {
                Role::Leader => "role-leader",
                Role::Standard => "role-standard",
                Role::Musician => "role-musician",
            }));
        }
        parts.extend(self.state(troop));
        self.say("sentence", &[("parts", Arg::Text(&parts.join(", ")))])
    }

    /// Order and mood of its troop, as far as the viewer knows them.
    fn state(&self, troop: &TroopView) -> Option<String> {
        if troop.mood != "steady" {
            return Some(self.name(&format!("mood-{}", troop.mood)));
        }
        if troop.since > 0 {
            return Some(self.say("melee", &[]));
        }
        let order = troop.order.or(troop.kept.first().copied());
        order.map(|order| self.name(&format!("order-{order}")))
    }
}
