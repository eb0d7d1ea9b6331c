import type { Sentence, SentenceKind } from '../../language/sentence.ts';
import { sentences } from '../../language/sentences.ts';
import type { QuotableText } from './texts-of.ts';
import { contentWords, type Word } from './words.ts';

/** A sentence, list item or table row that can be quoted, with what stands around it. */
export interface Passage {
  readonly note: number;
  /** Place among all passages. */
  readonly at: number;
  readonly kind: SentenceKind;
  /** As it stands, without the mark of a list. */
  readonly text: string;
  readonly words: readonly Word[];
  /** Title, headings above, head of the table, lead of the list. */
  readonly context: readonly Word[];
  /** Words of the sentence before, in the same paragraph. */
  readonly before: readonly Word[];
  /** Head and delimiter row of its table, as they stand; empty for others. */
  readonly head: string;
  /** Number of the list or table that it lies in, -1 for none. */
  readonly group: number;
  /** True for what leads in a list. */
  readonly leads: boolean;
}

const LEADS = /[:：]$|다음과 같(?:다|습니다|아요)[.:]?$|(?:as follows|the following)[.:]?$/iu;
const DELIMITER = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;
const LEVEL = /^#{1,6}(?=\s)/;
const LONGEST = 1000;

interface Walk {
  headings: { level: number; words: readonly Word[] }[];
  lead: readonly Word[];
  head: string;
  headWords: readonly Word[];
  group: number;
  kind: SentenceKind | null;
  before: readonly Word[];
  end: number;
}

function levelOf(raw: string): number {
  return LEVEL.exec(raw)?.[0].length ?? 1;
}

function takeHeading(walk: Walk, raw: string, body: string): void {
  if (!/[\p{L}\p{N}]/u.test(body)) return;
  const level = levelOf(raw);
  walk.headings = [...walk.headings.filter((one) => one.level < level), { level, words: contentWords(body) }];
  walk.lead = [];
  walk.before = [];
}

/** Lists and tables get a number; what is in one knows its lead or head. */
function enter(walk: Walk, { kind }: Sentence, paragraph: boolean): void {
  const isListed = kind === 'list_item' || kind === 'table_row';
  if (kind !== walk.kind) {
    if (isListed) walk.group += 1;
    walk.head = '';
    walk.headWords = [];
    if (!isListed && walk.kind === 'list_item') walk.lead = [];
  }
  if (paragraph) walk.before = [];
  if (!isListed && paragraph && walk.kind !== null) walk.lead = [];
  walk.kind = kind;
}

/** True where the row is head or delimiter of a table, which is not quoted by itself. */
function takeHead(walk: Walk, raw: string): boolean {
  if (DELIMITER.test(raw)) {
    walk.head += `\n${raw}`;
    return true;
  }
  if (walk.head !== '') return false;
  walk.head = raw;
  walk.headWords = contentWords(raw);
  return true;
}

/** The passages of a text, in order. Headings and code are not quoted. */
function passagesIn({ note, title, text }: QuotableText, from: number, group: number): Passage[] {
  const walk: Walk = {
    headings: title === '' ? [] : [{ level: 0, words: contentWords(title) }],
    lead: [],
    head: '',
    headWords: [],
    group,
    kind: null,
    before: [],
    end: 0,
  };
  const found: Passage[] = [];
  for (const sentence of sentences(text)) {
    const raw = text.slice(sentence.start, sentence.end);
    const body = text.slice(sentence.body, sentence.end);
    const paragraph = /\n\s*\n/.test(text.slice(walk.end, sentence.start));
    walk.end = sentence.end;
    if (sentence.kind === 'heading') takeHeading(walk, raw, body);
    enter(walk, sentence, paragraph);
    if (sentence.kind === 'heading' || sentence.kind === 'code' || body.length > LONGEST) continue;
    if (sentence.kind === 'table_row' && takeHead(walk, raw)) continue;
    const words = contentWords(body);
    const isListed = sentence.kind === 'list_item' || sentence.kind === 'table_row';
    const leads = !isListed && LEADS.test(body);
    found.push({
      note,
      at: from + found.length,
      kind: sentence.kind,
      text: sentence.kind === 'table_row' ? raw : body,
      words,
      context: [...walk.headings.flatMap((one) => one.words), ...walk.lead, ...walk.headWords],
      before: walk.before,
      head: sentence.kind === 'table_row' ? walk.head : '',
      group: isListed ? walk.group : -1,
      leads,
    });
    walk.before = isListed ? [] : words;
    if (leads) walk.lead = words;
  }
  return found;
}

/** The passages of all texts, numbered through. */
export function passagesOf(texts: readonly QuotableText[]): Passage[] {
  const all: Passage[] = [];
  for (const text of texts) all.push(...passagesIn(text, all.length, (all.at(-1)?.group ?? 0) + 1000));
  return all;
}
