//! Reading weapons and recruiting cards; all faults at once.

use pack::{Book, Place};

use super::faces::{Animals, Armour, Arms, Card, Gun, Missile, Step, Weapon, WeaponKind, Zone};
use super::files::place;
use super::raw;
use crate::ids::{Arm, Base, CardKind, Flight, Special, WeaponId};

const WEAPONS: &str = "weapons.toml";

/// Ranges that grow, with powers that make sense.
fn steps(at: &Place<'_>, steps: &[Step]) {
    at.unless(!steps.is_empty(), "content-empty");
    let grow = steps.windows(2).all(|pair| pair[0].range < pair[1].range);
    at.unless(grow, "content-grow");
    for (index, step) in steps.iter().enumerate() {
        at.nth(index).at("range").range(step.range, 1, 60);
        at.nth(index).at("power").range(step.power, 1, 19);
    }
}

pub(super) fn weapons(book: &Book) -> Vec<Weapon> {
    let read: raw::WeaponFile = book.read(WEAPONS);
    let file = book.file(WEAPONS);
    file.unique("weapon", "id", read.weapon.iter().map(|one| one.id.as_str()));
    let mut weapons = Vec::new();
    for (row, one) in file.rows("weapon", read.weapon) {
        row.at("initiative").range(one.initiative, -3, 3);
        row.at("power").range(one.power.unwrap_or(1), 1, 19);
        if one.kind == WeaponKind::Ranged {
            steps(&row.at("steps"), &one.steps);
        }
        if one.kind == WeaponKind::Projectile {
            row.at("loss").range(one.loss, 1, 19);
            row.at("rules").unless(!one.rules.is_empty(), "content-empty");
        }
        weapons.push(Weapon {
            id: one.id,
            kind: one.kind,
            class: one.class,
            initiative: one.initiative,
            first_round_only: one.first_round_only,
            against_front: one.against_front,
            against_riders: one.against_riders,
            zone: one.zone,
            power: one.power,
            steps: one.steps,
            hold_only: one.hold_only,
            flaming: one.flaming,
            direct: one.direct,
            loss: one.loss,
            stops_on_miss: one.stops_on_miss,
            splash: one.splash,
            source: one.source,
        });
    }
    weapons
}

pub(super) fn cards(book: &Book, weapons: &[Weapon]) -> Vec<Card> {
    let mut cards: Vec<Card> = Vec::new();
    for name in book.named("cards-") {
        let read: raw::CardFile = book.read(name);
        for (row, one) in book.file(name).rows("card", &read.card) {
            if cards.iter().any(|card| card.id == one.id) {
                row.at("id").twice(&one.id);
            }
            check_numbers(&row, one);
            check_kind(&row, one);
            cards.push(card(&row, one, weapons));
        }
    }
    cards.sort_by_key(|card| card.faction);
    cards
}

/// Ranges of a card.
fn check_numbers(row: &Place<'_>, one: &raw::Card) {
    row.at("points").range(one.points, 1, 2_000);
    row.at("elements").range(one.elements, 1, 15);
    row.at("hp").range(one.hp, 1, 12);
    row.at("size").range(one.size, 1, 9);
    row.at("initiative").range(one.initiative, 0, 9);
    row.at("fear").range(one.fear, 0, 5);
    row.at("armour.ranged").range(one.armour.ranged, 0, 12);
    row.at("armour.melee").range(one.armour.melee, 0, 12);
    row.at("stars").range(one.stars, 0, 4);
    row.at("magic_level").range(one.magic_level, 0, 5);
    row.at("morale_a").range(one.morale_a.unwrap_or(1), 1, 30);
    row.at("morale_b").range(one.morale_b.unwrap_or(1), 1, 30);
}

/// What the kind of a card asks for.
fn check_kind(row: &Place<'_>, one: &raw::Card) {
    let is_unit = one.kind == CardKind::Unit;
    let large = one.kind.is_large();
    let gun = one.kind == CardKind::Artillery;
    let chariot = one.kind == CardKind::Chariot;
    let front = one.special.contains(&Special::FrontArmour);
    let wizard = one.kind == CardKind::Wizard;
    for (key, right) in [
        ("base", large == (one.base != Base::Standard)),
        ("arm", large == (one.arm == Arm::Large)),
        ("elements", is_unit || one.elements == 1),
        ("roles", is_unit || one.roles.is_empty()),
    ] {
        if !right {
            row.at(key).fault("content-kind-fits", &[("kind", &one.kind)]);
        }
    }
    for (key, right, code) in [
        ("manoeuvres", is_unit == one.manoeuvres.is_some(), "content-manoeuvres"),
        ("mp.T", is_unit == one.mp.t.is_none(), "content-hold"),
        ("mp.C", gun == one.mp.c.is_none(), "content-charge"),
        ("artillery", gun == one.artillery.is_some(), "content-gun"),
        ("animals", chariot == one.animals.is_some(), "content-chariot"),
        ("front_hex_armour", front == one.front_hex_armour.is_some(), "content-front"),
        ("magic_level", wizard == (one.magic_level > 0), "content-wizard"),
        ("roles", one.roles.len() <= usize::from(one.elements), "content-roles"),
    ] {
        row.at(key).unless(right, code);
    }
    let mut roles = one.roles.iter().enumerate();
    if roles.any(|(at, role)| one.roles[..at].contains(role)) {
        row.at("roles").fault("content-roles-twice", &[]);
    }
}

/// A card with its weapons found; a missing weapon is a fault.
fn card(row: &Place<'_>, one: &raw::Card, weapons: &[Weapon]) -> Card {
    let find = |at: &Place<'_>, id: &str| {
        at.finds(place(weapons, |weapon| weapon.id == id).map(WeaponId), id, WEAPONS)
    };
    let mut melee = Vec::new();
    for (at, arms) in row.rows("melee", &one.melee) {
        at.at("power").range(arms.power, 1, 19);
        let Some(weapon) = find(&at.at("weapon"), &arms.weapon) else { continue };
        let zone = weapons[weapon.index()].zone;
        let fits = one.base != Base::Standard || zone == Zone::StandardFront;
        at.at("weapon").unless(fits, "content-zone");
        melee.push(Arms { weapon, power: arms.power });
    }
    row.at("melee").unless(!one.melee.is_empty(), "content-empty");
    let ranged = one.ranged.as_ref().and_then(|missile| {
        steps(&row.at("ranged.steps"), &missile.steps);
        let weapon = find(&row.at("ranged.weapon"), &missile.weapon)?;
        Some(Missile { weapon, steps: missile.steps.clone() })
    });
    let gun = one.artillery.as_ref().and_then(|gun| self::gun(&row.at("artillery"), gun, weapons));
    let animals = one.animals.as_ref().map(|animals| Animals {
        armour: Armour { ranged: animals.armour_ranged, melee: animals.armour_melee },
        size: animals.size,
    });
    Card {
        id: one.id.clone(),
        faction: one.faction,
        group: one.group.clone(),
        kind: one.kind,
        arm: one.arm,
        base: one.base,
        points: one.points,
        elements: one.elements,
        figures: one.figures,
        roles: one.roles.clone(),
        mp: [Some(one.mp.m), Some(one.mp.h), one.mp.c, one.mp.t],
        manoeuvres: one.manoeuvres.unwrap_or(0),
        formations: one.formations.clone(),
        initiative: one.initiative,
        size: one.size,
        hp: one.hp,
        armour: one.armour,
        skill: one.skill,
        fear: one.fear,
        morale_a: one.morale_a,
        morale_b: one.morale_b,
        charge_bonus: one.charge_bonus,
        stars: one.stars,
        command_radius: one.command_radius,
        magic_level: one.magic_level,
        platform_height: one.platform_height,
        overrun: one.overrun,
        breath: one.breath,
        melee,
        ranged,
        gun,
        animals,
        front_armour: one.front_hex_armour,
        flight: one.flyer.unwrap_or(Flight::None),
        special: one.special.clone(),
        source: one.source,
        converted: one.converted,
        published: one.published.clone(),
    }
}

/// A gun with its projectile found.
fn gun(at: &Place<'_>, gun: &raw::Gun, weapons: &[Weapon]) -> Option<Gun> {
    let reach = [gun.short, gun.medium, gun.long];
    let grow = gun.minimum < gun.short && gun.short < gun.medium && gun.medium < gun.long;
    at.at("short").unless(grow, "content-grow");
    let found = place(weapons, |weapon| weapon.id == gun.projectile).map(WeaponId);
    let fires = |id: &WeaponId| weapons[id.index()].kind == WeaponKind::Projectile;
    let found = at.at("projectile").finds(found.filter(fires), &gun.projectile, WEAPONS);
    let projectile = found?;
    let splash = weapons[projectile.index()].splash;
    at.at("power_b").unless(splash == gun.power_b.is_some(), "content-splash");
    at.at("power_a").range(gun.power_a, 1, 20);
    let power_b = gun.power_b.unwrap_or(0);
    Some(Gun { projectile, minimum: gun.minimum, reach, power_a: gun.power_a, power_b })
}
