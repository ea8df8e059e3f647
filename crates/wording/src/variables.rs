//! Which arguments a message refers to, and between which variants they choose.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};

/// Arguments with the variants that they choose between.
pub(crate) type Variables = BTreeMap<String, BTreeSet<String>>;

/// What one pattern refers to: arguments, and other patterns by id.
#[derive(Default)]
struct Used {
    variables: Variables,
    patterns: BTreeSet<String>,
}

/// Every pattern of the files read so far: `id` for the value of a message, `id.name` for an
/// attribute.
#[derive(Default)]
pub(crate) struct Index(BTreeMap<String, Used>);

impl Index {
    /// Reads the messages of one file.
    pub(crate) fn add(&mut self, resource: &FluentResource) {
        for entry in resource.entries() {
            let Entry::Message(message) = entry else {
                // A term sees only the arguments given to it by name.
                continue;
            };
            let id = message.id.name;
            let mut whole = Used::default();
            if let Some(value) = &message.value {
                in_pattern(value, &mut whole);
            }
            for attribute in &message.attributes {
                let mut used = Used::default();
                in_pattern(&attribute.value, &mut used);
                self.0.insert(format!("{id}.{}", attribute.id.name), used);
            }
            self.0.insert(id.to_owned(), whole);
        }
    }

    /// The arguments of every message with its attributes, and of every attribute alone, those of
    /// the messages they use included.
    pub(crate) fn resolved(&self) -> BTreeMap<String, Variables> {
        let mut resolved = BTreeMap::new();
        for id in self.0.keys() {
            let mut found = Variables::new();
            let mut seen = BTreeSet::new();
            self.collect(id, &mut seen, &mut found);
            if !id.contains('.') {
                let own = format!("{id}.");
                let attributes = self.0.range(own.clone()..);
                for (attribute, _) in attributes.take_while(|(key, _)| key.starts_with(&own)) {
                    self.collect(attribute, &mut seen, &mut found);
                }
            }
            resolved.insert(id.clone(), found);
        }
        resolved
    }

    fn collect(&self, id: &str, seen: &mut BTreeSet<String>, found: &mut Variables) {
        let Some(used) = self.0.get(id) else { return };
        if seen.insert(id.to_owned()) {
            for (variable, variants) in &used.variables {
                found.entry(variable.clone()).or_default().extend(variants.iter().cloned());
            }
            for pattern in &used.patterns {
                self.collect(pattern, seen, found);
            }
        }
    }
}

fn in_pattern(pattern: &Pattern<&str>, used: &mut Used) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, used);
        }
    }
}

fn in_expression(expression: &Expression<&str>, used: &mut Used) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, used),
        Expression::Select { selector, variants } => {
            in_inline(selector, used);
            if let InlineExpression::VariableReference { id } = selector {
                let keys = variants.iter().map(|variant| match variant.key {
                    VariantKey::Identifier { name } => name.to_owned(),
                    VariantKey::NumberLiteral { value } => value.to_owned(),
                });
                used.variables.entry(id.name.to_owned()).or_default().extend(keys);
            }
            for variant in variants {
                in_pattern(&variant.value, used);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, used: &mut Used) {
    match inline {
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::VariableReference { id } => {
            used.variables.entry(id.name.to_owned()).or_default();
        }
        InlineExpression::MessageReference { id, attribute } => {
            used.patterns.insert(match attribute {
                None => id.name.to_owned(),
                Some(attribute) => format!("{}.{}", id.name, attribute.name),
            });
        }
        InlineExpression::FunctionReference { arguments, .. } => in_arguments(arguments, used),
        InlineExpression::TermReference { arguments, .. } => {
            if let Some(arguments) = arguments {
                in_arguments(arguments, used);
            }
        }
        InlineExpression::Placeable { expression } => in_expression(expression, used),
    }
}

fn in_arguments(arguments: &CallArguments<&str>, used: &mut Used) {
    for inline in &arguments.positional {
        in_inline(inline, used);
    }
    for named in &arguments.named {
        in_inline(&named.value, used);
    }
}
