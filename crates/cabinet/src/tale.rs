//! What happened in steps that were taken back: it is still told, although no game leads there.

use kernel::Viewer;
use serde_json::Value;

use crate::Voice;

/// Steps that were taken back at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Strike {
    /// How many steps remained.
    pub steps: usize,
    /// The lines of the record that went, as a JSON list.
    pub lines: String,
}

/// What happened in the steps of one [`Strike`].
pub trait Tale: Send {
    /// What happened in this step, as the viewer may know it, in the form of
    /// [`Table::told`](crate::Table::told); nothing if it was not among them.
    fn told(&self, step: usize, viewer: Viewer, voice: &Voice) -> Vec<Value>;
}
