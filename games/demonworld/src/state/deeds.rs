//! What a troop has done or suffered this turn.

use serde::{Deserialize, Serialize};

/// Marks of this turn; all are taken away when a turn begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Deeds(pub u32);

impl Deeds {
    /// It has had its movement step, or forfeited it.
    pub const MOVED: Deeds = Deeds(1);
    /// It has shot in a shooting phase.
    pub const SHOT: Deeds = Deeds(1 << 1);
    /// §PR-59 It has fired a reaction volley.
    pub const REACTED: Deeds = Deeds(1 << 2);
    /// §PR-63 An enemy came into contact with it; §PR-115 a wizard was in contact at all.
    pub const CONTACTED: Deeds = Deeds(1 << 3);
    /// §PR-62 It came into contact by its own movement.
    pub const CHARGED: Deeds = Deeds(1 << 4);
    /// §PR-64 It has made its charge test.
    pub const TESTED: Deeds = Deeds(1 << 5);
    /// §PR-130 It flew.
    pub const FLEW: Deeds = Deeds(1 << 6);
    /// §PR-131 It landed in contact from high flight.
    pub const DIVED: Deeds = Deeds(1 << 7);
    /// It changed its place or facing, or used a manoeuvre.
    pub const STIRRED: Deeds = Deeds(1 << 8);
    /// It cast a spell.
    pub const CAST: Deeds = Deeds(1 << 9);
    /// §PR-115 It was the target of a shot, a spell or an overrun.
    pub const TARGETED: Deeds = Deeds(1 << 10);
    /// §PR-127 It tried to start a fire.
    pub const LIT: Deeds = Deeds(1 << 11);
    /// §PR-129 It announced flaming arrows.
    pub const FLAMING: Deeds = Deeds(1 << 12);
    /// §PR-33 It broke up its wedge.
    pub const BROKE_UP: Deeds = Deeds(1 << 13);
    /// §PR-52 It joined, was joined, left or was left.
    pub const JOINED: Deeds = Deeds(1 << 14);
    /// §PR-115 It gave orders.
    pub const COMMANDED: Deeds = Deeds(1 << 15);

    /// §PR-135 It has entered from the flank.
    pub const ENTERED: Deeds = Deeds(1 << 16);

    /// Whether all of these are marked.
    pub fn has(self, deed: Deeds) -> bool {
        self.0 & deed.0 == deed.0
    }

    /// Marks these.
    pub fn mark(&mut self, deed: Deeds) {
        self.0 |= deed.0;
    }

    /// Takes these marks away.
    pub fn clear(&mut self, deed: Deeds) {
        self.0 &= !deed.0;
    }
}
