const TOKEN = /"(?:[^"\\]|\\.){0,600}"|\d[\w.]{0,40}|[A-Za-z_$][\w$]{0,80}|[^\s\w]/gu;
const SIGNS = new Set('( ) [ ] { } , . : + - * / % < > = ! & | ?'.split(' '));
/** Words of the languages that need nothing of a test. */
const KNOWN = new Set(
  (
    'true false null undefined NaN Infinity True False None new await and or not in is Date Map Set Array Object ' +
    'Number String JSON Math BigInt Promise len str int float list dict set tuple sorted bytes bool round abs sum min max range'
  ).split(' '),
);

function tokens(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

function isWord(token: string | undefined): boolean {
  return token !== undefined && /^[A-Za-z_$]/.test(token);
}

/** A key of an object, a member, or the name of an argument. */
function isOwnName(all: readonly string[], at: number): boolean {
  const [before, after, next] = [all[at - 1], all[at + 1], all[at + 2]];
  return before === '.' || after === ':' || (after === '=' && next !== '=');
}

/** True where a canonical text is a call of something bound, and holds nothing beside written values. */
export function isWrittenCall(text: string, bound: ReadonlySet<string>): boolean {
  const all = tokens(text);
  const calls = all.some((token, at) => bound.has(token) && /^[(.]$/.test(all[at + 1] ?? ''));
  return (
    calls &&
    all.includes('(') &&
    all.every((token, at) => {
      if (/^["\d]/.test(token) || SIGNS.has(token)) return true;
      return isWord(token) && (bound.has(token) || KNOWN.has(token) || isOwnName(all, at));
    })
  );
}

/** The bound names that a text calls. */
export function calledNames(text: string, bound: ReadonlySet<string>): string {
  return tokens(text)
    .filter((token) => bound.has(token))
    .join(' ');
}

/** A key of a record says which value is meant: another key is another question. */
function isKey(all: readonly string[], at: number): boolean {
  if (all[at + 1] === ':') return true;
  return all[at - 1] === '[' && /^[\w$)\]]/.test(all[at - 2] ?? '');
}

function turned(letter: string, by: number): string {
  const code = letter.codePointAt(0) ?? 0;
  if (letter >= '가') return String.fromCodePoint(0xac00 + ((code - 0xac00 + by * 28) % 11_172));
  const first = letter <= '9' ? 48 : letter <= 'Z' ? 65 : 97;
  return String.fromCodePoint(first + ((code - first + by) % (first === 48 ? 10 : 26)));
}

/** Letters stay letters and digits digits; signs, escapes and zeros stay. */
function turnedText(text: string, by: number): string {
  return text.replaceAll(/\\.|[1-9a-zA-Z가-힣]/gu, (one) => (one.startsWith('\\') ? one : turned(one, by)));
}

/** Words that stand side by side stay apart. */
function joined(all: readonly string[]): string {
  return all.map((token, at) => (isWord(token) && isWord(all[at - 1]) ? ` ${token}` : token)).join('');
}

type Change = (inner: string) => string;
const TEXTS: readonly Change[] = [
  (inner) => turnedText(inner, 1),
  (inner) => turnedText(inner, 5),
  (inner) => (inner.includes('\\') ? turnedText(inner, 2) : [...inner].toReversed().join('')),
  (inner) => turnedText(inner, 3),
  (inner) => (inner.includes('\\') ? turnedText(inner, 4) : inner.slice(0, -1)),
  (inner) => inner + inner,
  (inner) => turnedText(inner, 7),
  (inner) => turnedText(inner, 6),
];
const NUMBERS: readonly ((value: number) => number)[] = [
  (value) => value + 1,
  (value) => value * 2,
  (value) => value * 3,
  (value) => Number(turnedText(String(value), 1)),
  (value) => value + 10,
  (value) => Math.abs(value - 1),
  (value) => value * 10,
  (value) => Number(turnedText(String(value), 4)),
];

function changed(token: string, how: number): string {
  if (token.startsWith('"')) return `"${TEXTS[how]?.(token.slice(1, -1)) ?? ''}"`;
  const value = NUMBERS[how]?.(Number(token)) ?? Number.NaN;
  return Number.isFinite(value) ? String(Number(value.toPrecision(12))) : token;
}

const MOST_NEAR = 8;

/** The same call with one letter or digit changed, at places that lie apart. */
export function nearOf(text: string, known: ReadonlySet<string>): string[] {
  const all = tokens(text);
  const places = [...all.entries()].flatMap(([at, token]) =>
    /^["\d]/.test(token) && !isKey(all, at)
      ? [...token.matchAll(/\\.|[1-9a-zA-Z가-힣]/gu)].flatMap(({ 0: one, index }) =>
          one.startsWith('\\') ? [] : [{ at, index, one }],
        )
      : [],
  );
  const step = Math.max(1, places.length / MOST_NEAR);
  const made = places
    .filter((_place, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
    .map(({ at, index, one }) =>
      joined(
        all.map((token, each) =>
          each === at ? token.slice(0, index) + turned(one, 1) + token.slice(index + one.length) : token,
        ),
      ),
    );
  return [...new Set(made)].filter((near) => !known.has(near));
}

/** The same call with other written values: all of them changed in eight ways, and each of a few alone. */
export function variantsOf(text: string, known: ReadonlySet<string>): string[] {
  const all = tokens(text);
  const written = [...all.keys()].filter((at) => /^["\d]/.test(all[at] ?? '') && !isKey(all, at));
  const put = (how: number, places: readonly number[]): string =>
    joined(all.map((token, at) => (places.includes(at) ? changed(token, how) : token)));
  const alone = written.length > 1 && written.length < 4 ? written.map((at) => [at]) : [];
  const made = [
    ...TEXTS.map((_change, how) => put(how, written)),
    ...alone.flatMap((places) => [0, 1, 3].map((how) => put(how, places))),
  ];
  return written.length === 0 ? [] : [...new Set(made)].filter((variant) => !known.has(variant));
}

/** Written values of a call that say more than 0, 1 or an empty text. */
export function tellingValues(text: string): string[] {
  return tokens(text).filter((token) => /^["\d]/.test(token) && !/^(?:[01]|"[^"]?")$/.test(token));
}
