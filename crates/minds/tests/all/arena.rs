//! The arena counts rightly and repeats itself.

use std::collections::BTreeMap;

use kernel::{Arg, Budget, Seat, Words};
use minds::Level;
use minds::arena::{BadPlan, Figures, Heading, Plan, Section, html, run};
use yardstick::ConnectFour;

/// Says the ids of sentences and their numbers.
struct Bare;

impl Words for Bare {
    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        args.iter().fold(id.to_owned(), |said, (name, arg)| format!("{said} {name} {arg:?}"))
    }

    fn seat(&self, seat: Seat) -> String {
        seat.0.to_string()
    }
}

fn plan(games: u32, jobs: u32) -> Plan {
    Plan {
        players: vec![Level::Familiar, Level::Imp],
        games,
        jobs,
        budget: Some(Budget::Iterations(30)),
        seed: "arena".to_owned(),
    }
}

#[test]
fn every_player_sits_everywhere_as_often_and_jobs_change_nothing() {
    let mut ticks = 0;
    let one = run(&ConnectFour, &plan(8, 1), &mut |_| ticks += 1).unwrap();
    let three = run(&ConnectFour, &plan(8, 3), &mut |_| ()).unwrap();
    assert_eq!(ticks, 8);
    let seatings: Vec<&[usize]> = one.iter().map(|game| &game.seating[..]).collect();
    assert_eq!(seatings.iter().filter(|seating| ***seating == [0, 1]).count(), 4);
    let results = |games: &[minds::arena::Played]| -> Vec<_> {
        games.iter().map(|game| (game.seating.clone(), game.won.clone())).collect()
    };
    assert_eq!(results(&one), results(&three));
}

#[test]
fn players_of_one_level_who_change_places_play_another_game() {
    let plan = Plan { players: vec![Level::Fiend; 2], ..plan(6, 1) };
    let games = run(&ConnectFour, &plan, &mut |_| ()).unwrap();
    assert_eq!(Figures::of(&plan, &games).distinct, 6);
    let twice = [games[0].clone(), games[0].clone()];
    assert_eq!(Figures::of(&plan, &twice).distinct, 1);
}

#[test]
fn a_plan_that_cannot_be_played_says_why() {
    let refused = |plan: Plan| run(&ConnectFour, &plan, &mut |_| ()).unwrap_err();
    assert_eq!(refused(plan(0, 1)), BadPlan::NoGames);
    let budget = Some(Budget::Millis(0));
    assert_eq!(refused(Plan { budget, ..plan(1, 1) }), BadPlan::NoBudget);
    let players = vec![Level::Imp; 3];
    let bad = refused(Plan { players, ..plan(1, 1) });
    assert_eq!(bad, BadPlan::Players { given: 3, seats: 2 });
    assert_eq!(bad.to_string(), "3 players are named for a table of 2 seats");
}

#[test]
fn a_page_of_many_intervals_says_what_chance_alone_would_do() {
    let plan = plan(6, 1);
    let figures = Figures::of(&plan, &run(&ConnectFour, &plan, &mut |_| ()).unwrap());
    let rows: usize = figures.labels.iter().map(|labelled| labelled.rows.len()).sum();
    // Two players with three each, two seats, who begins, draws and games without a winner.
    assert_eq!(figures.intervals(), 6 + 2 + 1 + 2 + rows);
    let page = html(&Heading::default(), &figures, &Bare);
    let count = figures.intervals();
    assert!(page.contains(&format!("arena-intervals count Number({count})")), "{page}");
    for games in ["Number(5) games Number(385)", "Number(1) games Number(9604)"] {
        assert!(page.contains(games), "{games}: {page}");
    }
}

#[test]
fn the_report_is_one_page_that_needs_nothing_else() {
    let plan = plan(6, 2);
    let figures = Figures::of(&plan, &run(&ConnectFour, &plan, &mut |_| ()).unwrap());
    assert_eq!(figures.games, 6);
    let wins: f64 = figures.players.iter().map(|player| player.wins).sum();
    assert!(wins <= 6.0 && figures.length > 6.0 && figures.branching <= 7.0, "{figures:?}");
    let heading = Heading {
        language: "en".to_owned(),
        game: "connect-four".to_owned(),
        options: "{\"a\":\"<b>\"}".to_owned(),
        command: "pandemonium arena".to_owned(),
        titles: BTreeMap::from([("side".to_owned(), "Side & color".to_owned())]),
        names: BTreeMap::from([(("side".to_owned(), "first".to_owned()), "Yellow".to_owned())]),
        sections: vec![Section {
            title: "Columns".to_owned(),
            columns: vec!["letter".to_owned()],
            rows: vec![vec!["<d>".to_owned()]],
        }],
    };
    let page = html(&heading, &figures, &Bare);
    assert_eq!(page.matches("<svg").count(), 5);
    assert!(page.contains("arena-wins-by name Text(&quot;Side &amp; color&quot;)"));
    assert!(page.contains("&lt;d&gt;"));
    assert!(page.contains("<td>Yellow"), "a value has its name");
    let figure = figures.players[0].of_all_wins.share * 100.0;
    assert!(
        page.contains(&format!(r#"text-anchor="end">{figure:.1} % ("#)),
        "no figure is cut off"
    );
    assert!(page.contains("&lt;b&gt;") && !page.contains("<b>"));
    assert!(!page.contains("http") && !page.contains("NaN"), "{page}");
}
