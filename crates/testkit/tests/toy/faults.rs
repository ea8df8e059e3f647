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
    /// A notation is not read back.
    NotationMumbled,
    /// A notation is read in two ways of writing it.
    NotationShouted,
    PlaysOn,
    RefusalMutates,
    Endless,
    LoneAnswer,
    /// Whom a gift asks is another matter when its answers are looked at.
    AskedOtherwise,
    /// A gift is asked by the code of a bid.
    StrangeTopic,
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
    /// Who was given souls last must bid high, and nothing that anybody sees or keys tells who.
    KeyForgets,
    SilentReveal,
    RollBetweenBids,
    BidsInterfere,
    PackIgnored,
    /// A hidden card is dealt for all eyes.
    EyesTooWide,
    /// A card is dealt for no eyes, not even its owner's.
    EyesTooNarrow,
    /// Nothing is called a secret.
    NoSecrets,
    /// In imagined states a later question is missing.
    ImagineMute,
    /// In imagined states a later answer is written like another.
    ImagineTwice,
    /// A sealed bid moves something in public.
    BidMarks,
    /// Souls and rounds of a written position are not looked at.
    SoundLax,
    /// A number of the content that is too large is taken for zero.
    ContentUnbounded,
    /// Content is refused at another place.
    ContentMisplaced,
}
