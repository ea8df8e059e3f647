//! Deployment, the steps of movement, manoeuvres one by one, losses, the end.

use demonworld::content::Role;
use demonworld::ids::{MoraleTest, Order, Phase};
use demonworld::state::{Air, Deeds, Mood, TroopId};
use demonworld::{Action, Cause, Content, Demonworld, Event, Options, Round, Step};
use kernel::{Asked, Game, Seat, Telling, Turn, ask};
use testkit::Stage;

use crate::table::{ALICE, BASIL, Ground, NORTH, SOUTH, Table};

/// Two ranks of four, the left front element at column 8 of row 10.
pub(crate) fn block() -> Vec<(i16, i16)> {
    (0..2).flat_map(|rank| (0..4).map(move |file| (8 + file, 10 + rank))).collect()
}

pub(crate) fn march(table: &mut Table, unit: TroopId, order: Order, round: Round) {
    table.order(unit, order);
    table.due(Step::Open { round }, &[]);
    let march = format!("march {unit}");
    if table.can(ALICE, &march) {
        table.act(ALICE, &march, &[]);
    }
}

/// §PR-1 The great map is thirty-four hexes wide and thirty rows deep.
#[test]
fn maps() {
    let content = Content::load(None).expect("the shipped content is sound");
    let size = |id: &str| {
        let scenario = content.scenario(content.find_scenario(id).expect("a scenario"));
        (scenario.map.columns, scenario.map.rows)
    };
    assert_eq!(size("first-clash"), (24, 16));
    assert_eq!(size("pitched-2000"), (34, 30));
}

/// §PR-133 §PR-2 Front width, then the left front hex; the next rank follows half a hex behind.
#[test]
fn deployment() {
    let mut stage = Stage::<Demonworld>::new(&Options::default());
    for answer in ["front 5", "look 0"] {
        let answer = stage.find(ALICE, answer);
        stage.act_freely(ALICE, &answer);
    }
    let place = stage.find(ALICE, "place 0813");
    stage.act_freely(ALICE, &place);
    let listed = stage.notations(ALICE);
    assert!(!listed.contains(&"place 0814".to_owned()), "the next card chooses its front first");
    let Turn::To(seats) = stage.turn() else { panic!("nobody is asked") };
    assert!(seats.contains(BASIL), "both deploy at the same time");
    assert!(stage.state.turn == 0);
}

/// §PR-133 Nobody deploys outside the zone.
#[test]
fn deployment_zone() {
    let mut stage = Stage::<Demonworld>::new(&Options::default());
    for answer in ["front 5", "look 0"] {
        let answer = stage.find(ALICE, answer);
        stage.act_freely(ALICE, &answer);
    }
    let rows: Vec<u32> = stage
        .notations(ALICE)
        .iter()
        .filter_map(|one| one.strip_prefix("place ")?.parse::<u32>().ok())
        .map(|spot| spot % 100)
        .collect();
    assert!(!rows.is_empty() && rows.iter().all(|row| (13..=15).contains(row)), "{rows:?}");
}

/// §PR-133 The log names the hex that the question named: that of the left front element, whatever the
/// front and wherever the card looks.
#[test]
fn deployed_where_it_was_placed() {
    let options = Options {
        scenario: demonworld::Battle::Pitched1000,
        level: demonworld::Level::Advanced,
        ..Options::default()
    };
    let mut told = 0;
    for seed in 0..6 {
        let mut stage = Stage::<Demonworld>::new(&options);
        let mut chosen = std::collections::BTreeMap::new();
        let mut events = Vec::new();
        for step in 0.. {
            let Turn::To(seats) = stage.turn() else { panic!("the battle has not begun") };
            if stage.state.turn > 0 {
                break;
            }
            let seat = seats.iter().next().expect("somebody is asked");
            let list = stage.legal(seat);
            let action = list[(step * 7 + seed * 13) % list.len()];
            if let Action::Place { hex } = action {
                chosen.insert(stage.view(seat).about.troop.expect("a card"), hex);
            }
            events.extend(stage.act_freely(seat, &action));
        }
        for event in &events {
            if let Event::Deployed { troop, hex, .. } = event {
                assert_eq!(hex.0, chosen[troop], "{troop} of {seed}");
                told += 1;
            }
        }
    }
    assert!(told > 40, "{told}");
}

/// §PR-140 Troops are numbered by seat and list, elements by troop.
#[test]
fn numbers() {
    let stage = Stage::<Demonworld>::new(&Options::default());
    let seats: Vec<Seat> = stage.state.troops.iter().map(|troop| troop.seat).collect();
    assert_eq!(seats, [ALICE, ALICE, ALICE, BASIL, BASIL, BASIL]);
    let firsts: Vec<u8> = stage.state.troops.iter().map(|troop| troop.first.0).collect();
    assert!(firsts.is_sorted(), "{firsts:?}");
}

/// §PR-22 A roll says which rule asks for it.
#[test]
fn rolls_cite_their_rule() {
    let mut table = Table::open();
    table.troop(ALICE, "O02", NORTH, &[(10, 8)]);
    table.troop(BASIL, "O02", NORTH, &[(10, 7)]);
    table.due(Step::Melee, &[]);
    let strike = table.0.find(ALICE, "strike e1");
    let asked = ask(&table.0.game, &table.0.state, ALICE, &strike, &[]);
    let Ok(Asked::Need(need)) = asked else { panic!("a die is rolled") };
    assert_eq!(need.why.rule.id(), "DW-58");
}

/// §DW-20 §DW-23 §DW-24 §DW-25 §DW-26 §DW-27 §DW-28 §DW-29 The steps of movement in their order.
#[test]
fn steps_of_movement() {
    let mut table = Table::open();
    table.troop(ALICE, "O08", NORTH, &[(2, 14)]);
    for (column, order) in [(4, Order::Hold), (8, Order::Charge), (12, Order::Skirmish)] {
        let unit = table.troop(ALICE, "O02", NORTH, &[(column, 14), (column + 1, 14)]);
        table.order(unit, order);
    }
    let unit = table.troop(ALICE, "O02", NORTH, &[(16, 14), (17, 14)]);
    table.order(unit, Order::Move);
    table.troop(BASIL, "O06", SOUTH, &[(12, 2)]);
    let mut events = table.due(Step::Movement, &[]);
    while table.can(ALICE, "pass") {
        events.extend(table.act(ALICE, "pass", &[]));
    }
    let rounds: Vec<Round> = events
        .iter()
        .filter_map(|event| match event {
            Event::RoundOpened { round } => Some(*round),
            _ => None,
        })
        .collect();
    let expected = [
        Round::FirstSlot,
        Round::Move,
        Round::SecondSlot,
        Round::Skirmish,
        Round::ThirdSlot,
        Round::Charge,
        Round::Hold,
    ];
    assert_eq!(rounds, expected);
    assert_eq!(table.state().phase, Phase::Movement);
}

/// §PR-51 §PR-87 Who has joined a unit is no independent: his initiative adds nothing to the die of the
/// slot, though he may leave in it.
#[test]
fn the_joined_add_nothing_to_the_slot() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "E01", NORTH, &block());
    let hero = table.troop(ALICE, "E07", NORTH, &[(7, 10)]);
    table.join(hero, unit);
    let wizard = table.troop(ALICE, "E09", NORTH, &[(2, 14)]);
    table.troop(BASIL, "O10", SOUTH, &[(12, 2)]);
    let events = table.due(Step::Open { round: Round::FirstSlot }, &[3, 4]);
    let rolled = events.iter().find_map(|event| match *event {
        Event::RoundRolled { seat, total, other, .. } => Some((seat, total, other)),
        _ => None,
    });
    assert_eq!(rolled, Some((BASIL, 4 + 2, 3 + 2)));
    table.act(BASIL, "go-second", &[]);
    assert!(table.can(ALICE, &format!("march {hero}")), "{:?}", table.lists(ALICE));
    assert!(table.can(ALICE, &format!("march {wizard}")));
}

/// §PR-87 A side that has nobody but joined characters does not roll: the other one chooses.
#[test]
fn only_independents_roll() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "E01", NORTH, &block());
    let hero = table.troop(ALICE, "E07", NORTH, &[(7, 10)]);
    table.join(hero, unit);
    table.troop(BASIL, "O10", SOUTH, &[(12, 2)]);
    let events = table.due(Step::Open { round: Round::FirstSlot }, &[]);
    let rolls = events.iter().filter(|event| matches!(event, Event::RoundRolled { .. }));
    assert_eq!(rolls.count(), 0);
    assert_eq!(table.lists(BASIL), ["go-first", "go-second"]);
    table.act(BASIL, "go-second", &[]);
    assert!(table.can(ALICE, &format!("march {hero}")), "{:?}", table.lists(ALICE));
}

/// §DW-20 §PR-88 §PR-111 An impetuous unit must go for its prey.
#[test]
fn the_impetuous_run() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "E02", NORTH, &block());
    let prey = table.troop(BASIL, "O02", SOUTH, &[(9, 4), (10, 4), (9, 3), (10, 3)]);
    table.mood(unit, Mood::Impetuous);
    table.0.set(|state| state.troop_mut(unit).prey = Some(prey));
    table.due(Step::Frenzy, &[]);
    let list = table.lists(ALICE);
    assert!(!list.contains(&"done".to_owned()), "{list:?}");
    assert!(!list.iter().any(|one| one.starts_with("shift")), "{list:?}");
}

/// §PR-88 One die for each impetuous unit, once; ties are rolled again, the highest runs first.
#[test]
fn the_impetuous_roll_once() {
    let mut table = Table::open();
    let units = [2, 8, 14].map(|column| {
        let hexes = [(column, 10), (column + 1, 10), (column, 11), (column + 1, 11)];
        let unit = table.troop(ALICE, "E02", NORTH, &hexes);
        table.mood(unit, Mood::Impetuous);
        unit
    });
    table.troop(BASIL, "O02", SOUTH, &[(9, 2), (10, 2), (9, 1), (10, 1)]);
    let events = table.due(Step::Frenzy, &[4, 2, 4, 3, 5]);
    let ran = events.iter().filter_map(|event| match *event {
        Event::Advanced { troop, .. } => Some(troop),
        _ => None,
    });
    let waiting = table.state().agenda.iter().filter_map(|step| match *step {
        Step::Move { troop } | Step::Rush { troop } => Some(troop),
        _ => None,
    });
    let mut order: Vec<TroopId> = ran.chain(waiting).collect();
    order.dedup();
    assert_eq!(order, [units[2], units[0], units[1]]);
}

/// §PR-63 §PR-89 §DW-26 A unit contacted before its step turns to the enemy and has moved.
#[test]
fn contacted_before_moving() {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &block());
    let foe = table.troop(BASIL, "O02", SOUTH, &[(8, 8), (9, 8), (8, 7), (9, 7)]);
    march(&mut table, unit, Order::Skirmish, Round::Skirmish);
    table.order(foe, Order::Charge);
    let events = table.act(ALICE, "advance left", &[]);
    assert!(events.iter().any(|event| matches!(event, Event::MadeContact { .. })));
    assert!(table.asked(BASIL), "the contacted unit answers");
    while table.can(BASIL, "done") {
        table.act(BASIL, "done", &[]);
    }
    let one = table.state().troop(foe);
    assert!(one.deeds.has(Deeds::MOVED));
    assert_eq!(one.order, Some(Order::Charge), "it keeps its order");
}

/// A block that has lost its first element, and its number.
fn with_a_gap() -> (Table, TroopId) {
    let mut table = Table::open();
    let unit = table.troop(ALICE, "O02", NORTH, &block());
    let gap = table.nth(unit, 0);
    let Stage { game, state, .. } = &mut table.0;
    let hex = state.element(gap).hex.expect("it stands");
    state.lift(game, gap);
    state.element_mut(gap).hp = 0;
    state.held.push((unit, hex));
    (table, unit)
}

/// §PR-80 After losses an element steps into the gap, one hex, its facing kept.
#[test]
fn closing_the_ranks() {
    let (mut table, unit) = with_a_gap();
    table.due(Step::Mend { troop: unit }, &[]);
    let behind = table.nth(unit, 4);
    assert!(table.can(ALICE, &format!("step {behind} 0810")), "{:?}", table.lists(ALICE));
    assert!(table.can(ALICE, "done"), "it is optional");
    table.act(ALICE, &format!("step {behind} 0810"), &[]);
    assert_eq!(table.state().element(behind).facing.0, NORTH);
}

/// §DW-17 §PR-80 Who is in contact stays where he is; the others close up.
#[test]
fn who_fights_does_not_close_up() {
    let (mut table, unit) = with_a_gap();
    table.troop(BASIL, "O02", NORTH, &[(8, 12)]);
    table.due(Step::Mend { troop: unit }, &[]);
    let (beside, behind) = (table.nth(unit, 1), table.nth(unit, 4));
    assert!(table.can(ALICE, &format!("step {beside} 0810")), "{:?}", table.lists(ALICE));
    assert!(!table.can(ALICE, &format!("step {behind} 0810")), "an enemy is in its back");
}

/// §PR-81 Seat 0 tests first, then seat 1.
#[test]
fn order_of_loss_tests() {
    let mut table = Table::open();
    let alice = table.troop(ALICE, "O02", NORTH, &block());
    let basil = table.troop(BASIL, "O02", SOUTH, &[(4, 2), (5, 2), (4, 3), (5, 3)]);
    table.0.set(|state| {
        state.troop_mut(alice).lost = 1;
        state.troop_mut(basil).lost = 1;
    });
    let events = table.due(Step::Tests { cause: Cause::Shot }, &[6, 6]);
    let tested: Vec<TroopId> = events
        .iter()
        .filter_map(|event| match *event {
            Event::Tested { troop, .. } => Some(troop),
            _ => None,
        })
        .collect();
    assert_eq!(tested, [alice, basil], "{events:?}");
}

/// §PR-136 §PR-137 §PR-138 After the last turn losses and objectives are counted.
#[test]
fn the_end() {
    let mut table = Table::open();
    let hexes: Vec<(i16, i16)> = (0..10).map(|column| (column, 14)).collect();
    table.troop(ALICE, "O02", NORTH, &[(6, 7)]);
    let basil = table.troop(BASIL, "O02", SOUTH, &hexes);
    for offset in 0..3 {
        let element = table.nth(basil, offset);
        let Stage { game, state, .. } = &mut table.0;
        state.lift(game, element);
        state.element_mut(element).hp = 0;
    }
    let last = table.0.game.turns();
    table.0.set(|state| state.turn = last);
    let events = table.due(Step::EndTurn, &[]);
    let scored = events.iter().find_map(|event| match *event {
        Event::Scored { seat, points, objectives } if seat == ALICE => Some((points, objectives)),
        _ => None,
    });
    assert_eq!(scored, Some((24 + 50, 50)));
    assert!(matches!(table.0.turn(), Turn::Over(_)));
}

/// §PR-3 §PR-137 The verdict says the lead, the margin and what was missing: in the log, in the view and in
/// the picture, in both languages.
#[test]
fn the_verdict() {
    let ended = |objective: bool, fallen: u8| {
        let mut table = Table::open();
        let hexes: Vec<(i16, i16)> = (0..10).map(|column| (column, 14)).collect();
        let row = if objective { 7 } else { 10 };
        let own: Vec<(i16, i16)> = (0..10).map(|column| (column, row)).collect();
        table.troop(ALICE, "O02", NORTH, &own);
        let basil = table.troop(BASIL, "O02", SOUTH, &hexes);
        for offset in 0..fallen {
            let element = table.nth(basil, offset);
            let Stage { game, state, .. } = &mut table.0;
            state.lift(game, element);
            state.element_mut(element).hp = 0;
        }
        let last = table.0.game.turns();
        table.0.set(|state| state.turn = last);
        let events = table.due(Step::EndTurn, &[]);
        (table, events.last().cloned().expect("a verdict"))
    };
    let cases = [
        (true, 3, "Ember wins with a lead of 74 points; 43 were needed."),
        (
            false,
            3,
            "Nobody wins: Ember leads by 24 points, a lead of 43 is needed, and 19 are missing.",
        ),
        (false, 0, "Nobody wins: both sides have equally many points, and a lead of 43 is needed."),
    ];
    for (objective, fallen, sentence) in cases {
        let (table, told) = ended(objective, fallen);
        let names = ["Ember", "Tide"].map(str::to_owned);
        let words = wording::Wording::new(&Demonworld::INFO, "en", &names).expect("it reads");
        assert_eq!(words.value("event", &Telling { game: &table.0.game, value: &told }), sentence);
        let view = table.0.view(ALICE);
        let verdict = view.verdict.expect("it is over");
        assert_eq!(verdict.margin, 43);
        assert_eq!(verdict.lead + verdict.missing, verdict.margin.max(verdict.lead));
        let won = |seat: usize| view.result.as_ref().expect("a result")[seat].won;
        assert_eq!((won(0), won(1)), (objective, false));
        let text = table.0.game.text(&view, &words);
        assert!(text.ends_with(sentence), "{text}");
        let words = wording::Wording::new(&Demonworld::INFO, "fr", &names).expect("it reads");
        let french = words.value("event", &Telling { game: &table.0.game, value: &told });
        assert!(french.contains("43"), "{french}");
        assert_eq!(french.contains("Personne ne gagne"), !objective, "{french}");
    }
}

/// §PR-138 A side with nobody steady left ends it at once.
#[test]
fn a_broken_side() {
    let mut table = Table::open();
    table.troop(ALICE, "O02", NORTH, &block());
    let basil = table.troop(BASIL, "O02", SOUTH, &[(4, 2), (5, 2), (4, 3), (5, 3)]);
    table.mood(basil, Mood::Routing);
    let events = table.due(Step::Check, &[]);
    assert!(events.iter().any(|event| matches!(event, Event::Broken { seat: BASIL })));
    assert!(matches!(table.0.turn(), Turn::Over(_)));
}

/// §PR-14 §DW-275 Below the advanced rules there is neither wind nor fire.
#[test]
fn fire_is_an_option() {
    let table = Ground::open().rules(demonworld::Level::Intermediate).table();
    assert!(!table.0.game.chapters().fire && table.0.game.chapters().magic);
    let table = Ground::open().rules(demonworld::Level::Basic).table();
    let chapters = table.0.game.chapters();
    assert!(!chapters.fire && !chapters.magic && !chapters.large);
}

/// §DW-21 §PR-58 Those who lost elements to an overrun test when it is over.
#[test]
fn tests_after_an_overrun() {
    let mut table = Table::open();
    let giant = table.troop(ALICE, "O06", NORTH, &[(10, 12)]);
    let line: Vec<(i16, i16)> = (6..15).map(|column| (column, 10)).collect();
    let basil = table.troop(BASIL, "O02", NORTH, &line);
    march(&mut table, giant, Order::Move, Round::Move);
    table.act(ALICE, "stride 0", &[]);
    assert!(!table.state().troop(giant).is_engaged(), "contact counts when the move is over");
    assert!(
        !table.can(ALICE, "stride 3") && table.can(ALICE, "done"),
        "on over the enemy, or stop"
    );
    let mut events = table.act(ALICE, "stride 0", &[1]);
    for _ in 0..40 {
        let (seat, wanted) = match (table.asked(ALICE), table.asked(BASIL)) {
            (true, _) if table.can(ALICE, "stride 0") => (ALICE, "stride 0"),
            (true, _) if table.can(ALICE, "stride 5") => (ALICE, "stride 5"),
            (true, _) if table.can(ALICE, "done") => (ALICE, "done"),
            (_, true) if table.can(BASIL, "done") => (BASIL, "done"),
            _ => break,
        };
        events.extend(table.act(seat, wanted, &[]));
    }
    let tested = events.iter().any(|event| match *event {
        Event::Tested { troop, test, .. } | Event::Ran { troop, test, .. } => {
            troop == basil && test == MoraleTest::Overrun
        }
        _ => false,
    });
    assert!(tested, "{events:?}");
    assert_eq!(table.state().runner, Some(giant));
}

/// §DW-208 §PR-58 The fear of the giant that ran over a unit counts in its test.
#[test]
fn fear_of_the_overrunner() {
    let mut table = Table::open();
    let giant = table.troop(ALICE, "O06", NORTH, &[(10, 12)]);
    let basil = table.troop(BASIL, "O02", SOUTH, &[(10, 4), (11, 4), (10, 3), (11, 3)]);
    table.0.set(|state| {
        state.runner = Some(giant);
        state.troop_mut(basil).lost = 1;
    });
    let events = table.due(Step::Test { troop: basil, test: MoraleTest::Overrun }, &[5]);
    let sum = events.iter().find_map(|event| match *event {
        Event::Tested { sum, .. } | Event::Ran { sum, .. } => Some(sum),
        _ => None,
    });
    // Four elements, a five, fear one against three, one loss.
    assert_eq!(sum, Some(4 + 5 - 2 - 1), "{events:?}");
}

/// §DW-43 §DW-44 §PR-103 The losers test first, then the winners who lost somebody and fight on.
#[test]
fn losers_then_winners() {
    let mut table = Table::open();
    let alice = table.troop(ALICE, "O02", NORTH, &[(10, 8), (11, 8), (12, 8), (13, 8)]);
    let line = [(10, 7), (11, 7), (12, 7), (13, 7), (10, 6)];
    let basil = table.troop(BASIL, "O02", SOUTH, &line);
    table.due(Step::Melee, &[]);
    let mut events = Vec::new();
    for (seat, count) in [(ALICE, 4), (BASIL, 4)] {
        for at in 1..=count {
            let strike = table.lists(seat).into_iter().find(|one| one.starts_with("strike"));
            let last = seat == BASIL && at == count;
            let dice: &[u32] = if last { &[1, 20, 1, 20, 1, 20, 20, 20, 6, 6] } else { &[] };
            events.extend(table.act(seat, &strike.expect("a target"), dice));
        }
    }
    let tested: Vec<TroopId> = events
        .iter()
        .filter_map(|event| match *event {
            Event::Tested { troop, .. } => Some(troop),
            _ => None,
        })
        .collect();
    assert_eq!(tested, [basil, alice], "{events:?}");
}

/// Whether berserkers must test their obedience before an orc three hexes ahead.
fn provoked(ground: Ground, high: bool) -> bool {
    let mut table = ground.table();
    let hexes: Vec<(i16, i16)> =
        (0..2).flat_map(|rank| (0..5).map(move |file| (8 + file, 10 + rank))).collect();
    let unit = table.troop(ALICE, "E02", NORTH, &hexes);
    table.role(table.nth(unit, 0), Role::Leader);
    let foe = table.troop(BASIL, "O02", SOUTH, &[(10, 7)]);
    if high {
        let element = table.nth(foe, 0);
        let Stage { game, state, .. } = &mut table.0;
        state.lift(game, element);
        state.troop_mut(foe).air = Air::High;
    }
    table.due(Step::Obey { from: TroopId(0) }, &[]);
    table.can(ALICE, "urge")
}

/// §PR-6 A wood on the way hides what stands behind it.
#[test]
fn woods_hide() {
    assert!(provoked(Ground::open(), false));
    let wood = (6..15).fold(Ground::open(), |ground, column| ground.with((column, 8), 'w'));
    assert!(!provoked(wood, false));
}

/// §PR-7 Who flies high is not there to be seen.
#[test]
fn high_flyers_are_not_seen() {
    assert!(!provoked(Ground::open(), true));
}

/// §PR-143 Paralysis takes six points of every order, never below none.
#[test]
fn paralysis() {
    let mut table = Table::open();
    let giant = table.troop(ALICE, "O06", NORTH, &[(10, 10)]);
    let spell = table.0.game.content().find_spell("paralysis").expect("a spell");
    table.0.set(|state| state.troop_mut(giant).spells |= 1 << spell.0);
    march(&mut table, giant, Order::Hold, Round::Hold);
    assert!(!table.can(ALICE, "stride 0"));
}
