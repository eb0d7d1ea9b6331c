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
