import { bracketReading, parenthesisReading } from './citation-brackets.ts';
import { type CitationMark, type IsKnown, type MarkReading, NOTHING_KNOWN } from './citation-mark.ts';
import { namedSource } from './citation-named.ts';
import { unrolled } from './citation-numbers.ts';
import { isPower, ordinary } from './citation-superscript.ts';

/** Citations begin with one of these, or with the word of a line that names a source. */
const MAY_CITE = /[[【〔［(（<¹²³⁴⁵⁶⁷⁸⁹]|(?:출처|source|reference|참고 ?(?:문헌|자료))s?\**[ \t]*[:：]/iu;
/** Code, escaped characters, pictures, definitions and bare addresses hold no citations. */
const SKIPPED = [
  '```(?:[^`]|`(?!``))*(?:```)?',
  '`[^`\\n]+`',
  String.raw`\\.`,
  String.raw`^ {0,3}\[\^?[^\]\s]{1,60}\]:[^\n]*`,
  String.raw`https?:\/\/[^\s<>"'()]+`,
];
/** Pictures and links, where a bracket opens: apart, for together with all other marks nobody could prove them linear. */
const PICTURE = /!\[(?:[^\][\n]|\[[^\][\n]{0,60}\]){0,200}\]\([^()\s]{0,2000}\)/y;
const LINK =
  /\[(?:[^\][\n]|\[[^\][\n]{0,60}\]){1,200}\]\((?<link>(?:[^()\s]|\([^()\s]{0,200}\)){1,2000})(?: "[^"\n]{0,200}")?\)/y;
const MARKS = [
  String.raw`\[\^(?<footnote>[^\]\s]{1,60})\]`,
  String.raw`(?<bracket>[[【〔［][^[\]【】〔〕［］\n]{1,200}[\]】〕］])`,
  String.raw`[(（](?<parenthesis>[^()（）\n]{1,300})[)）]`,
  String.raw`<(?<address>https?:\/\/[^\s<>]{1,2000})>`,
  String.raw`<sup>\[?(?<raised>\d{1,3})\]?<\/sup>`,
  '(?<superscript>[¹²³⁴⁵⁶⁷⁸⁹][⁰¹²³⁴⁵⁶⁷⁸⁹]{0,2})',
  String.raw`^[ \t]*(?<line>\**(?:sources?|출처|자료 ?출처|references?|참고 ?문헌|참고 ?자료)\**[ \t]*[:：][ \t*]*\S[^\n]{0,300})$`,
  String.raw`(?<picture>!(?=\[))`,
  String.raw`(?<open>\[)`,
];
const MARK = new RegExp([...SKIPPED, ...MARKS].join('|'), 'gimu');
const NO_SOURCE = /^(?:mailto:|tel:|#)/iu;
const HOLDS_MARKS = /[[【〔［]/u;
const SENTENCE_END = /[.!?。]\s*$/u;
const WORDS_OF_A_TITLE = 5;
const RANGE_DASH = /^ ?[-–—~] ?$/u;

function isTitle(line: string): boolean {
  return !SENTENCE_END.test(line) || line.split(/\s+/u).length <= WORDS_OF_A_TITLE;
}

/** Marks that a named source holds speak for it: `(출처: [1], [2])`. */
function withInner(reading: MarkReading | null, isKnown: IsKnown): MarkReading | null {
  const list = reading?.kind === 'named' ? reading.targets.join('; ') : '';
  if (!HOLDS_MARKS.test(list)) return reading;
  const [first, ...others] = findCitations(list, isKnown);
  if (first === undefined) return reading;
  return { kind: first.kind, targets: [first, ...others].flatMap(({ targets }) => targets) };
}

type Groups = Readonly<Record<string, string | undefined>>;

function raisedReading(
  text: string,
  start: number,
  { raised, superscript = '' }: Groups,
): MarkReading | null {
  const end = start + superscript.length;
  // Nobody raises to the first power.
  if (raised !== '1' && isPower(text, start, raised === undefined ? end : start)) return null;
  return { kind: 'footnote', targets: [raised ?? ordinary(superscript)] };
}

function readingOf(text: string, match: RegExpExecArray, isKnown: IsKnown): MarkReading | null {
  const { groups = {}, index } = match;
  const { footnote, bracket, parenthesis, line } = groups;
  const link = groups['link'] ?? groups['address'];
  if (footnote !== undefined) return { kind: 'footnote', targets: [footnote] };
  if (link !== undefined) return NO_SOURCE.test(link) ? null : { kind: 'link', targets: [link] };
  if (bracket !== undefined) return bracketReading(text, index, index + bracket.length, isKnown);
  if (parenthesis !== undefined) return withInner(parenthesisReading(parenthesis, isKnown), isKnown);
  if (line === undefined) return raisedReading(text, index, groups);
  const plain = line.replaceAll('*', '');
  return isTitle(plain) ? withInner(namedSource(plain, isKnown), isKnown) : null;
}

function readAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The next mark, or what is skipped, from a place on; null behind the last one. */
function nextFrom(text: string, at: number): RegExpExecArray | null {
  const match = readAt(MARK, text, at);
  const { picture, bracket, open } = match?.groups ?? {};
  if (match === null || (picture ?? bracket ?? open) === undefined) return match;
  return readAt(picture === undefined ? LINK : PICTURE, text, match.index) ?? match;
}

/** True for what holds no citation, and for a bracket that opens no link. */
function isSkipped({ groups: { picture, open, ...marks } = {} }: RegExpExecArray): boolean {
  return (picture ?? open) !== undefined || Object.values(marks).every((group) => group === undefined);
}

function marksIn(text: string, isKnown: IsKnown): CitationMark[] {
  const found: CitationMark[] = [];
  let end = 0;
  for (let match = nextFrom(text, 0); match !== null; match = nextFrom(text, end)) {
    end = match.index + match[0].length;
    if (isSkipped(match)) continue;
    const reading = readingOf(text, match, isKnown);
    const lead = match[0].length - match[0].trimStart().length;
    const start = match.index + lead;
    if (reading === null) end = match.index + 1;
    else found.push({ start, end, text: text.slice(start, end), ...reading });
  }
  return found;
}

/** `[2]–[4]`: two numbers with a dash between them are one mark. */
function joined(one: CitationMark, other: CitationMark, text: string): CitationMark | null {
  const [from, ...more] = one.targets;
  const [to, ...others] = other.targets;
  const single = one.kind === 'number' && other.kind === 'number' && more.length + others.length === 0;
  if (!single || !RANGE_DASH.test(text.slice(one.end, other.start))) return null;
  const { start } = one;
  const { end } = other;
  return {
    start,
    end,
    text: text.slice(start, end),
    kind: 'number',
    targets: unrolled(Number(from), Number(to)),
  };
}

/**
 * CT1: the citations of a text in order: `[1]`, `[1, 3]`, `[2-4]`, `[노트 2]`, `【1】`, `[^a]`, `¹`, `[title](address)`,
 * `(출처: 이름)`. Names and ids in brackets (`[e1]`) are citations where `isKnown` says that they lead somewhere.
 */
export function findCitations(text: string, isKnown: IsKnown = NOTHING_KNOWN): CitationMark[] {
  if (!MAY_CITE.test(text)) return [];
  return marksIn(text, isKnown).reduce<CitationMark[]>((found, mark) => {
    const last = found.at(-1);
    const both = last === undefined ? null : joined(last, mark, text);
    if (both === null) found.push(mark);
    else found[found.length - 1] = both;
    return found;
  }, []);
}

/** Words of a link that only point: they say nothing themselves. */
const POINTS = /^(?:[\d\s,]+|sources?|links?|refs?|here|출처|링크|여기|근거|참고)$/iu;

function linkWords(link: string): string {
  const end = link.startsWith('[') ? link.indexOf('](') : -1;
  const words = link.slice(1, Math.max(end, 1));
  return POINTS.test(words) || end < 0
    ? ' '.repeat(link.length)
    : ` ${words}${' '.repeat(link.length - end)}`;
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
