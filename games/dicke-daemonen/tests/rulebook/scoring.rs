//! Which color wins, and which magician.

use dicke_daemonen::board::Knots;
use dicke_daemonen::rules::scoring::{Holding, holding, points, winning_colors};
use dicke_daemonen::{Color, Majority, Options};
use kernel::{Game, Seat, Turn};

use crate::table::*;

/// The seats that win in the example position under these predictions.
fn winners(predictions: &[Option<Color>]) -> Vec<u8> {
    let seats = u8::try_from(predictions.len()).expect("few seats");
    let mut stage = example(on("tutorial-b", seats), predictions);
    stage.set(|state| {
        let seat = Seat(0);
        state.over = Some(dicke_daemonen::state::Ending {
            cause: dicke_daemonen::state::Cause::EmptyFist,
            seat,
        });
        state.agenda.clear();
    });
    let Turn::Over(outcome) = stage.game.turn(&stage.state) else { panic!("set to be over") };
    let won = (0u8..).zip(&outcome.seats).filter(|(_, standing)| standing.won);
    for standing in &outcome.seats {
        assert_eq!(standing.won, standing.place == 0);
    }
    won.map(|(seat, _)| seat).collect()
}

/// T-61 §DD-35 §DD-37 §DD-38 §DD-39 §DD-40 §A-11
#[test]
fn the_example_of_the_rulebook_counts_as_printed() {
    let all = [Some(Red), Some(Blue), Some(Yellow), Some(White)];
    let stage = example(on("tutorial-b", 4), &all);
    let total = points(&stage.game, &stage.state);
    assert_eq!(total, [8, 11, 11, 7, 8]);
    assert_eq!(winning_colors(&total).collect::<Vec<_>>(), [Blue, Green]);
    assert_eq!(winners(&all), [1]);
    let owners: Vec<Holding> =
        TB.iter().map(|&field| holding(&stage.game, &stage.state, field)).collect();
    let own = Holding::Owner;
    let expected = [
        own(Red),
        own(Blue),
        Holding::Tie,
        own(Blue),
        own(Green),
        own(Green),
        own(Green),
        Holding::Empty,
        Holding::Tie,
        Holding::Tie,
        own(Yellow),
        own(Blue),
        own(Yellow),
        Holding::Tie,
    ];
    assert_eq!(owners, expected);
}

/// T-62 §DD-40 §A-24
#[test]
fn two_winning_colors_make_two_winners() {
    assert_eq!(winners(&[Some(Green), Some(Blue)]), [0, 1]);
}

/// T-63 §DD-41 §DD-42
#[test]
fn without_a_winning_prediction_everybody_loses() {
    assert!(winners(&[Some(Red), Some(Yellow), Some(White), None]).is_empty());
}

/// Puts demons into the outer field of Tutorial B and asks who holds it.
fn outer(options: Options, demons: &[(usize, Color)]) -> Holding {
    let mut stage = Table::new(&options);
    let corners: Vec<(u8, Color)> =
        demons.iter().map(|&(x, color)| (corner(&stage, x, 0), color)).collect();
    stage.set(|state| corners.iter().for_each(|&(at, color)| stand(state, color, at)));
    holding(&stage.game, &stage.state, 0)
}

/// T-64 §DD-36 The outer field of Tutorial B meets x0 x1 (red, blue), x2 x3 (red, green), x4 x5
/// (red, yellow).
#[test]
fn a_tie_for_most_scores_for_nobody() {
    let demons = [(4, Red), (5, Red), (0, Blue), (1, Blue), (2, Green)];
    assert_eq!(outer(on("tutorial-b", 2), &demons), Holding::Tie);
}

/// T-65 §DD-36 §A-10
#[test]
fn a_relative_majority_is_enough_unless_the_table_wants_more_than_half() {
    let demons = [(3, Red), (5, Red), (0, Blue), (2, Green), (4, Yellow)];
    assert_eq!(outer(on("tutorial-b", 2), &demons), Holding::Owner(Red));
    let absolute = Options { majority: Majority::Absolute, ..on("tutorial-b", 2) };
    assert_eq!(outer(absolute.clone(), &demons), Holding::NoMajority);
    let more_than_half = [(3, Red), (5, Red), (0, Blue)];
    assert_eq!(outer(absolute.clone(), &more_than_half), Holding::Owner(Red));
    let exactly_half = [(3, Red), (5, Red), (0, Blue), (2, Green)];
    assert_eq!(outer(absolute, &exactly_half), Holding::NoMajority);
}

/// T-67 §DD-36 §DD-37 §DD-38
#[test]
fn a_field_with_only_a_ghost_scores_for_white_alone() {
    let mut stage = Table::new(&on("tutorial-b", 2));
    stage.set(|state| state.ghosts.insert(TB[7]));
    assert_eq!(holding(&stage.game, &stage.state, TB[7]), Holding::Empty);
    assert_eq!(points(&stage.game, &stage.state), [0, 0, 0, 0, 1]);
}

/// T-68 §DD-36 §DD-35
#[test]
fn a_lens_with_one_each_is_tied_with_two_it_counts_whole() {
    let lens = |colors: [Color; 2]| {
        let mut stage = Table::new(&on("tutorial-b", 2));
        let at = [corner(&stage, 0, 3), corner(&stage, 1, 3)];
        stage.set(|state| at.iter().zip(colors).for_each(|(&at, color)| stand(state, color, at)));
        points(&stage.game, &stage.state)
    };
    assert_eq!(lens([Red, Blue]), [0; 5]);
    assert_eq!(lens([Blue, Blue]), [0, 3, 0, 0, 0], "two corners and the red knot");
}

/// T-69 §DD-11 §A-7
#[test]
fn a_knot_counts_for_both_its_fields_or_as_the_table_chose() {
    let blue = |knots: Knots| {
        let mut stage = Table::new(&Options { knots, ..on("tutorial-b", 2) });
        let at = [corner(&stage, 6, 10), corner(&stage, 9, 11)];
        stage.set(|state| at.iter().for_each(|&at| stand(state, Blue, at)));
        points(&stage.game, &stage.state)[Blue.index()]
    };
    assert_eq!(blue(Knots::Both), 5 + 4);
    assert_eq!(blue(Knots::None), 4 + 3);
    assert_eq!(blue(Knots::One), 5 + 3, "the knot counts inside the blue line by default");
}

/// T-70 §DD-9 §DD-35
#[test]
fn the_outer_field_counts_like_any_other() {
    let mut stage = Table::new(&on("tutorial-b", 2));
    let at = corner(&stage, 0, 0);
    stage.set(|state| stand(state, Red, at));
    assert_eq!(points(&stage.game, &stage.state), [8, 0, 0, 0, 0]);
}

/// T-71 §DD-38 §DD-39
#[test]
fn ten_ghosts_win_for_white() {
    let mut stage = Table::new(&on("tutorial-b", 2));
    stage.set(|state| (1..=10).for_each(|field| state.ghosts.insert(field)));
    let total = points(&stage.game, &stage.state);
    assert_eq!(total, [0, 0, 0, 0, 10]);
    assert_eq!(winning_colors(&total).collect::<Vec<_>>(), [White]);
}

/// T-89 §DD-35 §DD-39 Recoloring lines and demons recolors the points.
#[test]
fn permuted_colors_permute_the_points() {
    let all = [Some(Red), Some(Blue), Some(Yellow), Some(White)];
    let plain = example(on("tutorial-b", 4), &all);
    let expected = points(&plain.game, &plain.state);
    let cords = plain.game.board().cords().clone();
    for order in permutations() {
        // The cord that was `from` now has the color `to`.
        let named: Vec<serde_json::Value> = (0..4)
            .map(|from| {
                let loop_ = &cords[from];
                let points: Vec<[i32; 2]> = loop_.iter().map(|p| [p.x, p.y]).collect();
                let color = Color::DEMONS[order[from]].name();
                serde_json::json!({ "color": color, "points": points, "knot": 0 })
            })
            .collect();
        let board = serde_json::json!({ "cords": named });
        let mut stage = Table::new(&Options { board, ..on("tutorial-b", 4) });
        let moved = moved_demons(&plain, &stage, &order);
        let fields = moved_fields(&plain, &stage);
        stage.set(|state| {
            moved.iter().for_each(|&(color, at)| stand(state, color, at));
            fields.iter().for_each(|&field| state.ghosts.insert(field));
        });
        let total = points(&stage.game, &stage.state);
        for from in 0..4 {
            assert_eq!(total[order[from]], expected[from], "{order:?}");
        }
        assert_eq!(total[4], expected[4]);
    }
}

/// All orders of the four demon colors.
fn permutations() -> Vec<[usize; 4]> {
    let mut all = Vec::new();
    for code in 0..256 {
        let order = [code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6];
        if (0..4).all(|color| order.contains(&color)) {
            all.push(order);
        }
    }
    assert_eq!(all.len(), 24);
    all
}

/// Corners of the recolored board by the place where their demon stands.
fn moved_demons(plain: &Table, moved: &Table, order: &[usize; 4]) -> Vec<(Color, u8)> {
    let corner_at = |place| {
        (0..48u8)
            .find(|&c| moved.game.board().demon_place(c.into()) == place)
            .expect("same corners")
    };
    let demons = (0..48u8).filter_map(|c| Some((plain.state.demon_at(c)?, c)));
    demons
        .map(|(color, c)| {
            let place = plain.game.board().demon_place(c.into());
            (Color::DEMONS[order[color.index()]], corner_at(place))
        })
        .collect()
}

/// Frozen fields of the recolored board by the place where their ghost stands.
fn moved_fields(plain: &Table, moved: &Table) -> Vec<u8> {
    let field_at = |place| {
        (0..14u8).find(|&f| moved.game.board().ghost_place(f.into()) == place).expect("same fields")
    };
    plain.state.ghosts.iter().map(|f| field_at(plain.game.board().ghost_place(f.into()))).collect()
}
