import { columnWords } from './entity-columns.ts';
import type { Frame } from './entity-frame.ts';
import { hasSense, isMark, meaningOf, type NumberItem } from './entity-item.ts';
import type { Found } from './entity-ruling.ts';
import { wordKey } from './entity-token.ts';

function absent(rule: string, frame: Frame, start: number, end: number, why: string): Found {
  const claimed = frame.text.slice(start, end);
  return {
    rule,
    code: 'NOT_CHECKED',
    outcome: 'not_found',
    place: { start, end },
    claimed,
    actual: null,
    reading: why,
    derivation: `${claimed}: ${why}, of which the records hold nothing`,
  };
}

/** True where the words up to the next comma speak of another time: "over his last two visits". */
function ofOtherTime(frame: Frame, at: number): boolean {
  for (let next = at + 1; next < frame.items.length && next < at + 12; next++) {
    if (isMark(frame.items[next], ',;(') && frame.items[next + 1]?.kind !== 'number') return false;
    if (hasSense(frame.items[next], 'past')) return true;
  }
  return false;
}

/** "she's now averaging 16 visits and 6 orders", "he's combined for 54": more than the one time of the records. */
function isGathered(frame: Frame, at: number): boolean {
  const place = frame.places[at];
  if (place === undefined || place.subject.length !== 1) return false;
  return frame.items
    .slice(Math.max(0, at - 4), at)
    .some((item) => hasSense(item, 'average') || hasSense(item, 'gathered'));
}

function isTally(frame: Frame, at: number): boolean {
  return meaningOf(frame.items[at - 1], 'outcome') !== undefined && !isMark(frame.items[at + 1], ',.');
}

const LASTING = /^(?:year|month|week|time)$/;

/** A word for a longer time: a year, or the last word of one that the mapping names. */
function isLasting({ world }: Frame, key: string): boolean {
  const named = world.mapping.other_times ?? [];
  return LASTING.test(key) || named.some((words) => wordKey(words.split(/\s+/).at(-1) ?? '') === key);
}

/** "a year-high 30", "in third place": ranks among what the records do not hold. */
function checkOutside(frame: Frame, at: number): Found | null {
  const item = frame.items[at];
  const before = frame.items[at - 2];
  if (item === undefined) return null;
  if (hasSense(item, 'high') && frame.items[at - 1]?.kind === 'dash' && before !== undefined)
    if (before.kind === 'word' && isLasting(frame, before.key))
      return absent('GR43', frame, before.start, item.end, 'a rank over a longer time');
  const next = frame.items[at + 1];
  if (item.kind === 'number' && item.form === 'ordinal' && next?.kind === 'word' && next.key === 'place')
    return absent('GR43', frame, item.start, next.end, 'a rank among others');
  return null;
}

/** GR41, GR43: numbers and ranks of another time or among others, stated as facts: not to be found in these records. */
export function checkElsewhere(frame: Frame): Found[] {
  if (frame.future || frame.world.kinds.length === 0) return [];
  let chained = -1;
  return frame.items.flatMap((item, at): Found[] => {
    const outside = checkOutside(frame, at);
    if (outside !== null) return [outside];
    if (!isPlain(item) || frame.used.has(at)) return [];
    const tally = isTally(frame, at);
    const words = tally ? null : columnWords(frame.items, at);
    if (!tally && words === null) return [];
    const chain =
      chained >= 0 && at - chained <= 4 && frame.places[at]?.clause === frame.places[chained]?.clause;
    if (!chain && !isGathered(frame, at) && !ofOtherTime(frame, at)) return [];
    chained = at;
    frame.used.add(at);
    return [absent('GR41', frame, item.start, item.end, 'a number of another time')];
  });
}

function isPlain(item: Frame['items'][number]): item is NumberItem {
  return item.kind === 'number' && item.form !== 'ordinal' && item.form !== 'article';
}
