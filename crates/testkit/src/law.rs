//! The names of the laws.

use std::fmt;

macro_rules! laws {
    ($($name:ident $sentence:literal)*) => {
        /// One law that every game obeys.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum Law {
            $(#[doc = $sentence] $name,)*
        }

        impl Law {
            /// All laws, in the order of their families.
            pub const ALL: &'static [Law] = &[$(Law::$name),*];

            /// The short name, as reports print it.
            pub fn name(self) -> &'static str {
                match self { $(Law::$name => stringify!($name)),* }
            }

            /// What the law says.
            pub fn sentence(self) -> &'static str {
                match self { $(Law::$name => $sentence),* }
            }
        }
    };
}

laws! {
    Calm "Nothing panics while a game is played."
    L1 "Who owes a decision has a question and a list; nobody else has either."
    L2 "A list is strictly ascending."
    L3 "An action is listed if and only if it is accepted."
    L4 "Listed actions are written differently and read back equal."
    L5 "Once the game is over everything is refused."
    L6 "A refused action changes nothing and asks chance nothing."
    L7 "Play ends within the declared number of decisions."
    L8 "A lone open answer is asked only where the game declares it."
    L9 "Whom a position asks is the same whether or not its answers are looked at."
    L10 "What is asked is one of the topics of a question."
    L11 "A notation reads back as the action it was written for, and there is no other way to write it."
    R1 "Equal states, actions and outcomes give equal states, events and receipts."
    R2 "Recorded outcomes replay to the same state by the same questions."
    R3 "Play is the same with and without a log."
    R4 "Playing on a clone leaves the original as it was."
    R5 "Dice typed one by one lead where the same dice at once lead."
    R6 "Exact odds sum to one and every outcome can be played."
    H1 "A state comes back equal from its compact form and from JSON."
    H2 "Fixed games end in the digests kept in the repository."
    H3 "Reached states are sound; damaged ones are refused with reasons and never panic."
    S1 "An imagined state looks the same to the seat that imagines it."
    S2 "Every secret varies between imaginations."
    S3 "An imagined state asks the same seats."
    S4 "Refusals are the same in an imagined state."
    S5 "Imagining forgets the truth it started from."
    S6 "Twin states that look the same stay the same to the seat."
    S7 "Events cut for a seat say no more than its views."
    S8 "A sealed answer is not to be read from views or events of others."
    S9 "A spectator cannot tell an imagined state."
    S10 "Cutting twice is cutting once; spectators see no more than seats."
    S11 "An imagined state is sound and plays to the end."
    S12 "The key is a fingerprint of the view."
    S13 "Who is among the eyes of an outcome learns it, and nobody else does."
    S14 "Equal keys of a seat come with the same turn, question and list."
    T1 "A step without roll or reveal tells its seat nothing hidden."
    T2 "Sealed answers of two seats commute."
    T3 "A sealed answer removes its seat and changes nothing else in public."
    X1 "Every code met has a sentence in each language, with arguments the value has."
    X2 "The index and the headings of both languages are the same."
    O1 "The form and the options agree, bounds included."
    O2 "The content comes back equal, and every damaged value is refused by file and key."
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
