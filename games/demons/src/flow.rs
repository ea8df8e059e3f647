//! §3.0a The course of a game-turn: whom a step asks, what it offers, what it does.

use kernel::{Agenda, Cx, Flow, Question, RuleRef, Seat, Seats, rule};
use serde::{Deserialize, Serialize};

use crate::Demons;
use crate::action::Action;
use crate::content::Hex;
use crate::event::Event;
use crate::options::Shields;
use crate::rules::{
    battle, captivity, combat, conjuring, control, discovery, ending, marching, powers, ring,
    setup, shield, targets, turns, usage, walking,
};
use crate::state::State;

/// What can be due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the sentence of a step speaks of its fields")]
pub enum Step {
    /// §4.1a The magician at this place in the order chooses a shield.
    Shield { at: u8 },
    /// §3.0a A game-turn begins.
    TurnStart,
    /// §3.0b Who is activated.
    Activation,
    /// §X-52 Units move: first the fleeing, then captors, then the activated, each by number.
    March { class: u8, unit: u8 },
    /// §X-24 Whether an obeying unit acts.
    Rouse { unit: u8 },
    /// §X-24 The path of an obeying unit.
    Steer { unit: u8, left: u8 },
    /// §6.0a Who is searched for.
    Discovery,
    /// §6.0a The search for these seats, as bits.
    Search { who: u8 },
    /// §6.0d An evading magician may step aside.
    Evade { seat: Seat },
    /// §7.8a Whom each unit from this one on attacks.
    Aims { unit: u8 },
    /// §X-24 Whom an obeying unit attacks.
    Aim { unit: u8 },
    /// §X-67 The attacks on the magicians from this place in the order on.
    Attacks { at: u8 },
    /// §16.2a Torture by the units from this one on; these seats have had theirs.
    Tortures { unit: u8, done: u8 },
    /// §16.2b A captive may pay, or is tortured.
    Bribe { seat: Seat },
    /// §3.0h The player-turn of this place in the order begins.
    PlayerStart { at: u8 },
    /// §11.0c Sealed offers for the ring: each of these seats says whether its next treasure is
    /// part of its offer.
    Bid { round: u8, missing: Seats },
    /// §11.0c The offers are shown.
    Reveal,
    /// §12.3N A magician may have lost this turn.
    PlayerBegin,
    /// §4.0e Entry onto the map.
    Enter,
    /// §3.0e Move, conjure, raise the shield, or nothing.
    Choose,
    /// §5.0b The move goes on.
    Walk { left: u8 },
    /// §14.0b Treasures spent on the shield so far.
    Spend { count: u8 },
    /// §9.0d Curses about to strike.
    Curses { left: u8 },
    /// §15.2a More demons than boxes.
    Crowd { seat: Seat },
    /// §12.2a The demon-use phase begins.
    UseStart,
    /// §3.0f Attack or powers.
    Use,
    /// §X-23 The attacker names demons.
    Commit,
    /// §7.6a The defender names demons.
    Defend,
    /// §8.0a The die.
    Strike,
    /// §16.7a Hoards of these destroyed units may be fetched.
    Claim { seat: Seat, units: u32 },
    /// §12.3C Which mark is removed.
    Cure,
    /// §12.3F Which mortal or demon obeys.
    Familiar,
    /// §12.3G Which treasure is taken; the demon becomes its token.
    Get { demon: u8 },
    /// §12.3N Who loses his next turn.
    Distract,
    /// §12.3P Which town.
    Love,
    /// §12.3X Which town.
    Raze,
    /// §12.3R Where the step leads.
    Reconcile,
    /// §12.3T Where the transit leads.
    Transit,
    /// §12.3B What each affected unit from this one on attacks.
    Battle { unit: u8 },
    /// §12.3B All battles are fought.
    Battles,
    /// §X-62 Where a freed captive appears.
    Appear { seat: Seat, from: Hex },
    /// §X-44 The demon-use phase ends.
    Control,
}

impl Step {
    /// What is asked, and by which paragraph.
    pub(crate) fn question(self) -> Question {
        let ask = |code, rule: RuleRef| Question { code, rule, sealed: false };
        match self {
            Step::Shield { .. } => ask("shield", rule!("4.1a")),
            Step::Enter => ask("enter", rule!("4.0e")),
            Step::Walk { .. } => ask("walk", rule!("5.0b")),
            Step::Spend { .. } => ask("spend", rule!("14.0b")),
            Step::Curses { .. } => ask("curses", rule!("9.0d")),
            Step::Crowd { .. } => ask("crowd", rule!("15.2a")),
            Step::Use => ask("use", rule!("3.0f")),
            Step::Commit => ask("commit", rule!("7.0c")),
            Step::Defend => ask("defend", rule!("7.6a")),
            Step::Claim { .. } => ask("claim", rule!("16.7a")),
            Step::Evade { .. } => ask("evade", rule!("6.0d")),
            Step::Bribe { .. } => ask("bribe", rule!("16.2b")),
            Step::Bid { .. } => Question { code: "offer", rule: rule!("11.0c"), sealed: true },
            Step::Rouse { .. } => ask("rouse", rule!("X-24")),
            Step::Steer { .. } => ask("steer", rule!("X-24")),
            Step::Aim { .. } => ask("aim", rule!("X-24")),
            Step::Cure => ask("cure", rule!("12.3C")),
            Step::Familiar => ask("familiar", rule!("12.3F")),
            Step::Get { .. } => ask("get", rule!("12.3G")),
            Step::Distract => ask("distract", rule!("12.3N")),
            Step::Love => ask("love", rule!("12.3P")),
            Step::Raze => ask("destroy", rule!("12.3X")),
            Step::Reconcile => ask("reconcile", rule!("12.3R")),
            Step::Transit => ask("transit", rule!("12.3T")),
            Step::Battle { .. } => ask("battle", rule!("12.3B")),
            Step::Appear { .. } => ask("appear", rule!("X-62")),
            _ => ask("choose", rule!("3.0e")),
        }
    }
}

impl Flow for Demons {
    type Step = Step;

    fn agenda(state: &State) -> &Agenda<Step> {
        &state.agenda
    }

    fn agenda_mut(state: &mut State) -> &mut Agenda<Step> {
        &mut state.agenda
    }

    fn over(state: &State) -> bool {
        state.over
    }

    fn asks(&self, state: &State, step: &Step) -> Seats {
        let active = || state.active().filter(|&seat| state.plays(seat));
        let asked = match *step {
            Step::Bid { missing, .. } => return missing,
            Step::Shield { at } => {
                let chosen = self.options.shields == Shields::Chosen;
                state.order.get(usize::from(at)).copied().filter(|_| chosen)
            }
            Step::Enter => active().filter(|&seat| setup::asks_entry(self, state, seat)),
            Step::Choose => active().filter(|&seat| state.place_of(seat).is_some()),
            Step::Walk { left } => active().filter(|&seat| walking::asks(self, state, seat, left)),
            Step::Spend { .. } => active().filter(|&seat| state.owned(seat).next().is_some()),
            Step::Curses { left } => {
                active().filter(|&seat| left > 0 && control::own(state, seat).next().is_some())
            }
            Step::Crowd { seat } => {
                Some(seat).filter(|&seat| control::is_crowded(self, state, seat))
            }
            Step::Use => active().filter(|_| !state.usage.ended),
            Step::Commit => active().filter(|_| combat::asks_attacker(state)),
            Step::Defend => combat::asked_defender(state),
            Step::Claim { seat, units } => {
                Some(seat).filter(|&seat| captivity::asks_claim(state, seat, units))
            }
            Step::Evade { seat } => Some(seat).filter(|_| discovery::asks(self, state, seat)),
            Step::Bribe { seat } => {
                Some(seat).filter(|&seat| captivity::can_pay(self, state, seat))
            }
            Step::Steer { unit, left } => {
                let user = state.mortal(unit).steered;
                user.filter(|_| marching::steps(self, state, unit, left).next().is_some())
            }
            Step::Rouse { unit } | Step::Aim { unit } => state.mortal(unit).steered,
            Step::Transit => active(),
            Step::Cure
            | Step::Familiar
            | Step::Get { .. }
            | Step::Distract
            | Step::Love
            | Step::Raze
            | Step::Reconcile
            | Step::Battle { .. } => active().filter(|&seat| self.several(state, *step, seat)),
            Step::Appear { seat, .. } => {
                Some(seat).filter(|&seat| self.several(state, *step, seat))
            }
            _ => None,
        };
        asked.map_or(Seats::NONE, Seats::one)
    }

    fn answers(&self, state: &State, step: &Step, seat: Seat, out: &mut Vec<Action>) {
        match *step {
            Step::Shield { .. } => setup::shields(self, out),
            Step::Enter => setup::entries(self, state, seat, out),
            Step::Choose => turns::choices(self, state, seat, out),
            Step::Walk { left } => walking::answers(self, state, seat, left, out),
            Step::Spend { count } => shield::answers(self, state, seat, count, out),
            Step::Curses { .. } => conjuring::curse_answers(self, state, seat, out),
            Step::Crowd { seat } => control::crowd_answers(state, seat, out),
            Step::Use => usage::answers(self, state, seat, out),
            Step::Commit => combat::attack_answers(state, out),
            Step::Defend => combat::defence_answers(state, seat, out),
            Step::Claim { seat, .. } => captivity::claim_answers(state, seat, out),
            Step::Evade { seat } => discovery::answers(self, state, seat, out),
            Step::Bribe { seat } => captivity::bribe_answers(state, seat, out),
            Step::Bid { round, .. } => ring::answers(state, seat, round, out),
            Step::Rouse { .. } => out.extend([Action::Rouse {}, Action::Rest {}]),
            Step::Steer { unit, left } => marching::steer_answers(self, state, unit, left, out),
            Step::Aim { unit } => discovery::aim_answers(self, state, unit, out),
            Step::Cure => targets::cures(self, state, seat, out),
            Step::Familiar => targets::familiars(self, state, seat, out),
            Step::Get { .. } => targets::treasures(self, state, seat, out),
            Step::Distract => targets::rivals(self, state, seat, out),
            Step::Love => targets::loved_towns(self, state, out),
            Step::Raze => targets::towns(self, state, out),
            Step::Reconcile => targets::steps(self, state, seat, out),
            Step::Transit => targets::transits(self, state, seat, out),
            Step::Battle { unit } => battle::answers(self, state, seat, unit, out),
            Step::Appear { from, .. } => captivity::appear_answers(self, state, seat, from, out),
            _ => {}
        }
        out.sort_unstable();
    }

    fn answer(
        &self,
        state: &mut State,
        step: Step,
        seat: Seat,
        action: &Action,
        cx: &mut Cx<'_, Event>,
    ) {
        let action = *action;
        match step {
            Step::Shield { at } => setup::choose_shield(self, state, seat, at, action, cx),
            Step::Enter => setup::enter(self, state, seat, action, cx),
            Step::Choose => turns::choose(self, state, seat, action, cx),
            Step::Walk { left } => walking::answer(self, state, seat, left, action, cx),
            Step::Spend { count } => shield::answer(self, state, seat, count, action, cx),
            Step::Curses { left } => conjuring::curse_answer(self, state, seat, left, action, cx),
            Step::Crowd { .. } => control::crowd_answer(self, state, action, cx),
            Step::Use => usage::answer(self, state, seat, action, cx),
            Step::Commit => combat::commit_answer(self, state, seat, action, cx),
            Step::Defend => combat::defend_answer(self, state, seat, action, cx),
            Step::Claim { seat, units } => {
                captivity::claim_answer(self, state, seat, units, action, cx);
            }
            Step::Evade { seat } => discovery::evade(self, state, seat, action, cx),
            Step::Bribe { seat } => captivity::bribe_answer(self, state, seat, action, cx),
            Step::Bid { round, missing } => ring::answer(state, seat, round, missing, action),
            Step::Rouse { unit } => marching::rouse(self, state, unit, action, cx),
            Step::Steer { unit, left } => marching::steer(self, state, unit, left, action, cx),
            Step::Aim { unit } => discovery::aim_answer(self, state, unit, action, cx),
            Step::Cure
            | Step::Familiar
            | Step::Get { .. }
            | Step::Distract
            | Step::Love
            | Step::Raze
            | Step::Reconcile
            | Step::Transit => powers::apply(self, state, step, seat, action, cx),
            Step::Battle { unit } => battle::answer(self, state, unit, action, cx),
            Step::Appear { seat, .. } => captivity::appear(self, state, seat, action, cx),
            _ => unreachable!("this step asks nobody"),
        }
        ending::settle(self, state, cx);
    }

    fn work(&self, state: &mut State, step: Step, cx: &mut Cx<'_, Event>) {
        match step {
            Step::Shield { at } => setup::draw_shield(self, state, at, cx),
            Step::TurnStart => turns::start(self, state, cx),
            Step::Activation => marching::activate(self, state, cx),
            Step::March { class, unit } => marching::march(self, state, class, unit, cx),
            Step::Discovery => discovery::begin(self, state),
            Step::Search { who } => discovery::search(self, state, who, cx),
            Step::Aims { unit } => discovery::aims(self, state, unit, cx),
            Step::Attacks { at } => combat::mortal_attacks(self, state, at, cx),
            Step::Tortures { unit, done } => captivity::tortures(self, state, unit, done),
            Step::PlayerStart { at } => turns::player_start(self, state, at, cx),
            Step::Reveal => ring::reveal(self, state, cx),
            Step::PlayerBegin => turns::player_begin(state, cx),
            Step::UseStart => usage::start(state, cx),
            Step::Use => state.agenda.first([Step::Control]),
            Step::Control => usage::end(state),
            Step::Spend { count } => shield::roll(self, state, count, cx),
            Step::Curses { left } => conjuring::strike(self, state, left, cx),
            Step::Commit => combat::commit_rest(self, state, cx),
            Step::Defend => combat::defend_rest(self, state, cx),
            Step::Strike => combat::strike(self, state, cx),
            Step::Bribe { seat } => captivity::torture(self, state, seat, cx),
            Step::Battles => battle::resolve(self, state, cx),
            Step::Battle { unit } => battle::skip(self, state, unit, cx),
            Step::Crowd { .. } | Step::Bid { .. } | Step::Choose | Step::Claim { .. } => {}
            _ => self.lone_answer(state, step, cx),
        }
        ending::settle(self, state, cx);
    }
}

impl Demons {
    /// Whether a step leaves a choice.
    fn several(&self, state: &State, step: Step, seat: Seat) -> bool {
        let mut list = Vec::new();
        self.answers(state, &step, seat, &mut list);
        list.len() > 1
    }

    /// Takes the only answer of a step that asks nobody; nothing if there is none.
    fn lone_answer(&self, state: &mut State, step: Step, cx: &mut Cx<'_, Event>) {
        let seat = match step {
            Step::Evade { seat } | Step::Appear { seat, .. } => Some(seat),
            Step::Steer { unit, .. } | Step::Aim { unit } => state.mortal(unit).steered,
            _ => state.active().filter(|&seat| state.plays(seat)),
        };
        let Some(seat) = seat else { return };
        let mut list = Vec::new();
        self.answers(state, &step, seat, &mut list);
        if let Some(action) = list.first() {
            self.answer(state, step, seat, action, cx);
        }
    }
}
