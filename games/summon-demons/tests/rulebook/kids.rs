//! The girls and boys of the block, and what their cards say.

use summon_demons::{Illegal, Kind, Mood};

use crate::table::*;

fn gain(own: &str, total: u8) -> u16 {
    let table = Table::quiet(2, total).own(ALICE, own).souls(BASIL, 0);
    gain_of(table, ALICE, usize::from(total))
}

/// T-142 §SD-9 §SD-57 §SD-59 Plain collecting: one, two or five souls.
#[test]
fn plain_collecting() {
    for (own, total, souls) in [
        ("eve", 6, 1),
        ("adam", 8, 1),
        ("louis", 5, 1),
        ("regan", 9, 1),
        ("jesus", 3, 2),
        ("carrie", 11, 2),
        ("caroline", 2, 5),
        ("eve eve", 6, 2),
        ("regan regan regan", 9, 3),
    ] {
        assert_eq!(gain(own, total), souls, "{own}");
    }
}

/// T-104 §SD-70 §SD-71 §SD-81 Lisa counts the sweet kids of both sexes, herself included.
#[test]
fn lisa_counts_sweet_kids() {
    assert_eq!(gain("lisa louis alice carrie", 3), 3);
    assert_eq!(gain("lisa", 3), 1);
}

/// T-106 §SD-77 §SD-78 §SD-79 §SD-80 §SD-86 Kinds and moods belong to block cards alone.
#[test]
fn kinds_and_moods() {
    let table = Table::quiet(2, 7);
    let content = table.0.game.content();
    for face in &content.faces {
        let kid = matches!(face.kind, Kind::Girl | Kind::Boy);
        assert_eq!(face.mood.is_some(), kid, "{}", face.design);
    }
    assert_eq!(content.face(design("lisa")).mood, Some(Mood::Sweet));
    assert_eq!(content.face(design("sam")).mood, Some(Mood::Rotten));
    assert_eq!(content.face(design("eve")).mood, Some(Mood::Neutral));
    assert_eq!(gain("lola adam louis sam porcus", 6), 3, "boys of every mood, no demon");
}

/// T-143 Fifi counts animals: §SD-70.
#[test]
fn fifi_counts_animals() {
    assert_eq!(gain("fifi", 4), 0);
    assert_eq!(gain("fifi goldfish owl goldfish", 4), 3);
}

/// T-144 §SD-115 Marilyn gains a boy of the block, if there is one.
#[test]
fn marilyn_gains_a_boy() {
    let mut table = Table::quiet(2, 5).own(ALICE, "marilyn").block("adam eve louis dog");
    table.roll(ALICE, 5, &[]);
    assert_eq!(table.list(ALICE), ["gain adam", "gain louis"]);
    assert_eq!(
        table.refused(ALICE, "gain eve"),
        Illegal::NoMatch { card: design("eve"), needs: "boy" }
    );
    assert_eq!(table.refused(ALICE, "gain cat"), Illegal::NotInBlock { card: design("cat") });
    table.act(ALICE, "gain louis", &[]);
    assert_eq!(table.cards_of(ALICE), ["marilyn", "louis"]);
    let mut none = Table::quiet(2, 5).own(ALICE, "marilyn").block("eve dog");
    let events = none.roll(ALICE, 5, &[]);
    assert!(codes(&events).contains(&"nothing"));
}

/// T-119 §SD-115 Jane gains an animal for nothing, even without a soul.
#[test]
fn jane_gains_an_animal() {
    let mut table = Table::quiet(2, 6).own(ALICE, "jane").block("cat eve").souls(ALICE, 0);
    table.roll(ALICE, 6, &[]);
    assert_eq!((table.cards_of(ALICE), table.souls_of(ALICE)), (vec!["jane", "cat"], 0));
}

/// T-145 Lola counts boys, Romeo girls: §SD-70.
#[test]
fn lola_and_romeo_count_each_other() {
    assert_eq!(gain("lola adam louis", 6), 2);
    assert_eq!(gain("romeo eve lola regan", 8), 3);
    assert_eq!((gain("lola", 6), gain("romeo", 8)), (0, 0));
}

/// T-146 Chuck needs another sweet kid: §SD-68.
#[test]
fn chuck_needs_another_sweet_kid() {
    assert_eq!(gain("chuck", 4), 0);
    assert_eq!(gain("chuck louis", 4), 2);
    assert_eq!(gain("chuck chuck", 4), 4);
    assert_eq!(gain("chuck eve carrie", 4), 0);
}

/// T-46 §SD-161 §SD-162 Alice keeps the sweet kids among two; they do not act in this throw.
#[test]
fn alice_keeps_sweet_kids() {
    let mut table = Table::quiet(2, 4).own(ALICE, "alice louis");
    table.roll(ALICE, 4, &[drawn("chuck"), drawn("carrie")]);
    assert_eq!(table.cards_of(ALICE), ["alice", "chuck", "louis"]);
    assert_eq!((table.discard(), table.souls_of(ALICE)), (vec!["carrie"], 5));
}

/// T-47 T-48 T-187 §SD-159 §SD-160 §A-6 Destiny makes another sweet kid act, never in circles.
#[test]
fn destiny_points_at_another_kid() {
    assert_eq!(gain("destiny chuck", 5), 2, "Chuck sees Destiny");
    assert_eq!(gain("destiny", 5), 0);
    assert_eq!(gain("destiny destiny", 5), 0, "each points at the other, who finds nobody");
    let mut table = Table::quiet(2, 5).own(ALICE, "destiny destiny jesus");
    table.roll(ALICE, 5, &[]);
    assert_eq!(table.list(ALICE), ["point jesus", "point destiny"]);
    assert_eq!(
        table.refused(ALICE, "point eve"),
        Illegal::NoTarget { card: design("eve"), needs: "sweet-kid" }
    );
    table.act(ALICE, "point destiny", &[]);
    assert_eq!(table.souls_of(ALICE), 7, "the second one had to take Jesus");
    assert_eq!(table.list(ALICE), ["point jesus", "point destiny"], "its own turn");
    table.act(ALICE, "point jesus", &[]);
    assert_eq!(table.souls_of(ALICE), 9);
}

/// T-54 Glen: first two souls for the owner, then one for an opponent: §A-15, §A-31.
#[test]
fn glen_shares() {
    let mut table = Table::quiet(3, 5).own(ALICE, "glen");
    table.roll(ALICE, 5, &[]);
    assert_eq!(table.souls_of(ALICE), 7);
    assert_eq!(table.list(ALICE), ["name 1", "name 2"]);
    assert_eq!(table.refused(ALICE, "name 0"), Illegal::NotARival { seat: ALICE });
    table.act(ALICE, "name 2", &[]);
    assert_eq!(table.souls_of(CLARA), 6);
    let table = Table::quiet(2, 5).own(ALICE, "glen porcus legion hound").souls(ALICE, 8);
    let mut table = table.own(BASIL, "devil filch oni").souls(BASIL, 9);
    table.roll(ALICE, 5, &[]);
    if table.winners().is_empty() {
        table.act(ALICE, "activate glen", &[]);
    }
    assert_eq!((table.winners(), table.souls_of(BASIL)), (vec![ALICE], 9));
    let table = Table::quiet(2, 5).own(ALICE, "glen").own(BASIL, "devil filch oni");
    let mut table = table.souls(BASIL, 9);
    table.roll(ALICE, 5, &[]);
    assert_eq!(table.winners(), [BASIL]);
}

/// T-150 T-121 §SD-123 §A-42 §A-31 Annie: a kid of one rival, or one of the block, never both.
#[test]
fn annie_takes_a_kid() {
    let position = || {
        let table = Table::quiet(3, 9).own(ALICE, "annie eve").block("adam dog");
        table.own(BASIL, "louis cat porcus").own(CLARA, "lola")
    };
    let mut steal = position();
    steal.roll(ALICE, 9, &[]);
    steal.act(ALICE, "accept", &[]);
    assert_eq!(steal.list(ALICE), ["prefer steal-card", "prefer gain-block"]);
    assert_eq!(steal.refused(ALICE, "prefer wipe"), Illegal::NoSuchBranch { effect: "wipe" });
    steal.act(ALICE, "prefer steal-card", &[]);
    assert_eq!(steal.list(ALICE), ["take-card 1 louis", "take-card 2 lola"]);
    let refused = steal.refused(ALICE, "take-card 1 cat");
    assert_eq!(refused, Illegal::NoMatch { card: design("cat"), needs: "kid" });
    steal.act(ALICE, "take-card 1 louis", &[]);
    assert_eq!(steal.cards_of(ALICE), ["eve", "louis"]);
    assert_eq!(steal.shown(), ["adam", "dog"]);
    let mut gain = position();
    gain.roll(ALICE, 9, &[]);
    gain.acts(ALICE, &["accept", "prefer gain-block"]);
    assert_eq!((gain.cards_of(ALICE), gain.shown()), (vec!["eve", "adam"], vec!["dog"]));
    let mut one = Table::quiet(2, 9).own(ALICE, "annie").block("adam");
    one.roll(ALICE, 9, &[]);
    one.act(ALICE, "accept", &[]);
    assert_eq!(one.cards_of(ALICE), ["adam"], "the only possible branch");
}

/// T-52 T-167 §SD-119 §SD-120 §A-23 Delores replaces all sweet kids once, then gains a rotten one.
#[test]
fn delores_replaces_sweet_kids() {
    let mut table = Table::quiet(2, 10).own(ALICE, "dolores").block("louis alice regan dog eve");
    table.roll(ALICE, 10, &[drawn("chuck"), drawn("sam")]);
    assert_eq!(table.shown(), ["chuck", "sam", "regan", "dog", "eve"], "Chuck is fresh");
    assert_eq!(table.list(ALICE), ["gain regan", "gain sam"]);
    table.act(ALICE, "gain sam", &[]);
    assert_eq!(table.cards_of(ALICE), ["sam", "dolores"]);
    let mut rotten = Table::quiet(2, 10).own(ALICE, "dolores").block("regan dog");
    rotten.roll(ALICE, 10, &[]);
    assert_eq!(rotten.cards_of(ALICE), ["regan", "dolores"]);
    let mut neither = Table::quiet(2, 10).own(ALICE, "dolores").block("eve dog");
    neither.roll(ALICE, 10, &[]);
    assert_eq!(neither.cards_of(ALICE), ["dolores"]);
}

/// T-49 T-122 T-50 §SD-121 Calvin with three rotten kids steals two, from anywhere.
#[test]
fn calvin_steals_two() {
    let mut few = Table::quiet(2, 9).own(ALICE, "calvin sam");
    few.roll(ALICE, 9, &[]);
    assert_eq!(few.souls_of(ALICE), 5);
    let position = || Table::quiet(3, 9).own(ALICE, "calvin sam donnie").souls(CLARA, 0);
    let mut mixed = position();
    mixed.roll(ALICE, 9, &[]);
    assert_eq!(mixed.list(ALICE), ["rob 1", "take-supply"]);
    assert_eq!(mixed.refused(ALICE, "rob 2"), Illegal::NoSouls { seat: CLARA });
    mixed.acts(ALICE, &["rob 1", "take-supply"]);
    assert_eq!((mixed.souls_of(ALICE), mixed.souls_of(BASIL)), (7, 4));
    let mut poor = position().souls(BASIL, 0);
    poor.roll(ALICE, 9, &[]);
    assert_eq!(poor.souls_of(ALICE), 7, "all from the supply, unasked");
}

/// T-147 §SD-73 Dillinger takes a rival's last soul; nobody falls below none.
#[test]
fn dillinger_steals_one() {
    let mut table = Table::quiet(2, 10).own(ALICE, "dillinger dillinger").souls(BASIL, 1);
    table.roll(ALICE, 10, &[]);
    table.act(ALICE, "rob 1", &[]);
    assert_eq!((table.souls_of(ALICE), table.souls_of(BASIL)), (7, 0));
}

/// T-149 §SD-81 Donnie steals one soul for each rotten kid.
#[test]
fn donnie_steals_for_rotten_kids() {
    let mut table = Table::quiet(3, 12).own(ALICE, "donnie regan sam eve");
    table.roll(ALICE, 12, &[]);
    table.acts(ALICE, &["rob 1", "rob 2", "take-supply"]);
    assert_eq!([ALICE, BASIL, CLARA].map(|seat| table.souls_of(seat)), [8, 4, 4]);
}

/// T-53 §SD-108 Tommy keeps a girl he turns up.
#[test]
fn tommy_keeps_girls() {
    let mut girl = Table::quiet(2, 9).own(ALICE, "tommy");
    girl.roll(ALICE, 9, &[drawn("regan")]);
    assert_eq!((girl.cards_of(ALICE), girl.souls_of(ALICE)), (vec!["regan", "tommy"], 5));
    let mut boy = Table::quiet(2, 9).own(ALICE, "tommy");
    boy.roll(ALICE, 9, &[drawn("adam")]);
    assert_eq!((boy.cards_of(ALICE), boy.discard()), (vec!["tommy"], vec!["adam"]));
}

/// T-51 T-193 §A-31 Damien brings a random demon of the hand.
#[test]
fn damien_brings_a_random_demon() {
    let position = || Table::quiet(2, 11).own(ALICE, "damien").hand(ALICE, "porcus devil hound");
    let mut table = position();
    table.roll(ALICE, 11, &[]);
    let chance = table.0.first_question(ALICE, &action("accept"));
    let ids = ["porcus", "hound", "devil"].map(|id| u16::try_from(drawn(id)).unwrap()).to_vec();
    assert_eq!(chance, kernel::chance::Kind::Pick { ids }, "each as likely");
    table.act(ALICE, "accept", &[drawn("hound")]);
    assert_eq!((table.cards_of(ALICE), table.discard()), (vec!["hound"], vec!["damien"]));
    assert_eq!(table.0.state.player(ALICE).hand.len(), 2);
}

/// Sam trades an animal for six souls: §SD-158.
#[test]
fn sam_trades_an_animal() {
    let mut table = Table::quiet(2, 10).own(ALICE, "sam cat dog");
    table.roll(ALICE, 10, &[]);
    table.act(ALICE, "accept", &[]);
    assert_eq!(table.list(ALICE), ["discard dog", "discard cat"]);
    table.act(ALICE, "discard dog", &[]);
    assert_eq!((table.souls_of(ALICE), table.cards_of(ALICE)), (11, vec!["sam", "cat"]));
    let mut none = Table::quiet(2, 10).own(ALICE, "sam eve");
    assert!(codes(&none.roll(ALICE, 10, &[])).contains(&"unpaid"));
}

/// T-134 T-135 §SD-157 Irwin makes all animals act that were there at the throw, in any order.
#[test]
fn irwin_makes_animals_act() {
    let mut table = Table::quiet(2, 8).own(ALICE, "irwin cat goldfish");
    table.roll(ALICE, 8, &[]);
    assert_eq!(table.list(ALICE), ["activate cat", "activate goldfish"]);
    table.act(ALICE, "activate cat", &[drawn("dog")]);
    assert_eq!(table.list(ALICE), ["accept", "decline"], "the Goldfish alone is left");
    table.act(ALICE, "decline", &[]);
    assert_eq!((table.souls_of(ALICE), table.list(ALICE)), (5, vec!["end".to_owned()]));
}
