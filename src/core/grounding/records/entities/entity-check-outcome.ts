import type { RecordOutcome } from '../../../../contract/record-mapping.ts';
import { type Frame, firstFrom, lastBefore } from './entity-frame.ts';
import { hasSense, type Item, meaningOf, type PairItem } from './entity-item.ts';
import { hasOutcome, periodAt, rival, sumOf } from './entity-outcome.ts';
import { cellRead, type Found } from './entity-ruling.ts';
import { isDenied } from './entity-subject-at.ts';
import type { Entity } from './entity-world.ts';

interface Sides {
  readonly subject: Entity;
  readonly other: Entity;
  /** The item that names the object; -1 where none is named. */
  readonly objectAt: number;
  readonly subjectAt: number;
}

function sidesAt(frame: Frame, at: number, outcome: RecordOutcome): Sides | null {
  const subject = frame.places[at]?.subject.find((entity) => hasOutcome(entity, outcome));
  if (subject === undefined || frame.places[at]?.by === 'carried') return null;
  const objectAt = nextMention(frame, at, outcome);
  const named = objectAt < 0 ? undefined : frame.places[objectAt]?.entity;
  if (isStranger(frame, at)) return null;
  const other = named ?? rival(subject);
  const subjectAt = lastBefore(at, (one) => frame.places[one]?.entity === subject);
  return other === null ? null : { subject, other, objectAt, subjectAt };
}

/** "lost to Quill": another than the records know. */
function isStranger(frame: Frame, at: number): boolean {
  return frame.items.slice(at + 1, at + 4).some((item) => item.kind === 'mention' && item.known !== null);
}

function nextMention(frame: Frame, at: number, outcome: RecordOutcome): number {
  for (let next = at + 1; next < Math.min(frame.items.length, at + 8); next++) {
    const item = frame.items[next];
    if (item?.kind === 'mention') return hasOutcome(frame.places[next]?.entity, outcome) ? next : -1;
    if (item?.kind === 'word' && /^(?:while|but|as)$/.test(item.key)) return -1;
    if (item?.kind === 'mark' && item.text !== '(' && item.text !== ')') return -1;
  }
  return -1;
}

function pairBehind(frame: Frame, at: number): PairItem | undefined {
  const clause = frame.places[at]?.clause;
  const found = firstFrom(
    frame,
    at + 1,
    (one) =>
      frame.items[one]?.kind === 'pair' && frame.places[one]?.clause === clause && !frame.places[one]?.local,
  );
  const pair = frame.items[found];
  return pair?.kind === 'pair' ? pair : undefined;
}

/** Where the score is given with the winner's value first, the names are the wrong part, else the word. */
function wrongParts(frame: Frame, at: number, sides: Sides, mine: number, theirs: number): readonly Item[] {
  const pair = pairBehind(frame, at);
  const [verb, one, two] = [frame.items[at], frame.items[sides.subjectAt], frame.items[sides.objectAt]];
  const swapped = pair !== undefined && pair.first.value === theirs && pair.second.value === mine;
  if (swapped && one !== undefined && two !== undefined) return [one, two];
  return verb === undefined ? [] : [verb];
}

function judge(frame: Frame, at: number, won: boolean, outcome: RecordOutcome): Found | null {
  const sides = sidesAt(frame, at, outcome);
  const item = frame.items[at];
  if (sides === null || item?.kind !== 'phrase') return null;
  const { subject, other } = sides;
  const keys = periodAt(frame, at, outcome, sides.objectAt < 0);
  if (keys === null || isOfAnother(frame, at)) return null;
  const base = { rule: 'GR45', code: 'COMPARISON_MISMATCH' as const, place: item, claimed: item.text };
  if (subject === other) {
    const object = frame.items[sides.objectAt] ?? item;
    return {
      ...base,
      rule: 'GR44',
      code: 'ENTITY_MISMATCH',
      outcome: 'contradicted',
      place: object,
      claimed: subject.name,
      actual: rival(subject)?.name ?? null,
      reading: `other side of ${item.text}`,
      derivation: `${subject.name} against itself`,
    };
  }
  const [mine, theirs] = [sumOf(subject, keys), sumOf(other, keys)];
  if (mine === null || theirs === null) return null;
  const holds = won ? mine > theirs : mine < theirs;
  const marks = holds ? [] : wrongParts(frame, at, sides, mine, theirs);
  return {
    ...base,
    outcome: holds ? 'supported' : 'contradicted',
    actual: `${mine} : ${theirs}`,
    reading: `${subject.name} ${item.text} ${other.name}`,
    derivation: `${keys.join(' + ')} of ${subject.name} ${mine}, of ${other.name} ${theirs}, claimed "${item.text}"`,
    read: keys.flatMap((key) => [cellRead(subject, key), cellRead(other, key)]),
    marks,
  };
}

/** "won the argument": not what the outcome is about. */
function isOfAnother(frame: Frame, at: number): boolean {
  const [article, noun] = [frame.items[at + 1], frame.items[at + 2]];
  if (article?.kind !== 'word' || !/^(?:the|that|this|its|their)$/.test(article.key)) return false;
  return noun?.kind === 'word' || meaningOf(noun, 'column') !== undefined;
}

/** "have now won four of their last five": other contests than that of the records. */
function isElsewhere(frame: Frame, at: number): boolean {
  if (frame.dated || frame.supposed) return true;
  const [before, next, of] = [frame.items[at - 1], frame.items[at + 1], frame.items[at + 2]];
  if (before?.kind === 'word' && /^(?:had|having)$/.test(before.key)) return true;
  if (next?.kind === 'number' && of?.kind === 'word' && of.key === 'of') return true;
  return frame.future || frame.items.slice(at + 1, at + 13).some((item) => hasSense(item, 'past'));
}

/** GR45: who has won, by the column that decides it. */
export function checkOutcomes(frame: Frame): Found[] {
  const outcome = frame.world.mapping.outcome;
  if (outcome === undefined) return [];
  return frame.items.flatMap((item, at) => {
    const won = isElsewhere(frame, at) || isDenied(frame, at) ? undefined : meaningOf(item, 'outcome')?.won;
    const found = won === undefined ? null : judge(frame, at, won, outcome);
    return found === null ? [] : [found];
  });
}
