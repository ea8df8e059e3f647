//! What a lord can expect in the end, part by part, in hundredths of a point.

use arrayvec::ArrayVec;
use kernel::Seat;

use super::clock::{self, Clock};
use super::guests;
use super::siege::{self, Fate};
use crate::DungeonLords;
use crate::content::{RoomEffect, Word};
use crate::ids::{Monster, Resource, Room, Tile, Title, Who};
use crate::options::Items;
use crate::rules::{production, scoring};
use crate::state::{Player, State};

/// What a thing is worth with so many rounds of building to come.
type Scale = [i32; 9];
const GOLD: Scale = [10, 40, 55, 62, 66, 70, 72, 74, 76];
const FOOD: Scale = [10, 35, 50, 58, 62, 66, 68, 70, 72];
const IMP: Scale = [12, 35, 60, 80, 95, 110, 120, 130, 140];
const TUNNEL: Scale = [8, 14, 20, 26, 30, 34, 36, 38, 40];
/// More of a thing than this is worth half.
const PLENTY: i32 = 5;
/// What food that is missing on Pay Day costs.
const UNPAID: i32 = 130;
/// What a unit is worth for the Combat of the year to come.
const VETERAN: i32 = 90;
/// What a trap is worth for the year to come.
const SPARE_TRAP: i32 = 40;
/// What each step of evil costs beyond the adventurers in sight, per year to come.
const WICKED: i32 = 12;
/// What an order that is not chosen yet promises.
const ORDER: i32 = 90;

/// What a lord can expect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Parts {
    /// Rooms, units, prisoners, tiles and letters as they are.
    pub(super) points: i32,
    /// Gold and food, less what is due.
    pub(super) hoard: i32,
    /// Imps, tunnels, and what rooms will bring.
    pub(super) workforce: i32,
    /// Titles.
    pub(super) titles: i32,
    /// Prisoners to be taken.
    pub(super) prisoners: i32,
    /// Tiles to be lost, spells to be suffered.
    pub(super) losses: i32,
    /// What evil attracts later.
    pub(super) evil: i32,
    /// Taxes and pay that cannot be paid.
    pub(super) debts: i32,
    /// Items of one's own in other lines, and of others in one's own.
    pub(super) items: i32,
}

impl Parts {
    /// All together.
    pub(super) fn total(&self) -> i32 {
        let Parts { points, hoard, workforce, titles, prisoners, losses, evil, debts, items } =
            *self;
        points + hoard + workforce + titles + prisoners + losses + evil + debts + items
    }

    /// Both together.
    pub(super) fn plus(self, other: Parts) -> Parts {
        Parts {
            points: self.points + other.points,
            hoard: self.hoard + other.hoard,
            workforce: self.workforce + other.workforce,
            titles: self.titles + other.titles,
            prisoners: self.prisoners + other.prisoners,
            losses: self.losses + other.losses,
            evil: self.evil + other.evil,
            debts: self.debts + other.debts,
            items: self.items + other.items,
        }
    }

    /// The average of so many.
    pub(super) fn over(self, count: i32) -> Parts {
        Parts {
            points: self.points / count,
            hoard: self.hoard / count,
            workforce: self.workforce / count,
            titles: self.titles / count,
            prisoners: self.prisoners / count,
            losses: self.losses / count,
            evil: self.evil / count,
            debts: self.debts / count,
            items: self.items / count,
        }
    }
}

/// The lords as they will be when what they have ordered is done, as far as one can tell.
pub(super) struct Lords<'a> {
    pub(super) game: &'a DungeonLords,
    pub(super) state: &'a State,
    pub(super) clock: Clock,
    pub(super) players: ArrayVec<Player, 4>,
    fates: ArrayVec<Fate, 4>,
    measures: ArrayVec<[i32; 7], 4>,
}

impl<'a> Lords<'a> {
    pub(super) fn of(game: &'a DungeonLords, state: &'a State) -> Self {
        let players = state.seats().map(|seat| super::orders::foresee(game, state, seat)).collect();
        Lords::with(game, state, players)
    }

    /// The same with players who were changed on trial.
    pub(super) fn with(
        game: &'a DungeonLords,
        state: &'a State,
        players: ArrayVec<Player, 4>,
    ) -> Self {
        let clock = Clock::of(state);
        let (fates, measures) = (ArrayVec::new(), ArrayVec::new());
        let mut lords = Lords { game, state, clock, players, fates, measures };
        for seat in state.seats() {
            let fate = lords.fate(seat, &lords.players[seat.index()]);
            lords.measures.push(lords.measure(&lords.players[seat.index()], fate));
            lords.fates.push(fate);
        }
        lords
    }

    /// The same lords beside a position after a battle that was only tried out.
    pub(super) fn after<'b>(&self, state: &'b State) -> Lords<'b>
    where
        'a: 'b,
    {
        Lords {
            game: self.game,
            state,
            clock: self.clock,
            players: self.players.clone(),
            fates: self.fates.clone(),
            measures: self.measures.clone(),
        }
    }

    fn fate(&self, seat: Seat, player: &Player) -> Fate {
        let party = guests::party(self, seat, player);
        let more = 6 * i32::from(self.clock.in_year);
        siege::fate(self.game, (self.state, seat), player, party, more)
    }

    /// What the titles count in the end.
    fn measure(&self, player: &Player, fate: Fate) -> [i32; 7] {
        std::array::from_fn(|index| {
            let title = Title::ALL[index];
            let have = i32::from(scoring::measure(self.game, player, title));
            if title == Title::Battle { have - fate.conquered } else { have }
        })
    }

    /// What this seat can expect.
    pub(super) fn parts(&self, seat: Seat) -> Parts {
        let player = &self.players[seat.index()];
        self.parts_of(seat, player, self.fates[seat.index()], &self.measures[seat.index()])
    }

    /// What this seat can expect if it were like this.
    pub(super) fn parts_if(&self, seat: Seat, player: &Player) -> Parts {
        let fate = self.fate(seat, player);
        self.parts_of(seat, player, fate, &self.measure(player, fate))
    }

    fn parts_of(&self, seat: Seat, player: &Player, fate: Fate, own: &[i32; 7]) -> Parts {
        let left = usize::from(self.clock.rounds.min(8));
        let due = self.due(seat, player);
        let gold = i32::from(player.gold) * 100 - due.gold;
        let food = i32::from(player.food) * 100 - due.food;
        let hoard = plenty(gold.max(0), GOLD[left]) + plenty(food.max(0), FOOD[left]);
        let debts = -(-gold).max(0) * due.letters / 100 - (-food).max(0) * UNPAID / 100 - due.evil;
        let pending = i32::from(clock::open_orders(self.game, self.state, seat)) * ORDER;
        Parts {
            points: sure(self.game, player) + self.veterans(player, fate),
            hoard,
            workforce: self.workforce(player, left) + pending,
            titles: self.titles(seat, own),
            prisoners: fate.prisoners,
            losses: fate.losses(self.game),
            evil: -i32::from(player.evil.max(0)) * WICKED * i32::from(self.clock.seasons),
            debts,
            items: self.items(seat, player),
        }
    }

    /// Units and traps serve once more in the second year.
    fn veterans(&self, player: &Player, fate: Fate) -> i32 {
        if self.state.year == 1 {
            i32::from(player.all_units()) * VETERAN + fate.traps * SPARE_TRAP
        } else {
            0
        }
    }

    fn workforce(&self, player: &Player, left: usize) -> i32 {
        let imps = i32::from(player.imps) + i32::from(player.busy);
        let tunnels = i32::from(player.tunnels.less(player.conquered).len());
        let rounds = i32::from(self.clock.productions);
        let trolls = production::free_trolls(self.game, player);
        let mut hands = imps + i32::from(trolls + player.busy_trolls) - 1;
        let mut income = 0;
        for _ in 0..self.state.year {
            for built in player.rooms.iter().filter(|built| player.has_room(built.room)) {
                if let Some((need, gain)) = yields(self.game, built.room, left)
                    && hands >= need
                {
                    hands -= need;
                    income += gain;
                }
            }
        }
        plenty(imps * 100, IMP[left]) + tunnels * TUNNEL[left] + income * rounds * 8 / 10
    }

    fn titles(&self, seat: Seat, own: &[i32; 7]) -> i32 {
        let scores = &self.game.content.scores;
        let famous = self.players[seat.index()].has_room(Room::HallOfFame);
        let fame = |more: i8| if famous { i32::from(more) } else { 0 };
        let sole = 100 * (i32::from(scores.title_sole) + fame(scores.fame_sole));
        let shared = 100 * (i32::from(scores.title_shared) + fame(scores.fame_shared));
        let left = i32::from(self.clock.rounds);
        let others = || self.state.seats().filter(|&other| other != seat);
        (0..7)
            .map(|index| {
                let best = others().map(|other| self.measures[other.index()][index]).max();
                let lead = own[index] - best.unwrap_or(0);
                let needs_one = scores.titles[index].needs_one && own[index] <= 0;
                match (needs_one, lead, left) {
                    (true, ..) => 0,
                    (_, 0, 0) => shared,
                    (_, 1.., 0) => sole,
                    (_, _, 0) => 0,
                    _ => sole * (450 + lead * 900 / (2 + left)).clamp(20, 980) / 1000,
                }
            })
            .sum()
    }

    /// What items promise and threaten.
    fn items(&self, seat: Seat, player: &Player) -> i32 {
        let scores = &self.game.content.scores;
        let borne =
            |player: &Player| player.line.iter().fold(player.bag, |all, hero| all.or(hero.items));
        let here = borne(player);
        match self.game.options.items {
            Items::None => 0,
            Items::Basic => i32::from(here.len()) * 20,
            Items::Advanced => {
                let each = 100 * i32::from(scores.item_advanced);
                let own = crate::ids::Tokens::of(State::colour(seat));
                let others = self.state.seats().filter(|&other| other != seat);
                let abroad: i32 = others
                    .map(|other| borne(self.state.player(other)).and(own))
                    .map(|out| {
                        let used = i32::from(out.and(self.state.used).len());
                        used * each + (i32::from(out.len()) - used) * each / 3
                    })
                    .sum();
                i32::from(player.trophies.len()) * each + abroad - i32::from(here.len()) * 50
            }
        }
    }

    /// What taxes and pay will take, in hundredths of a piece.
    fn due(&self, seat: Seat, player: &Player) -> Due {
        let mut due =
            Due { letters: -100 * i32::from(self.game.content.scores.letter), ..Due::default() };
        let weight = |tile: Tile| clock::likely(self.state, seat, tile);
        let tax = i32::from(player.tiles().len().div_ceil(2));
        due.gold += tax * weight(Tile::Taxes);
        let pay = weight(Tile::PayDay);
        for &monster in Monster::ALL {
            let count = i32::from(player.units(monster));
            let cost = self.game.content.monster(monster).cost;
            due.gold += count * i32::from(cost.gold) * pay;
            due.food += count * i32::from(cost.food) * pay;
            due.evil += count * i32::from(cost.evil) * pay * 25 / 100;
        }
        due
    }
}

#[derive(Default)]
struct Due {
    gold: i32,
    food: i32,
    /// In hundredths of a point.
    evil: i32,
    /// Points for a missing gold piece.
    letters: i32,
}

/// So many hundredths of a thing; what is plenty is worth half.
fn plenty(hundredths: i32, each: i32) -> i32 {
    let much = hundredths.min(PLENTY * 100);
    (much + (hundredths - much) / 2) * each / 100
}

/// Hands that a room needs, and what an activation is worth.
fn yields(game: &DungeonLords, room: Room, left: usize) -> Option<(i32, i32)> {
    let RoomEffect::Produce { imps, cost, word } = game.content.room(room).effect else {
        return None;
    };
    let worth = |resource: Resource| match resource {
        Resource::Gold => GOLD[left],
        Resource::Food => FOOD[left],
        Resource::Imp => IMP[left],
        Resource::Trap => 60,
        Resource::Evil => 40,
        Resource::Monster => 100,
    };
    let gain = match word {
        Word::Gain(resource, amount) | Word::Lose(resource, amount) => {
            worth(resource) * i32::from(amount)
        }
        Word::Draw(count) => worth(Resource::Trap) * i32::from(count),
        Word::GainTunnel(count) => (TUNNEL[left] + 10) * i32::from(count),
        _ => 0,
    };
    let price: i32 = Resource::ALL.iter().map(|&one| worth(one) * i32::from(cost.get(one))).sum();
    Some((imps.into(), gain - price)).filter(|(_, gain)| *gain > 0)
}

/// Points that are there already.
fn sure(game: &DungeonLords, player: &Player) -> i32 {
    let scores = &game.content.scores;
    let paladins = Who::all_in(player.prison).filter(|who| who.is_paladin()).count();
    let prisoners = Who::all_in(player.prison).count() - paladins;
    let many = |count: usize, each: i8| i32::try_from(count).unwrap_or(0) * i32::from(each);
    let room = |room: Room, each: i8| match &game.content.room(room).effect {
        RoomEffect::Score { kinds } if player.has_room(room) => {
            many(kinds.iter().map(|kind| usize::from(player.units(*kind))).sum(), each)
        }
        _ => 0,
    };
    let martial = player.rooms.iter().filter(|built| siege::is_martial(game, built.room)).count();
    let points = many(player.all_units().into(), scores.monster)
        + many(player.rooms.len(), scores.room)
        + many(prisoners, scores.prisoner)
        + many(paladins, scores.paladin)
        + many(player.conquered.len().into(), scores.conquered)
        + many(player.letters.into(), scores.letter)
        + room(Room::Cafeteria, scores.cafeteria)
        + room(Room::Chapel, scores.chapel)
        + room(Room::Pandemonium, scores.pandemonium);
    let captured = if game.options.items == Items::Basic { player.captured.len() } else { 0 };
    100 * (points + many(captured.into(), scores.item_basic)) + many(martial, 40)
}
