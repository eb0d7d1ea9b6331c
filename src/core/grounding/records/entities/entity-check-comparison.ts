import { columnWords } from './entity-columns.ts';
import { numberFound } from './entity-number-found.ts';
import { type Frame, lastBefore } from './entity-frame.ts';
import type { Item, NumberItem } from './entity-item.ts';
import { cellRead, type Found } from './entity-ruling.ts';
import { columnIn } from './entity-scope.ts';
import { fittingKey } from './entity-target.ts';
import { type Entity, numberOf } from './entity-world.ts';

const MORE = /^(?:more|higher|greater|larger|bigger|longer|better)$/;
const LESS = /^(?:fewer|less|lower|smaller|shorter)$/;
const KOREAN_MORE = /^\s*(?:더\s*)?(?:많|높|크|큰|길|긴|앞서|앞섰)/;
const KOREAN_LESS = /^\s*(?:더\s*)?(?:적|낮|작|짧|뒤지|뒤졌)/;

interface Comparison {
  readonly other: Entity;
  readonly more: boolean;
}

/** "3 fewer employees than Maple Street": direction and the record behind "than". */
function englishComparison(frame: Frame, at: number): Comparison | null {
  const ahead = frame.items.slice(at + 1, at + 9);
  const word = ahead
    .slice(0, 3)
    .find((item) => 'key' in item && (MORE.test(item.key) || LESS.test(item.key)));
  const than = ahead.findIndex((item) => 'key' in item && item.key === 'than');
  if (word === undefined || than < 0) return null;
  const behind = frame.items.slice(at + 2 + than, at + 5 + than).findIndex((item) => item.kind === 'mention');
  const other = behind < 0 ? undefined : frame.places[at + 2 + than + behind]?.entity;
  return other === undefined ? null : { other, more: 'key' in word && MORE.test(word.key) };
}

/** 서초점보다 5명 많다. */
function koreanComparison(frame: Frame, at: number, number: NumberItem): Comparison | null {
  const base = lastBefore(at, (one) => isBase(frame.items[one]));
  const other = base < 0 ? undefined : frame.places[base]?.entity;
  const behind = frame.text.slice(number.end, number.end + 12).replace(/^[가-힣](?=\s)/, '');
  if (other === undefined) return null;
  if (KOREAN_MORE.test(behind)) return { other, more: true };
  return KOREAN_LESS.test(behind) ? { other, more: false } : null;
}

function isBase(item: Item | undefined): boolean {
  return item?.kind === 'mention' && item.text.endsWith('보다');
}

/** The column of the difference: named beside the number, or of the number before. */
function keyOf(frame: Frame, at: number, entity: Entity, number: NumberItem): string | null {
  const own = columnWords(frame.items, at, frame.korean);
  const before = lastBefore(at, (one) => frame.items[one]?.kind === 'number');
  const words = own ?? (before < 0 ? null : columnWords(frame.items, before, frame.korean));
  if (words !== null) return fittingKey(frame, entity, words.keys, number.percent);
  return columnIn(frame, Math.max(0, at - 8), at, entity);
}

function checkComparison(frame: Frame, at: number, number: NumberItem): Found | null {
  const found = englishComparison(frame, at) ?? koreanComparison(frame, at, number);
  const subjects = frame.places[at]?.subject ?? [];
  const [subject] = subjects;
  if (found === null || subject === undefined || subjects.length > 1) return null;
  const { other, more } = found;
  frame.used.add(at);
  if (other === subject || other.kind !== subject.kind) return null;
  const key = keyOf(frame, at, subject, number);
  const [mine, theirs] = key === null ? [null, null] : [numberOf(subject, key), numberOf(other, key)];
  if (key === null || mine === null || theirs === null) return null;
  const difference = more ? mine - theirs : theirs - mine;
  return numberFound(number, difference, {
    rule: 'GR43',
    code: 'COMPARISON_MISMATCH',
    reading: `difference of ${key}`,
    derivation: `${key} of ${subject.name} ${mine}, of ${other.name} ${theirs}: ${more ? 'more' : 'less'} by ${difference}, claimed ${number.text}`,
    read: [cellRead(subject, key), cellRead(other, key)],
  });
}

/** GR43: "3 fewer employees than Maple Street", 서초점보다 5명 많다. */
export function checkComparisons(frame: Frame): Found[] {
  if (frame.future || frame.dated) return [];
  return frame.items.flatMap((item, at) => {
    if (item.kind !== 'number' || item.form === 'ordinal' || item.form === 'article') return [];
    return checkComparison(frame, at, item) ?? [];
  });
}
