import { type Frame, lastBefore } from './entity-frame.ts';
import { type Item, meaningOf, type NumberItem } from './entity-item.ts';
import { cellsFound, numberFound } from './entity-number-found.ts';
import { hasOutcome, periodAt, rival, sumOf } from './entity-outcome.ts';
import { cellRead, type Found } from './entity-ruling.ts';
import { fittingKey } from './entity-target.ts';
import type { Entity } from './entity-world.ts';

function difference(number: NumberItem, one: Entity, two: Entity, keys: readonly string[]): Found | null {
  const [a, b] = [sumOf(one, keys), sumOf(two, keys)];
  if (a === null || b === null) return null;
  const stored = Math.abs(a - b);
  const name = keys.join(' + ');
  return numberFound(number, stored, {
    rule: 'GR43',
    reading: `difference of ${name}`,
    derivation: `|${name} of ${one.name} − of ${two.name}|: |${a} − ${b}| = ${stored}, claimed ${number.text}`,
    read: keys.flatMap((key) => [cellRead(one, key), cellRead(two, key)]),
  });
}

function partOf(number: NumberItem, entity: Entity, keys: readonly string[]): Found | null {
  const stored = sumOf(entity, keys);
  return stored === null ? null : cellsFound('GR43', number, entity, keys, stored);
}

function isBy(item: Item | undefined): boolean {
  return item?.kind === 'phrase' && item.text.toLowerCase() === 'by';
}

/** "a 30-vote win", "by 16 in the north", "a 33-vote first round". */
function outcomeNumber(frame: Frame, at: number, number: NumberItem): Found | null {
  const outcome = frame.world.mapping?.outcome;
  if (outcome === undefined) return null;
  const place = frame.places[at];
  const owner = [...(place?.subject ?? []), place?.object].find((entity) => hasOutcome(entity, outcome));
  const other = owner === undefined ? null : rival(owner);
  if (owner === undefined || other === null) return null;
  const before = frame.items[at - 1];
  const behind = frame.items[at + 1]?.kind === 'dash' ? at + 2 : at + 1;
  const unit = frame.items[behind];
  const isUnit = meaningOf(unit, 'margin') !== undefined;
  const next = frame.items[behind + 1];
  const by = isBy(before);
  const won = lastBefore(at, (one) => meaningOf(frame.items[one], 'outcome') !== undefined) >= 0;
  if (isUnit && meaningOf(next, 'period') !== undefined)
    return partOf(number, owner, meaningOf(next, 'period')?.sum ?? []);
  const isMargin = isUnit && meaningOf(next, 'margin') !== undefined;
  const keys = isMargin || (by && won) ? periodAt(frame, at, outcome) : null;
  return keys === null ? null : difference(number, owner, other, keys);
}

/** "Maple Street outsold Station Square by 90 in revenue". */
function plainDifference(frame: Frame, at: number, number: NumberItem): Found | null {
  const before = frame.items[at - 1];
  const place = frame.places[at];
  const [subject] = place?.subject ?? [];
  if (!isBy(before) || subject === undefined) return null;
  const other = place?.object;
  if (other === undefined || other === subject || other.kind !== subject.kind) return null;
  const columns = frame.items
    .slice(at + 1, at + 5)
    .flatMap((item) => (item.kind === 'phrase' ? item.meanings : []));
  const keys = columns.flatMap((meaning) => (meaning.kind === 'column' ? [meaning.key] : []));
  const key = fittingKey(frame, subject, keys, number.percent);
  return key === null ? null : difference(number, subject, other, [key]);
}

/** GR43: differences and parts of the whole. */
export function checkMargins(frame: Frame): Found[] {
  if (frame.future || frame.supposed || frame.dated) return [];
  return frame.items.flatMap((item, at) => {
    if (item.kind !== 'number' || item.form === 'ordinal' || item.form === 'article') return [];
    const found = outcomeNumber(frame, at, item) ?? plainDifference(frame, at, item);
    if (found === null) return [];
    frame.used.add(at);
    return [found];
  });
}
