//! Which cards an effect means, who is a rival, and what permanent demons change: §SD-92 as long as
//! they are owned, §A-13 in every turn.

use kernel::Seat;

use crate::SummonDemons;
use crate::cards::{Card, CardSet, Design};
use crate::content::Lasting;
use crate::effect::{Amount, Filter};
use crate::state::State;

impl SummonDemons {
    /// §SD-70 §SD-77 §SD-140 §SD-142 §A-9 Own cards that fit, permanent demons considered; `area`
    /// belongs to one seat.
    pub(crate) fn own(&self, area: CardSet, filter: Filter) -> CardSet {
        let content = &self.content;
        let both: &[(CardSet, Filter)] = match filter {
            // §SD-110 The candle is one of your cards.
            Filter::Card => return area,
            Filter::Animal | Filter::Kid => &[],
            Filter::Boy | Filter::Girl => &content.lasting.kind_both,
            Filter::SweetKid | Filter::RottenKid => &content.lasting.mood_both,
        };
        let mut fitting = self.printed(filter);
        for (demon, changed) in both {
            if area.meets(*demon) {
                fitting = fitting.or(self.printed(*changed).and(self.printed(Filter::Kid)));
            }
        }
        area.and(fitting)
    }

    /// §SD-141 §SD-143 Cards that fit as printed, wherever they lie; candles never do.
    pub(crate) fn printed(&self, filter: Filter) -> CardSet {
        self.content.printed[filter.index()]
    }

    /// §SD-71 How many of the owner's cards fit, the acting card included if it is still in play;
    /// §A-5 a hand is not in play.
    pub(crate) fn count(&self, state: &State, owner: Seat, filter: Filter) -> u8 {
        self.own(state.player(owner).area, filter).len()
    }

    /// A printed amount as it stands now.
    pub(crate) fn amount(&self, state: &State, owner: Seat, amount: Amount) -> u8 {
        match amount {
            Amount::Fixed(number) => number,
            Amount::Count(filter) => self.count(state, owner, filter),
            Amount::Die => state.course.dice[0],
        }
    }

    /// §SD-144 §A-29 How often the souls that a card collects for its owner are counted.
    pub(crate) fn times(&self, state: &State, owner: Seat, card: Card) -> u16 {
        self.times_in(state.player(owner).area, state.active == owner, card)
    }

    /// The same for an area, in the owner's turn or another one.
    pub(crate) fn times_in(&self, area: CardSet, own_turn: bool, card: Card) -> u16 {
        let applies = |(demon, filter): &&(CardSet, Filter)| {
            let with_card = area.or(CardSet::one(card));
            own_turn
                && area.meets(*demon)
                && self.own(with_card, *filter).contains(card)
                && !self.content.candles.contains(card)
        };
        let doubling = self.lasting().double.iter().filter(applies).count();
        1 << doubling.min(8)
    }

    /// §SD-151 Whether rivals can neither steal from this seat nor make it discard.
    pub(crate) fn shielded(&self, state: &State, seat: Seat) -> bool {
        state.player(seat).area.meets(self.lasting().protect)
    }

    /// §SD-87 §SD-155 How many cards the seat sacrifices for a demon of the hand.
    pub(crate) fn sacrifices(&self, state: &State, seat: Seat) -> u8 {
        let rivals = state.seats().filter(|&other| self.rivals(seat, other));
        let taxes = rivals.flat_map(|rival| {
            let area = state.player(rival).area;
            self.lasting().tax.iter().filter(move |(demon, _)| area.meets(*demon))
        });
        let more = taxes.fold(0u8, |sum, (_, more)| sum.saturating_add(*more));
        self.content.numbers.price.summon_cards.saturating_add(more)
    }

    /// §A-38 Whether two seats are opponents: different players, and not of one team.
    pub(crate) fn rivals(&self, one: Seat, other: Seat) -> bool {
        one != other && self.partner(one) != Some(other)
    }

    /// §SD-188 The partner sits across.
    pub(crate) fn partner(&self, seat: Seat) -> Option<Seat> {
        self.options.teams.then(|| Seat((seat.0 + 2) % 4))
    }

    /// §SD-151 Rivals whose cards and souls can be touched.
    pub(crate) fn victims(&self, state: &State, owner: Seat) -> impl Iterator<Item = Seat> {
        state.seats().filter(move |&seat| self.rivals(owner, seat) && !self.shielded(state, seat))
    }

    pub(crate) fn lasting(&self) -> &Lasting {
        &self.content.lasting
    }

    pub(crate) fn design(&self, card: Card) -> Design {
        self.content.design(card)
    }

    /// The copy of a design that its owner gives up: one with nothing left to do in this throw.
    pub(crate) fn spare(
        &self,
        state: &State,
        owner: Seat,
        from: CardSet,
        design: Design,
    ) -> Option<Card> {
        let copies = from.and(self.content.copies(design));
        let asleep = copies.less(state.player(owner).awake);
        let done = copies.less(state.waiting(owner));
        asleep.first().or(done.first()).or(copies.first())
    }

    /// The copy of a design that a rival takes away: one that would still act in this throw.
    pub(crate) fn dearest(
        &self,
        state: &State,
        owner: Seat,
        from: CardSet,
        design: Design,
    ) -> Option<Card> {
        let copies = from.and(self.content.copies(design));
        let waiting = copies.and(state.waiting(owner));
        let awake = copies.and(state.player(owner).awake);
        waiting.first().or(awake.first()).or(copies.first())
    }
}
