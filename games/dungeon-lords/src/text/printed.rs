//! What is printed on spaces, tiles and cards, in words; the numbers are those of the box at hand.

use kernel::{Arg, Words};

use super::name;
use crate::content::{Content, Cost};
use crate::ids::{Monster, Order, Resource, Room, Special, Spell, Trap, Who};
use crate::show::words::{Effect, WordPicture, room_effect, special_effect, spell_effect, word};
use crate::view::CostView;

/// Components of a box, told in one language.
#[derive(Clone, Copy)]
pub(super) struct Printed<'a> {
    content: &'a Content,
    words: &'a dyn Words,
}

impl<'a> Printed<'a> {
    pub(super) fn of(content: &'a Content, words: &'a dyn Words) -> Printed<'a> {
        Printed { content, words }
    }

    fn amount(self, resource: Resource, count: u8) -> String {
        let args = [("count", Arg::Number(count.into()))];
        self.words.say(&format!("text-amount-{resource}"), &args)
    }

    /// What has to be paid; nothing where nothing has.
    fn cost(self, cost: CostView) -> Option<String> {
        let CostView { gold, food, imp, evil, trap, monster } = cost;
        let cost = Cost { gold, food, imp, evil, trap, monster };
        let owed = Resource::ALL.iter().filter(|resource| cost.get(**resource) > 0);
        let parts: Vec<String> =
            owed.map(|&resource| self.amount(resource, cost.get(resource))).collect();
        (!parts.is_empty()).then(|| parts.join(", "))
    }

    fn word(self, word: &WordPicture) -> String {
        let id = format!("text-word-{}", word.word);
        let n = word.n.unwrap_or(0);
        if let Some(resource) = word.resource {
            let what = self.amount(resource, n);
            return self.words.say(&id, &[("what", Arg::Text(&what))]);
        }
        let whom = word.target.map(|target| self.words.say(&format!("text-whom-{target}"), &[]));
        let args = [
            ("n", Arg::Number(n.into())),
            ("full", Arg::Text(if word.n.is_none() { "yes" } else { "no" })),
            ("whom", Arg::Text(whom.as_deref().unwrap_or_default())),
        ];
        let text = self.words.say(&id, &args);
        let Some(class) = word.class else { return text };
        let class = name(class, self.words);
        let args = [("class", Arg::Text(&class)), ("text", Arg::Text(&text))];
        self.words.say("text-if-class", &args)
    }

    fn line(self, words: &[WordPicture]) -> String {
        words.iter().map(|word| self.word(word)).collect::<Vec<_>>().join(", ")
    }

    fn effect(self, effect: &Effect) -> String {
        let number = |at: usize| Arg::Number(effect.numbers.get(at).copied().unwrap_or(0).into());
        let cost = effect.cost.and_then(|cost| self.cost(cost));
        let cost = cost.map_or_else(String::new, |cost| format!(" + {cost}"));
        let words = self.line(&effect.words);
        let monsters: Vec<String> =
            effect.monsters.iter().map(|one| name(one, self.words)).collect();
        let monsters = monsters.join(", ");
        let class = effect.class.map_or_else(String::new, |class| name(class, self.words));
        let resource = effect.words.first().and_then(|word| word.resource);
        let resource = resource.map_or_else(String::new, |one| name(one, self.words));
        let args = [
            ("n", number(0)),
            ("m", number(1)),
            ("cost", Arg::Text(&cost)),
            ("words", Arg::Text(&words)),
            ("monsters", Arg::Text(&monsters)),
            ("class", Arg::Text(&class)),
            ("resource", Arg::Text(&resource)),
        ];
        self.words.say(&format!("text-effect-{}", effect.kind), &args)
    }

    /// A name, what using it costs, and what it does.
    fn told(self, id: &str, cost: Option<&str>, does: &str) -> String {
        let name = name(id, self.words);
        let args = [
            ("name", Arg::Text(&name)),
            ("cost", Arg::Text(cost.unwrap_or("none"))),
            ("does", Arg::Text(does)),
        ];
        self.words.say("text-printed", &args)
    }

    /// §DL-25 What a space of the central board costs and gives.
    pub(super) fn space(self, order: Order, space: u8) -> String {
        let face = self.content.space(order, space);
        let pictures: Vec<WordPicture> = face.words.iter().map(|one| word(*one)).collect();
        let gives: Vec<WordPicture> =
            pictures.into_iter().filter(|word| word.word != "pay").collect();
        let gives = self.line(&gives);
        let Some(cost) = self.cost(face.cost.into()) else { return gives };
        let args = [("cost", Arg::Text(&cost)), ("gives", Arg::Text(&gives))];
        self.words.say("text-space-costs", &args)
    }

    /// §DL-32 A kind of monster or ghost: its cost and its lines of attack.
    pub(super) fn monster(self, monster: Monster) -> String {
        let face = self.content.monster(monster);
        let line = |line: &Vec<crate::content::Word>| {
            self.line(&line.iter().map(|one| word(*one)).collect::<Vec<_>>())
        };
        let lines: Vec<String> = face.lines.iter().map(line).collect();
        self.told(monster.id(), self.cost(face.cost.into()).as_deref(), &lines.join(" / "))
    }

    /// §DL-84 A kind of trap.
    pub(super) fn trap(self, trap: Trap) -> String {
        let face = self.content.trap(trap);
        let words: Vec<WordPicture> = face.words.iter().map(|one| word(*one)).collect();
        self.told(trap.id(), self.cost(face.cost.into()).as_deref(), &self.line(&words))
    }

    /// §DL-39 What a room is good for.
    pub(super) fn room(self, room: Room) -> String {
        self.effect(&room_effect(&self.content.room(room).effect))
    }

    /// §DL-31 A room on offer: what it is good for, and where it may be built.
    pub(super) fn offer(self, room: Room) -> String {
        let zone = self.content.room(room).zone.code();
        let zone = self.words.say(&format!("text-zone-{zone}"), &[]);
        self.told(room.id(), None, &format!("{} {zone}", self.room(room)))
    }

    /// §DL-87 A combat card.
    pub(super) fn card(self, card: Spell) -> String {
        let face = self.content.card(card);
        let (name, effect) = (name(card, self.words), self.effect(&spell_effect(&face.effect)));
        let args = [
            ("card", Arg::Text(&name)),
            ("speed", Arg::Text(if face.fast { "fast" } else { "slow" })),
            ("effect", Arg::Text(&effect)),
            ("fatigue", Arg::Number(face.fatigue.into())),
        ];
        self.words.say("text-card-face", &args)
    }

    /// §DL-51 A special event.
    pub(super) fn special(self, special: Special) -> String {
        let effect = self.effect(&special_effect(self.content.special(special)));
        self.told(special.id(), None, &effect)
    }

    /// §DL-15 What is printed on an adventurer.
    pub(super) fn hero(self, who: Who) -> String {
        let face = self.content.hero(who);
        let shown = [("anti-trap", face.anti_trap), ("magic", face.magic), ("heart", face.heart)];
        let name = name(who, self.words);
        let args = [("who", Arg::Text(&name)), ("hp", Arg::Number(face.hp.into()))];
        let told = self.words.say("text-guest", &args);
        let icons = icons(shown, self.words);
        if icons.is_empty() { told } else { format!("{told}, {icons}") }
    }
}

/// Icons, those that are there.
pub(super) fn icons(icons: [(&str, u8); 3], words: &dyn Words) -> String {
    let shown = icons.into_iter().filter(|(_, count)| *count > 0);
    let one = |(icon, count): (&str, u8)| {
        let args = [("count", Arg::Number(count.into()))];
        words.say(&format!("text-icon-{icon}"), &args)
    };
    shown.map(one).collect::<Vec<_>>().join(", ")
}
