//! Where two rules meet: turns that come again, demons brought by cards, piles that run out.

use kernel::Viewer;
use summon_demons::{Illegal, Options};

use crate::table::*;

fn starting() -> Options {
    Options { starting_demon: true, ..options(2) }
}

fn teams() -> Options {
    Options { teams: true, ..options(4) }
}

/// Lets these seats throw and end a turn in which nothing acts.
fn pass_round(table: &mut Table, seats: &[kernel::Seat]) {
    for &seat in seats {
        table.roll(seat, 2, &[]);
        table.end(seat);
    }
}

/// T-173 §A-34 The free summoning is gone after the first turn, used or not.
#[test]
fn no_free_summoning_in_the_second_turn() {
    let mut table = Table::with(&starting(), 2).hand(ALICE, "porcus legion");
    assert!(table.list(ALICE).contains(&"summon-free".to_owned()));
    pass_round(&mut table, &[ALICE, BASIL]);
    assert_eq!(table.refused(ALICE, "summon-free"), Illegal::NoFreeSummon {});
}

/// T-127 §A-30 In an extra turn one buys and summons anew.
#[test]
fn an_extra_turn_allows_everything_again() {
    let table = Table::quiet(2, 9).own(ALICE, "clockwork eve adam lola louis louis");
    let table = table.hand(ALICE, "porcus legion").block("jane romeo").souls(ALICE, 9);
    let mut table = table;
    table.acts(ALICE, &["buy jane", "summon", "sacrifice eve", "sacrifice adam"]);
    table.acts(ALICE, &["sacrifice lola", "raise porcus"]);
    table.roll(ALICE, 9, &[]);
    table.end(ALICE);
    assert!(table.0.state.course.extra);
    table.acts(ALICE, &["buy romeo", "summon", "sacrifice louis", "sacrifice louis"]);
    table.acts(ALICE, &["sacrifice jane", "raise legion"]);
    assert_eq!(table.cards_of(ALICE), ["romeo", "porcus", "legion", "clockwork"]);
}

/// T-126 §SD-31 The block is full again before an extra turn begins.
#[test]
fn the_block_is_filled_before_an_extra_turn() {
    let mut table = Table::quiet(2, 9).own(ALICE, "clockwork").block("jane eve adam lola louis");
    table.act(ALICE, "buy eve", &[]);
    table.roll(ALICE, 9, &[]);
    assert_eq!(table.shown().len(), 4);
    table.act(ALICE, "end", &[drawn("cat")]);
    assert_eq!(
        (table.asked(), table.shown()),
        (ALICE, vec!["jane", "cat", "adam", "lola", "louis"])
    );
}

/// T-163 T-181 §SD-139 §A-38 An extra turn that a nine brought silences rivals and partner.
#[test]
fn others_are_silent_in_an_extra_turn() {
    let table = Table::with(&teams(), 9).own(ALICE, "clockwork adam");
    let mut table = table.own(BASIL, "adam").own(CLARA, "adam");
    let own = |table: &Table| [ALICE, BASIL, CLARA].map(|seat| table.souls_of(seat));
    table.roll(ALICE, 9, &[]);
    table.resolve();
    table.end(ALICE);
    let before = own(&table);
    assert_eq!((table.asked(), table.0.state.course.extra), (ALICE, true));
    table.roll(ALICE, 8, &[]);
    table.resolve();
    let after = own(&table);
    assert!(after[0] > before[0], "Alice's Adam acts");
    assert_eq!(after[1..], before[1..], "nobody else's does");
}

/// §A-29 §SD-145 Oni and Dublux serve in the owner's extra turns as well.
#[test]
fn own_turn_demons_serve_in_extra_turns() {
    let mut oni = Table::quiet(2, 9).own(ALICE, "clockwork oni adam");
    oni.roll(ALICE, 9, &[]);
    oni.end(ALICE);
    oni.roll(ALICE, 8, &[]);
    assert_eq!(oni.souls_of(ALICE), 5 + 1 + 2);
    let mut dublux = Table::quiet(2, 9).own(ALICE, "clockwork dublux");
    dublux.roll(ALICE, 9, &[]);
    dublux.end(ALICE);
    dublux.act(ALICE, "roll", &[6, 6]);
    assert_eq!(dublux.souls_of(ALICE), 5 + 1 + 6);
}

/// §SD-161 §SD-162 §A-6 Destiny sets off no kid that came with this throw.
#[test]
fn destiny_leaves_newcomers_alone() {
    let mut table = Table::quiet(2, 5).own(ALICE, "marilyn destiny chuck").block("jesus");
    table.roll(ALICE, 5, &[]);
    table.act(ALICE, "activate marilyn", &[]);
    assert!(table.cards_of(ALICE).contains(&"jesus"));
    assert_eq!(table.list(ALICE), ["point chuck", "point marilyn"]);
    let refused = Illegal::NoTarget { card: design("jesus"), needs: "sweet-kid" };
    assert_eq!(table.refused(ALICE, "point jesus"), refused);
}

/// T-180 §A-38 The partner's souls are as safe as the partner's cards.
#[test]
fn the_partner_is_not_robbed() {
    let mut table = Table::with(&teams(), 10).own(ALICE, "dillinger");
    table.roll(ALICE, 10, &[]);
    assert_eq!(table.list(ALICE), ["rob 1", "rob 3", "take-supply"]);
    assert_eq!(table.refused(ALICE, "rob 2"), Illegal::NotARival { seat: CLARA });
}

/// T-177 T-178 §SD-190 A card is passed once in every turn.
#[test]
fn passing_comes_again_each_turn() {
    let mut table = Table::with(&teams(), 2).own(ALICE, "cat dog");
    table.act(ALICE, "pass cat", &[]);
    assert_eq!(table.refused(ALICE, "pass dog"), Illegal::AlreadyPassed {});
    pass_round(&mut table, &[ALICE, BASIL, CLARA, DORIS]);
    table.act(ALICE, "pass dog", &[]);
    assert_eq!(table.cards_of(CLARA), ["dog", "cat"]);
}

/// T-72 §SD-151 Annie takes no shielded kid, Donnie no shielded soul.
#[test]
fn the_shield_holds_against_kids() {
    let table = Table::quiet(2, 9).own(ALICE, "annie").own(BASIL, "spectralux eve");
    let mut annie = table.block("adam");
    annie.roll(ALICE, 9, &[]);
    annie.act(ALICE, "accept", &[]);
    assert_eq!(annie.cards_of(ALICE), ["adam"], "only the block was left to choose");
    assert_eq!(annie.cards_of(BASIL), ["eve", "spectralux"]);
    let table = Table::quiet(3, 9).own(ALICE, "annie").own(BASIL, "spectralux eve");
    let mut choice = table.own(CLARA, "adam lola").block("romeo");
    choice.roll(ALICE, 9, &[]);
    choice.acts(ALICE, &["accept", "prefer steal-card"]);
    assert_eq!(choice.list(ALICE), ["take-card 2 lola", "take-card 2 adam"]);
    let mut donnie = Table::quiet(2, 12).own(ALICE, "donnie").own(BASIL, "spectralux");
    donnie.roll(ALICE, 12, &[]);
    assert_eq!((donnie.souls_of(ALICE), donnie.souls_of(BASIL)), (6, 5), "from the supply");
}

/// T-31 §SD-151 §SD-155 Filch refused by a shield names the demon that shields.
#[test]
fn a_shield_says_who_shields() {
    let table = Table::quiet(3, 11).own(ALICE, "filch").own(BASIL, "spectralux eve");
    let mut table = table.own(CLARA, "eve adam");
    table.roll(ALICE, 11, &[]);
    let shielded = Illegal::Shielded { seat: BASIL, card: design("spectralux") };
    assert_eq!(table.refused(ALICE, "take-card 1 eve"), shielded);
}

/// T-153 §SD-43 §SD-45 A demon brought by Damien, the Grimoire or the free summoning may win.
#[test]
fn every_way_of_summoning_may_win() {
    let table = Table::quiet(2, 11).own(ALICE, "porcus legion damien").hand(ALICE, "devil");
    let mut damien = table.souls(ALICE, 10);
    damien.roll(ALICE, 11, &[]);
    damien.act(ALICE, "accept", &[drawn("devil")]);
    assert_eq!(damien.winners(), [ALICE]);
    let table = Table::quiet(2, 3).own(ALICE, "vilebook legion").demon_deck("oni devil");
    let mut search = table.souls(ALICE, 10);
    search.roll(ALICE, 3, &[]);
    if search.question(ALICE) == "order" {
        search.act(ALICE, "activate vilebook", &[]);
    }
    search.act(ALICE, "choose oni", &[]);
    assert_eq!(search.winners(), [ALICE]);
    let table = Table::with(&starting(), 7).own(ALICE, "porcus legion hound").hand(ALICE, "devil");
    let mut free = table.souls(ALICE, 10);
    free.acts(ALICE, &["summon-free", "raise devil"]);
    assert_eq!(free.winners(), [ALICE]);
}

/// T-191 §A-26 The Egg leaves whichever way it came.
#[test]
fn the_egg_never_stays() {
    let three = ["oni", "devil", "hound"].map(drawn);
    let four = ["egg", "oni", "devil", "hound"].map(drawn);
    let mut damien = Table::quiet(2, 11).own(ALICE, "damien").hand(ALICE, "egg");
    damien.roll(ALICE, 11, &[]);
    damien.act(ALICE, "accept", &four);
    let mut search = Table::quiet(2, 3).own(ALICE, "vilebook").demon_deck("egg oni devil hound");
    search.roll(ALICE, 3, &[]);
    if search.question(ALICE) == "order" {
        search.act(ALICE, "activate vilebook", &[]);
    }
    search.act(ALICE, "choose egg", &three);
    let mut free = Table::with(&starting(), 7).hand(ALICE, "egg");
    free.act(ALICE, "summon-free", &[]);
    free.act(ALICE, "raise egg", &three);
    for (mut table, others) in [(damien, 0), (search, 1), (free, 0)] {
        table.act(ALICE, "choose oni", &[]);
        assert_eq!(table.cards_of(ALICE).len(), 1 + others);
        assert!(table.cards_of(ALICE).contains(&"oni"));
        assert!(table.demon_discard().contains(&"egg") && table.0.state.aside.is_empty());
    }
}

/// §A-26 §SD-43 The Egg lies in the discard pile before the demon it found wins.
#[test]
fn the_egg_is_discarded_before_a_victory() {
    let table = Table::quiet(2, 7).own(ALICE, "porcus legion eve adam lola").hand(ALICE, "egg");
    let mut table = table.souls(ALICE, 10);
    table.act(ALICE, "summon", &[]);
    table.act(ALICE, "raise egg", &["oni", "devil", "hound"].map(drawn));
    let events = table.act(ALICE, "choose hound", &[]);
    assert_eq!((table.winners(), codes(&events).last()), (vec![ALICE], Some(&"won")));
    assert_eq!(table.demon_discard(), ["devil", "oni", "egg"]);
    assert!(table.0.state.aside.is_empty());
}

/// T-22 §SD-50 Goat, Grimoire and Damien leave the turn its own summoning.
#[test]
fn demons_brought_by_cards_are_no_summoning() {
    let table = Table::quiet(2, 7).own(ALICE, "goat eve adam lola louis").hand(ALICE, "porcus");
    let mut goat = table;
    goat.roll(ALICE, 7, &[]);
    goat.acts(ALICE, &["accept", "discard adam"]);
    goat.act(ALICE, "discard eve", &[drawn("devil")]);
    goat.acts(ALICE, &["summon", "raise porcus"]);
    assert_eq!(goat.cards_of(ALICE), ["porcus", "devil"]);
    let table = Table::quiet(2, 3).own(ALICE, "vilebook eve adam lola").hand(ALICE, "porcus");
    let mut search = table;
    search.roll(ALICE, 3, &[]);
    search.resolve();
    search.acts(ALICE, &["summon", "raise porcus"]);
    assert_eq!(search.cards_of(ALICE).len(), 3, "two demons beside the Grimoire");
    let table = Table::quiet(2, 11).own(ALICE, "damien eve adam lola");
    let mut damien = table.hand(ALICE, "porcus devil");
    damien.roll(ALICE, 11, &[]);
    damien.act(ALICE, "accept", &[drawn("devil")]);
    damien.acts(ALICE, &["summon", "raise porcus"]);
    assert_eq!(damien.cards_of(ALICE), ["porcus", "devil"]);
}

/// T-73 §SD-156 Baphometal taxes neither Damien nor the Egg's demon.
#[test]
fn other_ways_are_not_taxed() {
    let table = Table::quiet(2, 11).own(BASIL, "baphometal").own(ALICE, "damien");
    let mut table = table.hand(ALICE, "egg");
    table.roll(ALICE, 11, &[]);
    table.act(ALICE, "accept", &["egg", "oni", "devil", "hound"].map(drawn));
    table.act(ALICE, "choose oni", &[]);
    assert_eq!(table.cards_of(ALICE), ["oni"], "nothing was sacrificed");
}

/// §A-8 §A-25 The Grimoire makes an empty demon deck anew before its owner reads it.
#[test]
fn the_grimoire_makes_the_deck_anew() {
    let mut table = Table::quiet(2, 3).own(ALICE, "vilebook").demon_deck("");
    let mut events = table.roll(ALICE, 3, &[]);
    if table.question(ALICE) == "order" {
        events = table.act(ALICE, "activate vilebook", &[]);
    }
    assert!(codes(&events).contains(&"reshuffled"));
    assert_eq!(table.list(ALICE).len(), 19, "every demon but the Grimoire");
}

/// T-158 §A-4 Animals that the Devil takes are stolen, not gained.
#[test]
fn the_devils_animals_are_no_gain() {
    let mut table = Table::quiet(2, 12).own(ALICE, "devil assmode").own(BASIL, "cat dog");
    table.roll(ALICE, 12, &[]);
    assert_eq!((table.cards_of(ALICE).len(), table.souls_of(ALICE)), (4, 5));
}

/// §SD-149 §SD-150 Krampus and the Stray Cat gain animals like anybody.
#[test]
fn animals_from_the_deck_are_gains() {
    let mut krampus = Table::quiet(2, 4).own(ALICE, "bogeyman assmode");
    krampus.roll(ALICE, 4, &[drawn("dog"), drawn("cat")]);
    assert_eq!(krampus.souls_of(ALICE), 5 + 2);
    let mut stray = Table::quiet(2, 7).own(ALICE, "straycat assmode");
    stray.roll(ALICE, 7, &[drawn("dog")]);
    assert_eq!(stray.souls_of(ALICE), 5 + 1);
}

/// §SD-150 §SD-43 The Hawk's animals come together; the soul that wins ends the paying.
#[test]
fn the_hawk_wins_with_all_its_animals() {
    let table = Table::quiet(2, 7).own(ALICE, "assmode porcus legion falcon").souls(ALICE, 9);
    let mut table = table;
    table.roll(ALICE, 7, &[]);
    let seven = ["dog", "eve", "owl", "adam", "rabbit", "jane", "romeo"].map(drawn);
    let events = table.act(ALICE, "accept", &seven);
    assert_eq!((table.winners(), table.souls_of(ALICE)), (vec![ALICE], 10));
    let gained = codes(&events).iter().filter(|code| **code == "gained").count();
    assert_eq!(gained, 3, "log and table agree");
    assert_eq!(table.cards_of(ALICE), ["dog", "owl", "rabbit", "porcus", "legion", "assmode"]);
}

/// §SD-96 §A-25 The end of a turn makes an empty block deck anew as well.
#[test]
fn filling_the_block_makes_the_deck_anew() {
    let mut table = Table::quiet(2, 7).deck("");
    table.roll(ALICE, 7, &[]);
    let events = table.end(ALICE);
    assert!(codes(&events).contains(&"reshuffled"));
    assert_eq!(table.shown().len(), 5);
}

/// §SD-110 §SD-183 Legion counts both candles.
#[test]
fn legion_counts_both_candles() {
    let two = Options { two_candles: true, ..options(2) };
    let table = Table::with(&two, 6).set(|state| {
        for player in &mut state.players {
            state.candles = state.candles.or(std::mem::take(&mut player.area));
        }
    });
    let table = table.own(ALICE, "candle-good candle-naughty legion");
    assert_eq!(gain_of(table, ALICE, 6), 3);
}

/// T-102 §SD-49 A card gained for nothing leaves the purchase of the turn open.
#[test]
fn gaining_is_no_purchase() {
    let mut table = Table::quiet(2, 5).own(ALICE, "marilyn").block("adam eve").souls(ALICE, 3);
    table.roll(ALICE, 5, &[]);
    table.act(ALICE, "buy eve", &[]);
    assert_eq!(table.cards_of(ALICE), ["eve", "adam", "marilyn"]);
}

/// T-185 §A-37 Spectators see none of the demons looked at.
#[test]
fn spectators_do_not_look() {
    let mut table = Table::quiet(2, 7).own(ALICE, "eve adam lola").hand(ALICE, "egg");
    table.act(ALICE, "summon", &[]);
    table.act(ALICE, "raise egg", &["oni", "devil", "hound"].map(drawn));
    let look = table.0.view_of(Viewer::Spectator).look.expect("somebody looks");
    assert_eq!((look.size, look.known.len()), (3, 0));
}

/// §SD-43 The Devil takes nothing more once he has won.
#[test]
fn the_devil_stops_at_the_winning_demon() {
    let table = Table::quiet(2, 12).own(ALICE, "devil legion").own(BASIL, "eve porcus hound");
    let mut table = table.souls(ALICE, 10);
    table.roll(ALICE, 12, &[]);
    assert_eq!((table.winners(), table.cards_of(BASIL)), (vec![ALICE], vec!["hound"]));
}

/// T-17 §SD-43 The Devil's second stolen demon wins as soon as it is there.
#[test]
fn two_stolen_demons_win() {
    let table = Table::quiet(2, 12).own(ALICE, "devil").own(BASIL, "porcus hound");
    let mut table = table.souls(ALICE, 10);
    table.roll(ALICE, 12, &[]);
    assert_eq!(table.winners(), [ALICE]);
}

/// §A-2 A cost is paid with the copy that has acted; the one that waits still acts.
#[test]
fn the_copy_that_acted_pays() {
    let mut table = Table::quiet(2, 7).own(ALICE, "buzz sam cat cat");
    table.roll(ALICE, 7, &[]);
    table.act(ALICE, "activate cat", &[drawn("eve")]);
    table.act(ALICE, "activate buzz", &[]);
    table.act(ALICE, "accept", &[drawn("dog")]);
    assert_eq!(table.cards_of(ALICE), ["sam", "dog", "cat", "buzz"]);
    assert_eq!((table.souls_of(ALICE), table.discard()), (11, vec!["eve", "cat"]));
}
