//! §DL-39 to §DL-43, §DL-60 Production.

use kernel::{Ask, Seat, Topic, topics};

use crate::action::Action;
use crate::content::{Cost, RoomEffect, Word};
use crate::event::Event;
use crate::ids::{Monster, Room};
use crate::illegal::Illegal;
use crate::rules::{actions, ledger};
use crate::state::{Player, State};
use crate::step::{self, Step};
use crate::{At, DungeonLords, Found, Play};

/// §DL-39 Rooms that can be activated; and nothing more.
impl Ask<DungeonLords> for step::Produce {
    const TOPICS: &'static [Topic] = topics!["produce" => "DL-39"];

    fn whom(&self, At { state, .. }: At<'_>) -> Option<Seat> {
        state.in_turn(self.turn)
    }

    fn offer(&self, At { game, state }: At<'_>, seat: Seat, found: &mut Found<'_>) {
        for &room in Room::ALL {
            if check(game, state, seat, room).is_ok() {
                found(Action::Activate { room });
            }
        }
        found(Action::Done {});
    }

    /// One activation, or the end of this seat's production.
    fn answer(self, Play { game, state, cx }: Play<'_, '_>, seat: Seat, action: &Action) {
        let Action::Activate { room } = *action else {
            let next = match state.in_turn(self.turn + 1) {
                Some(_) => Step::Produce { turn: self.turn + 1 },
                None => Step::Rotate { turn: 0 },
            };
            state.agenda.first([next]);
            return;
        };
        state.agenda.first([self.into()]);
        let Some((imps, cost, word)) = recipe(game, room) else { return };
        // §DL-42 Troll tokens are good for nothing else, so that they work first.
        let trolls = free_trolls(game, state.player(seat)).min(imps);
        let player = state.player_mut(seat);
        player.busy_trolls += trolls;
        player.imps -= imps - trolls;
        player.busy += imps - trolls;
        for built in &mut player.rooms {
            built.uses += u8::from(built.room == room);
        }
        cx.tell(|| Event::Activated { seat, room, imps: imps - trolls, trolls });
        ledger::pay(game, state, seat, cost, None, cx);
        match word {
            // §DL-41 A new imp is at hand at once.
            Word::Gain(resource, amount) => ledger::gain(game, state, seat, resource, amount, cx),
            Word::Lose(resource, amount) => ledger::lose(game, state, seat, resource, amount, cx),
            Word::Draw(count) => {
                ledger::draw(state, seat, count, cx);
            }
            // §DL-43
            Word::GainTunnel(count) => {
                state.agenda.first([Step::Tunnel { seat, left: count, imps: false }]);
            }
            _ => {}
        }
    }

    fn why_not(&self, At { game, state }: At<'_>, seat: Seat, action: &Action) -> Option<Illegal> {
        match *action {
            Action::Activate { room } => check(game, state, seat, room).err(),
            _ => None,
        }
    }
}

/// §DL-42 Troll tokens that are free.
pub(crate) fn free_trolls(game: &DungeonLords, player: &Player) -> u8 {
    let tokens = Monster::ALL.iter().fold(0u8, |sum, &monster| {
        let each = game.content.monster(monster).tokens;
        sum.saturating_add(each.saturating_mul(player.units(monster)))
    });
    tokens.saturating_sub(player.busy_trolls)
}

/// What a production room takes and gives.
fn recipe(game: &DungeonLords, room: Room) -> Option<(u8, Cost, Word)> {
    match game.content.room(room).effect {
        RoomEffect::Produce { imps, cost, word } => Some((imps, cost, word)),
        _ => None,
    }
}

/// §DL-39 §DL-40 Whether a room can be activated, and if not, why.
fn check(game: &DungeonLords, state: &State, seat: Seat, room: Room) -> Result<(), Illegal> {
    let player = state.player(seat);
    let recipe = recipe(game, room);
    let built = player.rooms.iter().find(|built| built.room == room);
    let (Some((imps, cost, word)), Some(built)) = (recipe, built) else {
        return Err(Illegal::NoSuchRoom { room });
    };
    // §DL-99
    if player.conquered.contains(built.cell) {
        return Err(Illegal::RoomConquered { room, cell: built.cell });
    }
    // §DL-40 Once in the first year, twice in the second.
    if built.uses >= state.year {
        return Err(Illegal::RoomSpent { room, times: built.uses });
    }
    let have = player.imps.saturating_add(free_trolls(game, player));
    if have < imps {
        return Err(Illegal::TooFewImps { have, need: imps });
    }
    ledger::check(game, state, seat, cost)?;
    if matches!(word, Word::GainTunnel(_)) && actions::legal_cells(player).is_empty() {
        return Err(Illegal::NoCell {});
    }
    Ok(())
}
