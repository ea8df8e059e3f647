//! The laws of all games, golden digests and golden playthroughs.

use demons::{
    Demons, Estate, FriendlyLiftsLater, NeutralAfterCombat, Options, Order, Overflow, PowerC,
    PowerF, PowerG, PowerR, PowerS, RecoverAtHome, RingBatch, SoloCopper, SoloRingMin, Within,
};
use testkit::{Playthrough, Suite, playthroughs};

fn seats(seats: u8) -> Options {
    Options { seats, turn_limit: 30, ..Options::default() }
}

/// One to four seats, and every option once.
fn setups() -> Vec<(String, Options)> {
    let options = [
        ("one", seats(1)),
        ("two", seats(2)),
        ("three", seats(3)),
        ("four", seats(4)),
        ("loose", loose(4)),
        ("looser", looser(3)),
        ("alone", Options { seats: 1, ..loose(1) }),
    ];
    options.into_iter().map(|(name, options)| (name.to_owned(), options)).collect()
}

/// Half of the options away from their defaults.
fn loose(count: u8) -> Options {
    Options {
        within: Within::Exclusive,
        order: Order::Clockwise,
        solo_copper: SoloCopper::Excluded,
        exit_while_adjacent: true,
        captor_stops: true,
        recover_at_home: RecoverAtHome::AtOnce,
        e_exit: true,
        neutral_after_combat: NeutralAfterCombat::Kept,
        seize_anytime: true,
        power_g: PowerG::Any,
        captive_attack: true,
        power_c: PowerC::AnyMagician,
        ..seats(count)
    }
}

/// The other half.
fn looser(count: u8) -> Options {
    Options {
        power_f: PowerF::DemonOnly,
        overflow: Overflow::DrawOrder,
        ring_batch: RingBatch::WholeBatch,
        solo_ring_min: SoloRingMin::Off,
        power_p_in_town: true,
        transit_from_captivity: false,
        power_s: PowerS::NoSearchNoAttack,
        pay_magician: false,
        dead_treasure: Estate::ToTorturer,
        dead_ring: Estate::ToTorturer,
        flee_frees_captive: true,
        friendly_lifts_later: FriendlyLiftsLater::OwnDemonPhase,
        power_r: PowerR::FreeNextMove,
        ..seats(count)
    }
}

/// Every law, over games of one to four seats.
#[test]
fn the_game_obeys_the_laws() {
    let report = Suite::<Demons>::new(setups())
        .games(1_050)
        .leaves(120)
        .digests_of_first(4, "tests/digests.txt")
        .run();
    assert!(report.games >= 1_000);
}

/// Whole games, move by move, as the terminal would tell them.
#[test]
fn golden_games_play_as_recorded() {
    let game = |name, seats, seed| Playthrough {
        name,
        options: Options { seats, turn_limit: 12, ..Options::default() },
        seed,
    };
    let list = [game("solo", 1, 3), game("two", 2, 2), game("four", 4, 1)];
    playthroughs::<Demons>("tests/playthroughs", &list);
}
