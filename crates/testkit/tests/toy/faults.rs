//! Faults that can be planted in the toy.

use serde::{Deserialize, Serialize};

/// What is wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Fault {
    /// Nothing.
    #[default]
    None,
    /// A: imagining copies the truth.
    ImagineClones,
    /// B: a view shows everything.
    ViewShowsAll,
    /// C: events are not cut.
    EventsUncut,
    /// D: imagining only exchanges the true hands.
    ImagineShuffles,
    /// E: the turn depends on a hidden card.
    TurnTells,
    /// F: the true hands survive in a checkpoint.
    TruthKept,
    Panics,
    OwedWithoutList,
    ListUnsorted,
    CheckTooKind,
    NotationTwice,
    PlaysOn,
    RefusalMutates,
    Endless,
    LoneAnswer,
    Moody,
    LogPlays,
    ClonesShare,
    NotCompact,
    SoundPanics,
    SoundBlind,
    RefusalTells,
    EventTells,
    SpectatorSees,
    SpectatorHears,
    ImagineBreaks,
    KeyOfTruth,
    KeyTooCoarse,
    SilentReveal,
    RollBetweenBids,
    BidsInterfere,
    PackIgnored,
}
