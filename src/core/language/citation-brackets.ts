import type { IsKnown, MarkReading } from './citation-mark.ts';
import { knownIn, namedIn } from './citation-named.ts';
import { numbersIn } from './citation-numbers.ts';

const TOOL_MARK = /^(\d{1,3})(?::\d{1,3})?†(.{0,160})$/u;
const FILE_NAME = /^[^\n]+\.[a-z]{2,5}\d?$/iu;

/** What makes a number in brackets an index, an interval or an array: a variable or one of these words before it. */
const NO_CITATION_BEHIND =
  /(?:\b[a-z]|\w[_$]\w{0,32}|\b[a-z]{2,30}[A-Z]\w{0,32}|\w\(\w{0,20}\)|[=∈]\s?|\b(?:range|interval|scale|array|list|vector|tuple|domain)s?:? ?|(?:구간|범위|배열|목록|리스트|벡터|척도)(?:은|는|이|가|을|를|의|:)? ?)$/u;
const NO_CITATION_BEFORE = /^(?:\(|\.[a-z_]|\s?=)/u;
const REACH = 32;

function isIndex(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  return NO_CITATION_BEHIND.test(before) || NO_CITATION_BEFORE.test(text.slice(end, end + 2));
}

/** `【4:0†handbook.md】` leads to its file where it names one, else to its number. */
function toolMark(inner: string): MarkReading | null {
  const [, number, name = ''] = TOOL_MARK.exec(inner) ?? [];
  if (number === undefined) return null;
  return FILE_NAME.test(name) ? { kind: 'named', targets: [name] } : { kind: 'number', targets: [number] };
}

/** What the brackets `[start, end)` of a text lead to; null where they are no citation. */
export function bracketReading(
  text: string,
  start: number,
  end: number,
  isKnown: IsKnown,
): MarkReading | null {
  const inner = text.slice(start + 1, end - 1).trim();
  const numbers = numbersIn(inner);
  if (numbers?.kind === 'number' && isIndex(text, start, end)) return null;
  return numbers ?? toolMark(inner) ?? namedIn(inner, isKnown) ?? knownIn(inner, isKnown);
}

/** What round brackets lead to: bare numbers in them are no citation. */
export function parenthesisReading(inner: string, isKnown: IsKnown): MarkReading | null {
  const numbers = numbersIn(inner);
  return numbers?.kind === 'note' ? numbers : namedIn(inner.trim(), isKnown);
}
