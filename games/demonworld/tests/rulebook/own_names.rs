//! Names of an owner's pack.

use demonworld::{Demonworld, Options};
use testkit::Renaming;

/// Every record is called by the name that its owner gives it, in every text and language.
#[test]
fn a_renamed_box_says_no_old_name() {
    let setups = [Options::default()];
    Renaming::<Demonworld>::new(setups)
        // The French bow; the arc of a gun.
        .words(&["arc"])
        .keys(&["compass"])
        .run();
}
