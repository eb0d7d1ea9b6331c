/** A word of a shell line: its text without quotation, and where it stands. */
export interface ShellWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** One simple command of a line, with the operator that stands before and after it. */
export interface ShellStep {
  readonly words: readonly ShellWord[];
  readonly before: string;
  readonly after: string;
  /** How many round brackets it stands in. */
  readonly depth: number;
}

type Token =
  | { readonly kind: 'word'; readonly word: ShellWord }
  | { readonly kind: 'operator'; readonly text: string };

const OPERATOR = /(?:&&|\|\||\|&|;;|[;|&()\n])/y;
const REDIRECTION = /(?:\d*(?:>>|>\||>|<)(?:&\d*-?)?|&>>?)[ \t]*/y;
const PLAIN = /[^\s;|&()<>'"\\$`]+/y;
const SINGLE = /'([^']*)'?/y;
const DOUBLE = /"((?:[^"\\]|\\[^])*)"?/y;
const DIGITS = /\d+(?=[<>])/y;

function match(pattern: RegExp, line: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(line);
}

/** The end of `$(…)` or a backtick at `at`. */
function substitutionEnd(line: string, at: number): number {
  if (line[at] === '`') {
    const end = line.indexOf('`', at + 1);
    return end === -1 ? line.length : end + 1;
  }
  let depth = 0;
  for (let i = at + 1; i < line.length; i += 1) {
    if (line[i] === '(') depth += 1;
    if (line[i] === ')') depth -= 1;
    if (depth === 0) return i + 1;
  }
  return line.length;
}

/** One piece of a word: its text, and where it ends. */
function piece(line: string, at: number): { text: string; end: number } | null {
  const plain = match(PLAIN, line, at) ?? match(SINGLE, line, at);
  if (plain !== null) return { text: plain[1] ?? plain[0], end: at + plain[0].length };
  const double = match(DOUBLE, line, at);
  if (double !== null)
    return { text: (double[1] ?? '').replace(/\\(["\\$`])/g, '$1'), end: at + double[0].length };
  if (line[at] === '\\') return { text: line[at + 1] ?? '', end: Math.min(line.length, at + 2) };
  if (line[at] !== '$' && line[at] !== '`') return null;
  const end = line[at] === '$' && line[at + 1] !== '(' ? at + 1 : substitutionEnd(line, at);
  return { text: line.slice(at, end), end };
}

function word(line: string, start: number): ShellWord | null {
  let end = start;
  let text = '';
  for (let next = piece(line, end); next !== null; next = piece(line, end)) {
    text += next.text;
    end = next.end;
  }
  return end === start ? null : { text, start, end };
}

/** The end of a redirection with its target at `at`; null where none stands there. */
function redirectionEnd(line: string, at: number): number | null {
  const digits = match(DIGITS, line, at);
  const found = match(REDIRECTION, line, at);
  if (found === null || (digits === null && !/^[<>&]/.test(found[0]))) return null;
  const end = at + found[0].length;
  return /&\d*-?\s*$/.test(found[0]) ? end : (word(line, end)?.end ?? end);
}

function* tokens(line: string): Generator<Token> {
  let at = 0;
  while (at < line.length) {
    const redirected = redirectionEnd(line, at);
    const operator = redirected === null ? match(OPERATOR, line, at) : null;
    const found = redirected === null && operator === null ? word(line, at) : null;
    if (operator !== null) yield { kind: 'operator', text: operator[0] };
    if (found !== null) yield { kind: 'word', word: found };
    at = redirected ?? found?.end ?? at + (operator?.[0].length ?? 1);
  }
}

/** The simple commands of a line for the shell, in order. Redirections belong to none of the words. */
export function shellSteps(line: string): readonly ShellStep[] {
  const steps: ShellStep[] = [];
  let words: ShellWord[] = [];
  let before = '';
  let depth = 0;
  const close = (after: string): void => {
    if (words.length > 0) steps.push({ words, before, after, depth });
    words = [];
    before = after;
  };
  for (const token of tokens(line)) {
    if (token.kind === 'word') words.push(token.word);
    else close(token.text);
    if (token.kind === 'operator' && token.text === '(') depth += 1;
    if (token.kind === 'operator' && token.text === ')') depth -= 1;
  }
  close('');
  return steps;
}
