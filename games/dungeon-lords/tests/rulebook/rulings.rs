//! Rulings where several paragraphs meet: who is eaten, who lies down, whose turn it is.

use dungeon_lords::ids::{Colour, Monster, Resource, Tile};
use dungeon_lords::state::Minion;
use dungeon_lords::{DungeonLords, Event, Illegal, Items, Options, Step};
use kernel::{Game, Ruled};

use crate::building::{building, command};
use crate::combat::plain;
use crate::table::*;

fn up(table: &Table, id: &str) -> u8 {
    table.player(ALICE).lair[monster(id).index()]
}

fn down(table: &Table, id: &str) -> u8 {
    table.player(ALICE).down[monster(id).index()]
}

fn strike(units: &[&str]) -> Table {
    let mut table = Table::with(&options(4, Items::None));
    table.event(Tile::SpecialEvent, Some("monster-strike")).lair(units);
    table.0.set(|state| state.agenda.first([Step::Halt { seat: ALICE }]));
    table.due(Step::Event);
    table
}

/// §DL-87 §DL-50 Suggestion: the demon eats a goblin at home, and the committed goblin still has to
/// be paid or goes home.
#[test]
fn an_eaten_monster_pays_for_no_committed_one() {
    let mut table = plain(1, "y1-suggestion");
    table.line(&[("y1-wizard-4", 0)]).room("mint", "3-1").lair(&["demon", "goblin", "goblin"]);
    table.give(ALICE, |player| player.food = 0);
    let events = table.fight(&["send goblin", "send demon", "pay demon"]);
    let home = |event: &Event| matches!(event, Event::Withdrawn { monster: Monster::Goblin, .. });
    assert_eq!(count(&events, home), 1);
    assert_eq!((up(&table, "goblin"), down(&table, "goblin")), (1, 0));
    assert_eq!(table.player(ALICE).evil, 1);
    assert!(table.caught("y1-wizard-4"));
}

/// §DL-51 Monster Strike: a demon that eats the witch who lies down already settles no other witch.
#[test]
fn a_strike_is_not_settled_by_eating_who_lies_down() {
    let mut table = strike(&["demon", "witch", "witch"]);
    table.act(ALICE, "lie-down witch");
    table.act(ALICE, "pay-one demon monster");
    assert_eq!((up(&table, "witch"), down(&table, "witch")), (1, 0));
    assert!(table.lists(ALICE).contains(&"lie-down witch".to_owned()));
    // Without one who lies down the witch that is still to be settled is eaten.
    let mut table = strike(&["demon", "witch", "witch"]);
    table.act(ALICE, "pay-one witch food");
    table.act(ALICE, "pay-one demon monster");
    assert_eq!((up(&table, "witch"), down(&table, "witch")), (1, 0));
    assert!(table.lists(ALICE).is_empty() || !table.lists(ALICE)[0].contains("witch"));
}

/// §DL-90 A golem that became a sheep lies down, even if the party fell before its turn; another
/// golem beside it does not.
#[test]
fn a_sheep_lies_down() {
    let mut table = plain(1, "y2-metamorphosis");
    table.line(&[("y2-wizard-1", 0)]).room("mint", "3-1").lair(&["golem", "witch"]);
    table.fight(&["send golem", "send witch", "choose golem", "attack witch 1"]);
    assert_eq!((up(&table, "golem"), down(&table, "golem")), (0, 1));
    let mut table = plain(1, "y2-metamorphosis");
    table.line(&[("y2-wizard-1", 0)]).room("mint", "3-1").lair(&["golem", "golem"]);
    table.fight(&["send golem", "send golem", "attack golem 1"]);
    assert_eq!((up(&table, "golem"), down(&table, "golem")), (1, 1));
}

/// §DL-102 §DL-105 Two players: the starting player's non-player draws and is placed first.
#[test]
fn the_starting_players_non_player_comes_first() {
    let mut table = building(2);
    table.0.set(|state| {
        state.first = BASIL;
        for absent in &mut state.absent {
            absent.shelved = 0b111;
            absent.orders = [Some(order("mine-gold")), Some(order("buy-traps")), None];
        }
        state.agenda.first([Step::Reveal { wave: 0 }]);
    });
    table.due(Step::Command);
    command(&mut table, &[["build-room", "get-food", "improve-reputation"]; 2]);
    table.act(ALICE, "third hire-monster");
    table.act(BASIL, "third hire-monster");
    let board = table.state().board;
    let (green, yellow) = (Minion::Absent(Colour::Green), Minion::Absent(Colour::Yellow));
    assert_eq!(board[order("mine-gold").index()], [None, Some(yellow), Some(green)]);
    assert_eq!(board[order("hire-monster").index()], [Some(yellow), Some(green), None]);
    let mut table = building(2);
    table.0.set(|state| state.first = BASIL);
    let events = table.due(Step::Muster);
    let colours: Vec<Colour> = events
        .iter()
        .filter_map(|event| match event {
            Event::AbsentOrder { colour, .. } => Some(*colour),
            _ => None,
        })
        .collect();
    assert_eq!(colours, [Colour::Yellow, Colour::Yellow, Colour::Green, Colour::Green]);
}

/// §DL-51 Impatient Heroes: one host after the other in turn order, each completely; what is
/// missing is not lost.
#[test]
fn impatient_heroes_cost_in_turn_order() {
    let mut table = Table::with(&options(4, Items::None));
    table.event(Tile::SpecialEvent, Some("impatient-heroes"));
    table.0.set(|state| state.agenda.first([Step::Halt { seat: ALICE }]));
    table.row(&["y1-thief-1", "y1-warrior-2", "y1-priest-2", "y1-wizard-4"]);
    table.evil(&[3, 2, 1, 0]).traps(&["pendulum", "trap-door"]);
    table.give(CLARA, |player| player.imps = 0);
    table.give(DORIS, |player| player.gold = 0);
    table.due(Step::Arrive);
    assert!(table.asked(ALICE));
    assert_eq!(table.player(BASIL).evil, 2);
    table.act(ALICE, "give-trap pendulum");
    assert_eq!((table.player(ALICE).trap_count(), table.player(BASIL).evil), (1, 1));
    assert_eq!((table.player(CLARA).imps, table.player(DORIS).gold), (0, 0));
}

/// §DL-51 The heroes are impatient in the season of the event only.
#[test]
fn heroes_of_another_season_cost_nothing() {
    let mut table = Table::with(&options(4, Items::None));
    table.event(Tile::Taxes, None);
    table.0.set(|state| {
        state.special = Some(special("impatient-heroes"));
        state.agenda.first([Step::Halt { seat: ALICE }]);
    });
    table.row(&["y1-thief-1", "y1-warrior-2", "y1-priest-2", "y1-wizard-4"]).evil(&[3, 2, 1, 0]);
    table.due(Step::Arrive);
    assert_eq!((table.player(BASIL).evil, table.player(DORIS).gold), (2, 3));
}

/// §DL-104 In the old variant a non-player leads the leftmost monster away, and everybody hears it.
#[test]
fn a_non_player_may_take_a_monster() {
    for (takes, left) in [(true, 1), (false, 2)] {
        let options = Options { absent_hires: takes, ..options(3, Items::None) };
        let mut table = Table::with(&options);
        table.0.set(|state| {
            state.shown = 3;
            state.monsters = [monster("goblin"), monster("troll")].into_iter().collect();
            state.board[order("hire-monster").index()][1] = Some(Minion::Absent(Colour::Yellow));
            state.board[order("hire-monster").index()][0] = Some(Minion::Of(ALICE));
        });
        let events = table.due(Step::Resolve { order: order("hire-monster"), rank: 0 });
        assert_eq!(table.state().monsters.len(), left);
        let heard = |event: &Event| {
            matches!(event, Event::AbsentHired { monster: Monster::Goblin, colour: Colour::Yellow })
        };
        assert_eq!(count(&events, heard), usize::from(takes));
    }
    // With four players the form does not offer it.
    let form = DungeonLords::form();
    let field = form.0.iter().find(|field| field.key == "absent_hires").expect("a field");
    assert_eq!(field.only.as_ref().expect("a condition").is, ["2", "3"]);
}

/// §DL-92 §DL-88 §DL-21 An event cites the paragraph of its reason.
#[test]
fn events_cite_their_reason() {
    let skipped = |step| Event::StepSkipped { seat: ALICE, step, why: "stopped" };
    let returned = |why| Event::MinionReturned { seat: ALICE, order: order("get-food"), why };
    let back = |why| Event::TokenBack { colour: Colour::Blue, item: item("blank"), why };
    for (event, id) in [
        (skipped("heal"), "DL-92"),
        (skipped("spell"), "DL-88"),
        (skipped("conquer"), "DL-93"),
        (returned("full"), "DL-20"),
        (returned("poor"), "DL-21"),
        (returned("declined"), "DL-24"),
        (back("blank"), "MI-34"),
        (back("nobody"), "MI-36"),
        (back("absent"), "MI-38"),
    ] {
        assert_eq!(event.rule().expect("a rule").id(), id, "{event:?}");
    }
}

/// §DL-50 A demon does not eat itself: what it lacks is another monster.
#[test]
fn a_lonely_demon_cannot_be_paid() {
    let nobody = Illegal::TooPoor { resource: Resource::Monster, have: 0, need: 1 };
    let mut table = Table::with(&options(4, Items::None));
    table.event(Tile::PayDay, None).lair(&["demon", "ghost"]);
    table.0.set(|state| state.agenda.first([Step::Halt { seat: ALICE }]));
    table.due(Step::Event);
    assert_eq!(table.refused(ALICE, "pay demon"), nobody);
    let table = strike(&["demon", "ghost"]);
    assert_eq!(table.refused(ALICE, "pay-one demon monster"), nobody);
    // Two demons: one may eat the other, and nothing is due for who was eaten.
    let mut table = Table::with(&options(4, Items::None));
    table.event(Tile::PayDay, None).lair(&["demon", "demon"]);
    table.0.set(|state| state.agenda.first([Step::Halt { seat: ALICE }]));
    table.due(Step::Event);
    table.act(ALICE, "pay demon");
    assert_eq!((up(&table, "demon"), table.player(ALICE).evil), (1, 1));
    assert!(!table.asked(ALICE) || table.lists(ALICE).iter().all(|line| !line.contains("demon")));
}
