//! The demons: §SD-87 to §SD-93, §SD-110, §SD-139 to §SD-156.

use summon_demons::{CardSet, Illegal};

use crate::table::*;

/// T-109 §SD-13 §SD-90 §SD-62 A numbered demon acts each time in its owner's turns, and only there.
#[test]
fn porcus_collects_five() {
    let table = Table::quiet(2, 5).own(ALICE, "eve adam lola").hand(ALICE, "porcus");
    let mut table = table.souls(ALICE, 0);
    table.acts(ALICE, &["summon", "raise porcus"]);
    for (seat, souls) in [(ALICE, 5), (BASIL, 5), (ALICE, 10)] {
        table.roll(seat, 5, &[]);
        assert_eq!(table.souls_of(ALICE), souls);
        table.end(seat);
    }
}

/// T-74 T-117 §SD-110 §A-5 Legion counts itself, the candle, demons and block cards, not the hand.
#[test]
fn legion_counts_all_cards() {
    let table = Table::quiet(2, 6).own(ALICE, "legion devil cat dog adam louis");
    assert_eq!(gain_of(table, ALICE, 6), 7);
    let alone = Table::quiet(2, 6).own(ALICE, "legion").hand(ALICE, "porcus hound");
    assert_eq!(gain_of(alone, ALICE, 6), 2);
}

/// T-152 §SD-162 Krampus brings two cards, which stay quiet.
#[test]
fn krampus_brings_two_cards() {
    let mut table = Table::quiet(2, 4).own(ALICE, "bogeyman");
    table.roll(ALICE, 4, &[drawn("chuck"), drawn("chuck")]);
    assert_eq!(table.cards_of(ALICE), ["chuck", "chuck", "bogeyman"]);
    assert_eq!(table.souls_of(ALICE), 5);
}

/// T-80 Beelzebuzz makes all kids act, Irwin among them his animals: §SD-157.
#[test]
fn beelzebuzz_makes_kids_act() {
    let mut table = Table::quiet(2, 7).own(ALICE, "buzz irwin eve dog");
    table.roll(ALICE, 7, &[]);
    assert_eq!(table.souls_of(ALICE), 5 + 1 + 1 + 1, "the Dog twice, Eve once");
}

/// T-200 The Hound steals a soul for each animal, §SD-77 demons being none.
#[test]
fn the_hound_steals_for_animals() {
    let mut table = Table::quiet(2, 8).own(ALICE, "hound cat dog assmode");
    table.roll(ALICE, 8, &[]);
    table.acts(ALICE, &["rob 1", "take-supply"]);
    assert_eq!((table.souls_of(ALICE), table.souls_of(BASIL)), (7, 4));
    assert_eq!(table.list(ALICE), ["end"]);
}

/// T-155 §SD-73 §SD-121 The Antichrist takes five souls in any split.
#[test]
fn the_antichrist_takes_five() {
    let table = Table::quiet(3, 10).own(ALICE, "antichrist").souls(BASIL, 2).souls(CLARA, 2);
    let mut table = table;
    table.roll(ALICE, 10, &[]);
    table.acts(ALICE, &["rob 1", "rob 1", "rob 2", "rob 2"]);
    assert_eq!([ALICE, BASIL, CLARA].map(|seat| table.souls_of(seat)), [10, 0, 0]);
}

/// T-156 T-193 §SD-25 §SD-122 §A-16 §A-31 Mephistofilch takes a card or demon in play, never the
/// candle or the hand; the victim is not asked.
#[test]
fn mephistofilch_takes_a_card() {
    let table = Table::quiet(3, 11).own(ALICE, "filch").own(BASIL, "cat devil");
    let mut table = table.hand(BASIL, "porcus").own(CLARA, "eve");
    table.roll(ALICE, 11, &[]);
    let choices = ["take-card 1 cat", "take-card 1 devil", "take-card 2 eve"];
    assert_eq!(table.list(ALICE), choices);
    let candle = table.0.view(ALICE).players[1].candles[0];
    assert_eq!(
        table.refused(ALICE, &format!("take-card 1 {candle}")),
        Illegal::CandleStays { card: candle }
    );
    assert_eq!(
        table.refused(ALICE, "take-card 1 porcus"),
        Illegal::NotThere { seat: BASIL, card: design("porcus") }
    );
    table.act(ALICE, "take-card 1 devil", &[]);
    assert_eq!(table.cards_of(ALICE), ["filch", "devil"]);
}

/// T-78 T-168 §SD-59 §SD-132 The Devil takes all cards of one rival, no souls, no candle.
#[test]
fn the_devil_takes_all() {
    let table = Table::quiet(3, 12).own(ALICE, "devil").own(BASIL, "cat eve porcus");
    let mut table = table.own(CLARA, "dog").souls(ALICE, 10);
    table.roll(ALICE, 12, &[]);
    assert_eq!(table.list(ALICE), ["take-all 1", "take-all 2"]);
    assert_eq!(table.refused(ALICE, "take-all 0"), Illegal::NotARival { seat: ALICE });
    table.act(ALICE, "take-all 1", &[]);
    assert_eq!(table.cards_of(ALICE), ["eve", "cat", "porcus", "devil"]);
    assert_eq!((table.souls_of(BASIL), table.cards_of(BASIL).len()), (5, 0));
    assert_eq!(table.0.view(ALICE).players[1].candles.len(), 1);
    let table = Table::quiet(2, 12).own(ALICE, "devil legion").own(BASIL, "porcus");
    let mut won = table.souls(ALICE, 10);
    won.roll(ALICE, 12, &[]);
    assert_eq!(won.winners(), [ALICE], "the third demon");
    let mut nobody = Table::quiet(2, 12).own(ALICE, "devil").own(BASIL, "spectralux eve");
    assert!(codes(&nobody.roll(ALICE, 12, &[])).contains(&"nothing"));
}

/// T-153 §SD-45 §A-37 The Grimoire: its owner reads the deck and picks a demon.
#[test]
fn the_grimoire_searches_the_deck() {
    let mut table = Table::quiet(2, 3).own(ALICE, "vilebook legion").demon_deck("oni devil porcus");
    let events = table.roll(ALICE, 3, &[]);
    assert!(codes(&events).contains(&"searched"));
    assert_eq!(table.list(ALICE), ["choose porcus", "choose devil", "choose oni"]);
    assert_eq!(table.refused(ALICE, "choose hound"), Illegal::NoSuchCard { card: design("hound") });
    let table = &mut table;
    table.act(ALICE, "choose oni", &[]);
    assert_eq!(table.cards_of(ALICE), ["vilebook", "legion", "oni"]);
    assert_eq!(table.0.state.demon_deck.len(), 2);
}

/// T-62 T-128 §SD-140 §SD-141 Janus: the owner's kids are sweet and rotten; others' cards are not.
#[test]
fn janus_changes_moods() {
    let lisa = Table::quiet(2, 3).own(ALICE, "janus lisa eve carrie");
    assert_eq!(gain_of(lisa, ALICE, 3), 3);
    let calvin = Table::quiet(2, 9).own(ALICE, "janus calvin eve lisa").souls(BASIL, 0);
    assert_eq!(gain_of(calvin, ALICE, 9), 2);
    let mut alice = Table::quiet(2, 4).own(ALICE, "janus alice");
    alice.roll(ALICE, 4, &[drawn("carrie"), drawn("eve")]);
    assert_eq!(alice.cards_of(ALICE), ["alice", "janus"], "cards turned over are as printed");
    let rival = Table::quiet(2, 3).own(BASIL, "janus").own(ALICE, "lisa eve");
    assert_eq!(gain_of(rival, ALICE, 3), 1);
}

/// T-63 T-64 T-65 §SD-142 §SD-143 §A-9 The Puppet: the owner's kids are boys and girls.
#[test]
fn the_puppet_changes_kinds() {
    let lola = Table::quiet(2, 6).own(ALICE, "puppet lola adam");
    assert_eq!(gain_of(lola, ALICE, 6), 2, "Lola is a boy too");
    let mut tommy = Table::quiet(2, 9).own(ALICE, "puppet tommy");
    tommy.roll(ALICE, 9, &[drawn("adam")]);
    assert_eq!(tommy.cards_of(ALICE), ["tommy", "puppet"]);
    let mut marilyn = Table::quiet(2, 5).own(ALICE, "puppet marilyn").block("eve");
    marilyn.roll(ALICE, 5, &[]);
    assert_eq!(marilyn.cards_of(ALICE), ["marilyn", "puppet"], "the block is as printed");
}

/// T-161 §A-10 The Goat under the Puppet: two different kids of any kind.
#[test]
fn the_goat_under_the_puppet() {
    let mut two = Table::quiet(2, 7).own(ALICE, "puppet goat eve lola");
    two.roll(ALICE, 7, &[]);
    two.act(ALICE, "accept", &[]);
    assert_eq!(two.list(ALICE), ["discard lola", "discard eve"]);
    two.act(ALICE, "discard eve", &[drawn("devil")]);
    assert_eq!(two.cards_of(ALICE), ["goat", "devil", "puppet"]);
    let mut one = Table::quiet(2, 7).own(ALICE, "puppet goat eve");
    assert!(codes(&one.roll(ALICE, 7, &[])).contains(&"unpaid"));
}

/// T-66 T-67 T-129 §SD-144 §A-29 Oni doubles what the owner's kids collect in the owner's turn.
#[test]
fn oni_doubles_collecting() {
    let own = |cards: &str, total: u8| {
        let table = Table::quiet(2, total).own(ALICE, "oni").own(ALICE, cards).souls(BASIL, 0);
        gain_of(table, ALICE, usize::from(total))
    };
    assert_eq!(own("jesus", 3), 4);
    let rival = Table::quiet(2, 3).own(BASIL, "oni jesus");
    assert_eq!(gain_of(rival, BASIL, 3), 2);
    assert_eq!(own("calvin sam donnie", 9), 2, "stealing is not collecting");
    assert_eq!(own("dog eve", 7), 1);
    let mut glen = Table::quiet(2, 5).own(ALICE, "oni glen");
    glen.roll(ALICE, 5, &[]);
    assert_eq!((glen.souls_of(ALICE), glen.souls_of(BASIL)), (9, 6));
    let mut jane = Table::quiet(2, 6).own(ALICE, "oni assmode jane").block("cat");
    jane.roll(ALICE, 6, &[]);
    assert_eq!(jane.souls_of(ALICE), 6);
    let candle = Table::quiet(2, 7).own(ALICE, "oni");
    let number =
        candle.0.game.content().face(candle.0.view(ALICE).players[0].candles[0]).numbers[0];
    assert_eq!(gain_of(candle, ALICE, usize::from(number)), 1);
}

/// T-71 T-110 §SD-92 §SD-93 §SD-114 §SD-149 §SD-150 Ass-modeus pays for every animal gained, in
/// everybody's turn, and serves whoever owns it.
#[test]
fn ass_modeus_pays_for_animals() {
    let table = Table::quiet(3, 7).own(ALICE, "assmode falcon").block("cat").souls(ALICE, 3);
    let mut table = table;
    table.act(ALICE, "buy cat", &[]);
    assert_eq!(table.souls_of(ALICE), 1);
    table.roll(ALICE, 7, &[]);
    table.act(ALICE, "activate cat", &[drawn("dog")]);
    assert_eq!(table.souls_of(ALICE), 2);
    let seven = ["eve", "owl", "adam", "lola", "rabbit", "jane", "romeo"].map(drawn);
    table.act(ALICE, "accept", &seven);
    assert_eq!(table.souls_of(ALICE), 4);
}

/// §SD-149 Kids bring Ass-modeus nothing.
#[test]
fn ass_modeus_pays_for_nothing_but_animals() {
    let mut table = Table::quiet(2, 7).own(ALICE, "assmode").block("eve").souls(ALICE, 3);
    table.act(ALICE, "buy eve", &[]);
    assert_eq!(table.souls_of(ALICE), 0);
}

/// T-110 §SD-93 It pays in a rival's turn too; stolen, it serves the thief (T-79).
#[test]
fn ass_modeus_in_a_rivals_turn() {
    let table = Table::quiet(2, 7).own(ALICE, "assmode cat").own(BASIL, "filch");
    let mut table = table.set(|state| state.active = BASIL);
    table.roll(BASIL, 7, &[drawn("dog")]);
    assert_eq!(table.souls_of(ALICE), 6);
    table.end(BASIL);
    table.roll(ALICE, 2, &[]);
    table.end(ALICE);
    table.roll(BASIL, 11, &[]);
    table.act(BASIL, "take-card 0 assmode", &[]);
    table.end(BASIL);
    table.roll(ALICE, 7, &[drawn("dog")]);
    assert_eq!(table.souls_of(BASIL), 5, "Alice gains, and the demon is no longer hers");
    assert_eq!(table.souls_of(ALICE), 6);
}

/// T-158 §A-4 Stealing an animal is no gain.
#[test]
fn stealing_is_no_gain() {
    let mut table = Table::quiet(2, 11).own(ALICE, "assmode filch").own(BASIL, "cat");
    table.roll(ALICE, 11, &[]);
    assert_eq!(
        (table.cards_of(ALICE), table.souls_of(ALICE)),
        (vec!["cat", "filch", "assmode"], 5)
    );
}

/// T-72 T-31 T-32 T-133 T-168 §SD-151 §SD-152 §SD-153 §SD-154 Spectralux shields from rivals only.
#[test]
fn spectralux_shields() {
    let table = Table::quiet(3, 7).own(ALICE, "skunk").own(BASIL, "spectralux eve cat");
    let mut table = table.own(CLARA, "adam");
    table.roll(ALICE, 7, &[drawn("lola")]);
    assert_eq!(table.cards_of(BASIL), ["eve", "cat", "spectralux"]);
    assert_eq!(table.cards_of(CLARA), Vec::<&str>::new());
    let mut own = Table::quiet(2, 7).own(ALICE, "skunk eve spectralux");
    own.roll(ALICE, 7, &[]);
    assert_eq!(own.cards_of(ALICE), ["spectralux"]);
    let table = Table::quiet(3, 10).own(ALICE, "antichrist").own(BASIL, "spectralux");
    let mut souls = table;
    souls.roll(ALICE, 10, &[]);
    assert_eq!(
        souls.refused(ALICE, "rob 1"),
        Illegal::Shielded { seat: BASIL, card: design("spectralux") }
    );
    assert_eq!(souls.list(ALICE), ["rob 2", "take-supply"]);
    let table = Table::quiet(3, 7).own(ALICE, "alligator").own(BASIL, "spectralux eve");
    let mut bite = table.own(CLARA, "adam");
    bite.roll(ALICE, 7, &[]);
    bite.act(ALICE, "accept", &[]);
    assert_eq!(bite.list(ALICE), ["discard-rival 2 adam", "done"]);
    let table = Table::quiet(3, 5).own(ALICE, "glen").own(BASIL, "spectralux");
    let mut named = table;
    named.roll(ALICE, 5, &[]);
    named.act(ALICE, "name 1", &[]);
    assert_eq!(named.souls_of(BASIL), 6, "a gift is no harm");
    let mut pays = Table::quiet(2, 7).own(ALICE, "spectralux goldfish");
    pays.roll(ALICE, 7, &[]);
    pays.act(ALICE, "accept", &[]);
    assert_eq!(pays.souls_of(ALICE), 10);
}

/// T-73 §SD-155 §SD-156 Baphometal: rivals sacrifice one card more for a demon of the hand.
#[test]
fn baphometal_taxes_summonings() {
    let table = Table::quiet(2, 7).own(BASIL, "baphometal eve adam lola").hand(BASIL, "porcus");
    let table = table.own(ALICE, "cat dog owl").hand(ALICE, "devil");
    let refused = table.refused(ALICE, "summon");
    assert_eq!(refused, Illegal::TooFewCards { have: 3, need: 4 });
    let mut table = table;
    table.roll(ALICE, 2, &[]);
    table.end(ALICE);
    table.acts(BASIL, &["summon", "raise porcus"]);
    assert_eq!(table.cards_of(BASIL), ["porcus", "baphometal"]);
    let mut goat = Table::quiet(2, 7).own(BASIL, "baphometal").own(ALICE, "goat eve adam");
    goat.roll(ALICE, 7, &[]);
    goat.act(ALICE, "accept", &[drawn("devil")]);
    assert_eq!(goat.cards_of(ALICE), ["goat", "devil"]);
}

/// T-75 T-141 T-191 §A-8 §A-26 The Egg leaves before it counts; one of three demons takes its
/// place.
#[test]
fn the_egg_hatches() {
    let table = Table::quiet(2, 7).own(ALICE, "porcus legion eve adam lola").souls(ALICE, 10);
    let mut table = table.hand(ALICE, "egg");
    table.act(ALICE, "summon", &[]);
    let three = ["oni", "devil", "hound"].map(drawn);
    let events = table.act(ALICE, "raise egg", &three);
    assert_eq!(table.winners(), [], "the Egg is no third demon");
    assert_eq!(codes(&events)[..2], ["summoned", "set-aside"]);
    assert_eq!(table.list(ALICE), ["choose hound", "choose devil", "choose oni"]);
    assert!(table.demon_discard().is_empty(), "set aside until the effect ends");
    table.act(ALICE, "choose hound", &[]);
    assert_eq!(table.winners(), [ALICE]);
    assert_eq!(table.demon_discard(), ["devil", "oni", "egg"]);

    let mut small = Table::quiet(2, 7).own(ALICE, "eve adam lola").hand(ALICE, "egg");
    small = small.demon_deck("oni devil").set(|state| state.demon_discard = CardSet::NONE);
    small.act(ALICE, "summon", &[]);
    small.act(ALICE, "raise egg", &[drawn("oni"), drawn("devil")]);
    small.act(ALICE, "choose devil", &[]);
    assert_eq!((small.cards_of(ALICE), small.demon_discard()), (vec!["devil"], vec!["oni", "egg"]));

    let table = Table::quiet(2, 7).own(ALICE, "goat eve adam").demon_deck("egg oni devil hound");
    let mut goat = table.set(|state| state.demon_discard = CardSet::NONE);
    goat.roll(ALICE, 7, &[]);
    goat.act(ALICE, "accept", &["egg", "oni", "devil", "hound"].map(drawn));
    goat.act(ALICE, "choose oni", &[]);
    assert_eq!(goat.cards_of(ALICE), ["goat", "oni"]);
}

/// T-79 §SD-92 A permanent demon serves whoever owns it.
#[test]
fn a_stolen_power_serves_the_thief() {
    let table = Table::quiet(2, 11).own(ALICE, "filch eve").own(BASIL, "spectralux");
    let mut shielded = table;
    assert!(codes(&shielded.roll(ALICE, 11, &[])).contains(&"nothing"));
    let table = Table::quiet(2, 11).own(ALICE, "filch lisa eve").own(BASIL, "janus");
    let mut table = table;
    table.roll(ALICE, 11, &[]);
    table.end(ALICE);
    table.roll(BASIL, 3, &[]);
    table.resolve();
    let candle = u16::from(table.0.view(ALICE).players[0].candles[0].id() == "candle-good");
    assert_eq!(table.souls_of(ALICE), 7 + candle, "Eve is sweet now");
}

/// T-196 §SD-91 A permanent demon does nothing by a number.
#[test]
fn permanent_demons_have_no_number() {
    for total in 2..=12 {
        let table =
            Table::quiet(2, u8::try_from(total).unwrap()).own(ALICE, "janus puppet spectralux");
        assert_eq!(gain_of(table, ALICE, total), 0);
    }
}
