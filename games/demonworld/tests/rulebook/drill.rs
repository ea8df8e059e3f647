//! A plain for rulebook tests: any cards, any ground, one step of the game at a time.

use demonworld::grid::{Facing, Hex, at, hex};
use demonworld::ids::Order;
use demonworld::state::{Aim, ElementId, Shot, TroopId};
use demonworld::{Content, Demonworld, Event, Level, Options, Step};
use kernel::chance::Scripted;
use kernel::{At, Cx, Game, Pack, Play, Seat, Steps as _};
use testkit::Stage;

/// Columns and rows of the plain.
const SIZE: (usize, usize) = (24, 16);

/// A hex in the south of the plain, with room to the north.
pub(crate) fn base() -> Hex {
    at(12, 13)
}

/// So many hexes to the north-west of it, straight ahead of somebody who looks north.
pub(crate) fn ahead(steps: i16) -> Hex {
    base() + hex(0, -steps)
}

/// A position on the plain.
pub(crate) struct Drill {
    pub(crate) stage: Stage<Demonworld>,
}

/// An army for the content: cards, each with its item after a colon.
fn army(content: &Content, id: &str, cards: &[&str]) -> String {
    let first = content.card(content.find_card(&cards[0][..3]).expect("a card"));
    let mut points = 0;
    let mut entries = String::new();
    for card in cards {
        let (card, item) = card.split_once(':').unwrap_or((card, ""));
        points += content.card(content.find_card(card).expect("a card")).points;
        let item = content.find_item(item).map(|id| content.item(id));
        points += item.map_or(0, |item| item.points);
        let items = item.map_or(String::new(), |item| format!("\"{}\"", item.id));
        entries.extend(["  { card = \"", card, "\", items = [", &items, "] },\n"]);
    }
    format!(
        "[[army]]\nid = \"{id}\"\nname = \"{id}\"\nfaction = \"{}\"\npoints = {points}\n\
         entries = [\n{entries}]\nsource = \"reconstructed\"\n",
        first.faction
    )
}

impl Drill {
    /// Cards of both sides on open ground.
    pub(crate) fn new(south: &[&str], north: &[&str]) -> Drill {
        Drill::on(south, north, &[], "")
    }

    /// Cards of both sides on open ground, with other words on the cards of the Empire.
    pub(crate) fn with(south: &[&str], north: &[&str], words: &[(&str, &str)]) -> Drill {
        Drill::opened((south, north), (&[], ""), words)
    }

    /// Cards of both sides; letters of ground and levels on some hexes; edges as the files write
    /// them.
    pub(crate) fn on(
        south: &[&str],
        north: &[&str],
        ground: &[(Hex, char, u8)],
        edges: &str,
    ) -> Drill {
        Drill::opened((south, north), (ground, edges), &[])
    }

    fn opened(
        (south, north): (&[&str], &[&str]),
        (ground, edges): (&[(Hex, char, u8)], &str),
        words: &[(&str, &str)],
    ) -> Drill {
        let content = Content::load(None).expect("the shipped content is sound");
        let mut pack: Pack = content.pack();
        let own = [army(&content, "the-south", south), army(&content, "the-north", north)];
        pack.0.get_mut("armies.toml").expect("a file").push_str(&own.concat());
        pack.0.insert("scenario-first-clash.toml".to_owned(), plain(ground, edges));
        for (old, new) in words {
            let cards = pack.0.get_mut("cards-empire.toml").expect("a file");
            assert!(cards.contains(old), "{old} is on no card");
            *cards = cards.replace(old, new);
        }
        let options = Options { level: Level::Advanced, ..Options::default() };
        let game = Demonworld::open(&options, Some(&pack)).expect("the drill opens");
        let mut stage = Stage::<Demonworld>::new(&Options::default());
        let mut dice = kernel::chance::Seeded::from_number(0);
        stage.state = game.start(&mut Cx::silent(&mut dice));
        stage.game = game;
        stage.state.turn = 2;
        Drill { stage }
    }

    /// The n-th element of a troop.
    pub(crate) fn one(&self, troop: u8, n: u8) -> ElementId {
        ElementId(self.stage.state.troop(TroopId(troop)).first.0 + n)
    }

    /// Puts an element somewhere.
    pub(crate) fn put(&mut self, element: ElementId, hex: Hex, facing: u8) -> &mut Drill {
        let game = self.stage.game.clone();
        self.stage.state.lift(&game, element);
        self.stage.state.put(&game, element, hex, Facing(facing));
        self
    }

    /// Gives a troop an order.
    pub(crate) fn order(&mut self, troop: u8, order: Order) -> &mut Drill {
        self.stage.state.troop_mut(TroopId(troop)).order = Some(order);
        self
    }

    /// Works one step with exactly these dice.
    pub(crate) fn work(&mut self, step: Step, dice: &[u32]) -> Vec<Event> {
        let mut script = Scripted::new(dice);
        let mut events = Vec::new();
        let mut cx = Cx::telling(&mut script, &mut events);
        let (game, state) = (&self.stage.game, &mut self.stage.state);
        step.work(Play { game, state, cx: &mut cx });
        assert_eq!(script.need(), None, "{dice:?} leaves something open");
        assert_eq!(script.impossible(), None, "{dice:?} cannot be");
        assert_eq!(script.used(), dice.len(), "outcomes left over in {dice:?}");
        events
    }

    /// Answers a step with exactly these dice.
    pub(crate) fn answer(
        &mut self,
        step: Step,
        seat: u8,
        notation: &str,
        dice: &[u32],
    ) -> Vec<Event> {
        let action = self.find(step, seat, notation);
        let mut script = Scripted::new(dice);
        let mut events = Vec::new();
        let mut cx = Cx::telling(&mut script, &mut events);
        let (game, state) = (&self.stage.game, &mut self.stage.state);
        step.answer(Play { game, state, cx: &mut cx }, Seat(seat), &action);
        assert_eq!(script.need(), None, "{dice:?} leaves something open");
        assert_eq!(script.used(), dice.len(), "outcomes left over in {dice:?}");
        events
    }

    /// Everything offered to a seat by a step, in notation.
    pub(crate) fn offers(&self, step: Step, seat: u8) -> Vec<String> {
        let mut list = Vec::new();
        let at = At { game: &self.stage.game, state: &self.stage.state };
        step.offer(at, Seat(seat), &mut |action| list.push(action));
        list.iter().map(ToString::to_string).collect()
    }

    fn find(&self, step: Step, seat: u8, notation: &str) -> demonworld::Action {
        let mut list = Vec::new();
        let at = At { game: &self.stage.game, state: &self.stage.state };
        step.offer(at, Seat(seat), &mut |action| list.push(action));
        let found = list.iter().copied().find(|action| action.to_string() == notation);
        let offered: Vec<String> = list.iter().map(ToString::to_string).collect();
        found.unwrap_or_else(|| panic!("{notation} is not among {offered:?}"))
    }

    /// Resolves these shots with exactly these dice; the first may be backed by others.
    pub(crate) fn shoot(&mut self, shots: &[(ElementId, Aim)], dice: &[u32]) -> Vec<Event> {
        let shot = |&(shooter, aim): &(ElementId, Aim)| Shot { shooter, aim, high: false };
        self.stage.state.shots = shots.iter().map(shot).collect();
        self.work(Step::Resolve { second: false }, dice)
    }

    /// The number that one shot needs.
    pub(crate) fn needs(&self, shooter: ElementId, target: ElementId, backers: &[ElementId]) -> i8 {
        let mut copy = Drill { stage: self.stage.clone() };
        let mut shots = vec![(shooter, Aim::At(target))];
        shots.extend(backers.iter().map(|&backer| (backer, Aim::Back(shooter))));
        let events = copy.shoot(&shots, &[20]);
        let needed = |event: &Event| match event {
            Event::Shot { needed, .. } => Some(*needed),
            _ => None,
        };
        events.iter().find_map(needed).expect("a shot")
    }

    /// Hit points that an element has left.
    pub(crate) fn hp(&self, element: ElementId) -> u8 {
        self.stage.state.element(element).hp
    }
}

/// The first clash on a plain with some hexes changed.
fn plain(ground: &[(Hex, char, u8)], edges: &str) -> String {
    let (columns, rows) = SIZE;
    let mut terrain = vec![vec!['.'; columns]; rows];
    let mut heights = vec![vec!['0'; columns]; rows];
    for &(hex, letter, level) in ground {
        let (column, row) = demonworld::grid::column_row(hex);
        let index = |value: i16| usize::try_from(value).expect("on the plain");
        let (column, row) = (index(column), index(row));
        terrain[row][column] = letter;
        heights[row][column] = char::from_digit(level.into(), 10).expect("a digit");
    }
    let list = |rows: Vec<Vec<char>>| -> String {
        let row = |row: Vec<char>| ["  \"", &String::from_iter(row), "\",\n"].concat();
        rows.into_iter().map(row).collect()
    };
    format!(
        "schema = 1\nid = \"first-clash\"\nname = \"Plain\"\npoints = 430\nturns = 5\nmargin = 43\n\
         armies = [\"the-south\", \"the-north\"]\nterrain = [\n{}]\nheights = [\n{}]\n\
         deployment = [[12, 15], [0, 3]]\nobjectives = []\n\
         options = {{ magic = true, fire = true, flank_march = false, artillery = true }}\n\
         roads = []\nedges = [{edges}]\nsource = \"reconstructed\"\n",
        list(terrain),
        list(heights),
    )
}

/// An edge between two hexes as the files write it.
pub(crate) fn edge(kind: &str, a: Hex, b: Hex) -> String {
    let [a, b] = [a, b].map(demonworld::grid::column_row);
    format!("{{ kind = \"{kind}\", a = [{}, {}], b = [{}, {}] }}", a.0, a.1, b.0, b.1)
}
