//! Names of an owner's pack.

use demons::{Demon, Demons, Event, Illegal, Options, Printed, Prize, Shield, Unit};
use kernel::{Game as _, Seat, Seats, Telling, Veiled, Viewer};
use serde_json::json;
use testkit::Renaming;

/// Every record is called by the name that its owner gives it, in every text and language.
#[test]
fn a_renamed_box_says_no_old_name() {
    let setups = [1, 3, 4].map(|seats| Options { seats, ..Options::default() });
    Renaming::<Demons>::new(setups).keys(&["constant", "magician"]).run();
}

/// The rules speak of numbers, the log of names.
#[test]
fn what_leaves_the_table_has_names() {
    let game = &Demons::open(&Options::default(), None).expect("the defaults open");
    let told = |value: &Event| serde_json::to_value(Telling { game, value }).expect("an object");
    let seat = Seat(0);
    let (demon, mortal) = (Demon(14), Unit(0));
    assert_eq!(
        told(&Event::Claimed { seat, demon, mortal, count: 2, thousands: 5 }),
        json!({"type": "claimed", "seat": 0, "demon": "Eligos", "mortal": "great-emir",
            "count": 2, "thousands": 5})
    );
    let handed = Event::Gave { seat, treasure: Prize::Ring, heir_seat: Seat(1) };
    assert_eq!(told(&handed)["treasure"], "ring");
    let hidden = Veiled::new(Seats::one(seat), demon).cut(Viewer::Spectator);
    assert_eq!(told(&Event::Drew { seat, rank: "duke", demon: hidden })["demon"], "hidden");
    let left = |hex| told(&Event::Left { seat, hex })["hex"].clone();
    assert_eq!((left(Printed::of(307)), left(Printed(None))), (json!("0307"), json!("")));
    let refused = Illegal::ShieldHighest { shield: Shield(2) };
    let refused = serde_json::to_value(Telling { game, value: &refused }).expect("an object");
    assert_eq!(refused, json!({"type": "shield-highest", "shield": "gold"}));
}
