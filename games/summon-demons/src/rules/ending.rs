//! §SD-14, §SD-42 to §SD-46 Victory; in teams §SD-189. §SD-44 Where demons came from does not
//! matter.

use kernel::{Cx, Outcome, Seat, Standing, rule};

use crate::SummonDemons;
use crate::event::Event;
use crate::state::{Cause, Ending, State};

/// Demons and souls that count for a seat: its own, in teams those of both partners (§A-36).
pub(crate) fn standing(game: &SummonDemons, state: &State, seat: Seat) -> (u8, u16) {
    let of = |seat: Seat| {
        let player = state.player(seat);
        (player.area.and(game.content.demons).len(), player.souls)
    };
    let (demons, souls) = of(seat);
    match game.partner(seat) {
        Some(partner) => {
            let (more_demons, more_souls) = of(partner);
            (demons.saturating_add(more_demons), souls.saturating_add(more_souls))
        }
        None => (demons, souls),
    }
}

/// §SD-42 §SD-185 §SD-189 §A-35 What a player needs to win; in teams, what both need together.
pub(crate) fn needed(game: &SummonDemons) -> (u8, u16) {
    let options = &game.options;
    let demons = game.demons_to_win();
    let souls = u16::try_from(options.souls_to_win).expect("the options were checked");
    if options.teams {
        (demons.saturating_mul(2), souls.saturating_mul(2))
    } else {
        (demons, souls)
    }
}

/// §SD-43 §SD-99 The player who changed wins at once with enough demons and souls.
pub(crate) fn test(game: &SummonDemons, state: &mut State, seat: Seat, cx: &mut Cx<'_, Event>) {
    let ((demons, souls), (need_demons, need_souls)) = (standing(game, state, seat), needed(game));
    if state.over.is_none() && demons >= need_demons && souls >= need_souls {
        win(game, state, seat, Cause::Demons, cx);
    }
}

/// The game ends; what is left of the effect, the throw and the turn is dropped.
pub(crate) fn win(
    game: &SummonDemons,
    state: &mut State,
    seat: Seat,
    by: Cause,
    cx: &mut Cx<'_, Event>,
) {
    state.over = Some(Ending { seat, by });
    let (demons, souls) = standing(game, state, seat);
    let by = by.code();
    cx.tell(|| match game.partner(seat) {
        Some(partner_seat) => Event::TeamWon { seat, partner_seat, demons, souls, by },
        None => Event::Won { seat, demons, souls, by },
    });
}

/// Who won, and with how many souls everybody ended.
pub(crate) fn outcome(game: &SummonDemons, state: &State, ending: Ending) -> Outcome {
    let standing = |seat: Seat| {
        let won = !game.rivals(ending.seat, seat);
        let score = i32::from(state.player(seat).souls);
        Standing { place: u8::from(!won), won, score }
    };
    Outcome {
        seats: state.seats().map(standing).collect(),
        rule: match ending.by {
            Cause::Card if game.options.teams => rule!("A-36"),
            Cause::Card => rule!("SD-59"),
            Cause::Demons if game.options.teams => rule!("SD-189"),
            Cause::Demons => rule!("SD-42"),
        },
    }
}
