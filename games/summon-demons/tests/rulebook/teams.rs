//! Two against two: §SD-188 to §SD-191.

use kernel::Seat;
use summon_demons::{Glen, Illegal, Options};

use crate::table::*;

fn teams() -> Options {
    Options { teams: true, ..options(4) }
}

fn table(total: u8) -> Table {
    Table::with(&teams(), total)
}

/// T-175 §SD-188 Partners sit across, so that teams alternate.
#[test]
fn partners_sit_across() {
    let view = table(7).0.view(ALICE);
    let partners: Vec<_> = view.players.iter().map(|player| player.partner.unwrap()).collect();
    assert_eq!(partners, [CLARA, DORIS, ALICE, BASIL]);
    assert_eq!(
        reasons(&Options { teams: true, ..options(2) }),
        [("teams".to_owned(), "teams-seats")]
    );
}

/// T-176 §SD-189 §A-36 Six demons and twenty souls together win; the personal numbers do not.
#[test]
fn a_team_wins_together() {
    let both = "porcus legion hound devil";
    let position = |mine: &str, hers: &str, souls: (u16, u16)| {
        let table = table(6).own(ALICE, mine).own(CLARA, hers).own(CLARA, "jane");
        table.souls(ALICE, souls.0).souls(CLARA, souls.1).own(ALICE, "eve")
    };
    let eve = |mut table: Table| {
        table.roll(ALICE, 6, &[]);
        while table.winners().is_empty() && table.question(ALICE) == "order" {
            table.act(ALICE, "activate eve", &[]);
        }
        table.winners()
    };
    assert_eq!(eve(position(both, "filch oni", (14, 5))), [ALICE, CLARA]);
    assert_eq!(eve(position("porcus hound devil filch oni", "", (24, 0))), []);
    assert_eq!(eve(position("porcus hound devil", "", (14, 0))), []);
}

/// §A-35 With a starting demon a team needs eight demons.
#[test]
fn a_team_with_starting_demons() {
    let both = Options { starting_demon: true, ..teams() };
    let view = Table::with(&both, 7).0.view(ALICE);
    assert_eq!((view.demons_to_win, view.souls_to_win), (8, 20));
    assert_eq!(table(7).0.view(ALICE).demons_to_win, 6);
}

/// T-177 T-178 §SD-190 §SD-191 §A-41 One card a turn may be passed: neither stolen nor gained.
#[test]
fn a_card_is_passed() {
    let table = table(7).own(ALICE, "cat eve spectralux").own(CLARA, "assmode");
    let mut table = table.hand(ALICE, "porcus");
    let candle = table.0.view(ALICE).players[0].candles[0];
    let refused = table.refused(ALICE, &format!("pass {candle}"));
    assert_eq!(refused, Illegal::CandleStays { card: candle });
    let refused = table.refused(ALICE, "pass porcus");
    assert_eq!(refused, Illegal::NotYours { card: design("porcus") });
    assert_eq!(codes(&table.act(ALICE, "pass cat", &[])), ["passed"]);
    assert_eq!((table.cards_of(CLARA), table.souls_of(CLARA)), (vec!["cat", "assmode"], 5));
    assert_eq!(table.refused(ALICE, "pass eve"), Illegal::AlreadyPassed {});
    let alone = Table::quiet(2, 7).own(ALICE, "cat");
    assert_eq!(alone.refused(ALICE, "pass cat"), Illegal::NoPartner {});
    let mut demon = self::table(7).own(ALICE, "porcus");
    demon.act(ALICE, "pass porcus", &[]);
    assert_eq!(demon.cards_of(CLARA), ["porcus"]);
}

/// T-179 §A-41 A card passed before the throw acts for the partner, after it for nobody.
#[test]
fn passing_before_or_after_the_throw() {
    let souls = |before: bool| {
        let mut table = table(6).own(ALICE, "eve");
        if before {
            table.act(ALICE, "pass eve", &[]);
        }
        table.roll(ALICE, 6, &[]);
        let order = table.list(ALICE);
        if order.iter().any(|notation| notation == "activate eve") {
            table.act(ALICE, "activate eve", &[]);
        }
        if !before {
            table.act(ALICE, "pass eve", &[]);
        }
        let candle = |seat: Seat| {
            let candles = &table.0.view(ALICE).players[seat.index()].candles;
            let acts = table.0.game.content().face(candles[0]).numbers.contains(&6);
            u16::from(acts)
        };
        [ALICE, CLARA].map(|seat| table.souls_of(seat) - candle(seat))
    };
    assert_eq!(souls(true), [5, 6]);
    assert_eq!(souls(false), [6, 5]);
}

/// T-180 §A-38 The partner is no victim and pays no tax, but the Skunk hits.
#[test]
fn the_partner_is_no_rival() {
    let position = |card: &str, total: u8| {
        let table = table(total).own(ALICE, card).own(CLARA, "adam louis lola spectralux");
        table.own(BASIL, "eve").own(DORIS, "romeo baphometal")
    };
    let mut devil = position("devil", 12);
    devil.roll(ALICE, 12, &[]);
    assert_eq!(devil.list(ALICE), ["take-all 1", "take-all 3"]);
    let mut filch = position("filch", 11);
    filch.roll(ALICE, 11, &[]);
    if filch.question(ALICE) == "order" {
        filch.act(ALICE, "activate filch", &[]);
    }
    assert!(filch.list(ALICE).iter().all(|notation| !notation.starts_with("take-card 2")));
    assert_eq!(filch.refused(ALICE, "take-card 2 adam"), Illegal::NotARival { seat: CLARA });
    let mut bite = position("alligator", 7);
    bite.roll(ALICE, 7, &[]);
    bite.act(ALICE, "accept", &[]);
    let choices = ["discard-rival 1 eve", "discard-rival 3 romeo", "done"];
    assert_eq!(bite.list(ALICE), choices);
    let mut skunk = position("skunk", 7);
    skunk.roll(ALICE, 7, &[]);
    assert_eq!(skunk.cards_of(CLARA), ["spectralux"], "the shield stops rivals only");
    let needs: Vec<u8> =
        position("eve", 7).0.view(ALICE).players.iter().map(|player| player.sacrifices).collect();
    assert_eq!(needs, [4, 3, 4, 3]);
}

/// T-181 §A-38 In an extra turn the partner's cards are silent too.
#[test]
fn the_partner_is_silent_in_an_extra_turn() {
    let table = table(7).own(ALICE, "dog eve").own(CLARA, "dog eve");
    let mut table = table.set(|state| state.course.extra = true);
    table.roll(ALICE, 7, &[]);
    assert_eq!((table.souls_of(ALICE), table.souls_of(CLARA)), (6, 5));
}

/// T-182 §A-36 The Serpent wins for the team.
#[test]
fn the_serpent_wins_for_the_team() {
    let mut table = table(2).own(ALICE, "serpent");
    assert_eq!(codes(&table.roll(ALICE, 2, &[])).last(), Some(&"team-won"));
    assert_eq!(table.winners(), [ALICE, CLARA]);
}

/// T-188 §A-15 Glen names an opponent; the partner only by the English wording.
#[test]
fn glen_in_a_team() {
    let choices = |glen: Glen| {
        let mut table = Table::with(&Options { glen, ..teams() }, 5).own(ALICE, "glen");
        table.roll(ALICE, 5, &[]);
        if table.question(ALICE) == "order" {
            table.act(ALICE, "activate glen", &[]);
        }
        table.list(ALICE)
    };
    assert_eq!(choices(Glen::Opponent), ["name 1", "name 3"]);
    assert_eq!(choices(Glen::AnotherPlayer), ["name 1", "name 2", "name 3"]);
}

/// T-194 §A-40 The partner's hand is hidden like any other.
#[test]
fn the_partners_hand_is_hidden() {
    let table = table(7).hand(CLARA, "porcus");
    let view = table.0.view(ALICE);
    assert_eq!((view.players[2].hand_size, &view.players[2].hand), (1, &None));
}
