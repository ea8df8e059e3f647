//! Names of an owner's pack.

use dungeon_lords::{DungeonLords, Items, Options};
use testkit::Renaming;

/// Every record is called by the name that its owner gives it, in every text and language.
#[test]
fn a_renamed_box_says_no_old_name() {
    let setups = [Items::None, Items::Basic, Items::Advanced]
        .map(|items| Options { items, ..Options::default() });
    Renaming::<DungeonLords>::new(setups)
        // Words of the rules: the spell calls up an illusion, a question asks how many imps mine
        // gold, ghosts and trolls are kinds of their own, whoever cannot pay owes taxes.
        .words(&[
            "illusion",
            "mine gold",
            "ghost",
            "ghosts",
            "fantôme",
            "fantômes",
            "trolls",
            "taxes",
            "impôts",
        ])
        .words(&["special event", "événement spécial"])
        .run();
}
