import type { RecordNotion } from '../../../../contract/record-mapping.ts';
import type { Frame } from './entity-frame.ts';
import { hasSense, type Item, meaningOf } from './entity-item.ts';
import { shown } from './entity-notions-ahead.ts';
import { cellRead, type Found } from './entity-ruling.ts';
import { fulfils, knowsNotion } from './entity-scope.ts';
import { isDenied, subjectAt } from './entity-subject-at.ts';
import { PREPOSITIONS } from './entity-words.ts';

/** True where the notion counts or ranks others, and is not said of the subject. */
function isCounting(frame: Frame, at: number): boolean {
  return frame.items.slice(Math.max(0, at - 9), at).some((item, index) => {
    const place = Math.max(0, at - 9) + index;
    return hasSense(item, 'only') || hasSense(item, 'only_other') || isCounter(frame, place, at);
  });
}

function isCounter(frame: Frame, place: number, at: number): boolean {
  const item = frame.items[place];
  if (item?.kind !== 'number' || item.form === 'ordinal' || item.form === 'article') return false;
  return frame.items
    .slice(place + 1, Math.min(at, place + 4))
    .some((one) => meaningOf(one, 'noun') !== undefined);
}

/** "the trainees combined for", "the clinic's night shift": others are spoken of, not the subject. */
function isOfOthers(frame: Frame, at: number): boolean {
  const [far, before] = [frame.items[at - 2], frame.items[at - 1]];
  if (before?.kind === 'possessive' || hasSense(before, 'they')) return true;
  if (before?.kind !== 'word' || before.key !== 'the') return false;
  const told =
    far?.kind === 'word' && /^(?:off|from|of|in|on|as|among|with|earned|made|joined)$/.test(far.key);
  return !told && !hasSense(far, 'lead');
}

/** "deputy head Mina Park", "three-figure orders": said of the name or the column behind. */
function isNamedBehind(frame: Frame, at: number, notion: RecordNotion): boolean {
  const ahead = frame.items.slice(at + 1, at + 4);
  const name = ahead.findIndex((item) => item.kind === 'mention');
  if (name > 0 && ahead.slice(0, name).every((item) => item.kind === 'word' && !PREPOSITIONS.has(item.key)))
    return true;
  const [next] = ahead;
  const columns = next?.kind === 'phrase' ? next.meanings.filter((meaning) => meaning.kind === 'column') : [];
  return columns.length > 0 && !columns.some(({ key }) => notion.columns.includes(key));
}

function checkNotion(frame: Frame, at: number, item: Item, notion: RecordNotion): Found | null {
  const entity = subjectAt(frame, at);
  if (entity === null || !knowsNotion(entity, notion) || isDenied(frame, at, 7) || isCounting(frame, at))
    return null;
  if (isOfOthers(frame, at) || isNamedBehind(frame, at, notion)) return null;
  const text = item.kind === 'phrase' ? item.text : '';
  const holds = fulfils(entity, notion);
  return {
    rule: 'GR43',
    code: 'TERM_MISMATCH',
    outcome: holds ? 'supported' : 'contradicted',
    place: item,
    claimed: text,
    actual: shown(entity, notion),
    reading: `${entity.name}: ${notion.words[0] ?? text}`,
    derivation: `${entity.name}: ${shown(entity, notion)}, claimed "${text}"`,
    read: notion.columns.map((key) => cellRead(entity, key)),
  };
}

/** GR43: what a mapping calls a record that fulfils a condition. */
export function checkNotions(frame: Frame): Found[] {
  if (frame.future || frame.supposed || frame.dated) return [];
  return frame.items.flatMap((item, at) => {
    const notion = meaningOf(item, 'notion')?.notion;
    const found = notion === undefined ? null : checkNotion(frame, at, item, notion);
    return found === null ? [] : [found];
  });
}
