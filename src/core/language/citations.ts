import type { Span } from '../../contract/span.ts';

/** A mark that leads to a source, as written in a text. */
export interface CitationMark extends Span {
  readonly text: string;
  readonly kind: 'number' | 'note' | 'footnote' | 'link' | 'named';
  /** What it leads to: numbers (`[1, 3]`, `[2-4]` are several), a footnote's label, an address, a name. */
  readonly targets: readonly string[];
}

const MARK =
  /\[\^([^\]\s]{1,60})\](?!:)|(?<!!)\[([^\]\n]{1,200})\]\(([^)\s]{1,2000})(?: "[^"\n]{0,200}")?\)|[[【〔](?:(노트|note|문서|자료|출처|근거|doc(?:ument)?|source|passage|ref)\.? ?)?(\d{1,4}(?: ?[-–~] ?\d{1,4})?(?: ?[,;] ?\d{1,4}(?: ?[-–~] ?\d{1,4})?){0,20})(?:†[^\]】\n]{0,60})?[\]】〕](?!\()|[(（](?:출처|근거|참고|source|ref|see) ?[:：] ?([^()（）\n]{1,120})[)）]|([¹²³⁴⁵⁶⁷⁸⁹][⁰¹²³⁴⁵⁶⁷⁸⁹]{0,2})/giu;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const MOST_OF_A_RANGE = 50;

function numbersIn(list: string): string[] {
  return list.split(/[,;]/u).flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split(/[-–~]/u).map((number) => Number(number.trim()));
    if (to < from || to - from > MOST_OF_A_RANGE) return [String(from), String(to)];
    return Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
  });
}

function ordinary(superscript: string): string {
  return Array.from(superscript, (sign) => SUPERSCRIPTS.indexOf(sign)).join('');
}

/** Letters that a superscript after them makes a unit or a power of: 5 m², 10³. */
function isPower(text: string, at: number): boolean {
  return /(?:\d|(?:^|[\s\d])[a-zA-Zµ]{1,2})$/u.test(text.slice(Math.max(0, at - 4), at));
}

function markOf(text: string, match: RegExpExecArray): CitationMark | null {
  const [whole, footnote, , link, note, numbers, named, superscript] = match;
  const span = { start: match.index, end: match.index + whole.length, text: whole };
  if (footnote !== undefined) return { ...span, kind: 'footnote', targets: [footnote] };
  if (link !== undefined) return { ...span, kind: 'link', targets: [link] };
  if (numbers !== undefined)
    return { ...span, kind: note === undefined ? 'number' : 'note', targets: numbersIn(numbers) };
  if (named !== undefined) return { ...span, kind: 'named', targets: [named.trim()] };
  if (superscript === undefined || isPower(text, match.index)) return null;
  return { ...span, kind: 'footnote', targets: [ordinary(superscript)] };
}

/** The citations of a text in order: `[1]`, `[1, 3]`, `[2-4]`, `[노트 2]`, `【1】`, `[^a]`, `¹`, `[title](address)`, `(출처: 이름)`. */
export function findCitations(text: string): CitationMark[] {
  const found: CitationMark[] = [];
  MARK.lastIndex = 0;
  for (let match = MARK.exec(text); match !== null; match = MARK.exec(text)) {
    const mark = markOf(text, match);
    if (mark !== null) found.push(mark);
  }
  return found;
}

/** The text with its citations blanked out, so that every other place stays where it was; of a link the words stay. */
export function withoutCitations(text: string, marks: readonly CitationMark[]): string {
  let masked = '';
  let at = 0;
  for (const mark of marks) {
    masked += text.slice(at, mark.start);
    masked += mark.kind === 'link' ? linkWords(mark.text) : ' '.repeat(mark.text.length);
    at = mark.end;
  }
  return masked + text.slice(at);
}

function linkWords(link: string): string {
  const end = link.indexOf('](');
  return ` ${link.slice(1, end)}${' '.repeat(link.length - end)}`;
}

/** The footnotes that a text defines, `[^a]: where it leads`, by label. */
export function footnotesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, label = '', target = ''] of text.matchAll(/^ {0,3}\[\^?([^\]\s]{1,60})\]:[ \t]+(.+)$/gmu))
    found.set(label, target.trim());
  return found;
}
