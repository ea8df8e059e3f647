// What a person is answered: a refusal with the places that it means, or a notice that leaves by itself.

import { announce } from '../lib/a11y/announcer.svelte';
import { t } from '../lib/i18n.svelte';
import { play as sound } from '../lib/sound';
import type { Insight, Problem } from '../protocol';
import { sentence } from './heard';

/** The code of a bubble that refuses nothing and only tells. */
export const TOLD = 'place/told';

export class Bubble {
  refusal = $state.raw<Problem | null>(null);
  /** Places to mark because of the last refusal. */
  marked = $state.raw<readonly string[]>([]);
  notice = $state('');

  forgive(): void {
    this.refusal = null;
    this.marked = [];
  }

  refuse(problem: Problem): void {
    this.refusal = problem;
    sound('refusal');
    const rule = problem.rule ? ` ${t('paragraph-spoken', { rule: problem.rule })}` : '';
    const way = problem.instead ? ` ${t('instead-spoken', { action: problem.instead.phrase })}` : '';
    announce(`${t('refused')}. ${sentence(problem.message)}${rule}${way}`, 'assertive');
  }

  /** Refuses, and marks where it fails: what the server names, and the place that was pointed at. */
  explain(problem: Problem, cell: string | null): void {
    this.marked = [...new Set([...(problem.cells ?? []), ...(cell === null ? [] : [cell])])];
    this.refuse(problem);
  }

  /** Says what a place tells, and how one goes about it instead of playing there. */
  tell(told: Insight | undefined, way: string): void {
    const how = { code: TOLD, message: way };
    const rule = told?.rule === undefined ? {} : { rule: told.rule };
    this.refusal = told ? { code: TOLD, message: told.text, ...rule, reasons: [how] } : how;
    announce([told?.text, way].filter(Boolean).join(' '), 'assertive');
  }

  warn(notice: string): void {
    this.notice = notice;
    announce(notice, 'assertive');
  }
}
