import { isEmpty } from './entity-cell.ts';
import { type ColumnWords, columnWords } from './entity-columns.ts';
import { agrees } from './entity-compare.ts';
import { isDoubtful } from './entity-doubt.ts';
import { type Frame, REACH } from './entity-frame.ts';
import { hasSense, isMark, type Item, type NumberItem } from './entity-item.ts';
import { cellRead, type Found } from './entity-ruling.ts';
import { fittingKey, type Target, targetOf } from './entity-target.ts';
import { cellOf, cellPath, numberOf } from './entity-world.ts';

/** GR41: what a number of a sentence says of one cell. */
function checkCell(number: NumberItem, { entity, key, sure }: Target): Found {
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
  const theirs = next?.kind === 'word' && next.key === 'of' && hasSense(frame.items[at + 2], 'they');
  if (number.form === 'word' && !theirs) return null;
  const ends =
    next === undefined ||
    isMark(next, ',.;)') ||
    hasSense(next, 'both') ||
    (next.kind === 'word' && /^(?:of|and|while)$/.test(next.key));
  const own = next?.kind === 'word' && next.key === 'of' ? hasSense(frame.items[at + 2], 'they') : true;
  return ends && own ? last : null;
}

/** "X and Y had 610 and 515 respectively": the numbers of the sentence in the order of its names. */
function inTurn(frame: Frame, at: number, words: ColumnWords): Target | null {
  const subject = frame.places[at]?.subject ?? [];
  if (subject.length < 2 || !near(frame, at).some((item) => hasSense(item, 'both'))) return null;
  const numbers = near(frame, at).filter((item) => item.kind === 'number' && item.form !== 'ordinal');
  const item = frame.items[at];
  if (item?.kind !== 'number' || numbers.length !== subject.length) return null;
  const entity = subject[numbers.indexOf(item)];
  const key = entity === undefined ? null : fittingKey(frame, entity, words.keys, item.percent);
  return entity === undefined || key === null ? null : { entity, key, sure: words.sure };
}

function near(frame: Frame, at: number): readonly Item[] {
  return frame.items.slice(Math.max(0, at - REACH), at + REACH);
}

function judged(frame: Frame, at: number, number: NumberItem, target: Target, words: ColumnWords): Found {
  const found = checkCell(number, target);
  if (found.outcome === 'supported' || found.outcome === 'unchecked') return found;
  return isDoubtful(frame, at, number, target, words) ? { ...found, outcome: 'unchecked' } : found;
}

/** "Stores 1 and 12": the number of a second name. */
function isListedName(frame: Frame, at: number): boolean {
  const [name, and] = [frame.items[at - 2], frame.items[at - 1]];
  const joins = isMark(and, ',') || (and?.kind === 'word' && /^(?:and|or)$/.test(and.key));
  return joins && name?.kind === 'mention' && /\d$/.test(name.text);
}

/** GR41: every number that the words bind to one cell. */
export function checkNumbers(frame: Frame): Found[] {
  const found: Found[] = [];
  let last: ColumnWords | null = null;
  for (const [at, item] of frame.items.entries()) {
    if (item.kind !== 'number' || item.form === 'ordinal' || frame.used.has(at)) continue;
    const words: ColumnWords | null = columnWords(frame.items, at) ?? borrowed(frame, at, last);
    if (words === null || frame.future || isListedName(frame, at)) continue;
    if (item.form === 'article' && last === null) continue;
    const target = inTurn(frame, at, words) ?? targetOf(frame, at, item, words);
    last = words;
    if (target === null) continue;
    frame.used.add(at);
    found.push(judged(frame, at, item, target, words));
  }
  return found;
}
