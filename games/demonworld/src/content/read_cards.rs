//! Reading weapons and recruiting cards; all faults at once.

use kernel::Pack;

use super::faces::{Animals, Armour, Arms, Card, Gun, Missile, Step, Weapon, WeaponKind, Zone};
use super::files::{Faults, place, read_toml, unique};
use super::raw;
use crate::ids::{Arm, Base, CardKind, Flight, Special, WeaponId};

const WEAPONS: &str = "weapons.toml";

/// Ranges that grow, with powers that make sense.
fn steps(file: &str, at: &str, steps: &[Step], faults: &mut Faults) {
    faults.unless(!steps.is_empty(), file, at, || "no range is given".to_owned());
    let grow = steps.windows(2).all(|pair| pair[0].range < pair[1].range);
    faults.unless(grow, file, at, || "ranges must grow".to_owned());
    for (index, step) in steps.iter().enumerate() {
        faults.range(file, format!("{at}[{index}].range"), step.range, 1, 60);
        faults.range(file, format!("{at}[{index}].power"), step.power, 1, 19);
    }
}

pub(super) fn weapons(files: &Pack, faults: &mut Faults) -> Option<Vec<Weapon>> {
    let file: raw::WeaponFile = read_toml(WEAPONS, files, faults)?;
    faults.range(WEAPONS, "schema", file.schema, 1, 1);
    unique(WEAPONS, "weapon", file.weapon.iter().map(|one| one.id.as_str()), faults);
    let mut weapons = Vec::new();
    for (index, one) in file.weapon.into_iter().enumerate() {
        let at = |key: &str| format!("weapon[{index}].{key}");
        faults.range(WEAPONS, at("initiative"), one.initiative, -3, 3);
        faults.range(WEAPONS, at("power"), one.power.unwrap_or(1), 1, 19);
        if one.kind == WeaponKind::Ranged {
            steps(WEAPONS, &at("steps"), &one.steps, faults);
        }
        if one.kind == WeaponKind::Projectile {
            faults.range(WEAPONS, at("loss"), one.loss, 1, 19);
            faults.unless(!one.rules.is_empty(), WEAPONS, at("rules"), || "none".to_owned());
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
    Some(weapons)
}

pub(super) fn cards(files: &Pack, weapons: &[Weapon], faults: &mut Faults) -> Option<Vec<Card>> {
    let mut cards: Vec<Card> = Vec::new();
    for name in files.0.keys().filter(|name| name.starts_with("cards-")) {
        let file: raw::CardFile = read_toml(name, files, faults)?;
        faults.range(name, "schema", file.schema, 1, 1);
        for (index, one) in file.card.iter().enumerate() {
            let at = format!("card[{index}]");
            let twice = cards.iter().any(|card| card.id == one.id);
            faults.unless(!twice, name, format!("{at}.id"), || format!("{} is taken", one.id));
            check_card(name, &at, one, faults);
            cards.push(card(name, &at, one, weapons, faults));
        }
    }
    cards.sort_by_key(|card| card.faction);
    Some(cards)
}

/// Ranges of a card, and what its kind asks for.
fn check_card(file: &str, at: &str, one: &raw::Card, faults: &mut Faults) {
    let key = |key: &str| format!("{at}.{key}");
    faults.range(file, key("points"), one.points, 1, 2_000);
    faults.range(file, key("elements"), one.elements, 1, 15);
    faults.range(file, key("hp"), one.hp, 1, 12);
    faults.range(file, key("size"), one.size, 1, 9);
    faults.range(file, key("initiative"), one.initiative, 0, 9);
    faults.range(file, key("fear"), one.fear, 0, 5);
    faults.range(file, key("armour.ranged"), one.armour.ranged, 0, 12);
    faults.range(file, key("armour.melee"), one.armour.melee, 0, 12);
    faults.range(file, key("stars"), one.stars, 0, 4);
    faults.range(file, key("magic_level"), one.magic_level, 0, 5);
    for (value, name) in [(one.morale_a, "morale_a"), (one.morale_b, "morale_b")] {
        faults.range(file, key(name), value.unwrap_or(1), 1, 30);
    }
    let is_unit = one.kind == CardKind::Unit;
    let large = one.kind.is_large();
    faults.unless(large == (one.base != Base::Standard), file, key("base"), || {
        format!("{} does not fit the kind {}", one.base, one.kind)
    });
    faults.unless(large == (one.arm == Arm::Large), file, key("arm"), || {
        format!("{} does not fit the kind {}", one.arm, one.kind)
    });
    faults.unless(is_unit == one.manoeuvres.is_some(), file, key("manoeuvres"), || {
        "units have manoeuvres, others have none".to_owned()
    });
    faults.unless(is_unit || one.elements == 1, file, key("elements"), || {
        format!("{} elements of a kind that has one", one.elements)
    });
    faults.unless(is_unit || one.roles.is_empty(), file, key("roles"), || {
        "only units have special figures".to_owned()
    });
    let twice = one.roles.iter().enumerate().any(|(at, role)| one.roles[..at].contains(role));
    faults.unless(!twice, file, key("roles"), || "each special figure is there once".to_owned());
    let figures = one.roles.len() <= usize::from(one.elements);
    faults.unless(figures, file, key("roles"), || {
        format!("{} special figures in {} elements", one.roles.len(), one.elements)
    });
    faults.unless(is_unit == one.mp.t.is_none(), file, key("mp.T"), || {
        "units have no points on T, all others have".to_owned()
    });
    let gun = one.kind == CardKind::Artillery;
    faults.unless(gun == one.mp.c.is_none(), file, key("mp.C"), || {
        "guns have no points on C, all others have".to_owned()
    });
    faults.unless(gun == one.artillery.is_some(), file, key("artillery"), || {
        "guns fire, others do not".to_owned()
    });
    let chariot = one.kind == CardKind::Chariot;
    faults.unless(chariot == one.animals.is_some(), file, key("animals"), || {
        "chariots are drawn, others are not".to_owned()
    });
    let front = one.special.contains(&Special::FrontArmour);
    faults.unless(front == one.front_hex_armour.is_some(), file, key("front_hex_armour"), || {
        "needs the hook front-hex-armour, and that needs it".to_owned()
    });
    let wizard = one.kind == CardKind::Wizard;
    faults.unless(wizard == (one.magic_level > 0), file, key("magic_level"), || {
        "wizards have a level, others have none".to_owned()
    });
}

/// A card with its weapons found; a missing weapon is a fault.
fn card(file: &str, at: &str, one: &raw::Card, weapons: &[Weapon], faults: &mut Faults) -> Card {
    let find = |key: String, id: &str, faults: &mut Faults| {
        let found = place(weapons, |weapon| weapon.id == id).map(WeaponId);
        faults.unless(found.is_some(), file, key, || format!("{id} is no weapon"));
        found
    };
    let mut melee = Vec::new();
    for (index, arms) in one.melee.iter().enumerate() {
        let key = format!("{at}.melee[{index}]");
        faults.range(file, format!("{key}.power"), arms.power, 1, 19);
        let Some(weapon) = find(format!("{key}.weapon"), &arms.weapon, faults) else { continue };
        let zone = weapons[weapon.index()].zone;
        let fits = one.base != Base::Standard || zone == Zone::StandardFront;
        faults.unless(fits, file, format!("{key}.weapon"), || {
            format!("{} is for another base", arms.weapon)
        });
        melee.push(Arms { weapon, power: arms.power });
    }
    faults.unless(!one.melee.is_empty(), file, format!("{at}.melee"), || "none".to_owned());
    let ranged = one.ranged.as_ref().and_then(|missile| {
        steps(file, &format!("{at}.ranged.steps"), &missile.steps, faults);
        let weapon = find(format!("{at}.ranged.weapon"), &missile.weapon, faults)?;
        Some(Missile { weapon, steps: missile.steps.clone() })
    });
    let gun = one.artillery.as_ref().and_then(|gun| self::gun(file, at, gun, weapons, faults));
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
fn gun(
    file: &str,
    at: &str,
    gun: &raw::Gun,
    weapons: &[Weapon],
    faults: &mut Faults,
) -> Option<Gun> {
    let key = |key: &str| format!("{at}.artillery.{key}");
    let reach = [gun.short, gun.medium, gun.long];
    let grow = gun.minimum < gun.short && gun.short < gun.medium && gun.medium < gun.long;
    faults.unless(grow, file, key("short"), || "ranges must grow".to_owned());
    let found = place(weapons, |weapon| weapon.id == gun.projectile).map(WeaponId);
    let fires = found.is_some_and(|id| weapons[id.index()].kind == WeaponKind::Projectile);
    faults
        .unless(fires, file, key("projectile"), || format!("{} is no projectile", gun.projectile));
    let projectile = found.filter(|_| fires)?;
    let splash = weapons[projectile.index()].splash;
    faults.unless(splash == gun.power_b.is_some(), file, key("power_b"), || {
        "is for projectiles that splash".to_owned()
    });
    faults.range(file, key("power_a"), gun.power_a, 1, 20);
    let power_b = gun.power_b.unwrap_or(0);
    Some(Gun { projectile, minimum: gun.minimum, reach, power_a: gun.power_a, power_b })
}
