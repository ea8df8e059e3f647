//! The ready-made boards and the worked examples.

use std::collections::BTreeSet;

use dicke_daemonen::board::{Board, Knots, Laying, Point, Presets, read_board};
use dicke_daemonen::color::Color;
use serde_json::json;

use super::{fixtures, letters, preset, values};

fn every_preset() -> impl Iterator<Item = (Board, dicke_daemonen::board::Expected)> {
    Presets::bundled()
        .iter()
        .map(|found| (preset(&found.id), found.expect.clone().expect("ours have test values")))
}

/// Corners of a field that are open to a colour.
fn open_corners(board: &Board, field: usize, color: Color) -> usize {
    let open = |corner: &&u8| {
        let (one, two) = board.lines_at(usize::from(**corner));
        one == color || two == color
    };
    board.corners_of(field).iter().filter(open).count()
}

/// T-07 §DD-8
#[test]
fn the_field_inside_yellow_only_is_a_lens_of_red_and_yellow() {
    let board = preset("tutorial-a");
    let lens = (0..board.fields()).find(|&f| letters(board.inside_colors(f)) == "Y");
    let lens = lens.expect("there is one");
    assert_eq!(board.size(lens), 2);
    for &corner in board.corners_of(lens) {
        assert_eq!(board.lines_at(usize::from(corner)), (Color::Red, Color::Yellow));
    }
}

/// T-08 §DD-10 §DD-11
#[test]
fn tutorial_b_has_the_values_of_the_scoring_example() {
    let board = preset("tutorial-b");
    assert_eq!((board.crossings(), board.fields()), (12, 14));
    let named = fixtures().board.into_iter().find(|b| b.preset == "tutorial-b").expect("there");
    let by_name: Vec<u8> = (0..14)
        .map(|name| {
            let field = named.field.iter().find(|f| f.name == format!("b{name}"));
            board.value(field.expect("all are listed").id)
        })
        .collect();
    assert_eq!(by_name, [8, 4, 5, 3, 3, 5, 3, 3, 4, 3, 5, 4, 2, 4]);
    assert_eq!(by_name.iter().map(|value| u32::from(*value)).sum::<u32>(), 56);
}

/// T-09 §DD-8 §DD-10
#[test]
fn every_preset_has_the_expected_fields_and_corners() {
    for (board, expect) in every_preset() {
        let sizes: Vec<u8> = (0..board.fields()).map(|field| board.size(field)).collect();
        assert_eq!(board.crossings(), expect.crossings);
        assert_eq!(2 * board.crossings(), expect.edges);
        assert_eq!(board.fields(), expect.fields);
        assert_eq!(usize::from(sizes[0]), expect.outer_corners);
        assert_eq!(sizes, expect.field_corners);
        for count in &expect.inner_corners {
            let found = sizes[1..].iter().filter(|size| usize::from(**size) == count.corners);
            assert_eq!(found.count(), count.fields);
        }
        for (color, crossings) in Color::DEMONS.into_iter().zip(&expect.crossings_per_cord) {
            let places: usize = (0..board.fields()).map(|f| open_corners(&board, f, color)).sum();
            assert_eq!(places, 4 * crossings);
        }
        for field in 0..board.fields() {
            assert_eq!(letters(board.inside_colors(field)), expect.field_inside[field]);
            assert_eq!(letters(board.knots_on(field).iter().copied()), expect.field_knots[field]);
        }
    }
}

/// T-09 §DD-10
#[test]
fn the_facts_of_the_plane_hold_on_every_preset() {
    for (board, expect) in every_preset() {
        let crossings = board.crossings();
        assert_eq!(board.fields(), crossings + 2);
        assert_eq!(board.corners(), 4 * crossings);
        for (one, two) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
            let pair = (Color::DEMONS[one], Color::DEMONS[two]);
            let shared = (0..crossings).filter(|x| board.lines_at(4 * x) == pair).count();
            assert_eq!(shared % 2, 0, "closed lines cross an even number of times");
        }
        let mut class = [0, 0];
        for field in 0..board.fields() {
            let at: BTreeSet<u8> = board.corners_of(field).iter().map(|c| c / 4).collect();
            assert_eq!(at.len(), usize::from(board.size(field)), "no crossing twice");
            class[board.inside(field).count_ones() as usize % 2] += at.len();
            for color in Color::DEMONS {
                assert_eq!(open_corners(&board, field, color) % 2, 0);
            }
            for &corner in board.corners_of(field) {
                assert_eq!(usize::from(board.field_of(usize::from(corner))), field);
            }
        }
        assert_eq!(class, [2 * crossings; 2], "both classes of the checkerboard are equal");
        let total: usize = values(&board).iter().map(|value| usize::from(*value)).sum();
        assert_eq!(total, 4 * crossings + 8);
        assert_eq!(2 * board.corners(), expect.demon_places);
        let classes: BTreeSet<(Color, u8, (Color, Color))> = (0..board.corners())
            .flat_map(|corner| {
                let lines = board.lines_at(corner);
                [lines.0, lines.1].map(|color| (color, board.field_of(corner), lines))
            })
            .collect();
        assert_eq!(classes.len(), expect.demon_classes);
    }
}

/// T-10 §DD-8
#[test]
fn different_fields_may_lie_inside_the_same_lines() {
    let board = preset("tutorial-b");
    let inside = |mask: &str| {
        (0..board.fields()).filter(|&f| letters(board.inside_colors(f)) == mask).count()
    };
    assert_eq!((inside("R"), inside("RG")), (3, 2));
}

/// T-26 §DD-8
#[test]
fn venn_has_every_combination_of_lines_once() {
    let board = preset("venn-4");
    let masks: BTreeSet<u8> = (0..board.fields()).map(|field| board.inside(field)).collect();
    assert_eq!((board.fields(), masks.len()), (16, 16));
    let middle = (Color::Blue, Color::Green);
    assert_eq!((0..board.crossings()).filter(|x| board.lines_at(4 * x) == middle).count(), 4);
}

/// T-27 §DD-17
#[test]
fn a_ghost_stands_inside_a_crescent() {
    let board = preset("caterpillar");
    let end = (0..board.fields()).find(|&f| letters(board.inside_colors(f)) == "R");
    let ghost = board.ghost_place(end.expect("there is one")).expect("inner fields have a place");
    let from = |x: i32| Point::new(x * 1000, 0).distance(ghost);
    assert!(from(-90) < 80_000, "inside red");
    assert!(from(-30) > 80_000, "outside blue");
    assert_eq!(board.ghost_place(0), None, "the outer field has no center");
}

/// Whether a point lies inside a closed loop.
fn is_inside(point: Point, cord: &[Point]) -> bool {
    let crossed = (0..cord.len()).filter(|&at| {
        let (from, to) = (cord[at], cord[(at + 1) % cord.len()]);
        let side = geometry::point::orientation(from, to, point);
        (from.y <= point.y) != (to.y <= point.y) && (side < 0) == (from.y <= point.y)
    });
    crossed.count() % 2 == 1
}

/// T-27 §DD-17 §DD-20
#[test]
fn every_creature_stands_inside_its_field() {
    for (board, _) in every_preset() {
        let lines_around = |point: Point| {
            let inside = |line: &usize| is_inside(point, &board.cords()[*line]);
            (0..4).filter(inside).fold(0, |mask, line| mask | 1 << line)
        };
        for field in 1..board.fields() {
            let ghost = board.ghost_place(field).expect("inner fields have a place");
            assert_eq!((ghost.x % 1000, ghost.y % 1000), (0, 0), "on a whole unit");
            assert_eq!(lines_around(ghost), board.inside(field));
        }
        for corner in 0..board.corners() {
            let field = usize::from(board.field_of(corner));
            let demon = board.demon_place(corner);
            assert_eq!(lines_around(demon), board.inside(field));
            let crossing = board.crossing_points().nth(corner / 4).expect("corners have one");
            assert!(demon.distance(crossing) <= 8000);
        }
    }
}

/// T-113 §DD-10 §DD-11
#[test]
fn every_preset_has_its_codes_values_and_check_sum() {
    for (board, expect) in every_preset() {
        assert_eq!(board.code(), expect.code);
        assert_eq!(board.mirror_code(), expect.mirror_code);
        assert_eq!(values(&board), expect.field_values);
        assert_eq!(board.sha256(), expect.board_sha256);
    }
}

/// T-115 §DD-10
#[test]
fn the_first_four_corners_of_tutorial_b_belong_to_these_fields() {
    let board = preset("tutorial-b");
    let fields: Vec<u8> = (0..4).map(|corner| board.field_of(corner)).collect();
    assert_eq!(fields, [0, 3, 2, 1]);
}

/// T-119 §DD-7
#[test]
#[expect(clippy::cast_precision_loss, reason = "compared with one decimal")]
fn every_preset_is_as_roomy_as_it_says() {
    for (board, expect) in every_preset() {
        let near = |found: f64, tenths: i32| {
            let told = f64::from(tenths) / 10.0;
            assert!((found - told).abs() < 0.1, "{found} instead of {told}");
        };
        let measures = board.measures();
        near((measures.spacing_squared as f64).sqrt() / 1000.0, expect.min_spacing_tenths);
        let radius = measures.radius_squared;
        let radius = (radius.numerator as f64 / radius.denominator as f64).sqrt();
        near(radius / 1000.0, expect.min_inner_radius_tenths);
        let sine = (measures.sine_squared as f64 / 1e6).sqrt();
        near(sine.asin().to_degrees(), expect.min_angle_tenths);
        let area = measures.twice_area as f64 / 2e6;
        assert!((area - expect.min_area as f64).abs() < 1.0, "{area}");
    }
}

/// T-125 §DD-20 §DD-21 §DD-22
#[test]
fn the_scoring_example_leaves_these_places_open() {
    for position in fixtures().position {
        let board = preset(&position.board);
        let taken: BTreeSet<usize> = position.demons.iter().map(|demon| demon.corner).collect();
        for demon in &position.demons {
            let (one, two) = board.lines_at(demon.corner);
            assert!(demon.color == one || demon.color == two);
        }
        for (color, &places) in &position.expect.open_places {
            let open = if *color == Color::White {
                (1..14).filter(|field| !position.ghosts.contains(field)).count()
            } else {
                open_places(&board, *color, &taken, &position.ghosts)
            };
            assert_eq!(open, places, "{color:?}");
        }
    }
}

fn open_places(board: &Board, color: Color, taken: &BTreeSet<usize>, ghosts: &[u8]) -> usize {
    (0..board.corners())
        .filter(|corner| {
            let (one, two) = board.lines_at(*corner);
            (one == color || two == color)
                && !taken.contains(corner)
                && !ghosts.contains(&board.field_of(*corner))
        })
        .count()
}

/// T-127 §DD-11
#[test]
fn without_knots_tutorial_b_is_worth_its_corners() {
    let laying = Laying { knots: Knots::None, ..Laying::default() };
    let raw = json!({ "preset": "tutorial-b" });
    let board = read_board(&raw, &laying, Presets::bundled()).expect("legal").board;
    assert_eq!(values(&board).iter().map(|value| u32::from(*value)).sum::<u32>(), 48);
    assert_eq!(board.knots_on(1), [Color::Red], "the knot is still seen");
}

/// T-08 §DD-10 §DD-11
#[test]
fn the_tutorial_boards_agree_with_their_tables() {
    for table in fixtures().board {
        let board = preset(&table.preset);
        let places: Vec<_> = board.crossing_points().collect();
        assert_eq!(places.len(), table.crossing.len());
        for crossing in &table.crossing {
            let lines = board.lines_at(4 * crossing.id);
            assert_eq!([lines.0, lines.1], crossing.cords);
            let place = places[crossing.id];
            assert!((f64::from(place.x) / 1000.0 - crossing.x).abs() < 0.1);
            assert!((f64::from(place.y) / 1000.0 - crossing.y).abs() < 0.1);
        }
        assert_eq!(board.fields(), table.field.len());
        for field in table.field {
            let mut corners = field.corners.clone();
            let lowest = (0..corners.len()).min_by_key(|&at| corners[at]).expect("corners");
            corners.rotate_left(lowest);
            assert_eq!(board.corners_of(field.id), corners, "{}", field.name);
            assert_eq!(board.inside_colors(field.id).collect::<Vec<_>>(), field.inside);
            assert_eq!(board.knots_on(field.id), field.knots);
            assert_eq!(board.value(field.id), field.value);
        }
    }
}

/// T-07 T-31 §DD-10 §DD-11 §DD-21
#[test]
fn what_the_figures_state_is_true_of_the_tutorial_boards() {
    for statement in fixtures().statement {
        let board = preset(&statement.board);
        if let Some(field) = statement.field {
            assert_eq!(Some(board.size(field)), statement.corners);
            if let Some(knots) = statement.knots {
                assert_eq!(board.knots(field), knots);
            }
            if let Some([one, two]) = statement.cords {
                let lines = board.corners_of(field).iter();
                assert!(lines.map(|&c| board.lines_at(c.into())).all(|at| at == (one, two)));
            }
        } else {
            let color = statement.creature.expect("a statement names a field or a creature");
            let ghosts = statement.ghosts.expect("ghosts");
            let open = open_places(&board, color, &BTreeSet::new(), &ghosts);
            assert_eq!(Some(open), statement.places);
        }
    }
}
