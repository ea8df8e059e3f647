//! The list of what can be due.

/// Declares what can be due in a game: a table of contents, one line for each question and each piece
/// of work.
///
/// A line is `kind Name { fields } = number`. The kind says which trait the noun implements in its
/// chapter: `ask` is [`Ask`](crate::Ask), `sealed` is [`Sealed`](crate::Sealed); `work` names a function
/// of the noun and a [`Play`](crate::Play) instead. The number is what compact bytes hold and the name
/// what JSON holds: a number is chosen once and never moved, so that records can still be read, and the
/// lines may stand in the order in which they read best.
///
/// It makes the enum, a `Copy` struct of the same name for each line, and the `impl` of
/// [`Steps`](crate::Steps) that hands on to them.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/course/pebbles.rs"));
/// mod step {
///     use kernel::Seat;
///
///     use super::Pebbles;
///
///     kernel::agenda! {
///         /// What can be due.
///         pub enum Step for Pebbles {
///             /// §1 Chance decides who begins.
///             work Begin = 1 => super::begin,
///             /// §2 Pebbles are taken.
///             ask Take { seat: Seat } = 0,
///         }
///     }
/// }
/// use step::Step;
///
/// /// §1 The first seat begins.
/// fn begin(_: step::Begin, Play { state, .. }: Play<'_, '_>) {
///     state.agenda.first([Step::Take { seat: Seat(0) }]);
/// }
///
/// /// §2 One pebble or two.
/// impl Ask<Pebbles> for step::Take {
///     const TOPICS: &'static [Topic] = topics![lone "take" => "2"];
///
///     fn whom(&self, _: At<'_>) -> Option<Seat> {
///         Some(self.seat)
///     }
///     fn is_open(&self, _: At<'_>, _: Seat) -> bool {
///         true
///     }
///     fn offer(&self, At { state, .. }: At<'_>, _: Seat, found: &mut Found<'_>) {
///         for count in 1..=state.heap.min(2) {
///             found(Action::Take { count });
///         }
///     }
///     fn answer(self, Play { state, .. }: Play<'_, '_>, seat: Seat, action: &Action) {
///         let Action::Take { count } = *action;
///         state.heap -= count;
///         state.agenda.first([Step::Take { seat: seat.next(2) }]);
///     }
///     fn why_not(&self, At { state, .. }: At<'_>, _: Seat, action: &Action) -> Option<Illegal> {
///         let Action::Take { count } = *action;
///         Some(Illegal::Count { count, most: state.heap.min(2) })
///     }
/// }
///
/// fn main() {
///     let game = Pebbles;
///     let mut chance = kernel::chance::Scripted::new(&[]);
///     let mut cx = Cx::silent(&mut chance);
///     let mut state = game.start(&mut cx);
///     let mut list = Vec::new();
///     game.legal(&state, Seat(0), &mut list);
///     assert_eq!(list, [Action::Take { count: 1 }, Action::Take { count: 2 }]);
///     game.apply(&mut state, Seat(0), &list[1], &mut cx).expect("two of three");
///     assert_eq!(game.turn(&state), Turn::To(Seats::one(Seat(1))));
///     let refused = game.check(&state, Seat(1), &Action::Take { count: 2 });
///     assert_eq!(refused, Err(Illegal::Count { count: 2, most: 1 }));
/// }
/// ```
///
/// A question that no chapter writes down does not compile:
///
/// ```compile_fail,E0277
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/course/pebbles.rs"));
/// mod step {
///     use super::Pebbles;
///
///     kernel::agenda! {
///         /// What can be due.
///         pub enum Step for Pebbles {
///             /// §2 Nothing is taken.
///             ask Pass = 0,
///         }
///     }
/// }
/// use step::Step;
/// # fn main() {}
/// ```
///
/// Nor does the same number twice:
///
/// ```compile_fail,E0081
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/course/pebbles.rs"));
/// mod step {
///     use super::{At, Pebbles, Play};
///
///     kernel::agenda! {
///         /// What can be due.
///         pub enum Step for Pebbles {
///             /// §1 A round begins.
///             work Begin = 0 => begin,
///             /// §1 A round ends.
///             work End = 0 => end,
///         }
///     }
///     fn begin(_: Begin, _: Play<'_, '_>) {}
///     fn end(_: End, _: Play<'_, '_>) {}
/// }
/// use step::Step;
/// # fn main() {}
/// ```
#[macro_export]
macro_rules! agenda {
    (@write $serializer:ident $Step:ident $number:literal $Noun:ident) => {
        $serializer.serialize_unit_variant(stringify!($Step), $number, stringify!($Noun))
    };
    (@write $serializer:ident $Step:ident $number:literal $Noun:ident $($field:ident)+) => {
        $serializer.serialize_newtype_variant(
            stringify!($Step),
            $number,
            stringify!($Noun),
            &$Noun { $($field),+ },
        )
    };
    (@read $variant:ident $Step:ident $Noun:ident) => {{
        ::serde::de::VariantAccess::unit_variant($variant)?;
        Ok($Step::$Noun)
    }};
    (@read $variant:ident $Step:ident $Noun:ident $($field:ident)+) => {{
        let noun: $Noun = ::serde::de::VariantAccess::newtype_variant($variant)?;
        Ok(noun.into())
    }};
    (@work [$($generics:tt)*] $game:ty, $Noun:ident work $work:path) => {
        impl<$($generics)*> $crate::Work<$game> for $Noun {
            #[inline]
            fn work(self, play: $crate::Play<'_, '_, $game>) {
                $work(self, play);
            }
        }
    };
    (@work [$($generics:tt)*] $game:ty, $Noun:ident $kind:ident) => {};
    (
        $(#[$meta:meta])*
        $vis:vis enum $Step:ident for $game:ty { $($list:tt)+ }
    ) => {
        $crate::agenda! { @all [] [] $(#[$meta])* $vis enum $Step for $game { $($list)+ } }
    };
    (
        $(#[$meta:meta])*
        $vis:vis enum $Step:ident for $game:ty where [$($generics:tt)+] { $($list:tt)+ }
    ) => {
        $crate::agenda! {
            @all [$($generics)+] [$($generics)+]
            $(#[$meta])* $vis enum $Step for $game { $($list)+ }
        }
    };
    (
        @all $brackets:tt [$($generics:tt)*]
        $(#[$meta:meta])*
        $vis:vis enum $Step:ident for $game:ty {
            $(
                $(#[$doc:meta])*
                $kind:ident $Noun:ident $({ $($field:ident : $type:ty),+ $(,)? })? = $number:literal
                $(=> $work:path)?
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the sentence of a line speaks of its fields")]
        $vis enum $Step {
            $($(#[$doc])* $Noun $({ $($field: $type),+ })?,)+
        }

        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug, ::serde::Serialize, ::serde::Deserialize)]
            #[allow(missing_docs, reason = "the sentence of a line speaks of its fields")]
            $vis struct $Noun { $($(pub $field: $type),+)? }

            impl From<$Noun> for $Step {
                #[inline]
                fn from(noun: $Noun) -> $Step {
                    let $Noun { $($($field),+)? } = noun;
                    $Step::$Noun $({ $($field),+ })?
                }
            }
        )+

        /// A number that stands twice in the list does not compile.
        const _: () = {
            #[repr(u32)]
            #[allow(dead_code, reason = "only the compiler looks at them")]
            enum Numbers { $($Noun = $number),+ }
        };

        impl ::serde::Serialize for $Step {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match *self {
                    $($Step::$Noun $({ $($field),+ })? => {
                        $crate::agenda!(@write serializer $Step $number $Noun $($($field)+)?)
                    })+
                }
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Step {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                const NAMES: &[&str] = &[$(stringify!($Noun)),+];
                const LISTED: $crate::course::Names =
                    $crate::course::Names { numbers: &[$($number),+], names: NAMES };
                struct Reader;
                impl<'de> ::serde::de::Visitor<'de> for Reader {
                    type Value = $Step;

                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str(concat!("enum ", stringify!($Step)))
                    }

                    fn visit_enum<A: ::serde::de::EnumAccess<'de>>(
                        self,
                        access: A,
                    ) -> Result<$Step, A::Error> {
                        let (number, variant) = access.variant_seed(LISTED)?;
                        match number {
                            $($number => $crate::agenda!(@read variant $Step $Noun $($($field)+)?),)+
                            _ => unreachable!("only listed numbers are read"),
                        }
                    }
                }
                deserializer.deserialize_enum(stringify!($Step), NAMES, Reader)
            }
        }

        $($crate::agenda!(@work $brackets $game, $Noun $kind $($work)?);)+

        impl<$($generics)*> $crate::Steps<$game> for $Step {
            const TOPICS: &'static [&'static [$crate::Topic]] =
                &[$(<$Noun as $crate::course::Noun<$game, $crate::course::kind::$kind>>::TOPICS),+];

            #[inline]
            fn code(&self) -> &'static str {
                match *self {
                    $($Step::$Noun $({ $($field),+ })? => {
                        $crate::course::Noun::<$game, $crate::course::kind::$kind>::code(
                            &$Noun { $($($field),+)? },
                        )
                    })+
                }
            }

            #[inline]
            fn is_sealed(&self) -> bool {
                match *self {
                    $($Step::$Noun { .. } => {
                        <$Noun as $crate::course::Noun<$game, $crate::course::kind::$kind>>::SEALED
                    })+
                }
            }

            #[inline]
            fn whom(&self, at: $crate::At<'_, $game>) -> $crate::Seats {
                match *self {
                    $($Step::$Noun $({ $($field),+ })? => {
                        $crate::course::Noun::<$game, $crate::course::kind::$kind>::whom(
                            &$Noun { $($($field),+)? }, at,
                        )
                    })+
                }
            }

            #[inline]
            fn asks(&self, at: $crate::At<'_, $game>) -> $crate::Seats {
                match *self {
                    $($Step::$Noun $({ $($field),+ })? => {
                        $crate::course::Noun::<$game, $crate::course::kind::$kind>::asks(
                            &$Noun { $($($field),+)? }, at,
                        )
                    })+
                }
            }

            fn question(
                &self,
                at: $crate::At<'_, $game>,
                seat: $crate::Seat,
            ) -> Option<$crate::Question> {
                match *self {
                    $($Step::$Noun $({ $($field),+ })? => {
                        $crate::course::Noun::<$game, $crate::course::kind::$kind>::question(
                            &$Noun { $($($field),+)? }, at, seat,
                        )
                    })+
                }
            }

            #[inline]
            fn offer(
                &self,
                at: $crate::At<'_, $game>,
                seat: $crate::Seat,
                found: &mut dyn FnMut(<$game as $crate::Game>::Action),
            ) {
                match *self {
                    $($Step::$Noun $({ $($field),+ })? => {
                        $crate::course::Noun::<$game, $crate::course::kind::$kind>::offer(
                            &$Noun { $($($field),+)? }, at, seat, found,
                        );
                    })+
                }
            }

            #[inline]
            fn allows(
                &self,
                at: $crate::At<'_, $game>,
                seat: $crate::Seat,
                action: &<$game as $crate::Game>::Action,
            ) -> bool {
                match *self {
                    $($Step::$Noun $({ $($field),+ })? => {
                        $crate::course::Noun::<$game, $crate::course::kind::$kind>::allows(
                            &$Noun { $($($field),+)? }, at, seat, action,
                        )
                    })+
                }
            }

            fn why_not(
                &self,
                at: $crate::At<'_, $game>,
                seat: $crate::Seat,
                action: &<$game as $crate::Game>::Action,
            ) -> Option<<$game as $crate::Game>::Illegal> {
                match *self {
                    $($Step::$Noun $({ $($field),+ })? => {
                        $crate::course::Noun::<$game, $crate::course::kind::$kind>::why_not(
                            &$Noun { $($($field),+)? }, at, seat, action,
                        )
                    })+
                }
            }

            fn note(
                &mut self,
                game: &$game,
                state: &mut <$game as $crate::Game>::State,
                seat: $crate::Seat,
                action: &<$game as $crate::Game>::Action,
            ) {
                match *self {
                    $($Step::$Noun $({ $($field),+ })? => {
                        let mut noun = $Noun { $($($field),+)? };
                        $crate::course::Noun::<$game, $crate::course::kind::$kind>::note(
                            &mut noun, game, state, seat, action,
                        );
                        *self = noun.into();
                    })+
                }
            }

            fn forget(
                &self,
                game: &$game,
                state: &mut <$game as $crate::Game>::State,
                seat: $crate::Seat,
            ) {
                match *self {
                    $($Step::$Noun $({ $($field),+ })? => {
                        $crate::course::Noun::<$game, $crate::course::kind::$kind>::forget(
                            &$Noun { $($($field),+)? }, game, state, seat,
                        );
                    })+
                }
            }

            #[inline]
            fn answer(
                self,
                play: $crate::Play<'_, '_, $game>,
                seat: $crate::Seat,
                action: &<$game as $crate::Game>::Action,
            ) {
                match self {
                    $($Step::$Noun $({ $($field),+ })? => {
                        $crate::course::Noun::<$game, $crate::course::kind::$kind>::answer(
                            $Noun { $($($field),+)? }, play, seat, action,
                        );
                    })+
                }
            }

            #[inline]
            fn work(self, play: $crate::Play<'_, '_, $game>) {
                match self {
                    $($Step::$Noun $({ $($field),+ })? => {
                        $crate::course::Noun::<$game, $crate::course::kind::$kind>::work(
                            $Noun { $($($field),+)? }, play,
                        );
                    })+
                }
            }
        }
    };
}
