//! Scouting, the choice of sides, and flank marches.

use demonworld::grid::{Direction, Facing, at};
use demonworld::ids::Order;
use demonworld::state::{Deeds, Section, TroopId, Whereabouts};
use demonworld::{Action, Battle, Demonworld, Event, Illegal, Level, Options, Round, Side, Step};
use kernel::chance::{Scripted, Seeded};
use kernel::{Cx, Game, Play, Ruled, Steps as _, Turn, Viewer};
use testkit::Stage;

use crate::table::{ALICE, BASIL};

/// Both lists in the great battle.
fn lists(south: &str, north: &str) -> Options {
    Options {
        scenario: Battle::Pitched2000,
        level: Level::Advanced,
        south: Side::Own,
        south_list: south.to_owned(),
        north: Side::Own,
        north_list: north.to_owned(),
        ..Options::default()
    }
}

fn scouting(south: &str, north: &str) -> Options {
    Options { scouting: true, ..lists(south, north) }
}

/// A battle that begins with these dice.
fn begun(options: &Options, dice: &[u32]) -> (Stage<Demonworld>, Vec<Event>) {
    let mut stage = Stage::<Demonworld>::new(options);
    let mut script = Scripted::new(dice);
    let mut events = Vec::new();
    stage.state = stage.game.start(&mut Cx::telling(&mut script, &mut events));
    (stage, events)
}

/// Gives these small answers.
fn answer(stage: &mut Stage<Demonworld>, seat: kernel::Seat, answers: &[&str]) {
    for answer in answers {
        let action = stage.find(seat, answer);
        stage.act_freely(seat, &action);
    }
}

/// §PR-134 §FR-165 DWT-321 The better scout chooses; outscouted twice over one deploys first, seen
/// by everybody, in the half that is left.
#[test]
fn the_better_scout_chooses() {
    let (mut stage, events) = begun(&scouting("E03 E06", "O01 O02"), &[]);
    assert!(matches!(events[..], [Event::Scouted { seat: ALICE, factor: 12, other: 0, .. }]));
    assert_eq!(stage.notations(ALICE), ["south", "north"]);
    answer(&mut stage, ALICE, &["north"]);
    assert_eq!(stage.state.south, BASIL);
    let Turn::To(asked) = stage.turn() else { panic!("nobody is asked") };
    assert!(asked.contains(BASIL) && !asked.contains(ALICE));
    answer(&mut stage, BASIL, &["front 5", "look 0", "place 0526"]);
    let unit = stage.state.own(BASIL).next().expect("a unit");
    let first = stage.state.troop(unit).first;
    assert_eq!(stage.state.element(first).facing, Facing(0));
    let view = stage.game.view(&stage.state, Viewer::Seat(ALICE));
    assert!(view.elements[first.index()].hex.is_some(), "it stands in the open");
    answer(&mut stage, BASIL, &["front 5", "look 0", "place 1526"]);
    let Turn::To(asked) = stage.turn() else { panic!("nobody is asked") };
    assert!(asked.contains(ALICE) && !asked.contains(BASIL));
}

/// §PR-134 Equal scouts roll, and roll again when they roll alike; nobody deploys in the open.
#[test]
fn equal_scouts_roll() {
    let (stage, events) = begun(&scouting("E01", "O01"), &[4, 4, 2, 5]);
    assert!(matches!(events[0], Event::ScoutRolled { seat: BASIL, die: 5, other: 2, .. }));
    assert_eq!(stage.notations(BASIL), ["south", "north"]);
    assert_eq!(stage.state.openly, None);
    let (stage, _) = begun(&scouting("E03", "O12"), &[]);
    assert_eq!(stage.state.openly, None, "ten are not twice eight");
}

/// §PR-133 A card may look anywhere, as far as it finds room.
#[test]
fn cards_look_where_they_are_told() {
    let (mut stage, _) = begun(&lists("E11", "O01"), &[]);
    answer(&mut stage, ALICE, &["front 4"]);
    assert!(stage.notations(ALICE).contains(&"look 3".to_owned()));
    answer(&mut stage, ALICE, &["look 2", "place 0926"]);
    let first = stage.state.troop(TroopId(0)).first;
    assert_eq!(stage.state.element(first).facing, Facing(2));
    let view = stage.game.view(&stage.state, Viewer::Seat(BASIL));
    assert_eq!(view.elements[first.index()].hex, None, "hidden until all are done");
    assert_eq!(view.elements[first.index()].facing, Facing(0), "and so is where it looks");
}

/// §PR-133 §PR-52 A character may start in a unit that stands already; it stays organised.
#[test]
fn characters_start_in_units() {
    let (mut stage, _) = begun(&lists("E01 E08", "O01"), &[]);
    answer(&mut stage, ALICE, &["front 4", "look 0", "place 0526"]);
    assert!(stage.notations(ALICE).contains(&"join t0".to_owned()));
    let enemy = stage.refused(ALICE, &Action::Join { troop: TroopId(2) });
    assert!(matches!(enemy, Illegal::CannotJoin { .. }), "{enemy:?}");
    answer(&mut stage, ALICE, &["join t0"]);
    let far = stage.refused(ALICE, &Action::Place { hex: demonworld::Spot(2027) });
    assert!(matches!(far, Illegal::CannotJoin { .. }), "{far:?}");
    let berths = stage.notations(ALICE);
    assert!(!berths.is_empty() && berths.len() < 12, "{berths:?}");
    answer(&mut stage, ALICE, &[&berths[0]]);
    let view = stage.game.view(&stage.state, Viewer::Seat(BASIL));
    assert_eq!(view.troops[1].host, None, "hidden until all are done");
    answer(&mut stage, BASIL, &["front 5", "look 3", "place 1502"]);
    assert_eq!(stage.state.troop(TroopId(1)).host, Some(TroopId(0)));
    assert!(stage.state.turn == 1 && stage.state.troop(TroopId(0)).formation.is_organised());
}

/// §PR-133 DP-3 Characters are asked for after all other cards, wherever the list names them, so each
/// of them finds every unit in its place; both groups keep the order of the list.
#[test]
fn characters_are_asked_for_last() {
    let (mut stage, _) = begun(&lists("E08 E01 E07 E11", "O01"), &[]);
    let asked = |stage: &Stage<Demonworld>| {
        let view = stage.game.view(&stage.state, Viewer::Seat(ALICE));
        view.about.troop.expect("a card is asked for")
    };
    assert_eq!(asked(&stage), TroopId(1));
    answer(&mut stage, ALICE, &["front 5", "look 0", "place 0526"]);
    assert_eq!(asked(&stage), TroopId(3));
    answer(&mut stage, ALICE, &["front 4", "look 0", "place 1526"]);
    assert_eq!(asked(&stage), TroopId(0));
    assert!(
        ["join t1", "join t3"].iter().all(|one| stage.notations(ALICE).contains(&(*one).into()))
    );
    answer(&mut stage, ALICE, &["join t3"]);
    let berth = stage.notations(ALICE)[0].clone();
    answer(&mut stage, ALICE, &[&berth]);
    assert_eq!(asked(&stage), TroopId(2));
    answer(&mut stage, ALICE, &["look 0", "place 2526"]);
    answer(&mut stage, BASIL, &["front 5", "look 3", "place 1502"]);
    assert_eq!(stage.state.troop(TroopId(0)).host, Some(TroopId(3)));
    assert_eq!(stage.state.turn, 1);
}

/// §PR-133 A wide front does not fit into three rows when it looks aside.
#[test]
fn wide_fronts_need_room() {
    let mut stage = Stage::<Demonworld>::new(&Options::default());
    answer(&mut stage, ALICE, &["front 5"]);
    let refused = stage.refused(ALICE, &Action::Look { facing: Facing(1) });
    assert_eq!(refused, Illegal::NoRoomSo { facing: Facing(1) });
}

/// §PR-134 §PR-135 §PR-139 Who deploys after a side that stands in the open knows which of its cards
/// march to a flank, and not to which; neither does a search.
#[test]
fn edges_stay_hidden_in_the_open() {
    let options = Options { flank_march: true, ..scouting("E03 E06", "O01 O02 O03") };
    let (mut stage, _) = begun(&options, &[]);
    answer(&mut stage, ALICE, &["south"]);
    answer(&mut stage, BASIL, &["west"]);
    keep_the_rest(&mut stage);
    answer(
        &mut stage,
        BASIL,
        &["front 5", "look 3", "place 1502", "front 5", "look 3", "place 2502"],
    );
    assert!(stage.notations(BASIL).is_empty() && !stage.notations(ALICE).is_empty());
    let sent = stage.state.own(BASIL).next().expect("a unit");
    let places: Vec<Whereabouts> = (0..32)
        .map(|seed| {
            let world = stage.game.imagine(&stage.state, ALICE, &mut Seeded::from_number(seed));
            let [seen, imagined] =
                [&stage.state, &world].map(|state| stage.game.view(state, Viewer::Seat(ALICE)));
            assert_eq!(seen, imagined);
            assert_eq!(world.players, stage.state.players, "nobody has set out yet");
            world.troop(sent).place
        })
        .collect();
    assert!([Whereabouts::West, Whereabouts::East].iter().all(|edge| places.contains(edge)));
    let mut secrets = Vec::new();
    stage.game.secrets(&stage.state, ALICE, &mut secrets);
    assert!(secrets.iter().any(|secret| secret.what == "flank"));
}

fn marching(south: &str, north: &str) -> Options {
    Options { flank_march: true, ..lists(south, north) }
}

/// Whether a seat is asked now.
fn is_asked(stage: &Stage<Demonworld>, seat: kernel::Seat) -> bool {
    matches!(stage.turn(), Turn::To(seats) if seats.contains(seat))
}

/// Whether a seat is asked whom it sends to a flank.
fn is_sending(stage: &Stage<Demonworld>, seat: kernel::Seat) -> bool {
    stage.question(seat).is_some_and(|question| question.code == "send")
}

/// Nobody else is sent to a flank.
fn keep_the_rest(stage: &mut Stage<Demonworld>) {
    for seat in [ALICE, BASIL] {
        while is_sending(stage, seat) {
            answer(stage, seat, &["decline"]);
        }
    }
}

/// Nobody stands on the field.
fn is_empty(stage: &Stage<Demonworld>) -> bool {
    stage.state.elements.iter().all(|element| element.hex.is_none())
}

/// §PR-135 Both sides tell their sections before anybody deploys, and whoever marches is not
/// deployed.
#[test]
fn sections_come_before_deployment() {
    let (mut stage, _) = begun(&marching("E01 E02 E14 E03", "O01 O02 O03"), &[]);
    assert_eq!(stage.notations(ALICE), ["west", "east", "decline"]);
    assert_eq!(stage.notations(BASIL), ["west", "east", "decline"]);
    answer(&mut stage, ALICE, &["west"]);
    while is_sending(&stage, ALICE) {
        answer(&mut stage, ALICE, &["decline"]);
    }
    assert!(!is_asked(&stage, ALICE), "the other side has not told its sections");
    keep_the_rest(&mut stage);
    assert!(is_empty(&stage) && is_asked(&stage, ALICE) && is_asked(&stage, BASIL));
    let about = stage.game.view(&stage.state, Viewer::Seat(ALICE)).about;
    assert_eq!(about.troop, Some(TroopId(1)), "the first card is away");
    answer(&mut stage, ALICE, &["front 5", "look 0"]);
    assert!(!stage.notations(ALICE).contains(&"west".to_owned()));
    let late = stage.refused(ALICE, &Action::East {});
    assert!(matches!(late, Illegal::TooManySent { .. }), "{late:?}");
    answer(&mut stage, ALICE, &["place 0526", "look 0"]);
    let gun = stage.refused(ALICE, &Action::East {});
    assert!(matches!(gun, Illegal::GunsStay { .. }), "{gun:?}");
}

/// §PR-134 §PR-135 The better scout tells his sections before he sees how the other side deploys.
#[test]
fn sections_come_before_open_deployment() {
    let options = Options { flank_march: true, ..scouting("E03 E06 E01 E02", "O01 O02 O03") };
    let (mut stage, _) = begun(&options, &[]);
    assert_eq!(stage.notations(ALICE), ["south", "north"]);
    answer(&mut stage, ALICE, &["south"]);
    assert_eq!(stage.state.openly, Some(BASIL));
    assert!(is_sending(&stage, ALICE) && is_sending(&stage, BASIL));
    while is_sending(&stage, BASIL) {
        answer(&mut stage, BASIL, &["decline"]);
    }
    assert!(is_sending(&stage, ALICE) && !is_asked(&stage, BASIL) && is_empty(&stage));
    keep_the_rest(&mut stage);
    assert!(is_asked(&stage, BASIL) && !is_asked(&stage, ALICE), "he deploys in the open");
}

/// §PR-135 §PR-139 Neither the other seat nor a spectator learns who is sent, nor how many, until
/// all are deployed; not even of a side that will deploy in the open.
#[test]
fn sections_are_told_in_secret() {
    let options = Options { flank_march: true, ..scouting("E03 E06 E01 E02", "O01 O02 O03") };
    let (mut stage, _) = begun(&options, &[]);
    answer(&mut stage, ALICE, &["south"]);
    let start = stage.state.clone();
    for (seat, other) in [(ALICE, BASIL), (BASIL, ALICE)] {
        let seen = |stage: &mut Stage<Demonworld>, first: &str| {
            stage.set(|state| *state = start.clone());
            answer(stage, seat, &[first]);
            let early = [Viewer::Seat(other), Viewer::Spectator]
                .map(|viewer| stage.game.view(&stage.state, viewer));
            let mut answers = 1;
            while is_sending(stage, seat) {
                answer(stage, seat, &["decline"]);
                answers += 1;
            }
            let late = [Viewer::Seat(other), Viewer::Spectator]
                .map(|viewer| stage.game.view(&stage.state, viewer));
            (early, late, answers)
        };
        let stays = seen(&mut stage, "decline");
        assert_eq!(stays, seen(&mut stage, "west"));
        assert_eq!(stays, seen(&mut stage, "east"));
        let mut secrets = Vec::new();
        stage.game.secrets(&stage.state, other, &mut secrets);
        assert!(secrets.iter().any(|secret| secret.what == "sections"));
    }
}

/// §PR-135 §PR-139 While both deploy hidden, a search knows neither who is away nor how far the
/// other side has come, only whether it is done.
#[test]
fn sections_stay_secret_in_hidden_deployment() {
    let (mut stage, _) = begun(&marching("E01 E02 E14 E03", "O01 O02 O03"), &[]);
    answer(&mut stage, ALICE, &["west"]);
    keep_the_rest(&mut stage);
    answer(&mut stage, ALICE, &["front 5", "look 0", "place 0526"]);
    let worlds: Vec<_> = (0..64)
        .map(|seed| stage.game.imagine(&stage.state, BASIL, &mut Seeded::from_number(seed)))
        .collect();
    let view = stage.game.view(&stage.state, Viewer::Seat(BASIL));
    let same = |world| stage.game.view(world, Viewer::Seat(BASIL)) == view;
    assert!(worlds.iter().all(same));
    for place in [Whereabouts::Reserve, Whereabouts::West, Whereabouts::East] {
        assert!(worlds.iter().any(|world| world.troop(TroopId(0)).place == place), "{place:?}");
    }
    let stages = worlds.iter().map(|world| world.player(ALICE).stage);
    assert!(stages.collect::<std::collections::BTreeSet<_>>().len() > 3);
}

/// §PR-13 §PR-135 A third of the points at most, and no guns.
#[test]
fn who_may_be_sent() {
    let (mut stage, _) = begun(&marching("E01 E02 E14 E03", "O01"), &[]);
    answer(&mut stage, ALICE, &["west"]);
    assert_eq!(stage.state.troop(TroopId(0)).place, Whereabouts::West);
    assert_eq!(stage.notations(ALICE), ["decline"]);
    let refused = stage.refused(ALICE, &Action::East {});
    assert_eq!(refused, Illegal::TooManySent { points: 340, most: 283 });
    let gun = TroopId(2);
    while let Some(about) = stage.game.view(&stage.state, Viewer::Seat(ALICE)).about.troop {
        if !is_sending(&stage, ALICE) {
            break;
        }
        assert_ne!(about, gun, "guns are not asked about");
        answer(&mut stage, ALICE, &["decline"]);
    }
    assert!(!is_sending(&stage, BASIL), "his only card is more than a third");
    let (mut stage, _) = begun(&lists("E01", "O01"), &[]);
    answer(&mut stage, ALICE, &["front 5", "look 0"]);
    assert_eq!(stage.refused(ALICE, &Action::West {}), Illegal::NoFlankMarch {});
}

/// Everybody deployed, troops of these numbers on their way to the west.
fn on_the_way(south: &str, north: &str, away: &[u8]) -> Stage<Demonworld> {
    let (mut stage, _) = begun(&marching(south, north), &[]);
    stage.set(|state| {
        for troop in state.ids() {
            let west = away.contains(&troop.0);
            state.troop_mut(troop).place =
                if west { Whereabouts::West } else { Whereabouts::Field };
            if west {
                let seat = state.troop(troop).seat;
                state.player_mut(seat).flank[0] = Section::Marching;
            }
        }
        state.agenda.clear();
        state.agenda.first([Step::EndTurn]);
    });
    stage
}

/// Works one step of a turn with exactly these dice.
fn work(stage: &mut Stage<Demonworld>, turn: u8, step: Step, dice: &[u32]) -> Vec<Event> {
    let mut script = Scripted::new(dice);
    let mut events = Vec::new();
    stage.state.turn = turn;
    let game = stage.game.clone();
    let cx = &mut Cx::telling(&mut script, &mut events);
    step.work(Play { game: &game, state: &mut stage.state, cx });
    events
}

/// §DW-3 §PR-135 DWT-11 Nobody comes in the first turn; five in the second, four in the third,
/// three later.
#[test]
fn arrival() {
    let mut stage = on_the_way("E01 E02", "O01", &[0]);
    assert_eq!(work(&mut stage, 1, Step::Arrivals, &[]), []);
    let events = work(&mut stage, 2, Step::Arrivals, &[4]);
    assert!(matches!(events[..], [Event::Delayed { seat: ALICE, edge: "west", die: 4 }]));
    let events = work(&mut stage, 3, Step::Arrivals, &[4]);
    assert!(matches!(events[..], [Event::Arrived { seat: ALICE, edge: "west" }]), "{events:?}");
    assert_eq!(stage.state.player(ALICE).flank[0], Section::Here);
    let mut late = on_the_way("E01 E02", "O01", &[0]);
    assert_eq!(work(&mut late, 4, Step::Arrivals, &[3]).len(), 1);
    assert_eq!(late.state.player(ALICE).flank[0], Section::Here);
}

/// §PR-135 The better scout adds one.
#[test]
fn scouts_find_the_way() {
    let mut stage = on_the_way("E01 E03", "O01", &[0]);
    work(&mut stage, 2, Step::Arrivals, &[4]);
    assert_eq!(stage.state.player(ALICE).flank[0], Section::Here);
}

/// §PR-135 Two sections on one edge: the higher total enters, the other follows without a roll;
/// equal ones wait.
#[test]
fn sections_meet() {
    let mut stage = on_the_way("E01 E02", "O01 O02", &[0, 2]);
    work(&mut stage, 2, Step::Arrivals, &[5, 5]);
    assert_eq!(stage.state.player(ALICE).flank[0], Section::Marching);
    assert_eq!(stage.state.player(BASIL).flank[0], Section::Marching);
    work(&mut stage, 3, Step::Arrivals, &[5, 6]);
    assert_eq!(stage.state.player(ALICE).flank[0], Section::Due);
    assert_eq!(stage.state.player(BASIL).flank[0], Section::Here);
    let events = work(&mut stage, 4, Step::Arrivals, &[]);
    assert!(matches!(events[..], [Event::Arrived { seat: ALICE, .. }]), "{events:?}");
}

/// A unit of the south that has come to the west edge and moves.
fn entering(enemies: &[(i16, i16)]) -> Stage<Demonworld> {
    let mut stage = on_the_way("E01 E02", "O01", &[0]);
    let game = stage.game.clone();
    stage.set(|state| {
        state.turn = 2;
        state.players[0].flank[0] = Section::Here;
        state.troop_mut(TroopId(0)).order = Some(Order::Move);
        let archers: Vec<_> = state.troop(TroopId(2)).all().collect();
        for (element, &(column, row)) in archers.into_iter().zip(enemies) {
            state.put(&game, element, at(column, row), Facing(3));
        }
        state.agenda.clear();
        state.agenda.first([Step::Turns { round: Round::Move, seat: ALICE }, Step::EndTurn]);
    });
    answer(&mut stage, ALICE, &["march t0"]);
    stage
}

/// §PR-135 A section that has arrived gets M or H, enters with its rear on the edge, pays three
/// points for each rank and makes no contact this turn.
#[test]
fn entry() {
    let mut stage = entering(&[(30, 10)]);
    answer(&mut stage, ALICE, &["front 5"]);
    let places = stage.notations(ALICE);
    assert!(places.len() > 5, "{places:?}");
    let place = |spot: u16| Action::Place { hex: demonworld::Spot(spot) };
    let inside = stage.refused(ALICE, &place(1510));
    assert!(matches!(inside, Illegal::NotOnTheEdge { .. }), "{inside:?}");
    let spots = (0..6u16).flat_map(|column| (0..3).map(move |row| column * 100 + row));
    let mut refusals = spots.map(|spot| stage.refused(ALICE, &place(spot)));
    assert!(refusals.any(|refused| matches!(refused, Illegal::EnemyZone { .. })));
    answer(&mut stage, ALICE, &[&places[places.len() / 2]]);
    assert_eq!(stage.state.moving.map(|moving| moving.spent), Some(6), "two ranks");
    let one = stage.state.troop(TroopId(0));
    assert!(one.deeds.has(Deeds::ENTERED) && one.place == Whereabouts::Field);
    assert!(one.formation.is_organised());
    let edge = stage.state.standing(TroopId(0)).any(|element| {
        let hex = stage.state.element(element).hex.expect("it stands");
        demonworld::grid::column_row(hex).0 == 0
    });
    assert!(edge);
}

/// §PR-135 Orders of a section that has arrived.
#[test]
fn orders_on_arrival() {
    let mut stage = on_the_way("E01 E02", "O01", &[0]);
    stage.state.players[0].flank[0] = Section::Here;
    work(&mut stage, 2, Step::Lots, &[6, 6]);
    stage.state.agenda.first([Step::Mark]);
    assert_eq!(stage.notations(ALICE), ["order M", "order H"]);
    let hold = stage.refused(ALICE, &Action::Order { order: Order::Hold });
    assert!(matches!(hold, Illegal::OrderOnArrival { order: Order::Hold }), "{hold:?}");
    assert_eq!(hold.rule().map(kernel::RuleRef::id), Some("PR-135"));
}

/// §PR-135 DWT-13 Where an enemy is near everywhere, nobody enters; he tries again.
#[test]
fn no_room_at_the_edge() {
    let rows = [5, 8, 11, 14, 17, 20, 23, 26, 28, 2];
    let mut stage = entering(&rows.map(|row| (2, row)));
    assert_eq!(stage.state.troop(TroopId(0)).place, Whereabouts::West);
    assert!(stage.state.moving.is_none(), "there was nothing to choose");
    let events = work(&mut stage, 3, Step::Arrivals, &[]);
    assert_eq!(events, [], "who has arrived is not tested again");
    assert_eq!(stage.state.player(ALICE).flank[0], Section::Here);
}

/// The first card of the south has come to the west edge and is asked; an enemy stands there.
fn arrived(south: &str, north: &str, enemy: (i16, i16)) -> Stage<Demonworld> {
    let mut stage = on_the_way(south, north, &[0]);
    let game = stage.game.clone();
    let character = game.card_of(&stage.state, TroopId(0)).kind.is_character();
    let round = if character { Round::FirstSlot } else { Round::Move };
    stage.set(|state| {
        state.turn = 2;
        state.players[0].flank[0] = Section::Here;
        if !character {
            state.troop_mut(TroopId(0)).order = Some(Order::Move);
        }
        let foe = state.own(BASIL).next().expect("an enemy");
        let first = state.troop(foe).first;
        state.put(&game, first, at(enemy.0, enemy.1), Facing(1));
        state.agenda.clear();
        state.agenda.first([Step::Turns { round, seat: ALICE }, Step::EndTurn]);
    });
    answer(&mut stage, ALICE, &["march t0"]);
    stage
}

/// §PR-135 A dragon that enters pays three points and goes on with the rest, but meets nobody.
#[test]
fn large_elements_go_on() {
    let mut stage = arrived("E06 E01 E02 E03", "O02", (6, 16));
    answer(&mut stage, ALICE, &["place 0216"]);
    assert_eq!(stage.state.moving.map(|moving| moving.spent), Some(3));
    let list = stage.notations(ALICE);
    assert!(list.iter().any(|one| one.starts_with("stride")), "{list:?}");
    answer(&mut stage, ALICE, &["stride 1", "stride 1"]);
    let refused = stage.refused(ALICE, &Action::Stride { direction: Direction(1) });
    assert!(matches!(refused, Illegal::ContactForbidden { .. }), "{refused:?}");
}

/// §PR-135 §FR-3 Nobody enters within three hexes of a giant's back, though its front is farther.
#[test]
fn no_entry_beside_the_back_of_a_giant() {
    let stage = arrived("E07 E01", "O06", (4, 16));
    let refused = stage.refused(ALICE, &Action::Place { hex: demonworld::Spot(16) });
    let told = matches!(refused, Illegal::EnemyNear { distance: 3, least: 4, .. });
    assert!(told, "{refused:?}");
}

/// §PR-135 A character who enters has three points less to walk with.
#[test]
fn characters_pay_to_enter() {
    let mut stage = arrived("E07 E01 E02", "O02", (30, 5));
    answer(&mut stage, ALICE, &["place 0016"]);
    let hero = stage.state.troop(TroopId(0)).first;
    answer(&mut stage, ALICE, &[&format!("choose {hero}")]);
    let points = stage.game.card_of(&stage.state, TroopId(0)).points_of(Order::Move);
    let farthest = stage.notations(ALICE).into_iter().filter_map(|one| {
        let spot: u16 = one.rsplit(' ').next()?.parse().ok()?;
        Some(at(0, 16).distance(demonworld::Spot(spot).hex()))
    });
    assert_eq!(farthest.max(), Some((points - 3) / 3));
}
