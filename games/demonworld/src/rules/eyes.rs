//! §PR-66 to §PR-72 Who sees whom now.

use super::{contact, ground};
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
            REMAINS => Some(self.game.content().remains),
            number => {
                let element = ElementId(number - 1);
                if self.ignore.contains(&element) {
                    return None;
                }
                let troop = self.state.element(element).troop;
                Some(self.game.card_of(self.state, troop).size.into())
            }
        }
    }

    fn smokes(&self, hex: Hex) -> bool {
        ground::is_burning(self.state, self.game, hex)
    }

    fn fenced(&self, a: Hex, b: Hex) -> bool {
        ground::is_fenced(self.game, self.state, a, b)
    }
}

/// §PR-71 The eye of an element.
pub(crate) fn eye(game: &Demonworld, state: &State, element: ElementId) -> Option<Eye> {
    let one = state.element(element);
    let card = game.card_of(state, one.troop);
    let hexes = || contact::hexes(game, state, element);
    // §PR-71 A chariot's crew looks from its carriage.
    let hex = if card.kind == CardKind::Chariot { hexes().nth(2) } else { one.hex }?;
    let more = if card.kind == CardKind::Dragon { 1 } else { i16::from(card.platform_height) };
    let cell = game.map().cell(hex)?;
    let height = game.map().ground(cell) - i16::from(cell.depth) + i16::from(card.size) + more;
    Some(Eye { hex, height })
}

/// §PR-69 §PR-72 How many segments of a target an element sees; the best of its hexes.
pub(crate) fn segments(game: &Demonworld, state: &State, from: ElementId, target: ElementId) -> u8 {
    let Some(eye) = eye(game, state, from) else {
        return 0;
    };
    let look = Look { game, state, ignore: [from, target] };
    let size = game.card_of(state, state.element(target).troop).size;
    let seen = |hex: Hex| sight::segments(game.map(), &look, eye, hex, size);
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
    let size = game.card_of(state, state.element(target).troop).size;
    sight::segments(game.map(), &look, eye, hex, size)
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
    let size = game.card_of(state, state.element(target).troop).size;
    i8::try_from(segments(game, state, from, target)).is_ok_and(|seen| seen >= size)
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
    let size = game.card_of(state, state.element(looked_at).troop).size;
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
    let size = game.card_of(state, one.troop).size;
    sight::obstacles(game.map(), &look, eye, hex, size)
}
