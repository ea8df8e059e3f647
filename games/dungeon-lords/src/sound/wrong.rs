//! What is wrong with a position.

use kernel::{Reason, RuleRef};

/// Everything wrong with a position.
pub(super) struct Wrong(pub(super) Vec<Reason>);

impl Wrong {
    pub(super) fn unless(
        &mut self,
        right: bool,
        at: &str,
        rule: RuleRef,
        value: impl FnOnce() -> String,
    ) {
        if !right {
            self.0.push(Reason::new(at, "unsound", Some(rule)).with("value", value()));
        }
    }
}
