import { isNegated } from '../../../language/negation.ts';
import { agrees } from './entity-compare.ts';
import { type Frame, lastBefore } from './entity-frame.ts';
import { hasSense, isMark, type Item, meaningOf, type NumberItem } from './entity-item.ts';
import { isUnknownPeriod } from './entity-outcome.ts';
import { membersOf } from './entity-prepare.ts';
import { isBlank } from './entity-scope.ts';
import type { Target } from './entity-target.ts';
import { cellOf, numberOf } from './entity-world.ts';

/** Letters around a number in which a negation may stand that reaches it. */
const NEAR = 160;
/** Behind these the number is of the other side, or of a part. */
const TURNING =
  /^(?:forc|allow|conced|surrender|elicit|yield|lack|need|miss|trail|surpass|eclips|exceed|top)(?:e|s|ed|es|ing)?$/;
/** Behind a number and its column these make it another number: "four points short", "a 20-point lead". */
const TURNED =
  /^(?:short|shy|more|fewer|less|behind|ahead|lead|deficit|mark|run|barrier|plateau|threshold|apiece|each)$/;

function isDeniedHere(text: string, { start, end }: NumberItem): boolean {
  const from = Math.max(0, start - NEAR);
  return isNegated(text.slice(from, end + NEAR), { start: start - from, end: end - from });
}

/** Another record named nearer, of which the number is true: it may have been meant. */
function isOfOther(frame: Frame, at: number, number: NumberItem, target: Target): boolean {
  const other = frame.places[at]?.object;
  if (other === undefined || other === target.entity || other.kind !== target.entity.kind) return false;
  const stored = numberOf(other, target.key);
  const close = frame.items.slice(Math.max(0, at - 4), at).some((item) => item.kind === 'mention');
  return close && stored !== null && agrees(number, stored);
}

/** A number said of a group that is true of one of its members. */
function isOfMember(frame: Frame, number: NumberItem, target: Target, keys: readonly string[]): boolean {
  return membersOf(frame.world, target.entity).some((member) =>
    keys.some((key) => {
      const stored = numberOf(member, key);
      return stored !== null && stored > 0 && agrees(number, stored);
    }),
  );
}

/** A bound that the stored value only just touches: "over 23 minutes", "under 39 percent". */
function touches(number: NumberItem, { entity, key }: Target): boolean {
  return (
    number.comparator !== 'eq' &&
    (numberOf(entity, key) === number.value || cellOf(entity, key) === number.text)
  );
}

function word(item: Item | undefined): string {
  return item !== undefined && 'key' in item ? item.key : '';
}

/** The number and its column are part of another notion: "a 21-point lead", "four points short". */
function isTurned(frame: Frame, at: number, column: number, target: Target): boolean {
  const behind = frame.items[column + 1];
  if (TURNED.test(word(behind))) return true;
  const decisive = target.key === frame.world.mapping.outcome?.column;
  const joined = decisive && frame.items[at + 1]?.kind === 'dash' && column > at;
  const noun =
    behind?.kind === 'word' && !/^(?:and|on|in|with|for|to|at|of|as|off|while|from)$/.test(behind.key);
  return joined && noun;
}

/** "the trainees only added nine": a part of the group between its name and the number. */
function isOfPart(frame: Frame, at: number, target: Target): boolean {
  if (membersOf(frame.world, target.entity).length === 0) return false;
  const part = lastBefore(at, (one) => meaningOf(frame.items[one], 'notion') !== undefined);
  return part >= 0;
}

/** "20 points in the fourth quarter": of a part of the time only. */
function isOfPeriod(frame: Frame, at: number): boolean {
  for (let next = at + 1; next < at + 9 && next < frame.items.length; next++) {
    const item = frame.items[next];
    if (isMark(item, ',;') || item?.kind === 'number' || item?.kind === 'mention') return false;
    if (meaningOf(item, 'period') !== undefined || isUnknownPeriod(frame, next)) return true;
  }
  return false;
}

/** True where a number that differs may still be right: of another record, part, time or notion than it seems. */
export function isDoubtful(
  frame: Frame,
  at: number,
  number: NumberItem,
  target: Target,
  words: { readonly keys: readonly string[]; readonly at: number },
): boolean {
  const before = frame.items[at - 1];
  if (before?.kind === 'phrase' && /^(?:by|for a)$/i.test(before.text)) return true;
  if (TURNING.test(word(before)) || isTurned(frame, at, words.at, target)) return true;
  if (frame.dated || isBlank(target.entity) || touches(number, target)) return true;
  if (frame.supposed || hasTurn(frame, at) || isOfEarlier(frame, at)) return true;
  if (isOfOther(frame, at, number, target) || isOfMember(frame, number, target, words.keys)) return true;
  return isOfPart(frame, at, target) || isOfPeriod(frame, at) || isDeniedHere(frame.text, number);
}

/** Behind "the former", "the latter", or where numbers are given "respectively": the names are counted off. */
export function hasTurn(frame: Frame, at: number): boolean {
  if (lastBefore(at, (one) => /^(?:former|latter)$/.test(word(frame.items[one]))) >= 0) return true;
  return frame.inTurn && (frame.places[at]?.subject.length ?? 0) < 2;
}

const GAP = /^(?:lead|deficit|advantage|collective|combined|shot|attempt)$/;

/** "coming off an 18-point effort", "a lead that grew to 14 points": of another time, or of something else. */
function isOfEarlier(frame: Frame, at: number): boolean {
  const before = frame.items.slice(Math.max(0, at - 8), at);
  const start = before.findLastIndex(
    (item) => isMark(item, ',;') || item.kind === 'number' || item.kind === 'pair',
  );
  return before.slice(start + 1).some((item) => hasSense(item, 'past') || GAP.test(word(item)));
}
