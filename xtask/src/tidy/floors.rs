//! How the modules of a game stand to each other: no cycle of more than three, and floors that call
//! downwards only.
//!
//! A module is a file; what stands in an inline module belongs to its file. A module refers to
//! another if its code names an item of it, wherever it was handed on from: what `mod.rs` only
//! re-exports is not its own. Not counted are tests, links in comments, what the crate itself
//! (`lib.rs`) puts together, and what only the kernel calls: the arrows of `agenda!`, `impl Game for …`
//! and `impl Course for …`. Those are how a lower floor lets a higher one follow.
//!
//! A `mod.rs` that says `Floors, lowest first:` in its documentation, followed by its modules in
//! backticks up to a full stop, has them held to that order.

use crate::modules::cycles;
use crate::modules::graph::Module;
use crate::problem::Problem;

/// The largest cycle that is let pass: two or three friends in one corridor.
const LARGEST: usize = 3;

/// How a list of floors begins.
const FLOORS: &str = "Floors, lowest first:";

/// Checks the modules of one game.
pub(super) fn check(modules: &[Module]) -> Vec<Problem> {
    let mut problems: Vec<Problem> =
        cycles::knots(modules).iter().filter_map(|knot| too_large(modules, knot)).collect();
    for house in modules {
        problems.extend(out_of_order(modules, house));
    }
    problems
}

/// A cycle with too many modules, and a way round it.
fn too_large(modules: &[Module], knot: &[usize]) -> Option<Problem> {
    if knot.len() <= LARGEST {
        return None;
    }
    let names = |list: &[usize], between: &str| {
        let names: Vec<&str> = list.iter().map(|at| modules[*at].name.as_str()).collect();
        names.join(between)
    };
    let round = cycles::round(modules, knot);
    let first = *round.first()?;
    let next = round.get(1).copied().unwrap_or(first);
    let line = modules[first].refers.get(&next).copied().unwrap_or(1);
    let text = format!(
        "{} modules reach each other, at most {LARGEST} may: {}; one way round is {} > {}",
        knot.len(),
        names(knot, ", "),
        names(&round, " > "),
        modules[first].name,
    );
    Some(Problem::new(&modules[first].file, line, text))
}

/// References from a floor to a higher one, and modules that are on no floor.
fn out_of_order(modules: &[Module], house: &Module) -> Vec<Problem> {
    let Some(floors) = floors(&house.text) else { return Vec::new() };
    let inside = |name: &str| {
        let within = name.strip_prefix(&house.name)?.strip_prefix("::")?;
        Some(within.split("::").next().unwrap_or(within).to_owned())
    };
    let floor = |name: &str| {
        let within = inside(name)?;
        floors.iter().position(|floor| *floor == within)
    };
    let mut problems = Vec::new();
    for module in modules {
        if inside(&module.name).is_none() {
            continue;
        }
        let Some(own) = floor(&module.name) else {
            let text = format!("{} is on no floor of {}", module.name, house.name);
            problems.push(Problem::new(&module.file, 1, text));
            continue;
        };
        for (to, line) in &module.refers {
            let other = &modules[*to].name;
            if floor(other).is_some_and(|higher| higher > own) || *other == house.name {
                let text =
                    format!("{} is a floor below {other}: put it on the agenda", floors[own]);
                problems.push(Problem::new(&module.file, *line, text));
            }
        }
    }
    problems
}

/// The floors that a module lists in its documentation, lowest first.
fn floors(text: &str) -> Option<Vec<String>> {
    let lines = text.lines().map_while(|line| line.strip_prefix("//!"));
    let text: String = lines.collect();
    let (_, list) = text.split_once(FLOORS)?;
    let list = list.split_once('.').map_or(list, |(list, _)| list);
    Some(list.split('`').skip(1).step_by(2).map(ToOwned::to_owned).collect())
}

#[cfg(test)]
#[path = "floors_tests.rs"]
mod tests;
