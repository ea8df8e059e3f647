//! Raising the shield.

use demons::state::Owner;
use demons::{Action, Illegal, Shield};

use crate::table::*;

/// D-85 §14.0a §X-57 §X-06 Not above the highest, not without help.
#[test]
fn raising_needs_room_and_help() {
    let mut table = table(&seats(1));
    to_choose(&mut table, ALICE);
    let refused = table.refused(ALICE, &Action::Raise {});
    assert_eq!(refused, Illegal::NoHelp { friends: 0, treasures: 0 });
    hold(&mut table, ALICE, &[2]);
    table.set(|state| state.magicians[0].shield = 2);
    let refused = table.refused(ALICE, &Action::Raise {});
    assert_eq!(refused, Illegal::ShieldHighest { shield: Shield(2) });
}

/// D-154 §14.0b §14.1a §14.2a Treasures spent are lost whatever the die; friends stay.
#[test]
fn treasures_are_spent_friends_are_kept() {
    let mut table = table(&seats(1));
    hold(&mut table, ALICE, &[2, 8]);
    own(&mut table, ALICE, 11);
    own(&mut table, ALICE, 12);
    table.set(|state| {
        state.pile.remove(39);
        state.boxes[0].counter = Some((ALICE, 39));
    });
    to_choose(&mut table, ALICE);
    play(&mut table, ALICE, "raise", &[]);
    play(&mut table, ALICE, "spend 11", &[]);
    // Two friends and two treasures: a 5 fails, a 4 succeeds.
    let mut lucky = table.clone();
    play(&mut table, ALICE, "spend 12", &[5]);
    assert_eq!((owner(&table, 11), owner(&table, 12)), (Owner::Lost, Owner::Lost));
    assert_eq!(table.state.magicians[0].shield, 0);
    // The token is out of the game: in no box, in no pile.
    assert_eq!(table.state.boxes[0].counter, None);
    assert!(table.view(ALICE).released.contains(&40));
    play(&mut lucky, ALICE, "spend 12", &[4]);
    assert_eq!(lucky.state.magicians[0].shield, 1);
    assert_eq!(held(&lucky, ALICE), [2, 8]);
}

/// D-155 §14.0a It takes the place of moving and conjuring.
#[test]
fn raising_replaces_moving() {
    let mut table = table(&seats(1));
    at(&mut table, ALICE, 1412);
    hold(&mut table, ALICE, &[2]);
    to_choose(&mut table, ALICE);
    play(&mut table, ALICE, "walk 1411", &[]);
    assert_eq!(table.refused(ALICE, &Action::Raise {}), Illegal::WrongStep { step: "walk" });
    to_choose(&mut table, ALICE);
    // Copper adds -4 to a duke: nothing comes.
    play(&mut table, ALICE, "conjure duke", &[4]);
    assert_eq!(table.refused(ALICE, &Action::Raise {}), Illegal::WrongStep { step: "use" });
}
