//! A field for the rulebook tests: open ground, troops put down by hand, scripted dice.

use demonworld::content::Role;
use demonworld::formation;
use demonworld::grid::{Facing, Place, at};
use demonworld::ids::{CardId, Order};
use demonworld::state::{Element, ElementId, Mood, State, Troop, TroopId, Whereabouts};
use demonworld::{Action, Demonworld, Event, Illegal, Level, Options, Round, Spot, Step};
use kernel::chance::Scripted;
use kernel::{Cx, Game, Pack, Seat, Turn};
use testkit::Stage;

/// Alice commands the south, Basil the north.
pub(crate) const ALICE: Seat = Seat(0);
pub(crate) const BASIL: Seat = Seat(1);

/// Looking north, and looking south.
pub(crate) const NORTH: u8 = 0;
pub(crate) const SOUTH: u8 = 3;

/// Columns and rows of the field.
const SIZE: (usize, usize) = (24, 16);
const FILE: &str = "scenario-first-clash.toml";

/// A question that is always open: nothing more is due.
const REST: Step = Step::Precedence { round: Round::Hold, seat: ALICE };

/// A field with a position set up by hand.
pub(crate) struct Table(pub(crate) Stage<Demonworld>);

/// What a field is made of, before it is opened.
pub(crate) struct Ground {
    terrain: Vec<Vec<char>>,
    heights: Vec<Vec<char>>,
    edges: Vec<String>,
    road: Vec<String>,
    reprints: Vec<(&'static str, &'static str, &'static str)>,
    level: Level,
    blind: bool,
}

impl Ground {
    /// Open and level.
    pub(crate) fn open() -> Ground {
        let rows = |letter| vec![vec![letter; SIZE.0]; SIZE.1];
        let (terrain, heights) = (rows('.'), rows('0'));
        Ground {
            terrain,
            heights,
            edges: Vec::new(),
            road: Vec::new(),
            reprints: Vec::new(),
            level: Level::Advanced,
            blind: false,
        }
    }

    /// One hex of another kind, by its letter in the content.
    pub(crate) fn with(mut self, (column, row): (usize, usize), letter: char) -> Ground {
        self.terrain[row][column] = letter;
        self
    }

    /// One hex on a level.
    pub(crate) fn level(mut self, (column, row): (usize, usize), level: char) -> Ground {
        self.heights[row][column] = level;
        self
    }

    /// A hedge or a wall between two hexes.
    pub(crate) fn edge(mut self, kind: &str, a: (i16, i16), b: (i16, i16)) -> Ground {
        let line =
            format!("{{ kind = \"{kind}\", a = [{}, {}], b = [{}, {}] }}", a.0, a.1, b.0, b.1);
        self.edges.push(line);
        self
    }

    /// A road along these hexes.
    pub(crate) fn road(mut self, hexes: &[(i16, i16)]) -> Ground {
        self.road = hexes.iter().map(|(column, row)| format!("[{column}, {row}]")).collect();
        self
    }

    /// A file of the box with other words in it.
    pub(crate) fn reprint(
        mut self,
        file: &'static str,
        old: &'static str,
        new: &'static str,
    ) -> Ground {
        self.reprints.push((file, old, new));
        self
    }

    /// Shots at enemies whom nobody sees.
    pub(crate) fn blind(mut self) -> Ground {
        self.blind = true;
        self
    }

    /// Fewer chapters.
    pub(crate) fn rules(mut self, level: Level) -> Ground {
        self.level = level;
        self
    }

    /// The field with nobody on it, in the first turn.
    pub(crate) fn table(self) -> Table {
        let options =
            Options { level: self.level, blind_declarations: self.blind, ..Options::default() };
        let shipped = Demonworld::open(&options, None).expect("the shipped box opens").pack();
        let list = |rows: &[Vec<char>]| {
            let line = |row: &Vec<char>| format!("  \"{}\",\n", row.iter().collect::<String>());
            format!("[\n{}]\n", rows.iter().map(line).collect::<String>())
        };
        let text = &shipped.0[FILE];
        let text = replaced(text, "terrain = [", &list(&self.terrain));
        let text = replaced(&text, "heights = [", &list(&self.heights));
        let edges = format!("edges = [{}]", self.edges.join(", "));
        let text = text.replace("edges = []", &edges);
        let road = format!("roads = [[{}]]", self.road.join(", "));
        let text = if self.road.is_empty() { text } else { text.replace("roads = []", &road) };
        // Every chapter can be tried on it; the level leaves some out.
        let text = text.replace("= false", "= true");
        let mut pack = Pack::default();
        pack.0.insert(FILE.to_owned(), text);
        for (file, old, new) in self.reprints {
            let text = &shipped.0[file];
            assert!(text.contains(old), "{file} says {old}");
            pack.0.insert(file.to_owned(), text.replace(old, new));
        }
        let game = Demonworld::open(&options, Some(&pack)).expect("the field opens");
        let mut stage = Stage::<Demonworld>::new(&options);
        stage.game = game;
        stage.set(|state| {
            state.troops.clear();
            state.elements.clear();
            state.board.fill(0);
            state.agenda.clear();
            state.turn = 1;
            // Whatever was tried, this question stands at its end.
            state.agenda.first([REST]);
        });
        Table(stage)
    }
}

/// A list of rows in the file gives way to another one.
fn replaced(text: &str, key: &str, rows: &str) -> String {
    let start = text.find(key).expect("the key is there");
    let end = start + text[start..].find("]\n").expect("the list ends") + 2;
    let name = key.trim_end_matches('[');
    format!("{}{name}{rows}{}", &text[..start], &text[end..])
}

impl Table {
    pub(crate) fn open() -> Table {
        Ground::open().table()
    }

    pub(crate) fn state(&self) -> &State {
        &self.0.state
    }

    /// A card of the box.
    fn card(&self, id: &str) -> CardId {
        self.0.game.content().find_card(id).unwrap_or_else(|| panic!("no card {id}"))
    }

    /// A troop of plain elements on these hexes; several at once make a unit.
    pub(crate) fn troop(
        &mut self,
        seat: Seat,
        card: &str,
        facing: u8,
        hexes: &[(i16, i16)],
    ) -> TroopId {
        let number = self.card(card);
        let Stage { game, state, .. } = &mut self.0;
        let id = TroopId(u8::try_from(state.troops.len()).expect("few troops"));
        let first = ElementId(u8::try_from(state.elements.len()).expect("few elements"));
        let count = u8::try_from(hexes.len()).expect("few elements");
        let mut troop = Troop::new(seat, number, 0, (first, count));
        troop.place = Whereabouts::Field;
        state.troops.push(troop);
        let hp = game.card(number).hp;
        for (at_element, &(column, row)) in (first.0..).zip(hexes) {
            state.elements.push(Element {
                troop: id,
                hex: None,
                facing: Facing(facing),
                hp,
                role: None,
                hurt: 0,
                scorched: false,
                caught: false,
            });
            state.put(game, ElementId(at_element), at(column, row), Facing(facing));
        }
        self.form(id);
        id
    }

    /// A unit with its special figures: leader, standard and musician as its card has them.
    pub(crate) fn unit(
        &mut self,
        seat: Seat,
        card: &str,
        facing: u8,
        hexes: &[(i16, i16)],
    ) -> TroopId {
        let id = self.troop(seat, card, facing, hexes);
        let roles = self.0.game.card(self.card(card)).roles.clone();
        for (offset, role) in (0..).zip(roles) {
            self.role(self.nth(id, offset), role);
        }
        id
    }

    /// The formation of a troop is worked out as it stands.
    pub(crate) fn form(&mut self, id: TroopId) {
        let Stage { game, state, .. } = &mut self.0;
        let place = |element| {
            let one = state.element(element);
            one.hex.map(|hex| Place::new(hex, one.facing))
        };
        let places: Vec<Place> = state.members(id).filter_map(place).collect();
        let guests = state.guests(id).count();
        let shape = formation::shape(&places, game.card_of(state, id), guests);
        state.troop_mut(id).formation = shape;
    }

    /// An element of a troop, by its place in it.
    pub(crate) fn nth(&self, id: TroopId, offset: u8) -> ElementId {
        ElementId(self.state().troop(id).first.0 + offset)
    }

    pub(crate) fn role(&mut self, element: ElementId, role: Role) {
        self.0.state.element_mut(element).role = Some(role);
    }

    pub(crate) fn face(&mut self, element: ElementId, facing: u8) {
        let state = &mut self.0.state;
        state.element_mut(element).facing = Facing(facing);
        let troop = state.element(element).troop;
        self.form(troop);
    }

    pub(crate) fn order(&mut self, id: TroopId, order: Order) {
        self.0.state.troop_mut(id).order = Some(order);
    }

    pub(crate) fn mood(&mut self, id: TroopId, mood: Mood) {
        self.0.state.troop_mut(id).mood = mood;
    }

    /// A character becomes part of a unit.
    pub(crate) fn join(&mut self, character: TroopId, unit: TroopId) {
        self.0.state.troop_mut(character).host = Some(unit);
        self.form(unit);
    }

    /// The two have fought each other in the last melee phase.
    pub(crate) fn met(&mut self, one: TroopId, two: TroopId) {
        for (own, foe) in [(one, two), (two, one)] {
            let troop = self.0.state.troop_mut(own);
            troop.foes = troop.foes.with(foe);
            troop.since = 1;
        }
    }

    /// Puts a step on top and goes on with these dice until somebody is asked; what is rolled
    /// after them matters to nobody.
    pub(crate) fn due(&mut self, step: Step, dice: &[u32]) -> Vec<Event> {
        self.0.state.agenda.first([step]);
        let mut script = Scripted::new(dice);
        let mut events = Vec::new();
        let mut cx = Cx::telling(&mut script, &mut events);
        kernel::advance(&self.0.game, &mut self.0.state, &mut cx);
        assert_eq!(script.used(), dice.len(), "{step:?} leaves dice over");
        events
    }

    /// A listed action by its notation, with the dice that matter first.
    pub(crate) fn act(&mut self, seat: Seat, notation: &str, dice: &[u32]) -> Vec<Event> {
        let action = self.0.find(seat, notation);
        let mut script = Scripted::new(dice);
        let mut events = Vec::new();
        let mut cx = Cx::telling(&mut script, &mut events);
        let done = self.0.game.apply(&mut self.0.state, seat, &action, &mut cx);
        assert!(done.is_ok(), "{notation} is listed");
        assert!(script.impossible().is_none(), "{notation}: {:?}", script.impossible());
        assert_eq!(script.used(), dice.len(), "{notation} leaves dice over");
        events
    }

    pub(crate) fn lists(&self, seat: Seat) -> Vec<String> {
        self.0.notations(seat)
    }

    /// Whether a seat may do this now.
    pub(crate) fn can(&self, seat: Seat, notation: &str) -> bool {
        self.lists(seat).iter().any(|listed| listed == notation)
    }

    pub(crate) fn refused(&self, seat: Seat, action: Action) -> Illegal {
        self.0.refused(seat, &action)
    }

    pub(crate) fn asked(&self, seat: Seat) -> bool {
        matches!(self.0.turn(), Turn::To(seats) if seats.contains(seat))
    }

    /// The question that a seat is asked, with the paragraph that it cites.
    pub(crate) fn question(&self, seat: Seat) -> Option<(&'static str, &'static str)> {
        self.0.question(seat).map(|question| (question.code, question.rule.id()))
    }

    /// Where an element stands, as people write it.
    pub(crate) fn spot(&self, element: ElementId) -> Option<u16> {
        self.state().element(element).hex.map(|hex| Spot::of(hex).0)
    }

    /// Where all living elements of a troop stand, by number.
    pub(crate) fn spots(&self, id: TroopId) -> Vec<u16> {
        let state = self.state();
        state.troop(id).all().filter_map(|element| self.spot(element)).collect()
    }

    /// Whether an element lives.
    pub(crate) fn lives(&self, element: ElementId) -> bool {
        self.state().element(element).is_alive()
    }
}
