//! Every fault planted in the toy is found, by the law that is there for it.

use testkit::{Law, Positions, Report, Suite};

use crate::conformance::{LEGAL, setups};
use crate::faults::Fault;
use crate::game::Toy;

/// Each fault with the laws that must find it.
const PLANTED: &[(Fault, &[Law])] = &[
    (Fault::ImagineClones, &[Law::S2]),
    (Fault::ViewShowsAll, &[Law::S1]),
    (Fault::EventsUncut, &[Law::S8]),
    (Fault::ImagineShuffles, &[Law::S5]),
    (Fault::TurnTells, &[Law::S3]),
    (Fault::TruthKept, &[Law::S6]),
    (Fault::Panics, &[Law::Calm]),
    (Fault::OwedWithoutList, &[Law::L1]),
    (Fault::ListUnsorted, &[Law::L2]),
    (Fault::CheckTooKind, &[Law::L3]),
    (Fault::NotationTwice, &[Law::L4, Law::L11]),
    (Fault::NotationMumbled, &[Law::L11]),
    (Fault::NotationShouted, &[Law::L11]),
    (Fault::PlaysOn, &[Law::L5]),
    (Fault::RefusalMutates, &[Law::L6]),
    (Fault::Endless, &[Law::L7]),
    (Fault::LoneAnswer, &[Law::L8]),
    (Fault::AskedOtherwise, &[Law::L9]),
    (Fault::StrangeTopic, &[Law::L10]),
    (Fault::Moody, &[Law::R1, Law::R2, Law::R5]),
    (Fault::LogPlays, &[Law::R3, Law::R6]),
    (Fault::ClonesShare, &[Law::R4]),
    (Fault::NotCompact, &[Law::H1]),
    (Fault::SoundPanics, &[Law::H3]),
    (Fault::SoundBlind, &[Law::H3]),
    (Fault::RefusalTells, &[Law::S4]),
    (Fault::EventTells, &[Law::S7]),
    (Fault::SpectatorSees, &[Law::S9]),
    (Fault::SpectatorHears, &[Law::S10]),
    (Fault::ImagineBreaks, &[Law::S11]),
    (Fault::KeyOfTruth, &[Law::S12]),
    (Fault::KeyTooCoarse, &[Law::S12, Law::S14]),
    (Fault::KeyForgets, &[Law::S14]),
    (Fault::SilentReveal, &[Law::T1]),
    (Fault::RollBetweenBids, &[Law::T2]),
    (Fault::BidsInterfere, &[Law::T3]),
    (Fault::PackIgnored, &[Law::O2]),
    (Fault::EyesTooWide, &[Law::S13]),
    (Fault::EyesTooNarrow, &[Law::S13]),
    (Fault::NoSecrets, &[Law::S2]),
    (Fault::ImagineMute, &[Law::S11]),
    (Fault::ImagineTwice, &[Law::S11]),
    (Fault::BidMarks, &[Law::T3]),
    (Fault::ContentUnbounded, &[Law::O2]),
    (Fault::ContentMisplaced, &[Law::O2]),
];

/// Faults that one law alone can find.
const ALONE: &[(Fault, Law)] = &[
    (Fault::TruthKept, Law::S6),
    (Fault::NotCompact, Law::H1),
    (Fault::PackIgnored, Law::O2),
    (Fault::EyesTooWide, Law::S13),
    (Fault::EyesTooNarrow, Law::S13),
    (Fault::NoSecrets, Law::S2),
    (Fault::KeyForgets, Law::S14),
    (Fault::BidMarks, Law::T3),
    (Fault::ContentUnbounded, Law::O2),
    (Fault::ContentMisplaced, Law::O2),
];

fn report(fault: Fault) -> Report {
    Suite::<Toy<false>>::new(setups(fault)).games(200).run_quietly()
}

#[test]
fn every_planted_fault_is_found() {
    let mut missed = Vec::new();
    for (fault, laws) in PLANTED {
        let report = report(*fault);
        for law in laws.iter().filter(|law| !report.breaks(**law)) {
            missed.push(format!("{fault:?} not found by {law}, only by {:?}", report.broken()));
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

#[test]
fn some_faults_are_found_by_one_law_alone() {
    for (fault, law) in ALONE {
        assert_eq!(report(*fault).broken(), [law.name()], "{fault:?}");
    }
}

#[test]
fn slips_of_the_pen_are_found() {
    let report = Suite::<Toy<true>>::new(setups(Fault::None)).games(40).run_quietly();
    let found = |law: Law, detail: &str| {
        let hit = |violation: &testkit::Violation| {
            violation.law == law.name() && violation.detail.contains(detail)
        };
        assert!(report.violations.iter().any(hit), "{law}, {detail}:\n{report}");
    };
    found(Law::X1, "fr: no sentence event-won");
    found(Law::X1, "fr: event-kept uses [\"who\"]");
    found(Law::X1, "fr: no sentence act-bid");
    found(Law::X2, "missing or repeated [\"2\"");
    found(Law::O1, "modesty");
    found(Law::O1, "rounds = 5 is taken");
    found(Law::O1, "seats = 4 is taken, or refused without naming the field");
}

#[test]
fn a_position_that_is_only_called_sound_is_found() {
    let suite = Suite::<Toy<false>>::new(setups(Fault::SoundLax)).games(200);
    let report = suite.legal_damages(LEGAL.iter().copied()).run_quietly();
    assert_eq!(report.broken(), ["H3"], "{report}");
    let lax = |found: &testkit::Violation| found.detail.contains("damaged at round, yet called");
    assert!(report.violations.iter().any(lax), "{report}");
}

#[test]
fn written_positions_that_cannot_be_played_are_found() {
    let tried = |fault| Positions::<Toy<false>>::new(setups(fault)).tries(600).run_quietly();
    let whole = tried(Fault::None);
    assert!(whole.sound > 0 && whole.sound < whole.tried, "{whole}");
    assert!(whole.faults.is_empty(), "{whole}");
    let blind = tried(Fault::SoundBlind);
    assert!(blind.faults.keys().any(|fault| fault.starts_with("called sound")), "{blind}");
    let panics = tried(Fault::SoundPanics);
    assert!(panics.faults.keys().any(|fault| fault.starts_with("sound panics")), "{panics}");
}

#[test]
fn every_law_has_a_fault_that_it_finds() {
    let planted = PLANTED.iter().flat_map(|(_, laws)| laws.iter().copied());
    // The slips of the pen, and the digests below.
    let others = [Law::X1, Law::X2, Law::O1, Law::H2];
    let found: Vec<Law> = planted.chain(others).collect();
    let missing: Vec<&Law> = Law::ALL.iter().filter(|law| !found.contains(law)).collect();
    assert!(missing.is_empty(), "no planted fault for {missing:?}");
}

#[test]
fn a_changed_or_missing_digest_is_found() {
    // Recording would mend what this test breaks.
    if std::env::var("PANDEMONIUM_RECORD").is_ok() {
        return;
    }
    let path = std::env::temp_dir().join(format!("toy-digests-{}", std::process::id()));
    let kept = std::fs::read_to_string("tests/toy/digests.txt").unwrap();
    let mut lines: Vec<String> = kept.lines().map(str::to_owned).collect();
    lines.pop();
    let last = lines[0].pop().unwrap();
    lines[0].push(if last == '0' { '1' } else { '0' });
    lines.push("nowhere 0 1 00".to_owned());
    std::fs::write(&path, lines.join("\n")).unwrap();
    let suite = Suite::<Toy<false>>::new(setups(Fault::None)).games(3);
    let report = suite.digests(&path).run_quietly();
    std::fs::remove_file(&path).unwrap();
    let details: Vec<&str> = report.violations.iter().map(|v| v.detail.as_str()).collect();
    assert_eq!(report.broken(), ["H2"], "{report}");
    for expected in ["raise rules_version", "is not recorded", "is no fixed game"] {
        assert!(details.iter().any(|detail| detail.contains(expected)), "{expected}");
    }
}
