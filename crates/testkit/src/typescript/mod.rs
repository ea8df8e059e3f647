//! The types of a game as its client reads them.

mod shapes;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fmt::Debug;
use std::fs;
use std::marker::PhantomData;
use std::path::PathBuf;

use kernel::chance::Seeded;
use kernel::{Show, Telling, Turn};
use serde::Serialize;
use ts_rs::{Config, TS, TypeVisitor};

use crate::golden::recording;
use crate::scene::{Played, legal, one_of, play_opening, play_with, viewers};
use shapes::Shapes;

/// Set-ups of which a game is played.
const GAMES: usize = 24;
/// Decisions after which a game is left.
const DECISIONS: usize = 300;

/// What a game sends, as TypeScript: picture, view, actions, events, and whatever they are made of.
#[derive(Debug)]
pub struct Typescript<G> {
    /// Declarations by name.
    declared: BTreeMap<String, String>,
    game: PhantomData<fn() -> G>,
}

impl<G> Typescript<G>
where
    G: Show<Picture: TS + 'static, View: TS + 'static, Action: TS + 'static, Event: TS + 'static>,
{
    /// The types of a game that has a picture.
    pub fn new() -> Self {
        let none = Typescript { declared: BTreeMap::new(), game: PhantomData };
        none.and::<G::Picture>().and::<G::View>().and::<G::Action>().and::<G::Event>()
    }

    /// One type more, such as the answer of a tool.
    #[must_use]
    pub fn and<T: TS + 'static>(mut self) -> Self {
        self.visit::<T>();
        self
    }

    /// Compares the declarations with those in the folder of the game's client, and with what is sent in
    /// random games.
    pub fn run<N: Debug>(&self, setups: impl IntoIterator<Item = (N, G::Options)>) {
        self.is_fresh();
        let shapes = Shapes::read(self.declared.iter());
        for (number, (name, options)) in (0..).zip(setups.into_iter().take(GAMES)) {
            let game = G::open(&options, None).expect("a set-up opens");
            let faults = Sent { game: &game, shapes: &shapes }.random_game(number);
            assert_eq!(faults, Ok(()), "{name:?} sends what {}.ts does not say", G::INFO.slug);
        }
    }

    fn is_fresh(&self) {
        let slug = G::INFO.slug;
        let file = PathBuf::from("../../web/src/games").join(slug).join("generated.ts");
        let command = format!("PANDEMONIUM_RECORD=1 cargo test -p {slug} client_is_told");
        let head =
            format!("// Generated from games/{slug}; do not edit. {command}\n// writes it anew.\n");
        let fresh = self.declared.values().fold(head, |text, one| text + "\n" + one + "\n");
        assert!(!fresh.contains("bigint"), "a browser cannot hold such numbers");
        if recording() {
            fs::write(&file, &fresh).expect("the folder of the game's client is there");
        }
        let kept = fs::read_to_string(&file).unwrap_or_default();
        assert!(kept == fresh, "{} is stale: {command}", file.display());
    }
}

impl<G> Default for Typescript<G>
where
    G: Show<Picture: TS + 'static, View: TS + 'static, Action: TS + 'static, Event: TS + 'static>,
{
    fn default() -> Self {
        Self::new()
    }
}

fn declaration<T: TS + 'static + ?Sized>() -> String {
    let docs = T::docs().unwrap_or_default();
    let declaration = format!("{docs}export {}", T::decl(&Config::default()));
    let mut tidied = declaration;
    for (printed, wanted) in [
        // A sentence of one line needs no more.
        ("/**\n * ", "/** "),
        ("\n */", " */"),
        (" \n", "\n"),
        // One kind of action or event in each line.
        (" | { \"type\"", "\n  | { \"type\""),
    ] {
        tidied = tidied.replace(printed, wanted);
    }
    tidied
}

impl<G> TypeVisitor for Typescript<G> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What has a file of its own has a name of its own.
        if T::output_path().is_some() {
            match self.declared.entry(T::ident(&Config::default())) {
                Entry::Occupied(known) => {
                    let name = known.key();
                    assert_eq!(known.get(), &declaration::<T>(), "two types are called {name}");
                }
                Entry::Vacant(unknown) => {
                    unknown.insert(declaration::<T>());
                    T::visit_dependencies(self);
                }
            }
        }
        T::visit_generics(self);
    }
}

/// What leaves one box.
struct Sent<'a, G> {
    game: &'a G,
    shapes: &'a Shapes,
}

impl<G: Show<Picture: TS, View: TS, Action: TS, Event: TS>> Sent<'_, G> {
    fn is<T: TS>(&self, value: &impl Serialize) -> Result<(), String> {
        let value = serde_json::to_value(value).expect("what is sent is JSON");
        self.shapes.check(&T::ident(&Config::default()), &value)
    }

    fn random_game(&self, number: u64) -> Result<(), String> {
        let game = self.game;
        if let Some(picture) = wording::in_all_languages(game, |tongues| game.picture(tongues)) {
            self.is::<G::Picture>(&picture)?;
        }
        let mut dice = Seeded::from_number(number);
        let mut played = play_opening(game, &mut dice);
        for _ in 0..DECISIONS {
            self.events(&played)?;
            for viewer in viewers(game) {
                self.is::<G::View>(&game.view(&played.state, viewer))?;
            }
            let Turn::To(asked) = game.turn(&played.state) else { break };
            let seat = asked.iter().next().expect("somebody is asked");
            let list = legal(game, &played.state, seat);
            let action = one_of(&list, &mut dice).expect("whoever is asked can answer");
            self.is::<G::Action>(action)?;
            played = play_with(game, &played.state, seat, action, &mut dice);
        }
        Ok(())
    }

    fn events(&self, played: &Played<G>) -> Result<(), String> {
        let mut heard = viewers(self.game).flat_map(|viewer| played.heard(self.game, viewer));
        heard.try_for_each(|event| self.is::<G::Event>(&Telling { game: self.game, value: &event }))
    }
}
