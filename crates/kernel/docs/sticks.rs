// The plain half of the game in the README, which includes it.

impl Ruled for Event {
    fn code(&self) -> &'static str {
        match self {
            Event::Began { .. } => "began",
            Event::Took { .. } => "took",
        }
    }
    fn rule(&self) -> Option<RuleRef> {
        Some(rule!("2"))
    }
}
impl Ruled for Illegal {
    fn code(&self) -> &'static str {
        self.0
    }
    fn rule(&self) -> Option<RuleRef> {
        Some(rule!("2"))
    }
}
impl std::fmt::Display for Illegal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}
impl From<(Seat, Refused)> for Illegal {
    fn from(_: (Seat, Refused)) -> Self {
        Illegal("not-your-turn")
    }
}
impl Game for Sticks {
    const INFO: Info = Info {
        slug: "sticks",
        seats: (2, 2),
        rules_version: 1,
        longest: 21,
        branching: 3,
        perfect_information: true,
        single_answers: single_answers!(Step, Sticks),
        book: Book { index: paragraphs::INDEX, texts: &[] },
    };
    type Options = ();
    type State = State;
    type Action = u8;
    type Event = Event;
    type View = State;
    type Illegal = Illegal;
    course!();
    fn start(&self, cx: &mut Cx<'_, Event>) -> State {
        let mut state = State { heap: 21, winner: None, agenda: Agenda::default() };
        state.agenda.first([Step::Begin]);
        advance(self, &mut state, cx);
        state
    }
    fn form() -> Form {
        Form(vec![])
    }
    fn open(_: &(), _: Option<&Pack>) -> Result<Self, SetupError> {
        Ok(Sticks)
    }
    fn options(&self) {}
    fn pack(&self) -> Pack {
        Pack::default()
    }
    fn seats(&self) -> u8 {
        2
    }
    fn view(&self, state: &State, _: Viewer) -> State {
        state.clone()
    }
    fn cut(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }
    fn imagine(&self, state: &State, _: Seat, _: &mut dyn Chance) -> State {
        state.clone()
    }
    fn secrets(&self, _: &State, _: Seat, _: &mut Vec<Secret>) {}
    fn sound(&self, _: &State) -> Result<(), SetupError> {
        Ok(())
    }
    fn text(&self, view: &State, _: &dyn Words) -> String {
        format!("{} sticks", view.heap)
    }
    fn phrase(&self, action: &u8, _: &dyn Words) -> String {
        format!("take {action}")
    }
}
