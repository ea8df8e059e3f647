//! Making tables.

use std::sync::Arc;

use cabinet::Voice;
use kernel::Pack;
use minds::Level;
use protocol::{Clock, NewSeat, NewTable, SeatKind, Status};
use serde_json::{Map, Value};

use crate::config::NAME_LIMIT;
use crate::error::Failure;
use crate::fair;
use crate::names;
use crate::random;
use crate::state::{App, count};
use crate::store::{Card, Entry, Household, Key, Made, Place, Row, StoreError, Write, first_link};
use crate::words::Language;

/// A table that was made, with the secrets of its maker's seats.
pub(crate) struct Maker {
    /// Its id.
    pub(crate) table: String,
    /// What was promised about its dice.
    pub(crate) commitment: String,
    /// Seats with their secrets.
    pub(crate) seats: Vec<(u8, String)>,
}

/// Makes the table that a client asks for.
pub(crate) async fn make(
    app: &Arc<App>,
    wanted: NewTable,
    household: Household,
    language: Language,
) -> Result<Maker, Failure> {
    let entry = app.games.find(&wanted.game)?;
    let places = wanted.seats.into_iter().map(place).collect::<Result<Vec<_>, _>>()?;
    let (mine, places): (Vec<bool>, Vec<Place>) = places.into_iter().unzip();
    for (at, place) in places.iter().enumerate().filter(|(_, place)| !place.name.is_empty()) {
        names::free(&place.name, places[..at].iter().map(|earlier| earlier.name.as_str()))?;
    }
    places.iter().try_for_each(|place| app.may_be_called(&place.name))?;
    check_clock(wanted.clock)?;
    let (min, max) = entry.info().seats;
    if !(usize::from(min)..=usize::from(max)).contains(&places.len()) {
        return Err(Failure::SeatCount { seats: places.len(), min, max });
    }
    let options = with_seats(wanted.options, places.len());
    let voice = Voice::new(&entry.info(), language.tag(), &[])
        .map_err(|error| Failure::Speechless(error.to_string()))?;
    let pack = wanted.content.clone().map(Pack);
    let check = move || {
        let setup = entry.setup(&options, pack.as_ref(), &voice);
        setup.map_err(|refusal| Failure::Refused("setup", refusal))
    };
    let setup = app.gate.question(check).await?;
    if usize::from(setup.seats) != places.len() {
        return Err(Failure::SeatMismatch { options: setup.seats, seats: places.len() });
    }
    let makers = (0u8..).zip(&mine).filter(|&(_, mine)| *mine).map(|(seat, _)| seat).collect();
    let made = Made {
        game: entry.info().slug.to_owned(),
        options: setup.options,
        places,
        public: wanted.public,
        dice: wanted.dice,
        clock: wanted.clock,
        takeover: wanted.takeover,
        hints: wanted.hints,
        content: wanted.content,
        makers,
        commitment: String::new(),
    };
    let mine = (0u8..).zip(mine).filter(|&(_, mine)| mine);
    let secrets: Vec<(u8, String)> = mine.map(|(seat, _)| (seat, random::secret())).collect();
    let (table, commitment) = store(app, made, Some(household), &secrets).await?;
    Ok(Maker { table, commitment, seats: secrets })
}

/// Stores a new table and gives its id and what was promised.
pub(super) async fn store(
    app: &Arc<App>,
    mut made: Made,
    household: Option<Household>,
    secrets: &[(u8, String)],
) -> Result<(String, String), Failure> {
    let id = random::id();
    let secret = random::bytes::<32>();
    made.commitment = fair::commitment(&secret, &id);
    let commitment = made.commitment.clone();
    let at_ms = app.time.now_ms();
    let card = Card {
        id: id.clone(),
        game: made.game.clone(),
        public: made.public,
        status: Status::Gathering,
        names: made.places.iter().map(Place::listed).collect(),
        created_ms: at_ms,
        duty: made.duty(&made.places),
        household,
    };
    let is_public = made.public;
    let row = Row::after(&first_link(&id), 1, at_ms, &Entry::Made(Box::new(made)));
    let keys = secrets.iter().map(|(seat, secret)| Key { seat: *seat, hash: hash(secret) });
    let write = Write::Create {
        card,
        secret,
        row,
        keys: keys.collect(),
        waiting: app.config.waiting.filter(|_| is_public),
        unfinished: app.config.unfinished,
        seen: app.time.up_ms(),
    };
    written(app.store.write(write)).await?;
    count(&app.metrics.created);
    Ok((id, commitment))
}

/// Waits until a write is durable.
pub(crate) async fn written(answer: crate::store::Written) -> Result<(), StoreError> {
    answer.await.unwrap_or_else(|_| Err(StoreError::Failed("the store has ended".to_owned())))
}

/// What is kept of a secret.
pub(crate) fn hash(secret: &str) -> [u8; 32] {
    *kernel::Digest::of_all(&[b"pandemonium/seat/1\0", secret.as_bytes()]).bytes()
}

/// Whether the maker sits there, and who does.
fn place(seat: NewSeat) -> Result<(bool, Place), Failure> {
    Ok(match seat {
        NewSeat::Me { name: text } => {
            (true, Place { name: names::name(&text)?, who: SeatKind::Human })
        }
        NewSeat::Open => (false, Place { name: String::new(), who: SeatKind::Open }),
        NewSeat::Bot { level } => (false, program(level)?),
    })
}

/// The place of a program.
pub(super) fn program(level: String) -> Result<Place, Failure> {
    let built = level.parse().is_ok_and(|level: Level| Level::BUILT.contains(&level));
    if !built {
        return Err(Failure::NoLevel(level.chars().take(NAME_LIMIT).collect()));
    }
    Ok(Place { name: String::new(), who: SeatKind::Bot { level } })
}

/// The options with the number of seats, unless they name one themselves.
fn with_seats(options: Value, seats: usize) -> Value {
    match options {
        Value::Null => Value::Object(Map::from_iter([("seats".to_owned(), seats.into())])),
        Value::Object(mut fields) => {
            fields.entry("seats").or_insert_with(|| seats.into());
            Value::Object(fields)
        }
        other => other,
    }
}

fn check_clock(clock: Clock) -> Result<(), Failure> {
    let fine = match clock {
        Clock::None => true,
        Clock::Live { seconds, increment } => (1..=604_800).contains(&seconds) && increment <= 600,
        Clock::Turn { hours } => (1..=720).contains(&hours),
    };
    if fine { Ok(()) } else { Err(Failure::Clock) }
}
