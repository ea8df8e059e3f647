//! What each side threatens to do to the other next: points in reach of fire and blows.
//!
//! A rough sum from the cards and the distances, without sight and ground: it has to be quick, and it
//! only has to tell a good place from a bad one.

use kernel::Seat;

use crate::Demonworld;
use crate::content::Card;
use crate::grid::Hex;
use crate::ids::Order;
use crate::rules::ground::contact;
use crate::state::{Mood, State, TroopId};

/// Faces of the die that decides blows and shots.
const FACES: i32 = 20;
/// Twelfths of a fight that count when it is fought now.
const NOW: i32 = 12;
/// Twelfths of a fight that count when a charge away.
const CHARGE: i32 = 8;

/// §DW-58 Chance of a blow in twentieths, as far as the cards tell.
fn blow(card: &Card, other: &Card) -> i32 {
    let power = card.melee.iter().map(|arms| arms.power).max().unwrap_or(0);
    let sum = power + card.skill.melee - other.armour.melee - other.skill.melee;
    i32::from(sum).clamp(0, FACES)
}

/// §DW-86 Chance of a shot at a distance in twentieths, as far as the cards tell.
fn shot(card: &Card, other: &Card, distance: u8) -> i32 {
    let power = card.ranged.as_ref().and_then(|missile| missile.power(distance));
    let sum = |power: i8| power + card.skill.ranged + other.size / 2 - other.armour.ranged;
    power.map_or(0, |power| i32::from(sum(power)).clamp(0, FACES))
}

/// How much of a fight counts at a distance, in twelfths: all of it in contact, most of it within a
/// charge, and less the farther the way.
fn nearness(card: &Card, distance: u8) -> i32 {
    let charge = i32::from(card.points_of(Order::Charge)) / 3 + 1;
    let distance = i32::from(distance);
    match distance {
        0 | 1 => NOW,
        _ if distance <= charge => CHARGE,
        _ => (CHARGE - (distance - charge)).max(0) / 2,
    }
}

/// A troop that may be fought and where it stands.
struct Body<'a> {
    card: &'a Card,
    ground: Vec<Hex>,
    fighters: i32,
}

impl Body<'_> {
    /// §FR-3 The least distance to another.
    fn distance(&self, other: &Body<'_>) -> u8 {
        let near = |here: &Hex| other.ground.iter().map(|there| here.distance(*there)).min();
        self.ground.iter().filter_map(near).min().unwrap_or(u8::MAX)
    }

    /// §PR-137 Points that it may take from another in a turn, by fire or by blows.
    fn menace(&self, other: &Body<'_>) -> i32 {
        let distance = self.distance(other);
        let fire = if distance > 1 { shot(self.card, other.card, distance) * NOW } else { 0 };
        // About half of a unit strikes, the others stand behind.
        let blows = blow(self.card, other.card) * nearness(self.card, distance) / 2;
        let harm = blows.max(fire) * self.fighters;
        let prize = i32::from(other.card.points);
        let whole = i32::from(other.card.elements) * i32::from(other.card.hp);
        (harm * prize / (whole.max(1) * NOW * FACES)).min(prize)
    }
}

/// Everybody of a seat who stands on the field and does not run.
fn bodies<'a>(game: &'a Demonworld, state: &State, seat: Seat) -> Vec<Body<'a>> {
    let able = |id: &TroopId| state.is_present(*id) && state.troop(*id).mood != Mood::Routing;
    let body = |id: TroopId| Body {
        card: game.card_of(state, id),
        ground: state.standing(id).flat_map(|one| contact::hexes(game, state, one)).collect(),
        fighters: i32::try_from(state.standing(id).count()).unwrap_or(0),
    };
    state.own(seat).filter(able).map(body).collect()
}

/// §PR-137 Points by which a seat threatens more than the other in a turn, every troop the best that
/// it can do.
pub(crate) fn threat(game: &Demonworld, state: &State, seat: Seat) -> i32 {
    let (own, foes) = (bodies(game, state, seat), bodies(game, state, Seat(1 - seat.0)));
    let sum = |of: &[Body<'_>], to: &[Body<'_>]| -> i32 {
        of.iter().filter_map(|one| to.iter().map(|two| one.menace(two)).max()).sum()
    };
    sum(&own, &foes) - sum(&foes, &own)
}
