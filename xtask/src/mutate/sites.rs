//! Where a chapter can be changed, and what a change makes of it.

use std::ops::Range;

use anyhow::{Context as _, Result};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, Lit, RangeLimits, Stmt, Token, UnOp};

use crate::problem::line_of;
use crate::rules::signs_of;

/// One change of one place. An outer place comes before those inside it.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    /// The text that is changed.
    pub(crate) range: Range<usize>,
    pub(crate) shape: Shape,
    /// Counted from 1.
    pub(crate) line: usize,
    pub(crate) function: String,
    /// The paragraphs above the function, else those of what it stands in.
    pub(crate) paragraphs: Vec<String>,
    /// What is changed, for people.
    pub(crate) what: String,
}

/// How the changed text is chosen at run time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// This expression instead.
    Instead(String),
    /// A condition turned round.
    Negated,
    /// A statement that is left out.
    Dropped,
}

/// Everything that can be changed in a source file.
pub(crate) fn sites(text: &str) -> Result<Vec<Site>> {
    let file = syn::parse_file(text).context("reading a chapter")?;
    let header: Vec<&str> = text.lines().take_while(|line| line.starts_with("//!")).collect();
    let mut finder = Finder {
        text,
        function: String::new(),
        paragraphs: Vec::new(),
        outer: signs_of(&header.join("\n")),
        found: Vec::new(),
    };
    finder.visit_file(&file);
    Ok(finder.found)
}

struct Finder<'t> {
    text: &'t str,
    function: String,
    paragraphs: Vec<String>,
    outer: Vec<String>,
    found: Vec<Site>,
}

impl Finder<'_> {
    fn source(&self, node: &impl Spanned) -> &str {
        &self.text[node.span().byte_range()]
    }

    fn push(&mut self, range: Range<usize>, at: usize, shape: Shape, what: String) {
        self.found.push(Site {
            range,
            shape,
            line: line_of(self.text, at),
            function: self.function.clone(),
            paragraphs: self.paragraphs.clone(),
            what,
        });
    }

    /// Paragraphs cited in the comments and attributes that end where this item's own words begin.
    fn cited_above(&self, words: usize) -> Vec<String> {
        let line = self.text[..words].rfind('\n').map_or(0, |end| end + 1);
        let above: Vec<&str> = self.text[..line]
            .lines()
            .rev()
            .map(str::trim)
            .take_while(|line| line.starts_with("//") || line.starts_with("#["))
            .filter(|line| !line.starts_with("//!"))
            .collect();
        let above: Vec<&str> = above.into_iter().rev().collect();
        signs_of(&above.join("\n"))
    }

    fn function<T>(&mut self, sig: &syn::Signature, node: &T, walk: fn(&mut Self, &T)) {
        // What runs while compiling cannot ask which change is chosen.
        if sig.constness.is_some() {
            return;
        }
        let own = self.cited_above(sig.fn_token.span.byte_range().start);
        let paragraphs = if own.is_empty() { self.outer.clone() } else { own };
        let before = (
            std::mem::replace(&mut self.function, sig.ident.to_string()),
            std::mem::replace(&mut self.paragraphs, paragraphs),
        );
        walk(self, node);
        (self.function, self.paragraphs) = before;
    }

    fn condition(&mut self, condition: &Expr) {
        // Comparisons and `!` are turned round by changes of their own.
        let turns = match bare(condition) {
            Expr::Binary(binary) => !opposites(&binary.op).is_empty(),
            Expr::Unary(unary) => matches!(unary.op, UnOp::Not(_)),
            _ => false,
        };
        if !turns && !has_let(condition) {
            let range = condition.span().byte_range();
            let what = format!("condition negated: {}", shortened(self.source(condition)));
            self.push(range.clone(), range.start, Shape::Negated, what);
        }
    }

    fn binary(&mut self, binary: &syn::ExprBinary) {
        let instead: &[&str] = match &binary.op {
            BinOp::And(_) if !has_let(&binary.left) && !has_let(&binary.right) => &["||"],
            BinOp::Or(_) => &["&&"],
            BinOp::Add(_) => &["-"],
            BinOp::Sub(_) => &["+"],
            BinOp::AddAssign(_) => &["-="],
            BinOp::SubAssign(_) => &["+="],
            op => opposites(op),
        };
        let (range, at) = (binary.span().byte_range(), binary.op.span().byte_range());
        for other in instead {
            let left = &self.text[range.start..at.start];
            let right = &self.text[at.end..range.end];
            let changed = format!("{left}{other}{right}");
            let old = &self.text[at.clone()];
            let what =
                format!("`{old}` becomes `{other}`: {}", shortened(&self.text[range.clone()]));
            self.push(range.clone(), at.start, Shape::Instead(changed), what);
        }
    }

    fn literal(&mut self, literal: &syn::ExprLit) {
        let range = literal.span().byte_range();
        let mut instead = Vec::new();
        match &literal.lit {
            Lit::Bool(value) => instead.push((!value.value).to_string()),
            Lit::Int(number) => {
                if let Ok(value) = number.base10_parse::<u128>() {
                    let suffix = number.suffix();
                    instead.push(format!("{}{suffix}", value.saturating_add(1)));
                    instead.extend(value.checked_sub(1).map(|less| format!("{less}{suffix}")));
                }
            }
            _ => {}
        }
        let line = self.text[..range.start].rfind('\n').map_or(0, |end| end + 1);
        let end = self.text[range.end..].find('\n').map_or(self.text.len(), |end| range.end + end);
        for other in instead {
            let old = &self.text[range.clone()];
            let context = shortened(&self.text[line..end]);
            let what = format!("`{old}` becomes `{other}`: {context}");
            self.push(range.clone(), range.start, Shape::Instead(other), what);
        }
    }

    fn range(&mut self, whole: &syn::ExprRange) {
        let Some(end) = whole.end.as_deref() else { return };
        if matches!(end, Expr::Lit(_)) {
            return;
        }
        let (range, text) = (end.span().byte_range(), self.source(end));
        let (changed, what) = match whole.limits {
            RangeLimits::HalfOpen(_) => (format!("({text}) + 1"), "`..` becomes `..=`"),
            RangeLimits::Closed(_) => (format!("({text}) - 1"), "`..=` becomes `..`"),
        };
        let what = format!("{what}: {}", shortened(self.source(whole)));
        let at = range.start;
        self.push(range, at, Shape::Instead(changed), what);
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_fn(&mut self, node: &'ast syn::ItemFn) {
        self.function(&node.sig, node, |this, node| visit::visit_block(this, &node.block));
    }

    fn visit_impl_item_fn(&mut self, node: &'ast syn::ImplItemFn) {
        self.function(&node.sig, node, |this, node| visit::visit_block(this, &node.block));
    }

    fn visit_trait_item_fn(&mut self, node: &'ast syn::TraitItemFn) {
        self.function(&node.sig, node, |this, node| {
            if let Some(block) = &node.default {
                visit::visit_block(this, block);
            }
        });
    }

    fn visit_item_impl(&mut self, node: &'ast syn::ItemImpl) {
        let own = self.cited_above(node.impl_token.span.byte_range().start);
        let outer = if own.is_empty() { self.outer.clone() } else { own };
        let before = std::mem::replace(&mut self.outer, outer);
        visit::visit_item_impl(self, node);
        self.outer = before;
    }

    fn visit_item_mod(&mut self, node: &'ast syn::ItemMod) {
        if !node.attrs.iter().any(|attribute| attribute.path().is_ident("cfg")) {
            visit::visit_item_mod(self, node);
        }
    }

    // Fixed while compiling, or no expressions.
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_item_enum(&mut self, _: &'ast syn::ItemEnum) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_path(&mut self, _: &'ast syn::Path) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_stmt(&mut self, node: &'ast Stmt) {
        if let Stmt::Expr(expression, Some(_)) = node
            && is_for_its_effect(expression)
        {
            let range = node.span().byte_range();
            let what = format!("left out: {}", shortened(self.source(node)));
            self.push(range.clone(), range.start, Shape::Dropped, what);
        }
        visit::visit_stmt(self, node);
    }

    fn visit_expr(&mut self, node: &'ast Expr) {
        match node {
            Expr::Binary(binary) => self.binary(binary),
            Expr::Lit(literal) => self.literal(literal),
            Expr::Range(range) => self.range(range),
            Expr::If(choice) => self.condition(&choice.cond),
            Expr::Unary(unary) if matches!(unary.op, UnOp::Not(_)) => {
                let range = unary.span().byte_range();
                let plain = self.source(&unary.expr).to_owned();
                let what = format!("`!` left out: {}", shortened(self.source(unary)));
                self.push(range.clone(), range.start, Shape::Instead(plain), what);
            }
            // How often is fixed while compiling.
            Expr::Repeat(repeat) => return self.visit_expr(&repeat.expr),
            // What is told is held by transcripts, not by rules.
            Expr::MethodCall(call) if call.method == "tell" => return,
            _ => {}
        }
        visit::visit_expr(self, node);
    }

    fn visit_arm(&mut self, node: &'ast syn::Arm) {
        if let Some((_, guard)) = &node.guard {
            self.condition(guard);
        }
        visit::visit_arm(self, node);
    }

    fn visit_macro(&mut self, node: &'ast syn::Macro) {
        if node.path.is_ident("matches")
            && let Ok(inside) = node.parse_body::<Matches>()
        {
            self.visit_expr(&inside.value);
            if let Some(guard) = &inside.guard {
                self.condition(guard);
                self.visit_expr(guard);
            }
        } else if node.path.is_ident("vec")
            && let Ok(inside) =
                node.parse_body_with(Punctuated::<Expr, Token![,]>::parse_terminated)
        {
            for one in &inside {
                self.visit_expr(one);
            }
        }
    }
}

/// The inside of `matches!`.
struct Matches {
    value: Expr,
    guard: Option<Expr>,
}

impl Parse for Matches {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let value = input.parse()?;
        input.parse::<Token![,]>()?;
        syn::Pat::parse_multi_with_leading_vert(input)?;
        let guarded = input.parse::<Option<Token![if]>>()?.is_some();
        let guard = if guarded { Some(input.parse()?) } else { None };
        input.parse::<Option<Token![,]>>()?;
        Ok(Self { value, guard })
    }
}

/// What a comparison is changed to.
fn opposites(op: &BinOp) -> &'static [&'static str] {
    match op {
        BinOp::Lt(_) => &["<=", ">="],
        BinOp::Le(_) => &["<", ">"],
        BinOp::Gt(_) => &[">=", "<="],
        BinOp::Ge(_) => &[">", "<"],
        BinOp::Eq(_) => &["!="],
        BinOp::Ne(_) => &["=="],
        _ => &[],
    }
}

/// Whether a statement does something that can be left out.
fn is_for_its_effect(expression: &Expr) -> bool {
    match expression {
        Expr::MethodCall(call) => call.method != "tell",
        Expr::Try(tried) => matches!(*tried.expr, Expr::Call(_) | Expr::MethodCall(_)),
        Expr::Call(_) | Expr::Assign(_) | Expr::Return(_) => true,
        _ => false,
    }
}

/// Whether a condition binds something.
fn has_let(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}

fn bare(expression: &Expr) -> &Expr {
    match expression {
        Expr::Paren(inner) => bare(&inner.expr),
        _ => expression,
    }
}

/// On one line, and not too long.
fn shortened(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let line = words.join(" ");
    match line.char_indices().nth(70) {
        Some((end, _)) => format!("`{}…`", &line[..end]),
        None => format!("`{line}`"),
    }
}
