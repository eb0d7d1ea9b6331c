import { hasSense, isMark, type Item } from './entity-item.ts';
import { NEUTRAL } from './entity-words.ts';

/** The columns that a number may stand in, by the words beside it. */
export interface ColumnWords {
  readonly keys: readonly string[];
  /** False where the words between, or a part of a name only, leave it open. */
  readonly sure: boolean;
  /** The item that named them. */
  readonly at: number;
}

const AHEAD = 6;
const BACK = 7;
const VERBS =
  /^(?:was|were|is|are|of|at|with|took|takes|reached|to|by|totaled|totalled|totaling|hit|has|had|made|up|came|stood|stands|score|scored|score|count)$/;

function columnsIn(item: Item | undefined): { keys: string[]; sure: boolean } | null {
  if (item === undefined || (item.kind !== 'phrase' && item.kind !== 'mention')) return null;
  const columns = item.meanings.filter((meaning) => meaning.kind === 'column');
  if (columns.length === 0) return null;
  return { keys: columns.map(({ key }) => key), sure: columns.some(({ sure }) => sure) };
}

/** True where two words of one column stand side by side: "tons of output". */
function isWhole(items: readonly Item[], at: number, keys: readonly string[]): boolean {
  return [at + 1, at + 2].some(
    (next) => columnsIn(items[next])?.keys.some((key) => keys.includes(key)) === true,
  );
}

function stops(item: Item | undefined): boolean {
  return (
    item === undefined ||
    item.kind === 'number' ||
    item.kind === 'pair' ||
    item.kind === 'mention' ||
    isMark(item, ',;:()') ||
    hasSense(item, 'who')
  );
}

/** Words behind the number: "12 orders", "38 percent of the beds", "18-vote". */
function ahead(items: readonly Item[], at: number): ColumnWords | null {
  let sure = true;
  let strange = 0;
  for (let next = at + 1; next <= at + AHEAD; next++) {
    const item = items[next];
    const found = columnsIn(item);
    if (found !== null)
      return { keys: found.keys, sure: sure && (found.sure || isWhole(items, next, found.keys)), at: next };
    if (stops(item) || item === undefined) return null;
    if (item.kind === 'dash' && next === at + 1) continue;
    if (item.kind === 'word' && (NEUTRAL.has(item.key) || /^(?:percent|%|success|career)$/.test(item.key)))
      continue;
    if (isMark(item, '%$')) continue;
    if (strange > 0 || item.kind !== 'word' || isCounted(item.text)) return null;
    sure = false;
    strange++;
  }
  return null;
}

function isCounted(word: string): boolean {
  return /[^s]s$/.test(word) || /^(?:and|while|as|who|but|or|if|when)$/.test(word);
}

/** True where the number before a column word has it already. */
function isTaken(items: readonly Item[], column: number): boolean {
  const before = items[column - 1];
  return before?.kind === 'number' || (before?.kind === 'dash' && items[column - 2]?.kind === 'number');
}

const AFTER = /^(?:and|in|at|for|while|with|to|of|on|as|but|this|by|from|than|percent|%)$/;

/** True where nothing behind the number says what is counted. */
function isOpen(items: readonly Item[], at: number): boolean {
  const next = items[at + 1];
  return next === undefined || next.kind === 'mark' || (next.kind === 'word' && AFTER.test(next.key));
}

/** Words before the number: "revenue of 420". */
function behind(items: readonly Item[], at: number, anyway: boolean): ColumnWords | null {
  let strange = 0;
  if (!anyway && !isOpen(items, at)) return null;
  for (let back = at - 1; back >= Math.max(0, at - BACK); back--) {
    const item = items[back];
    const found = columnsIn(item);
    if (found !== null && isTaken(items, back)) return null;
    if (found !== null) return { keys: found.keys, sure: strange === 0 && found.sure, at: back };
    if (stops(item) && !isMark(item, '(') && !isMark(item, ':')) return null;
    if (item?.kind === 'word' && !NEUTRAL.has(item.key) && !VERBS.test(item.key)) strange++;
    if (item?.kind === 'word' && /^(?:and|but|while)$/.test(item.key)) return null;
  }
  return null;
}

/** The columns named for the number at an item, behind it or else before it. */
export function columnWords(items: readonly Item[], at: number): ColumnWords | null {
  const article = items[at]?.kind === 'number' && (items[at] as { form: string }).form === 'article';
  if (article) {
    const found = columnsIn(items[at + 1]);
    return found === null ? null : { ...found, at: at + 1 };
  }
  const next = ahead(items, at);
  const before = behind(items, at, next !== null);
  if (next === null || next.sure || before === null) return next ?? before;
  return before.keys.some((key) => next.keys.includes(key)) ? { ...next, sure: true } : next;
}
