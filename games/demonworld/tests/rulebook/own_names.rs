//! Names of an owner's pack.

use demonworld::{Battle, Demonworld, Level, Options, Side};
use testkit::Renaming;

/// Every record is called by the name that its owner gives it, in every text and language.
#[test]
fn a_renamed_box_says_no_old_name() {
    let clash = |level| Options { level, ..Options::default() };
    let pitched = Options {
        scenario: Battle::Pitched1000,
        level: Level::Advanced,
        north: Side::Elves,
        ..Options::default()
    };
    let setups = [clash(Level::Basic), clash(Level::Advanced), pitched];
    Renaming::<Demonworld>::new(setups)
        // The French bow; the arc of a gun.
        .words(&["arc"])
        .keys(&["compass"])
        .run();
}
