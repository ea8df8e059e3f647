//! §DL-86, §CR-4 Damage packet by packet: who falls, what is captured, which amulet held.

use arrayvec::ArrayVec;
use kernel::{Cx, Seat};

use crate::DungeonLords;
use crate::event::Event;
use crate::ids::{Class, Item, Tokens, Who};
use crate::options::Items;
use crate::rules::items;
use crate::state::{Hero, Plan, Player, State};

/// Where damage comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cause {
    /// A trap.
    Trap,
    /// A monster or ghost.
    Attack,
    /// Fatigue.
    Fatigue,
    /// Poison.
    Poison,
}

impl Cause {
    fn code(self) -> &'static str {
        match self {
            Cause::Trap => "trap",
            Cause::Attack => "attack",
            Cause::Fatigue => "fatigue",
            Cause::Poison => "poison",
        }
    }
}

/// Icons of a party: printed ones and those of items.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Icons {
    /// On tiles.
    pub(crate) printed: u8,
    /// On items.
    pub(crate) items: u8,
    /// Which items.
    pub(crate) tokens: Tokens,
}

impl Icons {
    /// All together.
    pub(crate) fn all(self) -> u8 {
        self.printed.saturating_add(self.items)
    }
}

/// §MI-17 §MI-39 Icons of everybody who stands: printed ones of this reading, and items of this kind.
pub(crate) fn icons(
    game: &DungeonLords,
    player: &Player,
    item: Item,
    printed: impl Fn(&crate::content::HeroFace) -> u8,
) -> Icons {
    let mut icons = Icons::default();
    for hero in &player.line {
        icons.printed = icons.printed.saturating_add(printed(game.content.hero(hero.who)));
        icons.tokens = icons.tokens.or(hero.items.showing(item));
    }
    icons.items = icons.tokens.len();
    icons
}

/// §MI-53 Hit points without amulets: printed and given by a spell.
pub(crate) fn base_hp(game: &DungeonLords, hero: Hero) -> u8 {
    game.content.hero(hero.who).hp.saturating_add(hero.extra)
}

/// §MI-18 Hit points with amulets.
pub(crate) fn hit_points(game: &DungeonLords, hero: Hero) -> u8 {
    base_hp(game, hero).saturating_add(hero.items.showing(Item::Amulet).len())
}

/// Whether somebody cannot be seen in the battle at hand.
pub(crate) fn is_hidden(game: &DungeonLords, state: &State, seat: Seat, who: Who) -> bool {
    let battle = state.battle.as_ref().filter(|battle| battle.seat == seat);
    let class: Option<Class> = battle.and_then(|battle| battle.hidden);
    class.is_some() && game.content.hero(who).class == class
}

/// Everybody of a line who can be damaged, front first.
pub(crate) fn visible(game: &DungeonLords, state: &State, seat: Seat) -> ArrayVec<Who, 6> {
    let line = state.player(seat).line.iter().map(|hero| hero.who);
    line.filter(|&who| !is_hidden(game, state, seat, who)).collect()
}

/// §CR-4 One packet of damage; says whether it removed its target.
pub(crate) fn packet(
    game: &DungeonLords,
    state: &mut State,
    seat: Seat,
    (who, points): (Who, u8),
    cause: Cause,
    cx: &mut Cx<'_, Event>,
) -> bool {
    let mut points = points;
    // A shield keeps single points of units and fatigue off.
    if matches!(cause, Cause::Attack | Cause::Fatigue)
        && let Some(battle) = state.battle.as_mut()
        && battle.shield > 0
        && points > 0
    {
        let kept = battle.shield.min(points);
        battle.shield -= kept;
        points -= kept;
        cx.tell(|| Event::Shielded { seat, who, points: kept });
    }
    let player = state.player_mut(seat);
    let Some(place) = player.line.iter().position(|hero| hero.who == who) else {
        return false;
    };
    if points == 0 {
        return false;
    }
    let hero = &mut player.line[place];
    hero.damage = hero.damage.saturating_add(points);
    let hero = *hero;
    let hp = hit_points(game, hero);
    cx.tell(|| Event::Damaged { seat, who, points, damage: hero.damage, hp, cause: cause.code() });
    if hero.damage >= hp {
        eliminate(game, state, seat, place, cx);
        return true;
    }
    // §MI-53 §MI-54 §MI-55 The amulet holds him up, if the packet left him standing.
    let base = base_hp(game, hero);
    if hero.damage >= base {
        let amulets = hero.items.showing(Item::Amulet);
        items::mark(game, state, seat, amulets, (hero.damage, base), cx);
    }
    false
}

/// §DL-86 §MI-22 Somebody falls; he and his items leave at once.
fn eliminate(
    game: &DungeonLords,
    state: &mut State,
    seat: Seat,
    place: usize,
    cx: &mut Cx<'_, Event>,
) {
    let player = state.player_mut(seat);
    let hero = player.line.remove(place);
    if !hero.who.is_real() {
        cx.tell(|| Event::IllusionGone { seat });
        return;
    }
    player.prison |= hero.who.bit();
    if hero.who.is_paladin() {
        // §DL-75 Once eliminated he never moves.
        state.paladin.fallen = true;
        state.paladin.host = None;
        // §DL-98 Nobody can come any more: plans of those without a party are over.
        for player in state.players.iter_mut().filter(|player| !player.has_party()) {
            player.plan = Plan::default();
        }
    }
    cx.tell(|| Event::Eliminated { seat, who: hero.who });
    items::settle(game, state, (seat, true), hero.items, cx);
    if !state.player(seat).has_party() {
        party_gone(game, state, seat, cx);
    }
}

/// §MI-23 §MI-27 Nobody real is left: an illusion vanishes, and the bag is captured.
pub(crate) fn party_gone(
    game: &DungeonLords,
    state: &mut State,
    seat: Seat,
    cx: &mut Cx<'_, Event>,
) {
    let player = state.player_mut(seat);
    if !player.line.is_empty() {
        player.line.clear();
        cx.tell(|| Event::IllusionGone { seat });
    }
    let bag = std::mem::take(&mut player.bag);
    if game.options.items == Items::Basic {
        items::settle(game, state, (seat, true), bag, cx);
    }
}

/// §CR-4 Whether the battle at hand is over because nobody real is left.
pub(crate) fn is_over(state: &State) -> bool {
    state.battle.as_ref().is_none_or(|battle| !state.player(battle.seat).has_party())
}
