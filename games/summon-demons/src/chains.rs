//! Whether cards that activate cards can go on for ever.

use pack::Place;

use crate::content::{Face, Kind};
use crate::effect::{Effect, Filter, Power};

/// §SD-159 Refuses content in which an activation can come back to itself without end.
///
/// Pointing at one other card ends by itself, because nothing points twice in a chain (§A-6); a
/// ring that contains an effect activating *all* cards of a kind does not.
pub(crate) fn check(faces: &[Face], file: &Place<'_>) {
    for (start, face) in faces.iter().enumerate() {
        let mut seen = vec![false; faces.len()];
        let all = targets(face, true);
        let endless = all.iter().any(|filter| {
            let mut matching =
                faces.iter().enumerate().filter(|(_, other)| may_match(other, *filter));
            matching.any(|(next, _)| reaches(faces, next, start, &mut seen))
        });
        if endless {
            file.at("card.effect").fault("content-endless", &[("card", &face.design)]);
        }
    }
}

/// Whether activating one design can lead to another.
fn reaches(faces: &[Face], from: usize, goal: usize, seen: &mut [bool]) -> bool {
    if from == goal {
        return true;
    }
    if std::mem::replace(&mut seen[from], true) {
        return false;
    }
    let face = &faces[from];
    let filters = [targets(face, true), targets(face, false)].concat();
    filters.iter().any(|&filter| {
        let next = (0..faces.len()).filter(|&next| may_match(&faces[next], filter));
        next.into_iter().any(|next| reaches(faces, next, goal, seen))
    })
}

/// What a face activates: all cards of a kind, or one other.
fn targets(face: &Face, all: bool) -> Vec<Filter> {
    let (Power::Numbered(effects) | Power::Summoned(effects)) = &face.power else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for effect in effects {
        collect(effect, all, &mut found);
    }
    found
}

fn collect(effect: &Effect, all: bool, found: &mut Vec<Filter>) {
    match effect {
        Effect::ActivateAll(filter) if all => found.push(*filter),
        Effect::ActivateOther(filter) if !all => found.push(*filter),
        Effect::Choose(both) => both.iter().for_each(|effect| collect(effect, all, found)),
        _ => {}
    }
}

/// Whether a card can match a filter, demons that change kinds and moods at work.
fn may_match(face: &Face, filter: Filter) -> bool {
    let kid = matches!(face.kind, Kind::Girl | Kind::Boy);
    match filter {
        Filter::Animal => face.kind == Kind::Animal,
        Filter::Boy | Filter::Girl | Filter::Kid | Filter::SweetKid | Filter::RottenKid => kid,
        Filter::Card => true,
    }
}
