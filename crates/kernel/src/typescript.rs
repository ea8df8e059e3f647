//! TypeScript of the values whose JSON no derive can read off them.

use ts_rs::{Config, TS, TypeVisitor};

use crate::{Game, Related, Veiled};

/// What its `Serialize` writes: the bare value, or the word.
impl<T: TS> TS for Veiled<T> {
    type WithoutGenerics = Veiled<()>;
    type OptionInnerType = Self;

    fn name(settings: &Config) -> String {
        format!("{} | \"hidden\"", T::name(settings))
    }

    fn inline(settings: &Config) -> String {
        Self::name(settings)
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<T>();
        T::visit_generics(visitor);
    }
}

/// What its `Serialize` writes: the event, and two fields beside its own.
impl<G: Game<Event: TS>> TS for Related<'_, G> {
    type WithoutGenerics = ();
    type OptionInnerType = Self;

    fn name(settings: &Config) -> String {
        let event = G::Event::name(settings);
        format!("({event} & {{ rule: string | null, text: string }})")
    }

    fn inline(settings: &Config) -> String {
        Self::name(settings)
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<G::Event>();
    }
}
