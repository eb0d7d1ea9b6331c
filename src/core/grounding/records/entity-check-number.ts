import { isEmpty } from './entity-cell.ts';
import { type ColumnWords, columnWords } from './entity-columns.ts';
import { agrees } from './entity-compare.ts';
import type { Frame } from './entity-frame.ts';
import { hasSense, isMark, type NumberItem } from './entity-item.ts';
import { cellRead, type Found } from './entity-ruling.ts';
import { type Target, targetOf } from './entity-target.ts';
import { cellOf, cellPath, numberOf } from './entity-world.ts';

/** GR41: what a number of a sentence says of one cell. */
export function checkCell(number: NumberItem, { entity, key, sure }: Target): Found {
  const cell = cellOf(entity, key);
  const stored = numberOf(entity, key);
  const actual = isEmpty(cell) || cell === undefined ? null : String(cell);
  const base = {
    rule: 'GR41',
    code: 'NUMBER_MISMATCH' as const,
    place: number,
    claimed: number.text,
    actual,
    reading: `${key} of ${entity.name}`,
    derivation: `${key} of ${entity.name}: ${actual ?? 'nothing'}, claimed ${number.text}: ${cellPath(entity, key)}`,
    read: [cellRead(entity, key)],
  };
  if (stored === null) return { ...base, outcome: actual === null ? 'not_found' : 'unchecked' };
  if (agrees(number, stored)) return { ...base, outcome: 'supported' };
  return { ...base, outcome: sure ? 'contradicted' : 'unchecked' };
}

/** "… while Lakeside had 198": a number without a column of its own takes that of the number before. */
function borrowed(frame: Frame, at: number, last: ColumnWords | null): ColumnWords | null {
  const number = frame.items[at];
  const next = frame.items[at + 1];
  if (number?.kind !== 'number' || number.form === 'article') return null;
  if (number.form === 'word' && number.value === 1) return null;
  const ends =
    next === undefined ||
    isMark(next, ',.;)') ||
    (next.kind === 'word' && /^(?:of|and|while)$/.test(next.key));
  const own = next?.kind === 'word' && next.key === 'of' ? hasSense(frame.items[at + 2], 'they') : true;
  return ends && own ? last : null;
}

/** GR41: every number that the words bind to one cell. */
export function checkNumbers(frame: Frame): Found[] {
  const found: Found[] = [];
  let last: ColumnWords | null = null;
  for (const [at, item] of frame.items.entries()) {
    if (item.kind !== 'number' || item.form === 'ordinal' || frame.used.has(at)) continue;
    const words: ColumnWords | null = columnWords(frame.items, at, frame.korean) ?? borrowed(frame, at, last);
    if (words === null || frame.future) continue;
    if (item.form === 'article' && last === null) continue;
    const target = targetOf(frame, at, item, words);
    if (target === null) continue;
    last = words;
    frame.used.add(at);
    found.push(checkCell(item, target));
  }
  return found;
}
