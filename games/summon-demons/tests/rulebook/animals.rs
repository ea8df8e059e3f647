//! The animals: §SD-163 to §SD-177 and what their cards say.

use summon_demons::{Illegal, Options, Owl};

use crate::table::*;

/// T-42 T-103 §SD-68 §SD-69 §SD-163 The Dog needs one kid; more do no harm.
#[test]
fn the_dog_needs_a_kid() {
    let gain = |own: &str| {
        let table = Table::quiet(2, 7).own(ALICE, own).own(BASIL, "eve adam");
        gain_of(table, ALICE, 7)
    };
    assert_eq!(gain("dog"), 0);
    assert_eq!(gain("dog eve"), 1);
    assert_eq!(gain("dog eve adam louis regan carrie"), 1);
}

/// T-43 T-151 Rabid Dog and Stray Cat want no kid: §SD-106 read literally.
#[test]
fn rabid_dog_and_stray_cat_want_no_kid() {
    assert_eq!(gain_of(Table::quiet(2, 7).own(ALICE, "rabiddog straycat eve"), ALICE, 7), 0);
    let mut table = Table::quiet(2, 7).own(ALICE, "rabiddog straycat");
    table.roll(ALICE, 7, &[]);
    table.act(ALICE, "activate straycat", &[drawn("dog")]);
    assert_eq!(table.souls_of(ALICE), 7, "the new Dog stays quiet");
    assert_eq!(table.cards_of(ALICE), ["dog", "straycat", "rabiddog"]);
}

/// T-35 T-205 §SD-166 §SD-167 The Cat keeps every animal it turns up, the Skunk included.
#[test]
fn the_cat_brings_animals_home() {
    for (card, kept) in [("skunk", true), ("dog", true), ("eve", false)] {
        let mut table = Table::quiet(2, 7).own(ALICE, "cat lola");
        table.roll(ALICE, 7, &[drawn(card)]);
        assert_eq!(table.cards_of(ALICE).contains(&card), kept, "{card}");
        assert_eq!(table.discard().contains(&card), !kept);
        assert_eq!(table.list(ALICE), ["end"], "{card} does not act in this throw");
    }
}

/// T-45 T-33 §SD-158 The Goldfish may be given up for five souls.
#[test]
fn the_goldfish_pays_five() {
    let mut table = Table::quiet(2, 7).own(ALICE, "goldfish skunk");
    table.roll(ALICE, 7, &[]);
    table.acts(ALICE, &["activate goldfish", "accept"]);
    assert_eq!(table.souls_of(ALICE), 10);
    assert_eq!(table.cards_of(ALICE).len(), 0, "then the Skunk");
    let mut irwin = Table::quiet(2, 8).own(ALICE, "irwin goldfish");
    irwin.roll(ALICE, 8, &[]);
    irwin.act(ALICE, "accept", &[]);
    assert_eq!(irwin.souls_of(ALICE), 10);
}

/// T-36 §SD-119 §SD-120 §SD-168 §SD-169 §SD-170 The Owl: choose all, discard all, then draw.
#[test]
fn the_owl_replaces_cards() {
    let mut table = Table::quiet(2, 7).own(ALICE, "owl").block("eve adam louis chuck dog");
    table.roll(ALICE, 7, &[]);
    table.acts(ALICE, &["accept", "swap eve", "swap louis", "swap dog"]);
    assert_eq!(table.shown().len(), 5, "nothing is drawn while choosing");
    let events = table.act(ALICE, "done", &[drawn("cat"), drawn("romeo"), drawn("lola")]);
    assert_eq!(codes(&events), ["replaced", "replaced", "replaced", "shown", "shown", "shown"]);
    assert_eq!(table.shown(), ["cat", "adam", "romeo", "chuck", "lola"]);
    assert_eq!(table.discard(), ["eve", "louis", "dog", "owl"]);
    assert_eq!(table.souls_of(ALICE), 9);
}

/// T-120 §A-18 A gap left by a purchase waits for the end of the turn.
#[test]
fn the_owl_leaves_gaps() {
    let table = Table::quiet(2, 7).own(ALICE, "owl").block("eve adam louis chuck dog");
    let mut table = table.souls(ALICE, 3);
    table.act(ALICE, "buy adam", &[]);
    table.roll(ALICE, 7, &[]);
    table.acts(ALICE, &["accept", "swap eve", "swap louis"]);
    table.act(ALICE, "done", &[drawn("cat"), drawn("lola")]);
    assert_eq!(table.shown(), ["cat", "lola", "chuck", "dog"]);
}

/// T-138 T-166 §A-24 At least one card; none only by the English wording, or from an empty block.
#[test]
fn the_owl_replaces_at_least_one() {
    let mut table = Table::quiet(2, 7).own(ALICE, "owl").block("eve adam");
    table.roll(ALICE, 7, &[]);
    table.act(ALICE, "accept", &[]);
    assert_eq!(table.list(ALICE), ["swap eve", "swap adam"]);
    assert_eq!(table.refused(ALICE, "done"), Illegal::PickOne {});
    assert_eq!(table.refused(ALICE, "swap cat"), Illegal::NotInBlock { card: design("cat") });
    table.act(ALICE, "swap eve", &[]);
    assert_eq!(table.list(ALICE), ["swap adam", "done"]);
    assert_eq!(table.refused(ALICE, "swap eve"), Illegal::AlreadyPicked { card: design("eve") });
    let english = Options { owl: Owl::AnyNumber, ..options(2) };
    let mut table = Table::with(&english, 7).own(ALICE, "owl").block("eve adam");
    table.roll(ALICE, 7, &[]);
    table.acts(ALICE, &["accept", "done"]);
    assert_eq!((table.shown().len(), table.souls_of(ALICE)), (2, 9));
    let mut empty = Table::quiet(2, 7).own(ALICE, "owl");
    empty.roll(ALICE, 7, &[]);
    empty.act(ALICE, "accept", &[]);
    assert_eq!((empty.souls_of(ALICE), empty.list(ALICE)), (9, vec!["end".to_owned()]));
}

/// T-37 §SD-104 §SD-171 §SD-173 The Parrot pays two souls, never four.
#[test]
fn the_parrot_pays_once() {
    let gain = |own: &str| gain_of(Table::quiet(2, 7).own(ALICE, own), ALICE, 7);
    assert_eq!(gain("macaw eve adam"), 0);
    assert_eq!(gain("macaw eve eve"), 2);
    assert_eq!(gain("macaw adam louis"), 2);
    assert_eq!(gain("macaw eve lola adam louis"), 2);
}

/// T-136 T-137 §SD-172 Other cards can make it act a second time.
#[test]
fn the_parrot_acts_again_through_others() {
    let mut table = Table::quiet(2, 7).own(ALICE, "macaw adam irwin buzz");
    table.roll(ALICE, 7, &[]);
    assert_eq!(table.souls_of(ALICE), 5 + 2 + 2 + 1, "twice the Parrot, once Adam");
}

/// T-38 T-39 T-139 §SD-124 §SD-174 The Hawk is gone whatever it finds.
#[test]
fn the_hawk_turns_up_seven() {
    let seven = |ids: [&str; 7]| ids.map(drawn);
    let mut nothing = Table::quiet(2, 7).own(ALICE, "falcon");
    nothing.roll(ALICE, 7, &[]);
    let kids = ["eve", "adam", "lola", "jane", "romeo", "louis", "chuck"];
    nothing.act(ALICE, "accept", &seven(kids));
    assert_eq!((nothing.cards_of(ALICE).len(), nothing.discard().len()), (0, 8));
    let mut three = Table::quiet(2, 7).own(ALICE, "falcon");
    three.roll(ALICE, 7, &[]);
    three.act(ALICE, "accept", &seven(["eve", "cat", "dog", "adam", "owl", "lola", "jane"]));
    assert_eq!(three.cards_of(ALICE), ["dog", "cat", "owl"]);
    assert_eq!(three.discard().len(), 5);
    let mut kept = Table::quiet(2, 7).own(ALICE, "falcon");
    kept.roll(ALICE, 7, &[]);
    kept.act(ALICE, "decline", &[]);
    assert_eq!(kept.cards_of(ALICE), ["falcon"]);
}

/// T-40 T-114 §SD-45 §SD-175 §SD-102 The Goat trades a boy and a girl for the top demon.
#[test]
fn the_goat_brings_a_demon() {
    let mut goat_first = Table::quiet(2, 7).own(ALICE, "goat dog eve adam");
    goat_first.roll(ALICE, 7, &[]);
    goat_first.act(ALICE, "activate goat", &[]);
    goat_first.act(ALICE, "accept", &[drawn("devil")]);
    assert_eq!(goat_first.cards_of(ALICE), ["dog", "goat", "devil"]);
    assert_eq!(goat_first.souls_of(ALICE), 5, "no kid is left for the Dog");
    let mut dog_first = Table::quiet(2, 7).own(ALICE, "goat dog eve adam");
    dog_first.roll(ALICE, 7, &[]);
    dog_first.act(ALICE, "activate dog", &[]);
    dog_first.act(ALICE, "accept", &[drawn("devil")]);
    assert_eq!(dog_first.souls_of(ALICE), 6);
    let mut unpaid = Table::quiet(2, 7).own(ALICE, "goat eve lola");
    let events = unpaid.roll(ALICE, 7, &[]);
    assert!(codes(&events).contains(&"unpaid"));
}

/// §SD-158 A cost is paid with cards that fit it.
#[test]
fn a_cost_is_paid_with_fitting_cards() {
    let mut table = Table::quiet(2, 7).own(ALICE, "goat eve lola adam romeo");
    table.roll(ALICE, 7, &[]);
    table.act(ALICE, "accept", &[]);
    assert_eq!(table.list(ALICE), ["discard adam", "discard romeo"]);
    assert_eq!(
        table.refused(ALICE, "discard eve"),
        Illegal::NotTheCost { card: design("eve"), needs: "boy" }
    );
    assert_eq!(table.refused(ALICE, "discard cat"), Illegal::NotYours { card: design("cat") });
    table.act(ALICE, "discard romeo", &[]);
    table.act(ALICE, "discard eve", &[drawn("oni")]);
    assert_eq!(table.cards_of(ALICE), ["lola", "adam", "goat", "oni"]);
}

/// T-44 §SD-68 §SD-70 The Rabbit counts three animals, §SD-77 T-200 demons are none.
#[test]
fn the_rabbit_needs_three_animals() {
    let gain = |own: &str| gain_of(Table::quiet(2, 7).own(ALICE, own), ALICE, 7);
    assert_eq!(gain("rabbit goldfish owl"), 2);
    assert_eq!(gain("rabbit goldfish"), 0);
    assert_eq!(gain("rabbit goldfish hound"), 0);
    let mut irwin = Table::quiet(2, 8).own(ALICE, "irwin rabbit goldfish");
    irwin.roll(ALICE, 8, &[]);
    irwin.act(ALICE, "activate rabbit", &[]);
    assert_eq!(irwin.souls_of(ALICE), 5, "its condition is still required");
}

/// T-30 T-20 §SD-25 §SD-132 §SD-133 §SD-164 The Skunk: all block cards go, demons and candles stay.
#[test]
fn the_skunk_empties_the_table() {
    let table = Table::quiet(3, 7).own(ALICE, "skunk eve porcus").own(BASIL, "cat adam devil");
    let mut table = table.own(CLARA, "dog");
    table.roll(ALICE, 7, &[]);
    assert_eq!(table.cards_of(ALICE), ["porcus"]);
    assert_eq!(table.cards_of(BASIL), ["devil"]);
    assert_eq!(table.cards_of(CLARA), Vec::<&str>::new());
    assert_eq!(table.discard(), ["eve", "adam", "dog", "cat", "skunk"]);
    let view = table.0.view(ALICE);
    assert!(view.players.iter().all(|player| player.candles.len() == 1));
}

/// T-41 T-206 §SD-177 The Alligator: up to two kids, of one rival or of two.
#[test]
fn the_alligator_bites_kids() {
    let position = || {
        let table = Table::quiet(3, 7).own(ALICE, "alligator eve");
        table.own(BASIL, "adam louis dog porcus").own(CLARA, "lola")
    };
    let mut one = position();
    one.roll(ALICE, 7, &[]);
    one.act(ALICE, "accept", &[]);
    assert_eq!(
        one.refused(ALICE, "discard-rival 1 dog"),
        Illegal::NoMatch { card: design("dog"), needs: "kid" }
    );
    assert_eq!(one.refused(ALICE, "discard-rival 0 eve"), Illegal::NotARival { seat: ALICE });
    assert_eq!(
        one.refused(ALICE, "discard-rival 2 adam"),
        Illegal::NotThere { seat: CLARA, card: design("adam") }
    );
    one.acts(ALICE, &["discard-rival 1 adam", "discard-rival 1 louis"]);
    assert_eq!(one.cards_of(BASIL), ["dog", "porcus"]);
    let mut two = position();
    two.roll(ALICE, 7, &[]);
    two.acts(ALICE, &["accept", "discard-rival 1 adam", "discard-rival 2 lola"]);
    assert_eq!((two.cards_of(BASIL).len(), two.cards_of(CLARA).len()), (3, 0));
    let mut none = position();
    none.roll(ALICE, 7, &[]);
    none.acts(ALICE, &["accept", "done"]);
    assert_eq!((none.cards_of(BASIL).len(), none.cards_of(ALICE)), (4, vec!["eve"]));
}

/// T-140 §A-7 §A-23 A cost may be paid for nothing; the question says so.
#[test]
fn a_cost_may_be_paid_for_nothing() {
    let mut table = Table::quiet(2, 7).own(ALICE, "alligator").own(BASIL, "dog");
    table.roll(ALICE, 7, &[]);
    assert_eq!(table.question(ALICE), "offer-futile");
    let events = table.act(ALICE, "accept", &[]);
    assert!(codes(&events).contains(&"nothing"));
    let mut damien = Table::quiet(2, 11).own(ALICE, "damien");
    damien.roll(ALICE, 11, &[]);
    assert_eq!(damien.question(ALICE), "offer-futile");
    damien.act(ALICE, "accept", &[]);
    assert_eq!(damien.discard(), ["damien"]);
    let mut annie = Table::quiet(2, 9).own(ALICE, "annie");
    annie.roll(ALICE, 9, &[]);
    assert_eq!(annie.question(ALICE), "offer-futile");
}
