//! Names of an owner's pack.

use dungeon_lords::{DungeonLords, Options};
use testkit::Renaming;

/// Every record is called by the name that its owner gives it, in every text and language.
#[test]
fn a_renamed_box_says_no_old_name() {
    let setups = [Options::default()];
    Renaming::<DungeonLords>::new(setups)
        // The spell calls up an illusion; whoever cannot pay owes taxes; events are special ones.
        .words(&["illusion", "taxes", "impôts", "special event", "événement spécial"])
        .run();
}
