// Names and effects in words; the names come from the game's own locale.

import { listed, t } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { fromBox } from '../box';
import type { Way } from './plans';
import type {
  CardPicture,
  CostView,
  Effect,
  HeroView,
  Picture,
  Resource,
  RoomPicture,
  SpacePicture,
  TrapPicture,
  WordPicture,
} from './generated';

const OWN = 'dungeon-lords';
/** A message of the game's own locale. */
const own = (key: string, args?: Record<string, string | number>): string => t([OWN, key].join('-'), args);

/** What the owner of the box on the table calls things. */
let called: Picture['names'] = {};
/** Tells the names of the box on the table before anything of it is drawn. */
export function withNames<P extends Picture | null>(picture: P): P {
  called = picture?.names ?? {};
  return picture;
}
export const nameOf = (id: string): string => called[id]?.[settings.language] ?? own(`name-${id}`);
/** A name for narrow places: a shorter word of our own, unless the files on the table have a name for it. */
export const shortName = (order: string): string => (called[order] ? nameOf(order) : t(`dl-order-${order}`));
/** Whether a word of a name is wider than a tile. */
export const isLong = (name: string): boolean => /\S{12}/.test(name);
/** A name whose long words may be divided between two like consonants. */
export const breakable = (name: string): string =>
  isLong(name) ? name.replace(/([bcdfglmnprst])(?=\1)/g, '$1\u00ad') : name;
/** What comes of a plan under so many of the cards that may turn up. */
export function wayText({ ways, result, most }: Way, of: number): string {
  const range = most > result.hit_points ? 'yes' : 'no';
  const told = own('outlook-battle', {
    caught: result.eliminated,
    conquered: result.conquered,
    standing: result.standing,
    points: result.hit_points,
    most,
    range,
    items: 0,
  });
  return own('cell-plan-way', { ways, of, told });
}
export const scoreName = (id: string): string => own(`score-${id}`);
export const lineName = (monster: string, line: number): string =>
  own(line === 0 ? 'line-sheep' : `line-${monster}-${line}`);
export const ROMAN = ['I', 'II', 'III'];
export const season = (number: number): string => t(`dl-season-${number}`);
export const signed = (number: number): string =>
  number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0';

const RESOURCES: readonly Resource[] = ['gold', 'food', 'imp', 'trap', 'monster', 'evil'];
/** What is in a cost, largest matters first. */
export const costParts = (cost: CostView): [Resource, number][] =>
  RESOURCES.flatMap((one) => (cost[one] > 0 ? [[one, cost[one]] as [Resource, number]] : []));
export const isFree = (cost: CostView): boolean => costParts(cost).length === 0;

export function costText(cost: CostView): string {
  const parts = costParts(cost).map(([resource, count]) => t(`dl-amount-${resource}`, { count }));
  return parts.length === 0 ? t('dl-free') : listed(parts);
}

export function wordText(word: WordPicture): string {
  const n = word.n ?? 0;
  if (word.resource)
    return t(`dl-word-${word.word}`, { what: t(`dl-amount-${word.resource}`, { count: n }), n });
  const whom = word.target ? t(`dl-whom-${word.target}`) : '';
  const text = t(`dl-word-${word.word}`, { n, full: word.n === undefined ? 'yes' : 'no', whom });
  return word.class ? t('dl-if-class', { class: nameOf(word.class), text }) : text;
}

export const wordsText = (words: readonly WordPicture[]): string => words.map(wordText).join(', ');

export function spaceText(space: SpacePicture): string {
  const gives = space.words.filter((word) => word.word !== 'pay');
  return isFree(space.cost)
    ? wordsText(gives)
    : t('dl-space-costs', { cost: costText(space.cost), gives: wordsText(gives) });
}

export function effectText(effect: Effect): string {
  const [n, m] = effect.numbers ?? [];
  return t(`dl-effect-${effect.kind}`, {
    n: n ?? 0,
    m: m ?? 0,
    cost: effect.cost ? ` + ${costText(effect.cost)}` : '',
    words: wordsText(effect.words ?? []),
    monsters: listed((effect.monsters ?? []).map(nameOf)),
    class: effect.class ? nameOf(effect.class) : '',
    resource: effect.words?.[0]?.resource ? nameOf(effect.words[0].resource) : '',
  });
}

export const roomText = (room: RoomPicture): string =>
  `${effectText(room.effect)} ${t(`dl-zone-${room.zone}`)}`;
export const trapText = (trap: TrapPicture): string =>
  `${wordsText(trap.words)}${isFree(trap.cost) ? '' : ` (${costText(trap.cost)})`}`;
export const cardText = (card: CardPicture): string =>
  t('dl-card-text', {
    speed: t(`dl-speed-${card.speed}`),
    effect: effectText(card.effect),
    fatigue: card.fatigue,
  });

export function heroText(
  hero: Pick<HeroView, 'who' | 'hp' | 'anti_trap' | 'magic' | 'heart'> & { damage?: number },
): string {
  return t('dl-hero-text', {
    who: nameOf(hero.who),
    left: hero.hp - (hero.damage ?? 0),
    hp: hero.hp,
    guard: hero.anti_trap,
    magic: hero.magic,
    heart: hero.heart,
  });
}

/** What is printed on an adventurer, without icons that he does not have. */
export function printedText(hero: Pick<HeroView, 'who' | 'hp' | 'anti_trap' | 'magic' | 'heart'>): string {
  const icons = [
    ['guard', hero.anti_trap],
    ['magic', hero.magic],
    ['heart', hero.heart],
  ] as const;
  return [
    t('dl-printed', { who: nameOf(hero.who), hp: hero.hp }),
    ...icons.flatMap(([icon, count]) => (count > 0 ? [t(`dl-icon-${icon}`, { count })] : [])),
  ].join(', ');
}

/** Whether a value is our own filling-in, so that the page can say so. */
export const isReconstructed = (picture: Picture | null, id: string): boolean =>
  picture?.provenance.some((one) => one.id === id && one.source === 'reconstructed') ?? false;
/** What the mark of reconstructed values means at this table. */
export const originNote = (picture: Picture | null): string =>
  picture && picture.own_files.length > 0
    ? t(fromBox(picture) ? 'dl-reconstructed-box' : 'dl-reconstructed-own', {
        files: listed(picture.own_files),
      })
    : t('dl-reconstructed-note');
