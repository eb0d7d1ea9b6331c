/** Reads the source of a pattern from left to right. */
interface Reader {
  readonly source: string;
  at: number;
}

/** One of these stands in every match; null where nothing is certain. */
type Needed = readonly string[] | null;

const QUANTIFIER = /(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/y;
const ZERO_WIDTH = new Set(['^', '$', '\\b', '\\B']);
const LOOKING = /\(\?<?[=!]/y;
const OPENING = /\((?:\?(?::|<[A-Za-z]\w*>))?/y;
const OF_MANY = /\\[dDsSwWpPkux1-9]/;

function take(reader: Reader, pattern: RegExp): string | null {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.source)?.[0] ?? null;
  reader.at += found?.length ?? 0;
  return found;
}

const leastLength = (words: readonly string[]): number => Math.min(...words.map(({ length }) => length));

/** The one that fewer texts hold. */
function better(a: Needed, b: Needed): Needed {
  if (a === null || b === null) return a ?? b;
  const [least, other] = [leastLength(a), leastLength(b)];
  if (least !== other) return least > other ? a : b;
  return a.length <= b.length ? a : b;
}

/** Steps over `[…]`. */
function skipClass(reader: Reader): void {
  while (reader.source[reader.at] !== ']') reader.at += reader.source[reader.at] === '\\' ? 2 : 1;
  reader.at += 1;
}

/** The next character as it is matched, lower-cased; empty where it is one of many, null where it is none at all. */
function letter(reader: Reader): string | null {
  const { source } = reader;
  const sign = source[reader.at] ?? '';
  const whole = sign === '\\' ? source.slice(reader.at, reader.at + 2) : sign;
  reader.at += whole.length;
  if (ZERO_WIDTH.has(whole)) return null;
  if (whole === '[') skipClass(reader);
  if (whole === '\\p' || whole === '\\P') reader.at = source.indexOf('}', reader.at) + 1;
  if (whole === '\\u') reader.at += 4;
  if (whole === '\\x') reader.at += 2;
  if (whole === '[' || whole === '.' || OF_MANY.test(whole)) return '';
  const own = whole.at(-1) ?? '';
  const hasCases = own.toLowerCase() !== own.toUpperCase();
  return hasCases && own > '\u007f' ? '' : own.toLowerCase();
}

/** What a group needs; null of one that only looks around. */
function group(reader: Reader): Needed | 'nothing' {
  const looks = take(reader, LOOKING) !== null;
  if (!looks) take(reader, OPENING);
  const inner = alternatives(reader);
  reader.at += 1;
  return looks ? 'nothing' : inner;
}

interface Sequence {
  needed: Needed;
  run: string;
}

function endRun(sequence: Sequence): void {
  if (sequence.run !== '') sequence.needed = better(sequence.needed, [sequence.run]);
  sequence.run = '';
}

/** 0: may be left out; 1: stands once; 2: stands once or more often. */
function timesOf(reader: Reader): 0 | 1 | 2 {
  const times = take(reader, QUANTIFIER);
  if (times === null) return 1;
  return /^[?*]|^\{0/.test(times) ? 0 : 2;
}

function takeGroup(reader: Reader, sequence: Sequence): void {
  const inner = group(reader);
  if (inner === 'nothing') return void timesOf(reader);
  endRun(sequence);
  if (timesOf(reader) > 0) sequence.needed = better(sequence.needed, inner);
}

function takeLetter(reader: Reader, sequence: Sequence): void {
  const own = letter(reader);
  if (own === null) return;
  const times = timesOf(reader);
  if (own !== '' && times > 0) sequence.run += own;
  if (own === '' || times !== 1) endRun(sequence);
}

function oneAlternative(reader: Reader): Needed {
  const sequence: Sequence = { needed: null, run: '' };
  for (let next = reader.source[reader.at]; next !== undefined; next = reader.source[reader.at]) {
    if (next === '|' || next === ')') break;
    if (next === '(') takeGroup(reader, sequence);
    else takeLetter(reader, sequence);
  }
  endRun(sequence);
  return sequence.needed;
}

function alternatives(reader: Reader): Needed {
  const all: Needed[] = [oneAlternative(reader)];
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    all.push(oneAlternative(reader));
  }
  return all.includes(null) ? null : [...new Set(all.flatMap((one) => one ?? []))];
}

/**
 * Lower-cased words of which every match of the pattern holds one; null where none is certain. Knows the forms that
 * the patterns of this house use: no named back references, no `v` flag.
 */
export function neededLiterals({ source, flags }: RegExp): readonly string[] | null {
  if (flags.includes('v') || (flags.includes('u') && flags.includes('i'))) return null;
  return alternatives({ source, at: 0 });
}
