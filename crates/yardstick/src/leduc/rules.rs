//! The rules in the order of their paragraphs.

use kernel::chance::{Chance, Ways};
use kernel::{Cx, Outcome, Reason, Seat, Seats, Turn, Veiled, Why, rule};

use super::card::left;
use super::state::{MOST_RAISES, Standing};
use super::{BOTH, Bet, Event, Illegal, Rank, State};

/// §LP-2 Everybody gets a card.
static DEAL: Why = Why { code: "deal", rule: rule!("LP-2") };
/// §LP-4 A card is turned up.
static TURN_UP: Why = Why { code: "turn-up", rule: rule!("LP-4") };

/// §LP-2 One card each, which nobody else sees.
pub(crate) fn deal(cx: &mut Cx<'_, Event>) -> State {
    let mut draw = |gone: &[Rank], seat: Seat| {
        let eyes = Seats::one(seat);
        let rank = Rank::ALL[cx.weighted(&left(gone.iter().copied()), &DEAL, eyes)];
        cx.tell(|| Event::Dealt { seat, card: Veiled::new(eyes, rank) });
        rank
    };
    let first = draw(&[], Seat(0));
    let second = draw(&[first], Seat(1));
    State { cards: [first, second], public: None, bets: [0; 8] }
}

/// §LP-3 Whose turn it is; §LP-5 and §LP-6 how the game ended.
pub(crate) fn turn(state: &State) -> Turn {
    let standing = state.standing();
    match standing.turn {
        Some(seat) => Turn::To(Seats::one(seat)),
        None => Turn::Over(outcome(state, standing)),
    }
}

/// §LP-5 Who gets the pot at the showdown or after a fold; nobody if it is shared.
pub(crate) fn winner(state: &State, standing: &Standing) -> Option<Seat> {
    if let Some(folded) = standing.folded {
        return Some(Seat(1 - folded.0));
    }
    let strength = |seat: usize| (Some(state.cards[seat]) == state.public, state.cards[seat]);
    match strength(0).cmp(&strength(1)) {
        std::cmp::Ordering::Less => Some(Seat(1)),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(Seat(0)),
    }
}

/// §LP-6 The score is what a seat has won or lost.
fn outcome(state: &State, standing: Standing) -> Outcome {
    let winner = winner(state, &standing);
    let rule = if standing.folded.is_some() { rule!("LP-3") } else { rule!("LP-5") };
    let seat = |number: u8| {
        let won = winner == Some(Seat(number));
        let score = match winner {
            None => 0,
            Some(_) if won => i32::from(standing.chips[1 - usize::from(number)]),
            Some(_) => -i32::from(standing.chips[usize::from(number)]),
        };
        kernel::Standing { place: u8::from(winner.is_some() && !won), won, score }
    };
    Outcome { seats: vec![seat(0), seat(1)], rule }
}

/// §LP-3 Yes, or why not.
pub(crate) fn check(state: &State, seat: Seat, bet: Bet) -> Result<(), Illegal> {
    let standing = state.standing();
    match (standing.turn, bet) {
        (None, _) => Err(Illegal::GameOver),
        (Some(turn), _) if turn != seat => Err(Illegal::NotYourTurn { turn }),
        (_, Bet::Fold) if standing.missing(seat) == 0 => Err(Illegal::NothingToPay),
        (_, Bet::Raise) if standing.raises == MOST_RAISES => {
            Err(Illegal::NoMoreRaises { limit: MOST_RAISES })
        }
        _ => Ok(()),
    }
}

/// §LP-3 A bet; §LP-4 the card that is turned up after the first round; §LP-5 the showdown.
pub(crate) fn play(state: &mut State, seat: Seat, bet: Bet, cx: &mut Cx<'_, Event>) {
    let before = state.standing();
    state.push(bet);
    let after = state.standing();
    let chips = after.chips[seat.index()];
    cx.tell(|| match bet {
        Bet::Fold => Event::Folded { seat },
        Bet::Call => Event::Called { seat, chips },
        Bet::Raise => Event::Raised { seat, chips },
    });
    if before.round == 0 && after.round == 1 {
        let rank = Rank::ALL[cx.weighted(&left(state.cards), &TURN_UP, Seats::ALL)];
        state.public = Some(rank);
        cx.tell(|| Event::TurnedUp { card: rank });
    }
    if after.turn.is_some() {
        return;
    }
    if after.folded.is_none() {
        cx.reveal();
        for other in BOTH.iter() {
            cx.tell(|| Event::Shown { seat: other, card: state.cards[other.index()] });
        }
    }
    let winner = winner(state, &after);
    cx.tell(|| match winner {
        Some(seat) => Event::Won { seat, chips: after.chips[1 - seat.index()] },
        None => Event::Shared,
    });
}

/// The other card is any that the seat does not see, each as likely.
pub(crate) fn imagine(state: &State, seat: Seat, chance: &mut dyn Chance) -> State {
    let other = Seat(1 - seat.0);
    let mut world = *state;
    if !state.eyes_on(other).contains(seat) {
        let seen = [Some(state.cards[seat.index()]), state.public];
        let weights = left(seen.into_iter().flatten());
        let index = chance.settle(Ways::Weighted(&weights), &DEAL, Seats::NONE);
        world.cards[other.index()] = Rank::ALL[index as usize];
    }
    world
}

/// Everything that cannot be true of a position.
pub(crate) fn unsound(state: &State) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let mut refuse = |at: &str, code, rule| reasons.push(Reason::new(at, code, Some(rule)));
    let all = state.cards.into_iter().chain(state.public);
    if Rank::ALL.iter().any(|rank| all.clone().filter(|one| one == rank).count() > 2) {
        refuse("cards", "too-many", rule!("LP-1"));
    }
    let mut replayed = State { bets: [0; 8], ..*state };
    for bet in state.bets() {
        let fits = replayed.standing().turn;
        if fits.is_none_or(|seat| check(&replayed, seat, bet).is_err()) {
            refuse("bets", "impossible", rule!("LP-3"));
            return reasons;
        }
        replayed.push(bet);
    }
    if replayed.bets != state.bets {
        refuse("bets", "gap", rule!("LP-3"));
    }
    if state.public.is_some() != (replayed.standing().round == 1) {
        refuse("public", "wrong-round", rule!("LP-4"));
    }
    reasons
}
