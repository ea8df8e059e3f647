//! §PR-66 to §PR-72 Who sees whom now.

use super::{contact, terrain};
use crate::Demonworld;
use crate::grid::Hex;
use crate::ids::CardKind;
use crate::sight::{self, Eye, Scene};
use crate::state::{ElementId, FREE, REMAINS, State};

/// The field as a sight line meets it.
pub(crate) struct Look<'a> {
    game: &'a Demonworld,
    state: &'a State,
    ignore: [ElementId; 2],
}

impl Scene for Look<'_> {
    fn body(&self, hex: Hex) -> Option<i16> {
        let index = self.game.map().index(hex)?;
        match self.state.board[index] {
            FREE => None,
            // §PR-68 Remains hide as high above the ground as anywhere, also in water.
            REMAINS => {
                let depth = self.game.map().cell(hex).map_or(0, |cell| cell.depth);
                Some(self.game.content().remains + i16::from(depth))
            }
            number => {
                let element = ElementId(number - 1);
                if self.ignore.contains(&element) {
                    return None;
                }
                Some(height(self.game, self.state, element, hex).into())
            }
        }
    }

    fn smokes(&self, hex: Hex) -> bool {
        terrain::is_burning(self.state, self.game, hex)
    }

    fn fenced(&self, a: Hex, b: Hex) -> bool {
        terrain::is_fenced(self.game, self.state, a, b)
    }
}

/// §PR-141 How tall an element is on one of its hexes: a crew stands higher on its platform.
pub(crate) fn height(game: &Demonworld, state: &State, element: ElementId, hex: Hex) -> i8 {
    let card = game.card_of(state, state.element(element).troop);
    let platform = card.platform_height > 0 && carriage(game, state, element) == Some(hex);
    card.size + if platform { card.platform_height } else { 0 }
}

/// §PR-60 The hex of a chariot's carriage.
pub(crate) fn carriage(game: &Demonworld, state: &State, element: ElementId) -> Option<Hex> {
    let chariot = game.card_of(state, state.element(element).troop).kind == CardKind::Chariot;
    contact::hexes(game, state, element).nth(2).filter(|_| chariot)
}

/// §PR-71 The eye of an element.
pub(crate) fn eye(game: &Demonworld, state: &State, element: ElementId) -> Option<Eye> {
    let one = state.element(element);
    let card = game.card_of(state, one.troop);
    // §PR-71 A chariot's crew looks from its carriage, a dragon's rider from above it.
    let hex = carriage(game, state, element).or(one.hex)?;
    let rider = i8::from(card.kind == CardKind::Dragon);
    let size = height(game, state, element, hex) + rider;
    Some(Eye { hex, height: sight::top(game.map(), hex, size) })
}

/// §PR-69 §PR-72 How many segments of a target an element sees; the best of its hexes.
pub(crate) fn segments(game: &Demonworld, state: &State, from: ElementId, target: ElementId) -> u8 {
    let Some(eye) = eye(game, state, from) else {
        return 0;
    };
    let seen = |hex: Hex| segments_on(game, state, (from, eye), (target, hex));
    contact::hexes(game, state, target).map(seen).max().unwrap_or(0)
}

/// §PR-69 How many segments of one hex of a target are seen from an eye.
pub(crate) fn segments_on(
    game: &Demonworld,
    state: &State,
    (from, eye): (ElementId, Eye),
    (target, hex): (ElementId, Hex),
) -> u8 {
    let look = Look { game, state, ignore: [from, target] };
    sight::segments(game.map(), &look, eye, hex, height(game, state, target, hex))
}

/// §PR-129 How many segments of the cover of a hex an element sees.
pub(crate) fn segments_of_cover(
    game: &Demonworld,
    state: &State,
    (from, eye): (ElementId, Eye),
    (hex, height): (Hex, i8),
) -> u8 {
    let look = Look { game, state, ignore: [from, from] };
    sight::segments(game.map(), &look, eye, hex, height)
}

/// §PR-83 Whether an element sees all of another.
pub(crate) fn sees_whole(
    game: &Demonworld,
    state: &State,
    from: ElementId,
    target: ElementId,
) -> bool {
    let Some(eye) = eye(game, state, from) else {
        return false;
    };
    let whole = |hex: Hex| {
        let seen = segments_on(game, state, (from, eye), (target, hex));
        i8::try_from(seen).is_ok_and(|seen| seen >= height(game, state, target, hex))
    };
    contact::hexes(game, state, target).any(whole)
}

/// §PR-69 A line of sight to a hex.
#[derive(Debug)]
pub(crate) struct Line {
    /// Where it begins.
    pub(crate) eye: Eye,
    /// Height of what is looked at.
    pub(crate) size: i8,
    /// How many of its segments are seen.
    pub(crate) seen: u8,
    /// Everything on the way, with the segments that it leaves visible.
    pub(crate) met: Vec<(sight::Met, u8)>,
}

/// §PR-69 §PR-71 The line from an element to who stands on a hex, or to somebody as tall as itself.
pub(crate) fn line(
    game: &Demonworld,
    state: &State,
    from: ElementId,
    (hex, target): (Hex, Option<ElementId>),
) -> Option<Line> {
    let eye = eye(game, state, from)?;
    let looked_at = target.unwrap_or(from);
    let look = Look { game, state, ignore: [from, looked_at] };
    let size = height(game, state, looked_at, hex);
    let seen = sight::segments(game.map(), &look, eye, hex, size);
    let met = sight::obstacles(game.map(), &look, eye, hex, size);
    Some(Line { eye, size, seen, met })
}

/// §PR-69 Every obstacle between an element and the anchor of another.
pub(crate) fn obstacles(
    game: &Demonworld,
    state: &State,
    from: ElementId,
    target: ElementId,
) -> Vec<(sight::Met, u8)> {
    let one = state.element(target);
    let (Some(eye), Some(hex)) = (eye(game, state, from), one.hex) else {
        return Vec::new();
    };
    let look = Look { game, state, ignore: [from, target] };
    let size = height(game, state, target, hex);
    sight::obstacles(game.map(), &look, eye, hex, size)
}
