//! §PR-86 §PR-102 §PR-104 Dice for who goes first, and the choice.

use kernel::{Cx, Seat, Why, rule};

use crate::action::Action;
use crate::event::Event;

static PRECEDENCE: Why = Why { code: "precedence", rule: rule!("PR-86") };

/// Rolls again at most so often when both sides roll alike.
pub(crate) const ROLLS: u8 = 20;

/// The seat that rolls higher, ties rolled again.
pub(crate) fn rolled(bonus: [i8; 2], cx: &mut Cx<'_, Event>) -> Seat {
    for _ in 0..ROLLS {
        let mut total = |bonus: i8| {
            let die = i8::try_from(cx.die(6, &PRECEDENCE)).expect("a die");
            u8::try_from(die + bonus).unwrap_or(0)
        };
        let [zero, one] = bonus.map(&mut total);
        let (high, low) = if zero > one { (Seat(0), Seat(1)) } else { (Seat(1), Seat(0)) };
        if zero != one {
            let (total, other) = (zero.max(one), zero.min(one));
            cx.tell(|| Event::RoundRolled { seat: high, total, other_seat: low, other });
            return high;
        }
    }
    Seat(0)
}

/// §PR-86 First or second.
pub(crate) fn choices(found: &mut dyn FnMut(Action)) {
    found(Action::GoFirst {});
    found(Action::GoSecond {});
}
