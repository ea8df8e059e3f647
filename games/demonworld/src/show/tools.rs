//! §FR-161 §FR-167 The army builder's two tools: what lists are made of, and how own lists stand.

use kernel::{Desk, Reason, RuleRef, SetupError, Tool};
use serde::Serialize;
use ts_rs::TS;

use super::roster::{Roster, roster};
use crate::Demonworld;
use crate::muster::kept;

/// The cards, items and ready armies of a box, an owner's own among them.
#[derive(Debug)]
pub(super) struct Recruiting;

impl Tool<Demonworld> for Recruiting {
    const NAME: &'static str = "roster";
    const SUBJECT: &'static str = "lists";
    type Asked = ();
    type Answer<'a> = Roster;

    fn work(desk: &Desk<'_, Demonworld>, (): ()) -> Result<Roster, SetupError> {
        let game = desk.game()?;
        let mut found = None;
        desk.teller.in_all(game, &mut |tongues| found = Some(roster(game, tongues)));
        found.ok_or_else(|| SetupError(Vec::new()))
    }
}

/// Everything asked of the own lists of some options, what they lack first.
#[derive(Debug)]
pub(super) struct Muster;

/// What is asked.
#[derive(Debug, Serialize, TS)]
pub struct Demands {
    demands: Vec<Demand>,
}

/// One thing asked of a list, and whether it is so.
#[derive(Debug, Serialize, TS)]
pub struct Demand {
    code: &'static str,
    /// A path into the options.
    at: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    rule: Option<&'static str>,
    met: bool,
    /// What was found and what is asked, as a sentence.
    text: String,
}

impl Tool<Demonworld> for Muster {
    const NAME: &'static str = "muster";
    const SUBJECT: &'static str = "lists";
    type Asked = ();
    type Answer<'a> = Demands;

    fn work(desk: &Desk<'_, Demonworld>, (): ()) -> Result<Demands, SetupError> {
        let demand = |reason: &Reason, met, text| Demand {
            code: reason.code,
            at: reason.at.clone(),
            rule: reason.rule.map(RuleRef::id),
            met,
            text,
        };
        let lacking = desk.opened.err().map_or(&[][..], |closed| &closed.0);
        let lacking = lacking.iter().map(|one| demand(one, false, desk.teller.refused(one)));
        let kept = desk.options.map_or(Vec::new(), |options| kept(options, desk.pack));
        let kept = kept.iter().map(|one| demand(one, true, desk.teller.kept(one)));
        Ok(Demands { demands: lacking.chain(kept).collect() })
    }
}
