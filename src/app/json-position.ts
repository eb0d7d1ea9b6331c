/** Where a text stops being JSON: offset in UTF-16 units, the path that leads there, and what should stand there. */
export interface JsonTrouble {
  readonly offset: number;
  readonly path: readonly (string | number)[];
  readonly expected: string;
}

const KEY = 'a key in double quotes';
const SPACE = /[ \t\n\r]*/y;
const PLAIN = /[ !#-[\]-\u{10ffff}]*/uy;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

interface Level {
  readonly close: '}' | ']';
  key: string | number;
}

interface Scan {
  readonly text: string;
  readonly levels: Level[];
  at: number;
}

function take(scan: Scan, pattern: RegExp): string | null {
  pattern.lastIndex = scan.at;
  const found = pattern.exec(scan.text)?.[0];
  if (found === undefined) return null;
  scan.at += found.length;
  return found;
}

/** A whole string, quotes included; null, standing where it breaks, for what is none. */
function takeString(scan: Scan): string | null {
  const start = scan.at;
  if (scan.text.charAt(start) !== '"') return null;
  scan.at += 1;
  do take(scan, PLAIN);
  while (take(scan, ESCAPE) !== null);
  if (scan.text.charAt(scan.at) !== '"') return null;
  scan.at += 1;
  return scan.text.slice(start, scan.at);
}

function skipSpace(scan: Scan): string {
  take(scan, SPACE);
  return scan.text.charAt(scan.at);
}

/** The key of a member and its colon; what was expected where it is missing. */
function takeKey(scan: Scan, level: Level): string | null {
  skipSpace(scan);
  const key = takeString(scan);
  if (key === null) return KEY;
  level.key = JSON.parse(key) as string;
  if (skipSpace(scan) !== ':') return '":"';
  scan.at += 1;
  return null;
}

/** Opens an array or object, up to where its first value stands. `done`: it was empty. */
function open(scan: Scan, bracket: string): { readonly expected: string | null; readonly done: boolean } {
  const level: Level = bracket === '{' ? { close: '}', key: '' } : { close: ']', key: 0 };
  scan.at += 1;
  if (skipSpace(scan) === level.close) {
    scan.at += 1;
    return { expected: null, done: true };
  }
  scan.levels.push(level);
  return { expected: level.close === '}' ? takeKey(scan, level) : null, done: false };
}

/** After a value: closes what ends here, up to where the next value stands. `null`: nothing is missing. */
function next(scan: Scan): string | null {
  for (;;) {
    const found = skipSpace(scan);
    const level = scan.levels.at(-1);
    if (level === undefined) return found === '' ? null : 'the end of the text';
    if (found !== ',' && found !== level.close) return `"," or "${level.close}"`;
    scan.at += 1;
    if (found === ',') return step(scan, level);
    scan.levels.pop();
  }
}

function step(scan: Scan, level: Level): string | null {
  if (typeof level.key === 'string') return takeKey(scan, level);
  level.key += 1;
  return null;
}

/** One value or the opening of one; what was expected where there is none. */
function value(scan: Scan): string | null {
  const found = skipSpace(scan);
  if (found === '{' || found === '[') {
    const { expected, done } = open(scan, found);
    return expected ?? (done ? next(scan) : null);
  }
  if ((found === '"' ? takeString(scan) : take(scan, SCALAR)) === null)
    return found === '"' ? 'a closing quote or an escaped character' : 'a JSON value';
  return next(scan);
}

/** A key that is not there yet lies in the object around it. */
function pathTo({ levels }: Scan, expected: string): (string | number)[] {
  const around = expected === KEY ? levels.slice(0, -1) : levels;
  return around.map(({ key }) => key);
}

/** Finds the first place where a text is not JSON; null where it is. Linear, without recursion. */
export function findJsonTrouble(text: string): JsonTrouble | null {
  const scan: Scan = { text, levels: [], at: 0 };
  for (;;) {
    const expected = value(scan);
    if (expected !== null) return { offset: scan.at, path: pathTo(scan, expected), expected };
    if (scan.levels.length === 0) return null;
  }
}
