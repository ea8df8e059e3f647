//! A Combat at a rough glance: who of the expected party falls, and how many tiles with him.
//!
//! Hit points, wounds and icons are counted in tenths, so that somebody who is only guessed can be
//! part of a party.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::DungeonLords;
use crate::content::{RoomEffect, Skip, Target, Word};
use crate::ids::{Monster, Trap, Who};
use crate::rules::{damage, planning, spells};
use crate::state::{Hero, Player, State};

/// One point of damage, one icon.
const ONE: i32 = 10;
/// What a meal deals to a first adventurer, about.
const FULL: i32 = 45;
/// Rounds of a Combat.
const ROUNDS: u8 = 4;
/// Damage that is as good as a tile that holds.
const HOLDS: i32 = 15;
/// What a cast spell costs, in hundredths of a point.
const SPELL: i32 = 40;

/// Somebody of the party.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Foe {
    hp: i32,
    wounds: i32,
    guard: i32,
    magic: i32,
    heart: i32,
    /// What he is worth in prison, in hundredths of a point.
    points: i32,
}

/// A party, front first.
pub(super) type Party = ArrayVec<Foe, 8>;

/// What comes of a Combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Fate {
    /// Prisoners, part of a point for the wounded, in hundredths of a point.
    pub(super) prisoners: i32,
    /// Tiles that fall.
    pub(super) conquered: i32,
    /// Spells that are cast.
    spells: i32,
    /// Traps that are left.
    pub(super) traps: i32,
    /// Prisoners who are freed because no tile is left.
    freed: i32,
}

impl Fate {
    /// What the Combat costs, in hundredths of a point.
    pub(super) fn losses(self, game: &DungeonLords) -> i32 {
        let scores = &game.content.scores;
        self.conquered * 100 * i32::from(scores.conquered)
            - self.freed * 100 * i32::from(scores.prisoner)
            - self.spells * SPELL
    }
}

impl Foe {
    /// Somebody known.
    pub(super) fn of(game: &DungeonLords, hero: Hero) -> Foe {
        let face = game.content.hero(hero.who);
        let icons = |count: u8| i32::from(count) * ONE;
        let scores = &game.content.scores;
        let points = if hero.who.is_paladin() { scores.paladin } else { scores.prisoner };
        Foe {
            hp: icons(damage::hit_points(game, hero)),
            wounds: icons(hero.damage),
            guard: icons(face.anti_trap),
            magic: icons(face.magic),
            heart: icons(face.heart),
            points: 100 * i32::from(points),
        }
    }

    /// Somebody who will come, of this place among the most evil.
    pub(super) fn unknown(game: &DungeonLords, year: u8, place: usize) -> Foe {
        let strength = 3 - i32::try_from(place.min(3)).unwrap_or(3);
        let hp = if year == 1 { 32 + 3 * strength } else { 45 + 6 * strength };
        // Each class is as likely; the stronger bear more icons.
        let icons = 2 + strength * i32::from(year) / 2;
        let points = 100 * i32::from(game.content.scores.prisoner);
        Foe { hp, wounds: 0, guard: icons, magic: icons, heart: icons, points }
    }

    fn is_beaten(&self) -> bool {
        self.wounds >= self.hp
    }
}

/// What a trap or a unit does.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Blow {
    front: i32,
    each: i32,
    /// Nothing is conquered this round.
    holds: bool,
    /// Nobody is healed this round.
    wears: bool,
    /// It can act again.
    stays: bool,
}

impl Blow {
    /// What these words do.
    pub(super) fn of(words: &[Word]) -> Blow {
        let mut blow = Blow::default();
        for word in words {
            match *word {
                Word::Damage(target, points) => {
                    blow.hit(target, points.map_or(FULL, |points| i32::from(points) * ONE));
                }
                Word::Attack(target, points) => blow.hit(target, i32::from(points) * ONE),
                Word::OnKill(target, points) => blow.hit(target, i32::from(points) * ONE / 2),
                Word::Poison(points) => blow.front += i32::from(points) * ONE,
                Word::Skip(Skip::Conquer) => blow.holds = true,
                Word::Skip(Skip::Heal) => blow.wears = true,
                Word::FaceUp => blow.stays = true,
                // It comes home early; the strongest line does not.
                Word::MayFaceUp => blow.front += ONE / 2,
                _ => {}
            }
        }
        blow
    }

    fn hit(&mut self, target: Target, tenths: i32) {
        match target {
            Target::Each => self.each += tenths,
            Target::Others => self.each += tenths * 2 / 3,
            _ => self.front += tenths,
        }
    }

    /// What a trap does.
    pub(super) fn trap(game: &DungeonLords, trap: Trap) -> Blow {
        Blow::of(&game.content.trap(trap).words)
    }

    /// What the strongest line of a unit does.
    pub(super) fn unit(game: &DungeonLords, monster: Monster) -> Blow {
        let lines = game.content.monster(monster).lines.iter().map(|line| Blow::of(line));
        lines.max_by_key(|blow| blow.power(3)).unwrap_or_default()
    }

    /// Damage dealt to a party of so many, in tenths.
    pub(super) fn damage(self, foes: usize) -> i32 {
        self.front + self.each * i32::try_from(foes.min(8)).unwrap_or(8)
    }

    /// How good it is against a party of so many: a tile that holds is worth a little damage.
    pub(super) fn power(self, foes: usize) -> i32 {
        self.damage(foes) + if self.holds { HOLDS } else { 0 }
    }
}

/// What defends, used up as the rounds go by.
struct Defence {
    traps: ArrayVec<Blow, 24>,
    units: ArrayVec<Blow, 24>,
    ghosts: ArrayVec<Blow, 8>,
    /// Traps and monsters that each of the next tiles takes.
    tiles: ArrayVec<(u8, u8), 4>,
}

impl Defence {
    fn of(game: &DungeonLords, player: &Player) -> Defence {
        let mut defence = Defence {
            traps: ArrayVec::new(),
            units: ArrayVec::new(),
            ghosts: ArrayVec::new(),
            tiles: tiles(game, player),
        };
        for &trap in Trap::ALL {
            for _ in 0..player.traps[trap.index()] {
                let _ = defence.traps.try_push(Blow::trap(game, trap));
            }
        }
        for &monster in Monster::ALL {
            for _ in 0..player.lair[monster.index()] {
                let blow = Blow::unit(game, monster);
                let pile = game.content.monster(monster).is_ghost;
                let _ = if pile {
                    defence.ghosts.try_push(blow).is_ok()
                } else {
                    defence.units.try_push(blow).is_ok()
                };
            }
        }
        defence
    }
}

/// The next four tiles that a party comes to.
fn tiles(game: &DungeonLords, player: &Player) -> ArrayVec<(u8, u8), 4> {
    let distances = player.tiles().distances();
    let mut near: ArrayVec<_, 20> = player
        .standing_tiles()
        .iter()
        .filter(|cell| distances[cell.index()] > 0)
        .map(|cell| (distances[cell.index()], cell))
        .collect();
    near.sort_unstable();
    near.into_iter().take(4).map(|(_, cell)| planning::limits(game, player, cell)).collect()
}

/// The strongest of a pile against so many.
fn strongest(pile: &[Blow], foes: usize) -> Option<usize> {
    (0..pile.len()).max_by_key(|&at| pile[at].power(foes))
}

/// Deals one blow; a guard keeps points off from the front backwards.
fn strike(party: &mut Party, blow: Blow, guard: &mut i32) {
    for (place, foe) in party.iter_mut().enumerate() {
        let points = blow.each + if place == 0 { blow.front } else { 0 };
        let kept = points.min(*guard);
        *guard -= kept;
        foe.wounds += points - kept;
    }
}

fn bury(party: &mut Party, fate: &mut Fate) {
    party.retain(|foe| {
        if foe.is_beaten() {
            fate.prisoners += foe.points;
        }
        !foe.is_beaten()
    });
}

/// What comes of the rest of a Combat after so many rounds; `more` is what is still to be got
/// together, in tenths of a point of damage per round.
pub(super) fn fate(
    game: &DungeonLords,
    (state, seat): (&State, Seat),
    player: &Player,
    mut party: Party,
    more: i32,
) -> Fate {
    let mut fate = Fate::default();
    let first = state.round.saturating_sub(u8::from(!fought(state, seat)));
    let mut defence = Defence::of(game, player);
    let mut tiles = defence.tiles.clone().into_iter();
    for round in first.min(ROUNDS)..ROUNDS {
        if party.is_empty() {
            break;
        }
        let Some(slots) = tiles.next() else {
            fate.freed += i32::from(player.prison != 0);
            continue;
        };
        let helped = Blow { front: more, ..Blow::default() };
        let (holds, heals) = one_round(&mut party, &mut defence, slots, helped, &mut fate);
        if magic(&party) >= i32::from(spells::threshold(game, round + 1)) * ONE {
            fate.spells += 1;
        }
        if heals {
            heal(&mut party);
        }
        if !holds {
            let tired = fatigue(game, state, (seat, round));
            party.iter_mut().for_each(|foe| foe.wounds += tired);
            bury(&mut party, &mut fate);
            fate.conquered += i32::from(!party.is_empty());
        }
    }
    // Somebody wounded is nearly a prisoner: it takes little more.
    let part = |foe: &Foe| foe.points * foe.wounds.min(foe.hp) / foe.hp.max(1) / 3;
    fate.prisoners += party.iter().map(part).sum::<i32>();
    fate.traps = i32::try_from(defence.traps.len()).unwrap_or(0);
    fate
}

/// Traps, then units; says whether the tile holds and whether anybody is healed.
fn one_round(
    party: &mut Party,
    defence: &mut Defence,
    (traps, monsters): (u8, u8),
    helped: Blow,
    fate: &mut Fate,
) -> (bool, bool) {
    let (mut holds, mut wears, mut attacked) = (false, false, false);
    let mut guard: i32 = party.iter().map(|foe| foe.guard).sum();
    for _ in 0..traps {
        let best = strongest(&defence.traps, party.len());
        let Some(at) = best.filter(|&at| defence.traps[at].power(party.len()) > guard) else {
            break;
        };
        let blow = defence.traps.swap_remove(at);
        holds |= blow.holds;
        strike(party, blow, &mut guard);
        bury(party, fate);
    }
    strike(party, helped, &mut 0);
    bury(party, fate);
    for slot in 0..=monsters {
        let is_ghost = slot == monsters;
        let pile: &[Blow] = if is_ghost { &defence.ghosts } else { &defence.units };
        let Some(at) = strongest(pile, party.len()).filter(|_| !party.is_empty()) else {
            continue;
        };
        let blow = pile[at];
        if is_ghost {
            defence.ghosts.swap_remove(at);
        } else if !blow.stays {
            defence.units.swap_remove(at);
        }
        attacked = true;
        holds |= blow.holds;
        wears |= blow.wears;
        strike(party, blow, &mut 0);
        bury(party, fate);
    }
    (holds, attacked && !wears)
}

fn magic(party: &Party) -> i32 {
    party.iter().map(|foe| foe.magic).sum()
}

fn heal(party: &mut Party) {
    let mut hearts: i32 = party.iter().map(|foe| foe.heart).sum();
    for foe in party.iter_mut() {
        let healed = hearts.min(foe.wounds);
        foe.wounds -= healed;
        hearts -= healed;
    }
}

/// Fatigue of a round, in tenths: of the card if the seat knows it, else of those that may come.
fn fatigue(game: &DungeonLords, state: &State, (seat, round): (Seat, u8)) -> i32 {
    let slot = &state.cards[usize::from(round)];
    if let Some(card) = slot.card.filter(|_| slot.seen.contains(seat)) {
        return i32::from(game.content.card(card).fatigue) * ONE;
    }
    if state.year == 1 { 14 } else { 23 }
}

/// Whether the dungeon of this seat was fought for this round.
fn fought(state: &State, seat: Seat) -> bool {
    use crate::step::Step;
    if state.battle.as_ref().is_some_and(|battle| battle.seat == seat) {
        return false;
    }
    let pending = state.agenda.iter().any(|step| match *step {
        Step::Plan => true,
        Step::Fight { seat: next } => next == seat,
        Step::Battle { turn } => (turn..state.count()).any(|at| state.in_turn(at) == Some(seat)),
        _ => false,
    });
    !pending
}

/// The paladin of the year, unhurt.
pub(super) fn paladin(game: &DungeonLords, year: u8) -> Foe {
    Foe::of(game, Hero::new(Who::paladin(year)))
}

/// Whether this room makes a difference in battle.
pub(super) fn is_martial(game: &DungeonLords, room: crate::ids::Room) -> bool {
    matches!(
        game.content.room(room).effect,
        RoomEffect::Bonus { .. } | RoomEffect::Slots { .. } | RoomEffect::NoSpell
    )
}
