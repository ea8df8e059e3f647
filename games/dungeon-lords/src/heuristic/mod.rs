//! The sense of the game for opponents and hints: what a lord can expect at the end of the second
//! year, and every battle at hand looked at exactly.

mod battle;
mod clock;
mod guests;
mod lord;
mod orders;
mod report;
mod siege;
mod site;
mod taste;

use std::borrow::Cow;

use arrayvec::ArrayVec;
use kernel::chance::Ways;
use kernel::{CERTAIN, Chance, Heuristic, Label, Sealed as _, Seat, Seats, Sheet, Term, WHIM};

use crate::DungeonLords;
use crate::action::Action;
use crate::ids::Item;
use crate::rules::items;
use crate::state::State;
use crate::step;
use lord::{Lords, Parts};
use taste::Taste;

/// Decisions of a playout before it is judged.
const FORESIGHT: u32 = 24;
/// A lead, in hundredths of a point, that makes twice as likely to win; more while much is open.
const LEAD: i32 = 180;
/// What each round to come adds to it.
const OPEN: i32 = 25;

impl Heuristic for DungeonLords {
    fn judge(&self, state: &State, out: &mut Vec<i32>) {
        let state = &*with_gifts(state);
        let lords = Lords::of(self, state);
        let totals: ArrayVec<i32, 4> =
            state.seats().map(|seat| expected(&lords, seat).total()).collect();
        chances(&totals, i32::from(lords.clock.rounds), out);
    }

    fn terms(&self, state: &State, seat: Seat, out: &mut Vec<Term>) {
        let state = &*with_gifts(state);
        let lords = Lords::of(self, state);
        let Parts { points, hoard, workforce, titles, prisoners, losses, evil, debts, items } =
            expected(&lords, seat);
        let scale = LEAD + OPEN * i32::from(lords.clock.rounds);
        // A lead that makes twice as likely to win is about a sixth of a win.
        let mut say = |code, value: i32| out.push(Term { code, value: value * 170 / scale });
        say("points", points);
        say("hoard", hoard);
        say("workforce", workforce);
        say("titles", titles);
        say("prisoners", prisoners);
        say("losses", losses);
        say("evil", evil);
        say("debts", debts);
        say("items", items);
    }

    /// §DL-8 All are asked at once, but one of them is the starting player.
    fn begins(&self, state: &State) -> Option<Seat> {
        Some(state.first)
    }

    fn labels(&self, state: &State, seat: Seat, out: &mut Vec<Label>) {
        report::labels(self, state, seat, out);
    }

    fn sheets(&self) -> Vec<Sheet> {
        report::sheets(self)
    }

    fn weigh(&self, state: &State, seat: Seat, listed: &[Action], out: &mut Vec<u32>) {
        let taste = Taste::new(self, state, seat);
        if matches!(listed.first(), Some(Action::Order { .. })) {
            out.extend(promises(self, state, seat, listed));
        } else {
            out.extend(listed.iter().map(|&action| taste.weight(action)));
        }
    }

    fn foresight(&self) -> u32 {
        FORESIGHT
    }

    fn impulse(&self, state: &State, seat: Seat, listed: &[Action], own: &mut dyn Chance) -> usize {
        if listed.len() == 1 {
            return 0;
        }
        let taste = Taste::new(self, state, seat);
        let weights: Vec<u32> = listed.iter().map(|&action| taste.weight(action).pow(2)).collect();
        own.settle(Ways::Weighted(&weights), &WHIM, Seats::NONE) as usize
    }
}

/// §MI-4 Items that were sealed count as given, so that it does not matter who answers last.
fn with_gifts(state: &State) -> Cow<'_, State> {
    if state.players.iter().all(|player| player.gifts == [None; 4]) {
        return Cow::Borrowed(state);
    }
    let mut given = state.clone();
    for seat in state.seats() {
        let slots = items::slots(state, seat);
        for (token, (recipient, _)) in state.player(seat).gifts.iter().flatten().zip(slots) {
            if let items::Recipient::Party(to) = recipient
                && token.item() != Item::Blank
            {
                let party = given.player_mut(to);
                party.bag = party.bag.with(*token);
            }
        }
    }
    Cow::Owned(given)
}

/// What a seat can expect, in hundredths of a point.
fn expected(lords: &Lords<'_>, seat: Seat) -> Parts {
    battle::prospect(lords, seat).unwrap_or_else(|| lords.parts(seat))
}

/// Orders by what they promise together with those that were chosen.
fn promises(
    game: &DungeonLords,
    state: &State,
    seat: Seat,
    listed: &[Action],
) -> impl Iterator<Item = u32> {
    let lords = Lords::of(game, state);
    let mut with = state.clone();
    let totals: ArrayVec<i32, 8> = listed
        .iter()
        .take(8)
        .map(|&action| {
            with.player_mut(seat).clone_from(state.player(seat));
            step::Command {}.note(game, &mut with, seat, &action);
            let player = orders::foresee(game, &with, seat);
            lords.parts_if(seat, &player).total()
        })
        .collect();
    let best = totals.iter().copied().max().unwrap_or(0);
    totals.into_iter().map(move |total| weight(best - total))
}

/// The best has most; a point less is worth a third.
fn weight(behind: i32) -> u32 {
    let thirds = u32::try_from(behind / 20).unwrap_or(0).min(20);
    let mut weight = 2000;
    for _ in 0..thirds {
        weight = weight * 4 / 5;
    }
    weight.max(20)
}

/// Chances to win from what everybody can expect; without a licence nobody wins.
fn chances(totals: &[i32], rounds: i32, out: &mut Vec<i32>) {
    let scale = LEAD + OPEN * rounds;
    let best = totals.iter().copied().max().unwrap_or(0);
    let weights: ArrayVec<i64, 4> = totals
        .iter()
        .map(|total| power(i64::from(total - best) * 1000 / i64::from(scale)))
        .collect();
    let all = weights.iter().sum::<i64>().max(1);
    out.extend(weights.iter().zip(totals).map(|(weight, total)| {
        let share = i64::from(CERTAIN) * weight / all;
        // The licence needs more than nothing.
        let odds = power(i64::from(*total) * 1000 / i64::from(scale / 2));
        let licensed = share * odds / (odds + UNIT);
        i32::try_from(licensed).unwrap_or(0)
    }));
}

/// One, for powers.
const UNIT: i64 = 1 << 16;

/// Two to the power of so many thousandths, at most sixteen.
fn power(thousandths: i64) -> i64 {
    let bounded = thousandths.clamp(-14_000, 14_000);
    let (whole, part) = (bounded.div_euclid(1000), bounded.rem_euclid(1000));
    // 2^x is near to 1 + 0.66 x + 0.34 x² between 0 and 1.
    let between = UNIT + UNIT * (660 * part + 340 * part * part / 1000) / 1_000_000;
    if whole >= 0 { between << whole } else { between >> -whole }
}
