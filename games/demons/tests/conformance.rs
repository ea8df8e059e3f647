//! The laws of all games, golden digests and golden playthroughs.

use demons::{
    Action, Demons, Estate, FriendlyLiftsLater, GridDice, NeutralAfterCombat, Options, Order,
    Overflow, PowerC, PowerF, PowerG, PowerR, PowerS, RecoverAtHome, RingBatch, Shields,
    SoloCopper, SoloRingMin, Within,
};
use testkit::{Playthrough, Positions, Suite, Typescript, playthroughs};

fn seats(seats: u8) -> Options {
    Options { seats, turn_limit: 30, ..Options::default() }
}

/// One to four seats, and every option once.
fn setups() -> Vec<(String, Options)> {
    let options = [
        ("one", seats(1)),
        ("two", seats(2)),
        ("three", Options { shields: Shields::Drawn, ..seats(3) }),
        ("four", Options { shields: Shields::Drawn, ..seats(4) }),
        ("loose", loose(4)),
        ("looser", looser(4)),
        ("lasting", Options { neutral_after_combat: NeutralAfterCombat::Kept, ..quiet(4) }),
        ("quiet", quiet(4)),
        ("long", Options { turn_limit: 80, ..quiet(4) }),
        ("kept", Options { overflow: Overflow::DrawOrder, ..quiet(4) }),
        ("copper", Options { order: Order::Clockwise, ..quiet(4) }),
        ("alone", Options { seats: 1, ..loose(1) }),
    ];
    options.into_iter().map(|(name, options)| (name.to_owned(), options)).collect()
}

/// Mortals wake late, so that magicians gather demons.
fn quiet(count: u8) -> Options {
    Options { within: Within::Exclusive, shields: Shields::Drawn, ..seats(count) }
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
        free_transfer: true,
        power_c: PowerC::AnyMagician,
        ..seats(count)
    }
}

/// The other half.
fn looser(count: u8) -> Options {
    Options {
        power_f: PowerF::DemonOnly,
        shields: Shields::Drawn,
        grid_dice: GridDice::Sum,
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

/// Where a change gives another position that play may lead to.
const LEGAL_DAMAGES: [&str; 59] = [
    "agenda",
    "agenda[].Attacks.at",
    "agenda[].Claim.units",
    "agenda[].Curses.left",
    "agenda[].Search.who",
    "agenda[].Shield.at",
    "agenda[].Spend.count",
    "agenda[].Steer.left",
    "agenda[].Tortures.done",
    "agenda[].Walk.left",
    "at",
    "boxes[]",
    "boxes[].counter",
    "boxes[].counter[]",
    "boxes[].finder",
    "boxes[].owner",
    "boxes[].owner.Hoard",
    "boxes[].owner.Seat",
    "magicians[].curses",
    "magicians[].distracted",
    "magicians[].found",
    "magicians[].fresh",
    "magicians[].held",
    "magicians[].held[]",
    "magicians[].held[].demon",
    "magicians[].held[].eyes",
    "magicians[].held[].obeys",
    "magicians[].held[].wild",
    "magicians[].invisible",
    "magicians[].place",
    "magicians[].place.At",
    "magicians[].place.Captive",
    "magicians[].place.Prisoner",
    "magicians[].reconciled",
    "magicians[].shield",
    "magicians[].unheld",
    "magicians[].wounds",
    "mortals[]",
    "mortals[].active",
    "mortals[].aim",
    "mortals[].battle",
    "mortals[].fleeing",
    "mortals[].hex",
    "mortals[].invaded",
    "mortals[].steered",
    "mortals[].storms",
    "offers[]",
    "order[]",
    "pile[]",
    "razed",
    "ring.Hoard",
    "ring.Seat",
    "turn",
    "usage.attacked",
    "usage.ended",
    "usage.open",
    "usage.powers",
    "usage.tortured",
    "usage.tried",
];

/// Every law, over games of one to four seats.
#[test]
fn the_game_obeys_the_laws() {
    let report = Suite::<Demons>::new(setups())
        .games(1_050)
        .leaves(120)
        .legal_damages(LEGAL_DAMAGES)
        // §X-77 Demons are hardly ever let go for nothing.
        .seldom(|action| matches!(action, Action::Release { .. }))
        .digests_of_first(4, "tests/digests.txt")
        .run();
    assert!(report.games >= 1_000);
}

/// Positions written by others are refused with the reason, or can be played.
#[test]
fn written_positions_can_be_played_or_are_refused() {
    let tried = Positions::<Demons>::new(setups()).tries(1_500).run();
    assert!(tried.sound > 0, "some damages give another position that can be played");
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

#[test]
fn the_client_is_told_what_is_sent() {
    Typescript::<Demons>::new().run(setups());
}
