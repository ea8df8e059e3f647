//! The map and the treasure grid as text.

use kernel::{Arg, Words};

use crate::Demons;
use crate::content::Hex;
use crate::kinds::Terrain;
use crate::view::{self, TreasureView, View};

/// Letters that one column takes: terrain, who stands there, rivers to the right.
const WIDTH: usize = 3;

/// Room for the number of a row.
const MARGIN: usize = 3;

/// The map, two lines per row: the lower columns stand half a hex below their neighbours. Every
/// hex shows its terrain, then who or what is there, then the rivers of its right-hand sides; a
/// river of its lower side lies under it. Columns are numbered above, rows on the left.
pub(crate) fn map(game: &Demons, view: &View) -> Vec<String> {
    let map = &game.content.map;
    let (columns, rows) = map.size();
    let lines = usize::from(rows) * 2 + 2;
    let mut chart = vec![vec![' '; MARGIN + WIDTH * usize::from(columns)]; lines];
    for column in 1..=columns {
        write(&mut chart[0], left(column), &format!("{column:02}"));
    }
    for row in 1..=rows {
        for half in 0..2 {
            write(&mut chart[usize::from(row) * 2 - 1 + half], 0, &format!("{row:02}"));
        }
        for column in 1..=columns {
            let hex = map.find(column * 100 + row).expect("the hex is on the map");
            let (x, y) = (left(column), line(game, hex));
            chart[y][x] = ground(view::terrain(game, view, hex));
            chart[y][x + 1] = here(game, view, hex);
            let rivers = map.neighbours(hex).filter(|&(_, river)| river);
            let sides: Vec<(u16, usize)> =
                rivers.map(|(next, _)| (map.number(next) / 100, line(game, next))).collect();
            let up = sides.iter().any(|&(to, at)| to > column && at < y);
            let down = sides.iter().any(|&(to, at)| to > column && at > y);
            chart[y][x + 2] = match (up, down) {
                (true, true) => ':',
                (true, false) => '\'',
                (false, true) => ',',
                (false, false) => ' ',
            };
            if sides.iter().any(|&(to, at)| to == column && at > y) {
                write(&mut chart[y + 1], x, "--");
            }
        }
    }
    chart.iter().map(|line| line.iter().collect::<String>().trim_end().to_owned()).collect()
}

fn write(line: &mut [char], from: usize, text: &str) {
    line[from..].iter_mut().zip(text.chars()).for_each(|(place, letter)| *place = letter);
}

fn left(column: u16) -> usize {
    MARGIN + WIDTH * usize::from(column - 1)
}

/// The line of a hex: that of its row, or the one below if its column stands lower.
fn line(game: &Demons, hex: Hex) -> usize {
    let number = game.content.map.number(hex);
    let (column, row) = (number / 100, usize::from(number % 100));
    row * 2 - 1 + usize::from(is_low(game, column))
}

/// Whether a column stands half a hex below its left-hand or right-hand neighbours: its first hex
/// then touches two hexes of each.
fn is_low(game: &Demons, column: u16) -> bool {
    let map = &game.content.map;
    let at = |column: u16, row: u16| map.find(column * 100 + row);
    let beside = if column > 1 { column - 1 } else { column + 1 };
    match (at(column, 1), at(beside, 2)) {
        (Some(hex), Some(lower)) => map.touch(hex, lower),
        _ => false,
    }
}

fn ground(terrain: Terrain) -> char {
    match terrain {
        Terrain::Open => '.',
        Terrain::Forest => 'f',
        Terrain::Mountain => '^',
        Terrain::Town => 'o',
        Terrain::Lake => '~',
    }
}

/// A magician by his number, a unit, a treasure that nobody has taken.
fn here(game: &Demons, view: &View, hex: Hex) -> char {
    let number = game.number(hex);
    let free = |magician: &crate::view::MagicianView| {
        magician.status == "map" && magician.hex == Some(number)
    };
    if let Some(seat) = view.magicians.iter().position(free) {
        return char::from_digit(u32::try_from(seat).unwrap_or(0) + 1, 10).unwrap_or('1');
    }
    if view.mortals.iter().any(|mortal| mortal.hex == Some(number)) {
        return '*';
    }
    let lies = |treasure: &TreasureView| treasure.owner == "nobody" && treasure.hex == number;
    if view.treasures.iter().any(lies) { '$' } else { ' ' }
}

/// The grid of treasure boxes, one line for each first die: `?` not discovered, `$` discovered, a
/// digit for the magician who owns it, `h` in a hoard, `x` lost.
pub(crate) fn boxes(view: &View, words: &dyn Words) -> Vec<String> {
    let mark = |number: u8| {
        let found = view.treasures.iter().find(|treasure| treasure.treasure == number);
        match found.map(|treasure| (treasure.owner, treasure.owner_seat)) {
            None => '?',
            Some((_, Some(seat))) => char::from_digit(u32::from(seat.0) + 1, 10).unwrap_or('1'),
            Some(("hoard", _)) => 'h',
            Some(("lost", _)) => 'x',
            Some(_) => '$',
        }
    };
    let row = |first: u8| {
        let marks: Vec<String> =
            (1..=6).map(|second| mark(first * 10 + second).to_string()).collect();
        format!("{first}  {}", marks.join(" "))
    };
    let left = 36 - view.treasures.len();
    let count = ("count", Arg::Number(i64::try_from(left).expect("36 boxes")));
    let head = "   1 2 3 4 5 6".to_owned();
    [words.say("text-boxes", &[count]), head].into_iter().chain((1..=6).map(row)).collect()
}
