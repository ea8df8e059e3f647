//! §DW-109 to §DW-114 §PR-120 to §PR-122 Bolts, balls and stones on their way.

use kernel::{Cx, Why, rule};

use super::toll::Toll;
use crate::Demonworld;
use crate::action::Spot;
use crate::content::Gun;
use crate::event::Event;
use crate::grid::{Direction, Hex};
use crate::ids::EdgeKind;
use crate::part::{self, Part};
use crate::rules::ground::{gear, terrain};
use crate::sight::Line;
use crate::state::{Deeds, ElementId, State};
use crate::step::Cause;

static STRUCK: Why = Why { code: "missile", rule: rule!("PR-122") };
static BEHIND: Why = Why { code: "behind-wall", rule: rule!("PR-120") };
static BREACH: Why = Why { code: "breach", rule: rule!("PR-120") };
static PAIR: Why = Why { code: "either-hex", rule: rule!("PR-120") };

/// §PR-120 What a breached wall takes from a ball.
const WALL: i8 = 5;
/// §PR-120 Up to this face the wall, or the left hex, is struck.
const HALF: u32 = 3;

/// A projectile with the power it has left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Missile {
    gun: ElementId,
    power: i8,
    around: i8,
    loss: i8,
    direct: bool,
    stops: bool,
    splash: bool,
}

/// Whether a projectile goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Course {
    On,
    Over,
}

impl Missile {
    /// As it leaves the gun.
    pub(crate) fn new(game: &Demonworld, element: ElementId, gun: Gun) -> Missile {
        let weapon = game.content().weapon(gun.projectile);
        Missile {
            gun: element,
            power: gun.power_a,
            around: gun.power_b,
            loss: weapon.loss,
            direct: weapon.direct,
            stops: weapon.stops_on_miss,
            splash: weapon.splash,
        }
    }

    /// §PR-118 Whether it flies straight.
    pub(crate) fn is_direct(self) -> bool {
        self.direct
    }

    /// §PR-122 One attack; success costs one hit point.
    fn attack(
        game: &Demonworld,
        state: &mut State,
        (element, power): (ElementId, i8),
        (toll, cx): (&mut Toll, &mut Cx<'_, Event>),
    ) -> bool {
        let troop = state.element(element).troop;
        state.mark(element, Deeds::TARGETED);
        let mut parts = vec![Part::new("missile", power, rule!("PR-122"))];
        parts.extend(gear::shields(game, state, troop));
        let needed = part::sum(&parts);
        let die = u8::try_from(cx.die(20, &STRUCK)).expect("a die");
        cx.tell(|| Event::MissileStruck { element: state.placed(element), die, needed, parts });
        let hit = i8::try_from(die).expect("a die") <= needed;
        if hit {
            toll.wounds.push((element, Cause::Shot));
        }
        hit
    }

    /// §DW-109 Attacks until the element dies, a miss, or no power is left; says whether it died.
    fn hammer(
        &mut self,
        game: &Demonworld,
        state: &mut State,
        element: ElementId,
        (toll, cx): (&mut Toll, &mut Cx<'_, Event>),
    ) -> bool {
        while self.power > 0 && !toll.is_dead(state, element) {
            if !Missile::attack(game, state, (element, self.power), (toll, cx)) {
                return false;
            }
            self.power -= self.loss;
        }
        toll.is_dead(state, element)
    }

    /// §PR-121 A large element is attacked until a miss, then the shot ends.
    pub(crate) fn strike_large(
        &mut self,
        game: &Demonworld,
        state: &mut State,
        target: Option<ElementId>,
        (toll, cx): (&mut Toll, &mut Cx<'_, Event>),
    ) {
        if let Some(element) = target {
            self.hammer(game, state, element, (toll, cx));
        }
    }

    /// §PR-121 What stands on a hex of the way is attacked.
    fn meet(
        &mut self,
        game: &Demonworld,
        state: &mut State,
        element: ElementId,
        (toll, cx): (&mut Toll, &mut Cx<'_, Event>),
    ) -> Course {
        if element == self.gun || toll.is_dead(state, element) {
            return Course::On;
        }
        let large = game.card_of(state, state.element(element).troop).kind.is_large();
        if large {
            self.hammer(game, state, element, (toll, cx));
            return Course::Over;
        }
        if self.stops {
            let died = self.hammer(game, state, element, (toll, cx));
            return if died { Course::On } else { Course::Over };
        }
        if Missile::attack(game, state, (element, self.power), (toll, cx)) {
            self.power -= self.loss;
        }
        Course::On
    }

    /// §PR-120 The straight flight from the gun to its last hex.
    pub(crate) fn fly(
        &mut self,
        game: &Demonworld,
        state: &mut State,
        (anchor, last): (Hex, Hex),
        (toll, cx): (&mut Toll, &mut Cx<'_, Event>),
    ) {
        let span = i16::from(anchor.distance(last));
        let level = |hex: Hex| game.map().cell(hex).map_or(0, |cell| game.map().ground(cell));
        let (start, end) = (level(anchor) + 1, level(last) + 1);
        let mut before = anchor;
        for hex in path(anchor, last, cx) {
            let Some(&cell) = game.map().cell(hex) else { return };
            let distance = i16::from(anchor.distance(hex));
            // The height times the length of the way, so that nothing is divided.
            let height = start * (span - distance) + end * distance;
            let base = game.map().ground(&cell);
            if base * span >= height {
                return;
            }
            if self.wall(game, state, (before, hex), cx) == Course::Over {
                return;
            }
            self.power += game.content().terrain(cell.terrain).artillery;
            if self.power <= 0 {
                return;
            }
            if let Some(element) = state.at(game, hex) {
                let size = game.card_of(state, state.element(element).troop).size;
                let foot = base - i16::from(cell.depth);
                let top = foot + i16::from(size);
                let struck = foot * span <= height && height <= top * span;
                if struck && self.meet(game, state, element, (toll, cx)) == Course::Over {
                    return;
                }
            }
            if self.power <= 0 {
                return;
            }
            before = hex;
        }
    }

    /// §PR-120 A wall stops a bolt; a ball breaches it, passes to what is behind, or stops.
    fn wall(
        &mut self,
        game: &Demonworld,
        state: &mut State,
        (before, hex): (Hex, Hex),
        cx: &mut Cx<'_, Event>,
    ) -> Course {
        let Some(direction) = before.direction_to(hex) else { return Course::On };
        if terrain::edge(game, state, before, hex) != Some(EdgeKind::Wall) {
            return Course::On;
        }
        if self.stops && game.content().edge(EdgeKind::Wall).stops_bolt {
            return Course::Over;
        }
        if state.at(game, hex).is_some() && cx.die(6, &BEHIND) > HALF {
            return Course::On;
        }
        if !breach(game, state, (before, direction, self.power), cx) {
            return Course::Over;
        }
        self.power -= WALL;
        if self.power > 0 { Course::On } else { Course::Over }
    }

    /// §DW-111 to §DW-114 §PR-121 A stone comes down.
    pub(crate) fn fall(
        &mut self,
        game: &Demonworld,
        state: &mut State,
        last: Hex,
        (toll, cx): (&mut Toll, &mut Cx<'_, Event>),
    ) {
        if let Some(element) = state.at(game, last) {
            self.hammer(game, state, element, (toll, cx));
        }
        let Some(&cell) = game.map().cell(last) else { return };
        if !self.splash || cell.depth > 0 {
            return;
        }
        for direction in Direction::ALL {
            let near = last.step(direction);
            // §DW-113 Only hexes on the level of the one that was hit.
            let same = game.map().cell(near).is_some_and(|other| other.level == cell.level);
            // §PR-119 Its own gun is not struck.
            let others = |&one: &ElementId| one != self.gun && !toll.is_dead(state, one);
            let there = state.at(game, near).filter(|one| same && others(one));
            if let Some(element) = there {
                Missile::attack(game, state, (element, self.around), (toll, cx));
            }
        }
        for direction in Direction::ALL {
            let near = last.step(direction);
            if terrain::edge(game, state, last, near) == Some(EdgeKind::Wall) {
                breach(game, state, (last, direction, self.around), cx);
            }
        }
    }
}

/// §PR-120 An attack on a wall; success ruins it.
fn breach(
    game: &Demonworld,
    state: &mut State,
    (hex, direction, power): (Hex, Direction, i8),
    cx: &mut Cx<'_, Event>,
) -> bool {
    let die = i8::try_from(cx.die(20, &BREACH)).expect("a die");
    let index = game.map().edge_index(hex, hex.step(direction));
    let Some(index) = index.and_then(|index| u16::try_from(index).ok()) else { return false };
    if die > power {
        return false;
    }
    state.weather.ruins.push(index);
    state.weather.ruins.sort_unstable();
    cx.tell(|| Event::WallBreached { hex: Spot::of(hex).into(), direction });
    true
}

/// §PR-120 The hexes of a straight flight, the last one included.
fn path(anchor: Hex, last: Hex, cx: &mut Cx<'_, Event>) -> Vec<Hex> {
    let line = Line::new(anchor, last);
    let mut hexes = Vec::new();
    for distance in 1..line.length() {
        if line.is_pair(distance) {
            // The hex on the side of u lies left of the line, that of v right of it.
            let [right, left] = line.met(distance);
            let side = if cx.die(6, &PAIR) <= HALF { left } else { right };
            hexes.extend(side.map(|(hex, _)| hex));
        } else {
            hexes.extend(line.crossed(distance));
        }
    }
    hexes.push(last);
    hexes
}
