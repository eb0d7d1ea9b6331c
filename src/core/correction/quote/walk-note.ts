import { type Folded, folded, foldText } from '../../language/fold-text.ts';
import type { Sentence, SentenceKind } from '../../language/sentence.ts';
import type { Passage } from './passage.ts';
import { contentWords, type Word } from './words.ts';

/** What the sentences of a note so far mean for the next one. */
export interface NoteWalk {
  readonly read: Folded;
  /** The text between two places of what is read, as it stands. */
  readonly quote: (start: number, end: number) => string;
  readonly note: number;
  headings: { readonly level: number; readonly text: string; readonly words: readonly Word[] }[];
  lead: readonly Word[];
  label: readonly Word[];
  head: string;
  headWords: readonly Word[];
  group: number;
  paragraph: number;
  kind: SentenceKind | null;
  before: readonly Word[];
  end: number;
}

const LEADS = /[:：]$|다음과 같(?:다|습니다|아요)[.:]?$|(?:as follows|the following)[.:]?$/iu;
const DELIMITER = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;
const LEVEL = /^#{1,6}(?=\s)/;
const PARAGRAPH = /\n\s*\n/;
const NUMBERED = /^\s{0,20}\d/;
const HAS_WORDS = /[\p{L}\p{N}]/u;
/** What is longer is no sentence. */
const LONGEST = 1000;
const BOLD = /^(?:\*\*[^*\n]{1,200}\*\*|__[^_\n]{1,200}__):?$/u;

export function walkOf(text: string, note: number, title: string, group: number): NoteWalk {
  const read = foldText(text);
  return {
    read,
    quote: (start, end) => {
      const place = read.written({ start, end });
      return text.slice(place.start, place.end);
    },
    note,
    headings: title === '' ? [] : [{ level: 0, text: title, words: contentWords(folded(title)) }],
    lead: [],
    label: [],
    head: '',
    headWords: [],
    group,
    paragraph: 0,
    kind: null,
    before: [],
    end: 0,
  };
}

function isListed(kind: SentenceKind | null): boolean {
  return kind === 'list_item' || kind === 'table_row';
}

function takeHeading(walk: NoteWalk, raw: string, body: string): void {
  if (!HAS_WORDS.test(body)) return;
  const level = LEVEL.exec(raw)?.[0].length ?? 1;
  const above = walk.headings.filter((one) => one.level < level);
  walk.headings = [...above, { level, text: body, words: contentWords(body) }];
  walk.lead = [];
  walk.before = [];
}

/** Lists and tables get a number; what is in one knows its lead or head. */
function enter(walk: NoteWalk, kind: SentenceKind, isParagraph: boolean): void {
  if (kind !== walk.kind) {
    if (isListed(kind)) walk.group += 1;
    walk.head = '';
    walk.headWords = [];
    if (!isListed(kind) && walk.kind === 'list_item') walk.lead = [];
  }
  if (isParagraph) walk.before = [];
  if (!isListed(kind) && isParagraph && walk.kind !== null) walk.lead = [];
  walk.kind = kind;
}

/** True where the row is head or delimiter of a table, which is not quoted by itself. */
function takeHead(walk: NoteWalk, raw: string, quote: string): boolean {
  if (DELIMITER.test(raw)) {
    walk.head += `\n${quote}`;
    return true;
  }
  if (walk.head !== '') return false;
  walk.head = quote;
  walk.headWords = contentWords(raw);
  return true;
}

function passageOf(
  walk: NoteWalk,
  kind: SentenceKind,
  { text, quote, step }: Pick<Passage, 'text' | 'quote' | 'step'>,
  at: number,
): Passage {
  const words = contentWords(text);
  const listed = isListed(kind);
  const passage = {
    note: walk.note,
    at,
    kind,
    text,
    quote,
    words,
    context: [...walk.headings.flatMap((one) => one.words), ...walk.lead, ...walk.label, ...walk.headWords],
    label: walk.label,
    names: false,
    before: walk.before,
    heading: walk.headings.at(-1)?.text ?? '',
    head: kind === 'table_row' ? walk.head : '',
    group: listed ? walk.group : -1,
    paragraph: walk.paragraph,
    step,
    leads: !listed && LEADS.test(text),
    lines: null,
  };
  walk.before = listed ? [] : words;
  if (passage.leads) walk.lead = words;
  return passage;
}

/** An item that is a name in bold stands over what is below it in the item. */
function takeLabel(walk: NoteWalk, { start, body, kind }: Sentence, text: string): void {
  if (kind !== 'list_item') walk.label = [];
  else if (body > start) walk.label = BOLD.test(text) ? contentWords(text) : [];
}

/** Takes the next sentence of a note. Null for what is not quoted: headings, code, heads of tables. */
export function takePassage(walk: NoteWalk, sentence: Sentence, at: number): Passage | null {
  const { start, body: words, end, kind } = sentence;
  const raw = walk.read.text.slice(start, end);
  const body = walk.read.text.slice(words, end);
  const isParagraph = PARAGRAPH.test(walk.read.text.slice(walk.end, start));
  walk.end = end;
  // an item begins with its mark; its further sentences do not
  if (isParagraph || kind !== walk.kind || (isListed(kind) && (words > start || kind === 'table_row')))
    walk.paragraph += 1;
  if (kind === 'heading') takeHeading(walk, raw, body);
  enter(walk, kind, isParagraph);
  if (kind === 'heading' || kind === 'code' || body.length > LONGEST) return null;
  takeLabel(walk, sentence, body);
  const step = kind === 'list_item' && NUMBERED.test(walk.read.text.slice(start, words));
  if (kind !== 'table_row')
    return passageOf(walk, kind, { text: body, quote: walk.quote(words, end), step }, at);
  const quote = walk.quote(start, end);
  return takeHead(walk, raw, quote) ? null : passageOf(walk, kind, { text: raw, quote, step }, at);
}
