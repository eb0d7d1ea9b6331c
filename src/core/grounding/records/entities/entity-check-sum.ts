import { columnWords } from './entity-columns.ts';
import { agrees } from './entity-compare.ts';
import { type Frame, firstFrom, REACH } from './entity-frame.ts';
import { hasSense, meaningOf, type NumberItem } from './entity-item.ts';
import { numberFound } from './entity-number-found.ts';
import { cellRead, type Found } from './entity-ruling.ts';
import { fittingKey } from './entity-target.ts';
import { type Entity, type EntityKind, numberOf } from './entity-world.ts';

/** The kind of record that a noun names. */
function kindOfNoun(frame: Frame, at: number): EntityKind | undefined {
  const named = meaningOf(frame.items[at], 'noun')?.named;
  return named === undefined ? undefined : frame.world.kinds.find((kind) => kind.named === named);
}

/** "X and Y combined for", "the six branches have combined for": those that are taken together. */
function together(frame: Frame, at: number): readonly Entity[] | null {
  const place = frame.places[at];
  if (place !== undefined && place.subject.length > 1) return place.subject;
  for (let back = at - 1; back > Math.max(0, at - REACH); back--) {
    const kind = kindOfNoun(frame, back);
    if (kind === undefined) continue;
    const number = frame.items[back - 1];
    if (number?.kind === 'number' && number.value === kind.entities.length) return kind.entities;
    return number?.kind === 'word' && /^(?:all|every)$/.test(number.key) ? kind.entities : null;
  }
  return null;
}

function checkSum(frame: Frame, at: number, number: NumberItem): Found | null {
  const near = frame.items.slice(Math.max(0, at - 4), at + 4);
  if (!near.some((item) => hasSense(item, 'total'))) return null;
  const entities = together(frame, at);
  const words = columnWords(frame.items, at, frame.korean);
  const [first] = entities ?? [];
  if (entities === null || words === null || first === undefined) return null;
  const key = fittingKey(frame, first, words.keys, number.percent);
  if (key === null || frame.world.shares.has(key)) return null;
  const values = entities.map((entity) => numberOf(entity, key));
  if (values.some((value) => value === null)) return null;
  const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
  frame.used.add(at);
  return numberFound(number, sum, {
    rule: 'GR43',
    reading: `sum of ${key}`,
    derivation: `sum of ${key} over ${entities.length} records: ${values.slice(0, 12).join(' + ')} = ${sum}, claimed ${number.text}`,
    read: entities.slice(0, 50).map((entity) => cellRead(entity, key)),
  });
}

/** "Two branches had over 500 in revenue": a count of records under a condition on one column. */
function checkConditionCount(frame: Frame, at: number, number: NumberItem): Found | null {
  const noun = [at + 1, at + 2].find((next) => kindOfNoun(frame, next) !== undefined) ?? -1;
  const kind = kindOfNoun(frame, noun);
  const bound = firstFrom(frame, noun + 1, (one) => {
    const item = frame.items[one];
    return item?.kind === 'number' && item.comparator !== 'eq' && item.form !== 'ordinal';
  });
  const limit = frame.items[bound];
  const [first] = kind?.entities ?? [];
  if (kind === undefined || first === undefined || limit?.kind !== 'number' || bound > noun + 8) return null;
  if (frame.places.at(-1)?.named === true) return null;
  const words = columnWords(frame.items, bound, frame.korean);
  const key = words === null ? null : fittingKey(frame, first, words.keys, limit.percent);
  if (key === null) return null;
  const values = kind.entities.map((entity) => numberOf(entity, key)).filter((value) => value !== null);
  const count = values.filter((value) => agrees(limit, value)).length;
  frame.used.add(at).add(bound);
  return {
    rule: 'GR43',
    code: 'COUNT_MISMATCH',
    outcome: agrees(number, count) ? 'supported' : 'contradicted',
    place: number,
    claimed: number.text,
    actual: String(count),
    reading: `count by ${key}`,
    derivation: `records whose ${key} is ${limit.comparator} ${limit.value}: ${count} of ${values.length}, claimed ${number.text}`,
  };
}

/** GR43: sums over records and counts of records. */
export function checkSums(frame: Frame): Found[] {
  if (frame.future || frame.supposed || frame.dated) return [];
  return frame.items.flatMap((item, at) => {
    if (item.kind !== 'number' || item.form === 'ordinal' || item.form === 'article') return [];
    const found = frame.used.has(at)
      ? null
      : (checkSum(frame, at, item) ?? checkConditionCount(frame, at, item));
    return found === null ? [] : [found];
  });
}
