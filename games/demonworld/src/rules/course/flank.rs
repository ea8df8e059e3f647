//! §DW-3 §PR-13 §PR-135 Flank marches: who is sent, when a section arrives, how it enters.

use kernel::{Cx, Sealed, Seat, Seats, Topic, Why, rule, topics};

use super::{deployment, scouting};
use crate::action::Action;
use crate::event::Event;
use crate::ids::{CardKind, Order};
use crate::illegal::Illegal;
use crate::rules::ground::flanks;
use crate::rules::refusals;
use crate::state::{SEATS, Section, State, TroopId, Whereabouts};
use crate::step;
use crate::{At, Demonworld, Found, Play};

static ARRIVAL: Why = Why { code: "arrival", rule: rule!("DW-3") };

/// §PR-135 What a die must show in the second, the third and later turns.
const NEEDED: [u8; 3] = [5, 4, 3];

/// §PR-13 The share of the points that may go.
const SHARE: u32 = 3;

/// §FR-161 What a troop costs, items included.
fn price(game: &Demonworld, state: &State, troop: TroopId) -> u32 {
    let one = state.troop(troop);
    let items = game.content().items.iter().enumerate();
    let items = items.filter(|(index, _)| one.items >> index & 1 == 1);
    let items: u32 = items.map(|(_, item)| u32::from(item.points)).sum();
    u32::from(game.card(one.card).points) + items
}

/// §PR-13 §PR-135 Whether a card may be sent beside those that are away: no gun, and a third of the
/// points at most.
pub(crate) fn check_send(game: &Demonworld, state: &State, troop: TroopId) -> Result<(), Illegal> {
    let gone = state.own(state.troop(troop).seat);
    let gone = gone.filter(|&one| flanks::is_away(state, one) && one != troop);
    check_beside(game, state, troop, gone.map(|one| price(game, state, one)).sum())
}

/// Whether a card may be sent beside cards of so many points.
fn check_beside(
    game: &Demonworld,
    state: &State,
    troop: TroopId,
    gone: u32,
) -> Result<(), Illegal> {
    let seat = state.troop(troop).seat;
    if !game.chapters().flank_march {
        return Err(Illegal::NoFlankMarch {});
    }
    if game.card_of(state, troop).kind == CardKind::Artillery {
        return Err(Illegal::GunsStay { troop });
    }
    let all: u32 = state.own(seat).map(|one| price(game, state, one)).sum();
    let points = u16::try_from(gone + price(game, state, troop)).unwrap_or(u16::MAX);
    let most = u16::try_from(all / SHARE).unwrap_or(u16::MAX);
    if points > most { Err(Illegal::TooManySent { points, most }) } else { Ok(()) }
}

/// The cards of a seat that are asked about: all that might go alone. Which they are depends on no
/// answer, or the number of answers would tell how many points are away.
fn asked<'a>(
    game: &'a Demonworld,
    state: &'a State,
    seat: Seat,
) -> impl Iterator<Item = TroopId> + 'a {
    let alone = move |troop: &TroopId| check_beside(game, state, *troop, 0).is_ok();
    deployment::cards(game, state, seat).filter(alone)
}

/// How many cards of a seat are asked about.
pub(crate) fn questions(game: &Demonworld, state: &State, seat: Seat) -> u8 {
    u8::try_from(asked(game, state, seat).count()).unwrap_or(u8::MAX)
}

/// The card of a seat that is asked about next.
pub(crate) fn ask(game: &Demonworld, state: &State, seat: Seat) -> Option<TroopId> {
    asked(game, state, seat).nth(state.player(seat).stage.into())
}

/// §PR-133 Whether the others find room in their zone when a card is away. Room is sought card by
/// card, so it is not sure that fewer cards find it where more did.
fn leaves_room(game: &Demonworld, state: &State, troop: TroopId) -> bool {
    let mut without = state.clone();
    without.troop_mut(troop).place = Whereabouts::West;
    deployment::fits(game, &without, state.troop(troop).seat)
}

/// §PR-135 West, east or neither for the card at hand.
impl Sealed<Demonworld> for step::Send {
    const TOPICS: &'static [Topic] = topics!["send" => "PR-135"];

    fn whom(&self, At { game, state }: At<'_>) -> Seats {
        SEATS.into_iter().filter(|&seat| ask(game, state, seat).is_some()).collect()
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        let Some(troop) = ask(game, state, seat) else { return };
        if check_send(game, state, troop).is_ok() && leaves_room(game, state, troop) {
            found(Action::West {});
            found(Action::East {});
        }
        found(Action::Decline {});
    }

    fn note(&mut self, game: &Demonworld, state: &mut State, seat: Seat, action: &Action) {
        if let Some(troop) = ask(game, state, seat) {
            state.troop_mut(troop).place = match *action {
                Action::West {} => Whereabouts::West,
                Action::East {} => Whereabouts::East,
                _ => Whereabouts::Reserve,
            };
        }
        state.player_mut(seat).stage += 1;
    }

    fn forget(&self, _: &Demonworld, state: &mut State, seat: Seat) {
        let troops: Vec<TroopId> = state.own(seat).collect();
        for troop in troops {
            state.troop_mut(troop).place = Whereabouts::Reserve;
        }
        state.player_mut(seat).stage = 0;
    }

    fn done(&self, _: At<'_>, seat: Seat, cx: &mut Cx<'_, Event>) {
        cx.tell(|| Event::SectionsSealed { seat });
    }

    /// §PR-134 §PR-135 All sections are told, and deployment begins. Who deploys in the open shows who is
    /// away, though not where; all else stays secret.
    fn close(self, Play { state, cx, .. }: Play<'_, '_>) {
        if state.openly.is_some() {
            cx.reveal();
        }
        for player in &mut state.players {
            player.stage = 0;
        }
        scouting::array(state);
    }

    fn why_not(&self, at: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        let At { game, state } = at;
        refusals::reason(at.state, *action, || match (ask(game, state, seat), *action) {
            (Some(troop), Action::West {} | Action::East {}) => check_send(game, state, troop),
            (Some(troop), _) => Err(Illegal::AskedFirst { troop, step: "send" }),
            _ => Ok(()),
        })
    }
}

/// Notes which sections there are when everybody has deployed.
pub(crate) fn set_out(state: &mut State) {
    for seat in SEATS {
        let section = |edge| {
            let any = state.own(seat).any(|troop| state.troop(troop).place == edge);
            if any { Section::Marching } else { Section::None }
        };
        let flank = flanks::EDGES.map(section);
        state.player_mut(seat).flank = flank;
    }
}

/// §DW-3 §PR-135 From the second turn on every section is tested, west before east.
pub(crate) fn arrive(_: step::Arrivals, Play { game, state, cx }: Play<'_, '_>) {
    if !game.chapters().flank_march || state.turn < 2 {
        return;
    }
    if state.ids().any(|troop| flanks::is_away(state, troop)) {
        cx.reveal();
    }
    let needed = NEEDED[usize::from(state.turn - 2).min(2)];
    let factors = SEATS.map(|seat| scouting::factor(game, seat));
    for (edge, &place) in flanks::EDGES.iter().enumerate() {
        let mut totals = [None, None];
        for seat in SEATS {
            let better = factors[seat.index()] > factors[1 - seat.index()];
            totals[seat.index()] = match state.player(seat).flank[edge] {
                // §PR-135 Who was held up follows without a roll.
                Section::Due => Some(u8::MAX),
                Section::Marching => {
                    let die = u8::try_from(cx.die(6, &ARRIVAL)).expect("a die");
                    let total = die + u8::from(better);
                    if total < needed {
                        cx.tell(|| Event::Delayed { seat, edge: flanks::word(place), die });
                    }
                    Some(total).filter(|&total| total >= needed)
                }
                Section::None | Section::Here => None,
            };
        }
        for seat in SEATS {
            let (own, other) = (totals[seat.index()], totals[1 - seat.index()]);
            let Some(total) = own else { continue };
            let section = match other {
                Some(other) if other > total => Section::Due,
                Some(other) if other == total => Section::Marching,
                _ => Section::Here,
            };
            state.player_mut(seat).flank[edge] = section;
            if section == Section::Here {
                cx.tell(|| Event::Arrived { seat, edge: flanks::word(place) });
            } else {
                cx.tell(|| Event::HeldUp { seat, edge: flanks::word(place) });
            }
        }
    }
}

/// §PR-135 Orders of those who have just arrived.
pub(crate) fn may_have(order: Order) -> bool {
    matches!(order, Order::Move | Order::Skirmish)
}
