//! The end: §DL-109 titles, points, §MI-45 licence, and who wins.

use kernel::{Cx, Outcome, Seat, Standing, rule};

use crate::DungeonLords;
use crate::content::RoomEffect;
use crate::event::Event;
use crate::ids::{Room, Title, Who};
use crate::options::Items;
use crate::state::{Player, State};

/// One line of the score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// What is counted.
    pub id: &'static str,
    /// How many.
    pub count: i16,
    /// Points for all of them.
    pub points: i16,
}

/// The score of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    /// Titles, and whether they are held alone.
    pub titles: Vec<(Title, i16, bool)>,
    /// The lines of the score, those without points left out.
    pub lines: Vec<Line>,
    /// Points in all, used items included.
    pub total: i16,
    /// §MI-45 Whether the lord is licensed.
    pub licensed: bool,
}

/// What a title counts.
pub(crate) fn measure(game: &DungeonLords, player: &Player, title: Title) -> i16 {
    let halls = if game.options.conquered_rooms_count {
        player.room_cells()
    } else {
        player.room_cells().less(player.conquered)
    };
    let tunnels = if game.options.conquered_rooms_count {
        player.tunnels
    } else {
        player.tunnels.less(player.conquered)
    };
    match title {
        Title::DarkDeeds => player.evil.into(),
        Title::Halls => halls.len().into(),
        Title::Tunnels => tunnels.len().into(),
        Title::Monsters => player.all_units().into(),
        // §DL-42 Troll tokens are no imps.
        Title::Imps => i16::from(player.imps) + i16::from(player.busy),
        Title::Riches => i16::from(player.gold) + i16::from(player.food),
        Title::Battle => player.standing_tiles().len().into(),
    }
}

/// §DL-109 Who holds a title, and with what; nobody else than players can.
pub(crate) fn holders(game: &DungeonLords, state: &State, title: Title) -> (Vec<Seat>, i16) {
    let value = |seat: Seat| measure(game, state.player(seat), title);
    let best = state.seats().map(value).max().unwrap_or(0);
    let needs_one = game.content.scores.titles[title.index()].needs_one;
    if needs_one && best <= 0 {
        return (Vec::new(), best);
    }
    (state.seats().filter(|&seat| value(seat) == best).collect(), best)
}

/// The score of every seat.
pub fn sheets(game: &DungeonLords, state: &State) -> Vec<Sheet> {
    let mut sheets: Vec<Sheet> = state.seats().map(|_| Sheet::default()).collect();
    for &title in Title::ALL {
        let (seats, value) = holders(game, state, title);
        for seat in &seats {
            sheets[seat.index()].titles.push((title, value, seats.len() == 1));
        }
    }
    for (seat, sheet) in state.seats().zip(&mut sheets) {
        fill(game, state, seat, sheet);
    }
    sheets
}

/// All lines but used items, then the licence, then the items.
fn fill(game: &DungeonLords, state: &State, seat: Seat, sheet: &mut Sheet) {
    let scores = &game.content.scores;
    let player = state.player(seat);
    let prisoners = Who::all_in(player.prison);
    let paladins = prisoners.filter(|who| who.is_paladin()).count();
    let prisoners = Who::all_in(player.prison).count() - paladins;
    let rooms = if game.options.conquered_rooms_count {
        player.room_cells()
    } else {
        player.room_cells().less(player.conquered)
    };
    let sole = sheet.titles.iter().filter(|(_, _, alone)| *alone).count();
    let shared = sheet.titles.len() - sole;
    let in_room = |room: Room| match &game.content.room(room).effect {
        // §DL-99 A conquered room gives nothing.
        RoomEffect::Score { kinds } if player.has_room(room) => {
            kinds.iter().map(|kind| usize::from(player.units(*kind))).sum()
        }
        _ => 0,
    };
    let famous = player.has_room(Room::HallOfFame);
    let fame = |count: usize| if famous { count } else { 0 };
    // §MI-26 Captured items count with the prisoners.
    let captured = if game.options.items == Items::Basic { player.captured.len() } else { 0 };
    let lines = [
        ("monster", player.all_units().into(), scores.monster),
        ("room", rooms.len().into(), scores.room),
        ("prisoner", prisoners, scores.prisoner),
        ("paladin", paladins, scores.paladin),
        ("item-basic", captured.into(), scores.item_basic),
        ("conquered-tile", player.conquered.len().into(), scores.conquered),
        ("letter", player.letters.into(), scores.letter),
        ("cafeteria", in_room(Room::Cafeteria), scores.cafeteria),
        ("chapel", in_room(Room::Chapel), scores.chapel),
        ("pandemonium", in_room(Room::Pandemonium), scores.pandemonium),
        ("hall-of-fame-shared", fame(shared), scores.fame_shared),
        ("hall-of-fame-sole", fame(sole), scores.fame_sole),
        ("title-sole", sole, scores.title_sole),
        ("title-shared", shared, scores.title_shared),
    ];
    for (id, count, each) in lines {
        add(sheet, id, count, each);
    }
    sheet.licensed = sheet.total > i16::from(scores.licence);
    // §MI-45 Used items count only for those who are licensed without them.
    if sheet.licensed && game.options.items == Items::Advanced {
        add(sheet, "item-advanced", player.trophies.len().into(), scores.item_advanced);
    }
}

fn add(sheet: &mut Sheet, id: &'static str, count: usize, each: i8) {
    let count = i16::try_from(count).unwrap_or(i16::MAX);
    if count > 0 {
        let points = count.saturating_mul(each.into());
        sheet.lines.push(Line { id, count, points });
        sheet.total = sheet.total.saturating_add(points);
    }
}

/// The game ends.
pub(crate) fn finish(game: &DungeonLords, state: &mut State, cx: &mut Cx<'_, Event>) {
    state.over = true;
    // What was hidden to the end is open now.
    cx.reveal();
    let sheets = sheets(game, state);
    for (seat, sheet) in state.seats().zip(&sheets) {
        for &(title, value, alone) in &sheet.titles {
            let shared = if alone { "no" } else { "yes" };
            cx.tell(|| Event::TitleWon { seat, title, value, shared });
        }
        for line in &sheet.lines {
            let &Line { id, count, points } = line;
            cx.tell(|| Event::Scored { seat, line: id, count, points });
        }
        let points = sheet.total;
        if sheet.licensed {
            cx.tell(|| Event::Licensed { seat, points });
        } else {
            cx.tell(|| Event::Failed { seat, points });
        }
    }
    let outcome = outcome(game, state);
    for (seat, standing) in state.seats().zip(outcome.seats) {
        if standing.won {
            let points = sheets[seat.index()].total;
            cx.tell(|| Event::Won { seat, points });
        }
    }
}

/// Highest total of those licensed; equal totals share the win; without a licence nobody wins.
pub(crate) fn outcome(game: &DungeonLords, state: &State) -> Outcome {
    let sheets = sheets(game, state);
    let rank = |sheet: &Sheet| (sheet.licensed, sheet.total);
    let standing = |sheet: &Sheet| {
        let better = sheets.iter().filter(|other| rank(other) > rank(sheet)).count();
        Standing {
            place: u8::try_from(better).expect("at most four seats"),
            won: sheet.licensed && better == 0,
            score: sheet.total.into(),
        }
    };
    Outcome { seats: sheets.iter().map(standing).collect(), rule: rule!("DL-1") }
}
