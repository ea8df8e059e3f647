//! §MI-1 to §MI-49 Magic items: sold or committed in secret, shown together, borne into battle.

use arrayvec::ArrayVec;
use kernel::{Cx, Sealed, Seat, Seats, Topic, Why, rule, topics};

use crate::action::Action;
use crate::content::bearer;
use crate::event::Event;
use crate::ids::{Colour, Item, Token, Tokens, Who};
use crate::illegal::Illegal;
use crate::options::Items;
use crate::state::State;
use crate::step;
use crate::{At, DungeonLords, Found, Play};

/// §MI-32 A token of a colour that nobody plays; identities are items.
static TOKEN: Why = Why { code: "token", rule: rule!("MI-32") };

/// To whom a token goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Recipient {
    /// The party in front of a seat's dungeon.
    Party(Seat),
    /// §MI-9 A board that nobody plays.
    Nobody,
}

/// §MI-4 §MI-7 For whom, and in which colour, each token of a seat has to be.
pub(crate) fn slots(state: &State, seat: Seat) -> ArrayVec<(Recipient, Colour), 4> {
    let own = State::colour(seat);
    let count = state.count();
    let managed = state.absent.iter().find(|absent| absent.manager == Some(seat));
    if let Some(managed) = managed {
        let rival = Recipient::Party(seat.next(count));
        return ArrayVec::from([
            (rival, own),
            (rival, managed.colour),
            (Recipient::Nobody, own),
            (Recipient::Nobody, managed.colour),
        ]);
    }
    let others = (1..count).map(|step| Seat((seat.0 + step) % count));
    others.map(|other| (Recipient::Party(other), own)).collect()
}

/// Whether this token can be given to the party at hand, and if not, why.
pub(crate) fn check_sell(state: &State, seat: Seat, item: Item) -> Result<(), Illegal> {
    let player = state.player(seat);
    let slots = slots(state, seat);
    let at = usize::from(player.stage);
    let Some(&(_, colour)) = slots.get(at) else {
        return Err(Illegal::WrongStep { step: "sell" });
    };
    let token = Token::new(colour, item);
    if !player.tokens.contains(token) {
        return Err(Illegal::TokenNotHeld { item });
    }
    if player.gifts.contains(&Some(token)) {
        return Err(Illegal::TokenGiven { item });
    }
    // §MI-5 With four players the blank is one of the three.
    let blank = Token::new(colour, Item::Blank);
    let due = state.count() == 4 && !player.gifts.contains(&Some(blank));
    if due && at + 1 == slots.len() && item != Item::Blank {
        return Err(Illegal::BlankDue {});
    }
    Ok(())
}

/// §MI-4 Tokens are put down, face down, one for each party.
impl Sealed<DungeonLords> for step::Sell {
    const TOPICS: &'static [Topic] = topics!["sell" => "MI-4"];

    /// Who has not finished giving and has something left to give.
    fn whom(&self, At { state, .. }: At<'_>) -> Seats {
        let owes = |seat: &Seat| usize::from(state.player(*seat).stage) < slots(state, *seat).len();
        let can =
            |seat: &Seat| Item::ALL.iter().any(|&item| check_sell(state, *seat, item).is_ok());
        state.seats().filter(|seat| owes(seat) && can(seat)).collect()
    }

    /// §MI-5 §MI-6 §MI-7 Tokens that can be given to the party at hand.
    fn offer(&self, At { state, .. }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        for &item in Item::ALL {
            if check_sell(state, seat, item).is_ok() {
                found(Action::Sell { item });
            }
        }
    }

    fn note(&mut self, _: &DungeonLords, state: &mut State, seat: Seat, action: &Action) {
        let Action::Sell { item } = *action else { return };
        let slots = slots(state, seat);
        let player = state.player_mut(seat);
        let at = usize::from(player.stage);
        if let Some((_, colour)) = slots.get(at) {
            player.gifts[at] = Some(Token::new(*colour, item));
            player.stage += 1;
        }
    }

    fn forget(&self, _: &DungeonLords, state: &mut State, seat: Seat) {
        let player = state.player_mut(seat);
        player.gifts = [None; 4];
        player.stage = 0;
    }

    fn done(&self, At { state, .. }: At<'_>, seat: Seat, cx: &mut Cx<'_, Event>) {
        // Nothing is told of a seat that ran out of tokens.
        if usize::from(state.player(seat).stage) == slots(state, seat).len() {
            cx.tell(|| Event::ItemSealed { seat });
        }
    }

    /// §MI-8 §MI-9 §MI-10 §MI-11 §MI-12 §MI-29 All tokens are turned up together.
    fn close(self, Play { state, cx, .. }: Play<'_, '_>) {
        cx.reveal();
        for seat in state.turn_order() {
            let slots = slots(state, seat);
            let gifts = std::mem::take(&mut state.player_mut(seat).gifts);
            state.player_mut(seat).stage = 0;
            for (token, (recipient, _)) in gifts.into_iter().flatten().zip(slots) {
                let (colour, item) = (token.colour(), token.item());
                match recipient {
                    Recipient::Party(to_seat) => {
                        cx.tell(|| Event::ItemGiven { seat, to_seat, colour, item });
                    }
                    Recipient::Nobody => cx.tell(|| Event::ItemToAbsent { seat, colour, item }),
                }
                // §MI-8 With four players the blank comes back.
                if item == Item::Blank && state.count() == 4 {
                    continue;
                }
                let player = state.player_mut(seat);
                player.tokens = player.tokens.without(token);
                match recipient {
                    Recipient::Party(to) if item != Item::Blank => {
                        let party = state.player_mut(to);
                        party.bag = party.bag.with(token);
                    }
                    _ => state.gone = state.gone.with(token),
                }
            }
        }
    }

    fn why_not(&self, At { state, .. }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Sell { item } => check_sell(state, seat, item).err(),
            _ => None,
        }
    }
}

/// §MI-13 §MI-14 §MI-15 §MI-16 Each kind goes to its class, from the rear; the rest stays in the bag.
pub(crate) fn distribute(game: &DungeonLords, state: &mut State, cx: &mut Cx<'_, Event>) {
    for seat in state.seats() {
        let bag = std::mem::take(&mut state.player_mut(seat).bag);
        for &item in Item::ALL {
            let tokens = bag.showing(item);
            let class = bearer(item);
            let fits = |who: Who| class.is_some() && game.content.hero(who).class == class;
            let line = &mut state.player_mut(seat).line;
            let rear_first: ArrayVec<usize, 6> =
                (0..line.len()).rev().filter(|&place| fits(line[place].who)).collect();
            for (number, token) in tokens.iter().enumerate() {
                let (colour, player) = (token.colour(), state.player_mut(seat));
                if rear_first.is_empty() {
                    player.bag = player.bag.with(token);
                    cx.tell(|| Event::ItemBagged { seat, colour, item });
                } else {
                    let hero = &mut player.line[rear_first[number % rear_first.len()]];
                    hero.items = hero.items.with(token);
                    let who = hero.who;
                    cx.tell(|| Event::ItemBorne { seat, who, colour, item });
                }
            }
        }
    }
}

/// §MI-33 to §MI-36 Committed tokens find their adventurers, one after the other.
pub(crate) fn place_tokens(game: &DungeonLords, state: &mut State, cx: &mut Cx<'_, Event>) {
    if game.options.items != Items::Advanced {
        return;
    }
    let mut place = 1;
    for seat in state.turn_order() {
        if let Some(token) = state.player_mut(seat).token.take() {
            cx.reveal();
            state.player_mut(seat).turned = Some(token);
            place_token(game, state, token, place, cx);
            place += 1;
        }
    }
    // §MI-32 A random token of each colour that nobody plays, drawn when it is turned up.
    for index in 0..state.absent.len() {
        let absent = &state.absent[index];
        let items: ArrayVec<Item, 5> = absent.tokens.iter().map(Token::item).collect();
        if !items.is_empty() {
            let item = cx.pick(&items, Item::number, &TOKEN, Seats::ALL);
            place_token(game, state, Token::new(state.absent[index].colour, item), place, cx);
            place += 1;
        }
    }
}

/// §MI-34 §MI-35 §MI-36 One token is turned up.
fn place_token(
    game: &DungeonLords,
    state: &mut State,
    token: Token,
    place: u8,
    cx: &mut Cx<'_, Event>,
) {
    let (colour, item) = (token.colour(), token.item());
    cx.tell(|| Event::TokenShown { colour, item, place });
    let class = bearer(item);
    let fits = |who: Who| class.is_some() && game.content.hero(who).class == class;
    // §MI-48 The first is the rightmost, the strongest, whatever lies above the token.
    let guest = state.row.iter_mut().rev().find(|guest| guest.item.is_none() && fits(guest.who));
    let Some(guest) = guest else {
        let why = if class.is_none() { "blank" } else { "nobody" };
        cx.tell(|| Event::TokenBack { colour, item, why });
        return;
    };
    guest.item = Some(token);
    let who = guest.who;
    cx.tell(|| Event::TokenPlaced { colour, item, who });
    match state.seat_of(colour) {
        Some(seat) => {
            let player = state.player_mut(seat);
            player.tokens = player.tokens.without(token);
        }
        None => {
            for absent in state.absent.iter_mut().filter(|absent| absent.colour == colour) {
                absent.tokens = absent.tokens.without(token);
            }
        }
    }
}

/// §MI-38 §MI-47 A token comes back and may be committed again.
pub(crate) fn give_back(
    state: &mut State,
    token: Token,
    why: &'static str,
    cx: &mut Cx<'_, Event>,
) {
    let (colour, item) = (token.colour(), token.item());
    cx.tell(|| Event::TokenBack { colour, item, why });
    match state.seat_of(colour) {
        Some(seat) => {
            let player = state.player_mut(seat);
            player.tokens = player.tokens.with(token);
        }
        None => {
            for absent in state.absent.iter_mut().filter(|absent| absent.colour == colour) {
                absent.tokens = absent.tokens.with(token);
            }
        }
    }
}

/// §MI-22 §MI-24 §MI-25 §MI-41 §MI-42 §MI-44 What becomes of the items of somebody who leaves the line of a seat.
pub(crate) fn settle(
    game: &DungeonLords,
    state: &mut State,
    (seat, beaten): (Seat, bool),
    tokens: Tokens,
    cx: &mut Cx<'_, Event>,
) {
    for token in tokens.iter() {
        let (colour, item) = (token.colour(), token.item());
        if game.options.items == Items::Basic {
            if beaten {
                let player = state.player_mut(seat);
                player.captured = player.captured.with(token);
                cx.tell(|| Event::ItemCaptured { seat, colour, item });
            } else {
                lose(state, token, cx);
            }
            continue;
        }
        // §MI-42 Nobody scores an item used against himself, nor one of a non-player.
        let sender = state.seat_of(colour).filter(|sender| *sender != seat);
        match sender.filter(|_| state.used.contains(token)) {
            Some(sender) => {
                let player = state.player_mut(sender);
                player.trophies = player.trophies.with(token);
                cx.tell(|| Event::ItemTrophy { seat: sender, colour, item });
            }
            None => lose(state, token, cx),
        }
    }
}

/// §MI-43 A token goes to the Distant Lands.
fn lose(state: &mut State, token: Token, cx: &mut Cx<'_, Event>) {
    state.gone = state.gone.with(token);
    cx.tell(|| Event::ItemGone { colour: token.colour(), item: token.item() });
}

/// §MI-40 §MI-57 §MI-58 Items of one kind were used, by this test: what was done with them, and what
/// would have been done without.
pub(crate) fn mark(
    game: &DungeonLords,
    state: &mut State,
    seat: Seat,
    tokens: Tokens,
    (with, without): (u8, u8),
    cx: &mut Cx<'_, Event>,
) {
    if game.options.items != Items::Advanced {
        return;
    }
    let fresh = tokens.less(state.used);
    state.used = state.used.or(fresh);
    for token in fresh.iter() {
        let (colour, item) = (token.colour(), token.item());
        cx.tell(|| Event::ItemUsed { seat, colour, item, with, without });
    }
}
