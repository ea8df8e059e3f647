//! The table as text: for the terminal, playthroughs and screen readers.

use kernel::{Arg, Seat, Words};

use crate::Demons;
use crate::chart;
use crate::kinds::Rank;
use crate::view::{DemonView, MagicianView, MortalView, TreasureView, View};
use crate::{Action, HexNumber};

/// The whole view: map, magicians, mortals, treasure, and whose turn it is.
pub(crate) fn text(game: &Demons, view: &View, words: &dyn Words) -> String {
    let mut lines = vec![words.say("text-turn", &[("turn", Arg::Number(view.turn.into()))])];
    lines.extend(chart::map(game, view));
    lines.push(words.say("text-map-legend", &[]));
    for (seat, magician) in (0u8..).zip(&view.magicians) {
        lines.push(magician_line(game, view, Seat(seat), magician, words));
    }
    for (unit, mortal) in view.mortals.iter().enumerate() {
        lines.extend(mortal_line(game, unit, mortal, words));
    }
    for hex in &view.razed {
        let town = game.content.map.find(*hex).and_then(|hex| game.content.map.town_in(hex));
        if let Some(town) = town {
            let id = &game.content.map.towns[usize::from(town)].id;
            lines.push(words.say("text-town-gone", &[("town", Arg::Text(id))]));
        }
    }
    let found = view.treasures.iter().filter(|treasure| treasure.owner == "nobody");
    lines.extend(found.map(|treasure| found_line(game, treasure, words)));
    lines.extend(chart::boxes(view, words));
    lines.push(words.say("text-boxes-legend", &[]));
    let piles: Vec<String> =
        Rank::ALL.iter().zip(&view.piles).map(|(rank, n)| pile_words(*rank, *n, words)).collect();
    lines.push(words.say("text-piles", &[("counts", Arg::Text(&piles.join(", ")))]));
    lines.push(match (view.active, &view.result) {
        (_, Some(_)) => words.say("text-over", &[]),
        (Some(seat), None) => words.say("text-active", &[("seat", Arg::Text(&words.seat(seat)))]),
        (None, None) => words.say("text-mortals", &[]),
    });
    lines.join("\n")
}

/// The question with the reason why something that it usually offers cannot be chosen.
pub(crate) fn asking(view: &View, code: &str, words: &dyn Words) -> Option<String> {
    let choose = view.choose.filter(|_| code == "choose")?;
    let bound = choose.bound?;
    let yes = |is: bool| Arg::Text(if is { "yes" } else { "no" });
    let args = [
        ("bound", Arg::Text(bound)),
        ("conjure", yes(choose.conjure)),
        ("raise", yes(choose.raise)),
        ("any", yes(choose.conjure || choose.raise)),
    ];
    Some(words.say("text-asking-bound", &args))
}

fn pile_words(rank: Rank, count: u8, words: &dyn Words) -> String {
    let args = [("rank", Arg::Text(rank.id())), ("count", Arg::Number(count.into()))];
    words.say("text-pile", &args)
}

fn magician_line(
    game: &Demons,
    view: &View,
    seat: Seat,
    magician: &MagicianView,
    words: &dyn Words,
) -> String {
    let name = words.seat(seat);
    let args = [
        ("seat", Arg::Text(&name)),
        ("shield", Arg::Text(&magician.shield)),
        ("wounds", Arg::Number(magician.wounds.into())),
        ("curses", Arg::Number(magician.cursed.into())),
        ("ducats", Arg::Number(magician.ducats.into())),
    ];
    let mut parts = vec![words.say("text-magician", &args), place(game, view, magician, words)];
    if magician.found {
        parts.push(words.say("text-found", &[]));
    }
    for (set, id) in [
        (magician.invisible, "text-invisible"),
        (magician.reconciled, "text-reconciled"),
        (magician.distracted, "text-distracted"),
        (view.ring_seat == Some(seat), "text-ring"),
    ] {
        if set {
            parts.push(words.say(id, &[]));
        }
    }
    parts.extend(magician.demons.iter().map(|&demon| demon_words(game, demon, words)));
    parts.extend(magician.treasures.iter().map(|&number| treasure_words(game, number, words)));
    parts.join("; ")
}

fn place(game: &Demons, view: &View, magician: &MagicianView, words: &dyn Words) -> String {
    match (magician.status, magician.hex) {
        ("captive", _) => {
            let unit = usize::from(magician.captor.unwrap_or(1)) - 1;
            let id = &game.content.mortals[unit].id;
            words.say("text-captive-of", &[("mortal", Arg::Text(id))])
        }
        ("prisoner", _) => {
            let captor = words.seat(magician.captor_seat.unwrap_or(Seat(0)));
            words.say("text-captive-of-rival", &[("captor_seat", Arg::Text(&captor))])
        }
        ("map" | "freed", Some(number)) => {
            let hex = game.content.map.find(number);
            let terrain = hex.map_or("open", |hex| crate::view::terrain(game, view, hex).id());
            let name = format!("{number:04}");
            let args = [("hex", Arg::Text(&name)), ("terrain", Arg::Text(terrain))];
            words.say("text-at", &args)
        }
        ("dead", _) => words.say("text-dead", &[]),
        ("gone", _) => words.say("text-gone", &[]),
        _ => words.say("text-waiting", &[]),
    }
}

fn demon_words(game: &Demons, view: DemonView, words: &dyn Words) -> String {
    let rank = ("rank", Arg::Text(view.rank.id()));
    match view.demon {
        Some(number) => {
            let demon = &game.content.demons[usize::from(number) - 1];
            let args = [
                ("demon", Arg::Text(&demon.name)),
                rank,
                ("strength", Arg::Number(demon.strength.into())),
            ];
            words.say("text-demon", &args)
        }
        None => words.say("text-unknown-demon", &[rank]),
    }
}

fn treasure_words(game: &Demons, number: u8, words: &dyn Words) -> String {
    let (id, thousands) = treasure(game, number);
    words.say(
        "text-treasure",
        &[("treasure", Arg::Text(&id)), ("thousands", Arg::Number(thousands))],
    )
}

/// The id and the thousands of a treasure by its number; an unknown one is named by its number.
fn treasure(game: &Demons, number: u8) -> (String, i64) {
    let kind = Demons::treasure_of(number).map(|index| &game.content.treasures[usize::from(index)]);
    kind.map_or((number.to_string(), 0), |kind| (kind.id.clone(), kind.thousands.into()))
}

fn mortal_line(
    game: &Demons,
    unit: usize,
    mortal: &MortalView,
    words: &dyn Words,
) -> Option<String> {
    let hex = format!("{:04}", mortal.hex?);
    let args = [
        ("mortal", Arg::Text(&game.content.mortals[unit].id)),
        ("hex", Arg::Text(&hex)),
        ("strength", Arg::Number(mortal.strength.into())),
    ];
    let mut parts = vec![words.say("text-mortal", &args)];
    let states = [
        (mortal.fleeing, "text-fleeing"),
        (mortal.captor, "text-captor"),
        (mortal.active, "text-awake"),
    ];
    for (set, id) in states {
        if set {
            parts.push(words.say(id, &[]));
        }
    }
    Some(parts.join(", "))
}

fn found_line(game: &Demons, view: &TreasureView, words: &dyn Words) -> String {
    let (id, thousands) = treasure(game, view.treasure);
    let hex = format!("{:04}", view.hex);
    let args = [
        ("treasure", Arg::Text(&id)),
        ("hex", Arg::Text(&hex)),
        ("finder", Arg::Number(view.finder.unwrap_or(0).into())),
        ("thousands", Arg::Number(thousands)),
    ];
    words.say("text-box-found", &args)
}

/// An action as the label of a button.
pub(crate) fn phrase(game: &Demons, action: Action, words: &dyn Words) -> String {
    let say = |id: &str| words.say(&format!("action-{id}"), &[]);
    let at = |id: &str, hex: u16| {
        words.say(&format!("action-{id}"), &[("hex", Arg::Text(&format!("{hex:04}")))])
    };
    let who = |id: &str, target: u8| {
        let name = words.seat(Seat(target));
        words.say(&format!("action-{id}"), &[("seat", Arg::Text(&name))])
    };
    let worth = |id: &str, number: u8| {
        let (name, thousands) = treasure(game, number);
        let args = [("treasure", Arg::Text(&name)), ("thousands", Arg::Number(thousands))];
        words.say(&format!("action-{id}"), &args)
    };
    let demon = |id: &str, number: u8| demon_phrase(game, id, number, words);
    match action {
        Action::Shield { level } => {
            let shield = game.content.tables.shields.get(usize::from(level).wrapping_sub(1));
            let id = shield.map_or("?", |shield| shield.id.as_str());
            words.say("action-shield", &[("shield", Arg::Text(id))])
        }
        Action::Enter { hex: HexNumber(hex) } => at("enter", hex),
        Action::Walk { hex: HexNumber(hex) } => at("walk", hex),
        Action::Leave {} => say("leave"),
        Action::Stop {} => say("stop"),
        Action::Conjure { rank } => words.say("action-conjure", &[("rank", Arg::Text(rank.id()))]),
        Action::Raise {} => say("raise"),
        Action::Spend { treasure } => worth("spend", treasure),
        Action::Roll {} => say("roll"),
        Action::Stay {} => say("stay"),
        Action::Release { demon: number } => demon("release", number),
        Action::Endure {} => say("endure"),
        Action::Attack { hex: HexNumber(hex) } => at("attack", hex),
        Action::Commit { demon: number } => demon("commit", number),
        Action::Strike {} => say("strike"),
        Action::Stand {} => say("stand"),
        Action::Torture { target } => who("torture", target),
        Action::End {} => say("end"),
        Action::Pay { treasure } => worth("pay", treasure),
        Action::PayRing {} => say("pay-ring"),
        Action::Refuse {} => say("refuse"),
        Action::Claim { demon: number } => demon("claim", number),
        Action::Decline {} => say("decline"),
        Action::Offer { treasure } => worth("offer", treasure),
        Action::Withhold { treasure } => worth("withhold", treasure),
        Action::Rouse {} => say("rouse"),
        Action::Rest {} => say("rest"),
        Action::Aim { target } => who("aim", target),
        Action::Take { treasure } => worth("take", treasure),
        Action::TakeRing {} => say("take-ring"),
        Action::Distract { target } => who("distract", target),
        Action::Step { hex: HexNumber(hex) } => at("step", hex),
        Action::Transit { hex: HexNumber(hex) } => at("transit", hex),
        Action::Fight { hex: HexNumber(hex) } => at("fight", hex),
        Action::Appear { hex: HexNumber(hex) } => at("appear", hex),
        other => long_phrase(game, other, words),
    }
}

/// The labels that name two things.
fn long_phrase(game: &Demons, action: Action, words: &dyn Words) -> String {
    match action {
        Action::Power { demon: number, power } => {
            let name = demon_name(game, number);
            let args = [("demon", Arg::Text(&name)), ("power", Arg::Text(power.letter()))];
            words.say("action-power", &args)
        }
        Action::Seize { treasure: number, demon } => {
            let ((id, thousands), name) = (treasure(game, number), demon_name(game, demon));
            let args = [
                ("treasure", Arg::Text(&id)),
                ("thousands", Arg::Number(thousands)),
                ("demon", Arg::Text(&name)),
            ];
            words.say("action-seize", &args)
        }
        Action::Cure { target, mark } => {
            let name = words.seat(Seat(target));
            let args = [("seat", Arg::Text(&name)), ("mark", Arg::Text(mark.id()))];
            words.say("action-cure", &args)
        }
        Action::Give { treasure: number, target } => {
            let ((id, thousands), name) = (treasure(game, number), words.seat(Seat(target)));
            let args = [
                ("treasure", Arg::Text(&id)),
                ("thousands", Arg::Number(thousands)),
                ("seat", Arg::Text(&name)),
            ];
            words.say("action-give", &args)
        }
        Action::GiveRing { target } => {
            let name = words.seat(Seat(target));
            words.say("action-give-ring", &[("seat", Arg::Text(&name))])
        }
        Action::Steer { mortal } => {
            let unit = game.content.mortals.get(usize::from(mortal).wrapping_sub(1));
            let id = unit.map_or("?", |unit| unit.id.as_str());
            words.say("action-steer", &[("mortal", Arg::Text(id))])
        }
        Action::Borrow { target, slot } => {
            let name = words.seat(Seat(target));
            let args = [("seat", Arg::Text(&name)), ("slot", Arg::Number(slot.into()))];
            words.say("action-borrow", &args)
        }
        Action::Town { hex: HexNumber(hex) } => {
            let map = &game.content.map;
            let town = map.find(hex).and_then(|hex| map.town_in(hex));
            let id = town.map_or("?", |town| map.towns[usize::from(town)].id.as_str());
            words.say("action-town", &[("town", Arg::Text(id))])
        }
        other => other.to_string(),
    }
}

fn demon_name(game: &Demons, number: u8) -> String {
    let demon = game.content.demons.get(usize::from(number).wrapping_sub(1));
    demon.map_or_else(|| number.to_string(), |demon| demon.name.clone())
}

fn demon_phrase(game: &Demons, id: &str, number: u8, words: &dyn Words) -> String {
    let demon = game.content.demons.get(usize::from(number).wrapping_sub(1));
    let name = demon_name(game, number);
    let strength = demon.map_or(0, |demon| demon.strength.into());
    let args = [("demon", Arg::Text(&name)), ("strength", Arg::Number(strength))];
    words.say(&format!("action-{id}"), &args)
}
