//! What pointing at a hex tells: arcs, reach, sight lines, and the sum of a shot or a blow.

use kernel::{Arg, Cell, Insight, RuleRef, Seat, Words, rule};

use crate::Demonworld;
use crate::action::Spot;
use crate::explain;
use crate::grid::{Hex, Side};
use crate::ids::MoraleTest;
use crate::part::Part;
use crate::rules::ground::{contact, sight};
use crate::rules::melee::blows;
use crate::rules::movement::scope;
use crate::rules::shoot::volley;
use crate::sight::Obstacle;
use crate::state::{ElementId, State};
use crate::view::TestView;

/// What a seat learns by pointing at a place, looking from another one; of nothing that its view
/// does not show.
pub(super) fn insights(
    game: &Demonworld,
    world: &State,
    seat: Seat,
    (place, from): (&str, Option<&str>),
    words: &dyn Words,
) -> Vec<Insight> {
    let hex = |id: &str| id.parse().ok().map(|number| Spot(number).hex());
    let Some(place) = hex(place).filter(|&hex| game.map().has(hex)) else { return Vec::new() };
    let teller = Teller { game, world, seat, words };
    let there = teller.shown(place);
    let looker = from.and_then(hex).and_then(|hex| teller.shown(hex));
    let mut found = there.map_or(Vec::new(), |element| teller.sides(element));
    found.extend(teller.reach(place));
    if !world.is_deploying() {
        found.extend(there.map_or(Vec::new(), |element| teller.tests(element)));
    }
    if let Some(looker) = looker.filter(|&one| Some(one) != there && !world.is_deploying()) {
        found.extend(teller.sight(looker, (place, there)));
        found.extend(there.map_or(Vec::new(), |target| teller.sum(looker, target)));
    }
    found
}

struct Teller<'a> {
    game: &'a Demonworld,
    /// A world that the seat cannot tell from the real one.
    world: &'a State,
    seat: Seat,
    words: &'a dyn Words,
}

impl Teller<'_> {
    /// §PR-139 Who stands on a hex, as far as the seat sees it: a hidden deployment is only imagined.
    fn shown(&self, hex: Hex) -> Option<ElementId> {
        let element = self.world.at(self.game, hex)?;
        let owner = self.world.seat_of(element);
        let hidden =
            self.world.is_deploying() && owner != self.seat && self.world.openly != Some(owner);
        Some(element).filter(|_| !hidden)
    }

    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.say(&format!("insight-{id}"), args)
    }

    /// §PR-26 §PR-37 §PR-54 The hexes around an element by the side from which a blow would come.
    fn sides(&self, element: ElementId) -> Vec<Insight> {
        let own: Vec<Hex> = contact::hexes(self.game, self.world, element).collect();
        let mut around: Vec<(Side, Hex)> = Vec::new();
        for &hex in &own {
            for next in hex.neighbours().filter(|next| self.game.map().has(*next)) {
                let fresh = !own.contains(&next) && around.iter().all(|(_, one)| *one != next);
                if fresh {
                    let side = blows::side(self.game, self.world, element, (next, hex));
                    around.push((side, next));
                }
            }
        }
        let rule = if own.len() > 1 { rule!("PR-54") } else { rule!("PR-26") };
        let kinds = [(Side::Front, "front"), (Side::Flank, "flank"), (Side::Rear, "rear")];
        let told = kinds.map(|(side, mark)| {
            let cells: Vec<Hex> =
                around.iter().filter(|(one, _)| *one == side).map(|(_, hex)| *hex).collect();
            let names: Vec<String> = cells.iter().map(|&hex| Spot::of(hex).to_string()).collect();
            let text = self.say(mark, &[("hexes", Arg::Text(&names.join(", ")))]);
            let cells = cells.into_iter().map(|hex| cell(hex, String::new())).collect();
            Insight { mark, cells, text, rule: Some(rule.id()) }
        });
        told.into_iter().filter(|one| !one.cells.is_empty()).collect()
    }

    /// §PR-39 §PR-51 §PR-55 How far the seat's moving troop comes, and what the place costs.
    fn reach(&self, place: Hex) -> Option<Insight> {
        let troop = self.world.moving?.troop;
        if self.world.troop(troop).seat != self.seat {
            return None;
        }
        let best = scope::within(self.game, self.world, troop);
        let way = |(&hex, &cost): (&Hex, &u8)| (cost > 0).then(|| cell(hex, cost.to_string()));
        let cells: Vec<Cell> = best.iter().filter_map(way).collect();
        if cells.is_empty() {
            return None;
        }
        let name = Spot::of(place).to_string();
        let text = match best.get(&place) {
            Some(0) => String::new(),
            Some(&cost) => {
                let cost = Arg::Number(cost.into());
                self.say("reach", &[("hex", Arg::Text(&name)), ("cost", cost)])
            }
            None => self.say("no-reach", &[("hex", Arg::Text(&name))]),
        };
        Some(Insight { mark: "reach", cells, text, rule: Some(rule!("PR-39").id()) })
    }

    /// §PR-66 to §PR-73 The line from an element to a hex: what is seen there, what hides it.
    fn sight(&self, looker: ElementId, (place, there): (Hex, Option<ElementId>)) -> Vec<Insight> {
        let Some(line) = sight::line(self.game, self.world, looker, (place, there)) else {
            return Vec::new();
        };
        let ends = [line.eye.hex, place].map(|hex| cell(hex, String::new())).to_vec();
        let (from, to) = (Spot::of(line.eye.hex).to_string(), Spot::of(place).to_string());
        let args = [
            ("from", Arg::Text(&from)),
            ("hex", Arg::Text(&to)),
            ("seen", Arg::Number(line.seen.into())),
            ("size", Arg::Number(line.size.into())),
        ];
        let (mark, id) = if line.seen > 0 { ("sight", "sight") } else { ("no-sight", "no-sight") };
        let text = self.say(id, &args);
        let mut found = vec![Insight { mark, cells: ends, text, rule: Some(rule!("PR-69").id()) }];
        let hiding = line.met.iter().filter(|(_, seen)| i16::from(*seen) < i16::from(line.size));
        let worst = hiding.min_by_key(|(met, seen)| (*seen, met.dist2));
        if let Some((met, _)) = worst {
            let (what, at) = (met.what.id(), Spot::of(met.hex).to_string());
            let text = self.say("hidden", &[("what", Arg::Text(what)), ("hex", Arg::Text(&at))]);
            let rule = match met.what {
                Obstacle::Fence => rule!("PR-70"),
                Obstacle::Body | Obstacle::Ground | Obstacle::Smoke => rule!("PR-68"),
            };
            let cells = vec![cell(met.hex, String::new())];
            found.push(Insight { mark: "hidden", cells, text, rule: Some(rule.id()) });
        }
        // §PR-139 What the other side's missiles reach may hang on an order that lies face down.
        if self.world.seat_of(looker) == self.seat {
            found.extend(self.aim(looker, (line.eye.hex, place)));
        }
        found
    }

    /// §PR-73 Range and arc of a shooter.
    fn aim(&self, looker: ElementId, (from, place): (Hex, Hex)) -> Vec<Insight> {
        let range = volley::reach(self.game, self.world, looker);
        if range == 0 {
            return Vec::new();
        }
        let args = [
            ("distance", Arg::Number(from.distance(place).into())),
            ("range", Arg::Number(range.into())),
        ];
        let far = if from.distance(place) > range { "out-of-range" } else { "in-range" };
        let mut found = vec![plain(self.say(far, &args), rule!("DW-86").id())];
        if !volley::in_arc(self.game, self.world, looker, place) {
            found.push(plain(self.say("out-of-arc", &[]), rule!("PR-73").id()));
        }
        found
    }

    /// §DW-58 §DW-86 What a shot or a blow that may be chosen needs, part by part.
    fn sum(&self, looker: ElementId, target: ElementId) -> Vec<Insight> {
        let view = crate::view::view(self.game, self.world, kernel::Viewer::Seat(self.seat));
        let asked = view.about.element == Some(looker);
        let Some(sum) = view.sums.iter().find(|sum| asked && sum.target == target) else {
            return Vec::new();
        };
        let weapon = super::weapon(sum, self.words);
        let args = [
            ("needed", Arg::Number(sum.needed.into())),
            ("weapon", Arg::Text(&weapon)),
            ("support", Arg::Number(sum.support.into())),
        ];
        let mut found = vec![plain(self.say("needed", &args), rule!("PR-140").id())];
        found.extend(self.parts(&sum.parts));
        found
    }

    /// One line for each part of a sum.
    fn parts(&self, parts: &[Part]) -> impl Iterator<Item = Insight> {
        parts.iter().map(|part| plain(super::part(part, self.words), part.rule))
    }

    /// §DW-159 §DW-161 §PR-64 What a test needs that an answer of the seat would bring: of the troop
    /// that it is asked about, or of its moving unit before it touches whom it fears.
    fn tests(&self, there: ElementId) -> Vec<Insight> {
        let unit = self.world.unit_of(there);
        let own = self.world.troop(unit).seat == self.seat;
        let moving = self.world.moving.map(|moving| moving.troop);
        let moving = moving.filter(|&troop| !own && self.world.troop(troop).seat == self.seat);
        let charge = moving.and_then(|troop| explain::charge(self.game, self.world, troop, unit));
        if let Some(test) = charge {
            return self.test(&test, rule!("PR-64"));
        }
        let view = crate::view::view(self.game, self.world, kernel::Viewer::Seat(self.seat));
        let about = view.tests.iter().filter(|test| test.troop == unit);
        let rule = |test: MoraleTest| match test {
            MoraleTest::Obedience => rule!("DW-161"),
            _ => rule!("DW-159"),
        };
        about.flat_map(|test| self.test(test, rule(test.test))).collect()
    }

    fn test(&self, test: &TestView, rule: RuleRef) -> Vec<Insight> {
        let args = [
            ("test", Arg::Text(test.test.id())),
            ("choice", Arg::Text(test.choice)),
            ("ways", Arg::Number(test.ways.into())),
            ("least", Arg::Number((7 - test.ways).into())),
        ];
        let value = super::parts(&test.needed_parts, self.words);
        let needed = [
            ("test", Arg::Text(test.test.id())),
            ("needed", Arg::Number(test.needed.into())),
            ("parts", Arg::Text(&value)),
        ];
        let mut found = vec![plain(self.say("test", &args), rule.id())];
        found.extend(test.open.then(|| plain(self.say("test-open", &[]), rule!("DW-205").id())));
        found.push(plain(self.say("test-value", &needed), rule.id()));
        found.extend(self.parts(&test.parts));
        found
    }
}

/// A line without a mark.
fn plain(text: String, rule: &'static str) -> Insight {
    Insight { mark: "sum", cells: Vec::new(), text, rule: Some(rule) }
}

fn cell(hex: Hex, text: String) -> Cell {
    Cell { id: Spot::of(hex).0.to_string(), text }
}
