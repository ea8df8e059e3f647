//! Positions written by hand: what names nobody is refused, and nothing is looked up by it.

use demons::Step;
use kernel::{Game, SetupError};

use crate::table::*;

/// §3.0a A step about a unit that there is not is refused with the reason, whatever its number.
#[test]
fn a_step_about_nobody_is_refused() {
    for unit in [19, 200, u8::MAX] {
        let mut table = shipped(&seats(3));
        table.set(|state| {
            state.agenda.clear();
            state.agenda.first([Step::Rouse { unit }, Step::March { class: 2, unit: 0 }]);
        });
        let SetupError(reasons) = table.game.sound(&table.state).expect_err("nobody is roused");
        let told = reasons.iter().map(|reason| (&*reason.at, &*reason.values[0].1));
        let told: Vec<(&str, &str)> = told.collect();
        assert_eq!(told, [("agenda", "an impossible step")], "{unit}");
    }
}
