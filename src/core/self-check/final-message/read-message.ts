import type {
  MessageClaim,
  MessageLimitation,
  ClaimObject,
  MessageClaimType,
} from '../../../contract/message-claim.ts';
import type { Span } from '../../../contract/span.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Sentence } from '../../language/sentence.ts';
import { sentences } from '../../language/sentences.ts';
import { namesTests } from './english-deeds.ts';
import { readSentence, type SentencePart } from './read-sentence.ts';
import { ABOUT, bareTitle, type Section, sectionOf } from './sections.ts';
import { INLINE, ownProse, QUOTED } from './own-prose.ts';
import { cellsOf, doneInRow, headsFigures, isOpenRow, tellsFigures } from './table-rows.ts';
import { printedClaims } from './printed-claims.ts';
import { type CodeKind, codeKind, codeObject } from './inline-code.ts';

const CODE = /([¶†‡§¢¤£¥€])\1+/g;
const NUMBER =
  /(?<![\w.#`-])\d[\d,]*(?:\.\d+)?(?: (?:million|thousand|billion)(?= ))?(?: ?(?:ms|µs|min(?:utes?)?|seconds?|hours?|kB|KB|MB|GB|TB|MiB|GiB|%|s)(?![A-Za-z])| ?(?:밀리초|초|분|시간)(?![가-힣])| ?(?:밀리초|초|분|시간)(?=에서|으로|로|에|이|가|을|를|은|는|까지|만|보다|정도|쯤)| ?(?:만|억)(?![가-힣])|(?:만|개|건|가지|군데)|(?![\w.-]))/g;
const COUNTED: ReadonlySet<MessageClaimType> = new Set([
  'tests_pass',
  'tests_added',
  'measured',
  'removed',
  'changed',
  'documented',
]);
const BEFORE = /\b(?:from|of|before:?|was|than|instead of|down from|up from)\s*$|(?:이전|기존)\s*$/i;
/** What stands before a number and says that it is the old one is no longer than this. */
const LONGEST_BEFORE = 40;
const BEFORE_AFTER = /^(?: ?[가-힣]{0,2})?(?:에서|보다|이던|던)|^ ?[개건]? ?(?:중|가운데)|^ (?:to|down to)\b/;
const COUNTER = /(?:개|건|가지|군데)$/;

function codes(text: string, masked: string, { start, end }: Span): ClaimObject[] {
  return [...masked.slice(start, end).matchAll(CODE)].flatMap(({ index, 0: { length } }) => {
    const code = text
      .slice(start + index, start + index + length)
      .replace(/^`|`$/g, '')
      .trim();
    return code === '' ? [] : [codeObject(code)];
  });
}

/** Numbers of tests and measures: what it is now, not what it was. */
function numbers(masked: string, { start, end }: Span, type: MessageClaimType): ClaimObject[] {
  if (!COUNTED.has(type)) return [];
  const own = masked.slice(start, end);
  const kept = [...own.matchAll(NUMBER)].filter(
    ({ index, 0: { length } }) =>
      !BEFORE.test(own.slice(Math.max(0, index - LONGEST_BEFORE), index)) &&
      !BEFORE_AFTER.test(own.slice(index + length)),
  );
  return kept.map(({ 0: value }) => ({
    kind: 'number',
    value: type === 'measured' ? value.trim() : value.replace(COUNTER, '').trim(),
  }));
}

/** What a claim names: inline code and paths of it, and numbers where its type counts or measures. */
function claimObjects(
  text: string,
  masked: string,
  span: Span,
  type: MessageClaimType,
): readonly ClaimObject[] {
  return [...codes(text, masked, span), ...numbers(masked, span, type)];
}

/** The sign that stands in a masked message for every character of a piece of inline code. */
const SIGNS: Readonly<Record<CodeKind, string>> = {
  path: '¶',
  test_path: '†',
  docs_path: '‡',
  symbol: '§',
  command: '¢',
  test: '¤',
  lint: '£',
  types: '¥',
  build: '€',
};

const BARE_PATH =
  /(?<![\w/`.:@-])(?:\.{0,2}\/)?(?:[\w@.-]+\/)+[\w@.-]*\.[A-Za-z]{1,8}\b|(?<![\w/`.:@-])[\w-]+(?:\.[\w-]+)*\.(?:[cm]?[jt]sx?|py|go|rs|rb|java|kt|swift|php|cs|cpp|c|h|sql|ya?ml|toml|json|md|css|html|vue|sh)\b(?!\/)/g;

/** A branch that work is compared with is read by its name. */
const BRANCH =
  /(?<=\b[Oo]n (?:the )?)`(main|master|trunk|develop)`|`(main|master|trunk|develop)`(?= ?(?:브랜치|에서))/g;

/** The same signs in the author's own prose ("a fee of £30") are no code. */
const OWN_SIGNS = /[¶†‡§¢¤£¥€]/g;

/** Marks of items that Markdown does not know. */
const BULLET = /(?<=^ {0,8})[•◦▪‣·](?= )/gm;

/** A quotation at the start of a line must not look like an indent. */
function quoted(text: string): string {
  return '¬'.repeat(text.length);
}

function signed(code: string): string {
  return SIGNS[codeKind(code.replace(/^`|`$/g, '').trim())].repeat(code.length);
}

/**
 * A folded message with everything that is not its author's own prose blanked out, and inline code replaced by the sign of
 * its kind, character by character. Offsets stay.
 */
function maskMessage(text: string): string {
  const prose = ownProse(text)
    .replace(OWN_SIGNS, '¬')
    .replace(BULLET, '-')
    .replace(BRANCH, (_, before: string | undefined, after: string | undefined) => ` ${before ?? after} `);
  return prose.replace(INLINE, signed).replace(QUOTED, quoted).replace(BARE_PATH, signed);
}

/** What a final message says of the work. */
export interface ReadMessage {
  readonly claims: readonly MessageClaim[];
  readonly limitations: readonly MessageLimitation[];
}

const MOST_WORDS = 6;
const TITLE = /^\*\*[^*\n]+\*\*:?\s*$|^__[^_\n]+__:?\s*$|^[^.!?\n]{1,80}[:：]\s*\*{0,2}$/;

/** A line of a few words without an end, over a list. */
const BARE_TITLE = /^[^.!?:,;\n]{1,30}[^.!?:,;\n\s]$/;

/** A heading, a line in bold, one that ends in a colon, or a bare one over a list: says what the lines below it are. */
function titles(text: string, { kind, start, end }: Sentence, next: Sentence | undefined): boolean {
  if (kind !== 'prose') return kind === 'heading';
  const own = text.slice(start, end);
  return TITLE.test(own) || (next?.kind === 'list_item' && BARE_TITLE.test(own) && isName(own));
}

/** A title that only names what is below it. */
function isName(written: string): boolean {
  const title = bareTitle(written);
  if (ABOUT.test(title)) return true;
  return (
    sectionOf(title) !== null &&
    !/[¶†‡§¢¤£¥€\d]/.test(title) &&
    (title.match(/\p{L}+/gu) ?? []).length <= MOST_WORDS
  );
}

function inItems({ kind }: Sentence): boolean {
  return kind === 'list_item' || kind === 'table_row';
}

interface Reading {
  /** In a table of figures. */
  figures: boolean;
  section: Section;
  titled: 'heading' | 'line' | null;
  readonly parts: SentencePart[];
}

/** What holds for prose under it as well. */
const NOT_OF_ITEMS: ReadonlySet<Section> = new Set(['open', 'plan', 'cause']);

function takeTitle(reading: Reading, sentence: Sentence, title: string): void {
  reading.section = sectionOf(title);
  reading.titled = sentence.kind === 'heading' ? 'heading' : 'line';
}

/** Prose behind a list ends what a line with a colon had begun; a heading holds until the next one. */
function sectionFor(reading: Reading, sentence: Sentence): Section {
  if (!inItems(sentence) && reading.titled === 'line') reading.section = null;
  return inItems(sentence) || NOT_OF_ITEMS.has(reading.section) ? reading.section : null;
}

function clean(text: string, { start, end }: Span): Span {
  const own = text.slice(start, end);
  const lead = /^(?:[\s,;:|>*_–—-]|\d+[.)] |✅|❌|\[[ xX]\])*/.exec(own)?.[0].length ?? 0;
  const tail = /(?<![\s,;:|*_–—-])[\s,;:|*_–—-]*$/.exec(own)?.[0].length ?? 0;
  return lead + tail >= own.length ? { start, end } : { start: start + lead, end: end - tail };
}

/** "Done: rate limiting, `Retry-After` header": a line that titles what it lists, if it lists something. */
const TITLED_LIST = /^([^\s:.,][^:.,\n]{1,30}): (?!(?:none|nothing|no|n\/a|0|없음|없습니다)\b)/i;
const LIST_CUT = /, +(?:and +)?/g;

/** The items of such a line, as items; null where it is none. */
function listedIn(masked: string, { start, end, kind }: Sentence): readonly Sentence[] | null {
  const own = masked.slice(start, end);
  const [lead, title = ''] = kind === 'prose' ? (TITLED_LIST.exec(own) ?? []) : [];
  if (!own.includes(',', lead?.length) && sectionOf(title) === null) return null;
  if (lead === undefined || NOT_OF_ITEMS.has(sectionOf(title)) || !isName(title)) return null;
  const cuts = [...own.slice(lead.length).matchAll(LIST_CUT)].map(({ index, 0: { length } }) => ({
    stop: start + lead.length + index,
    next: start + lead.length + index + length,
  }));
  return [start + lead.length, ...cuts.map(({ next }) => next)].map((from, at) => ({
    kind: 'list_item' as const,
    start: from,
    body: from,
    end: cuts[at]?.stop ?? end,
  }));
}

/** "`a.ts` — retries", "mix test: 141 tests": a line that says what it tells of before a mark. */
const LABELLED = /^[^\n:→—–|]{1,60}(?: ?:|\)? (?:→|->|—|–)) \S/;

/** "✅ Language switcher": a line with a mark for a bullet. */
const MARKED = /^(?:✅|☑|✔|✓|❌|✗|⚠|🔴|🟢|🟡)/u;

/** A line that begins with code before a mark. */
const OF_CODE = /^[¶†‡§]+\)? ?(?::|→|->|—|–) \S/;

/** A paragraph of such lines, as items. */
function linesOf(masked: string, sentence: Sentence): readonly Sentence[] {
  const { start, end, kind } = sentence;
  const lines = masked.slice(start, end).split('\n');
  if (kind === 'prose' && lines.length === 1 && OF_CODE.test(lines[0] ?? ''))
    return [{ ...sentence, kind: 'list_item' }];
  const isTitled = /[:：]\s*$/.test(lines[0] ?? '');
  const own = isTitled ? lines.slice(1) : lines;
  if (kind !== 'prose' || lines.length < 2 || !own.every((line) => LABELLED.test(line) || MARKED.test(line)))
    return [sentence];
  let at = start;
  return lines.map((line, place) => {
    const from = at;
    at += line.length + 1;
    return {
      kind: isTitled && place === 0 ? ('prose' as const) : ('list_item' as const),
      start: from,
      body: from,
      end: from + line.length,
    };
  });
}

/** What the title of such a line says that its items are. */
function listedAs(masked: string, { start, end }: Sentence): Section {
  const [title = ''] = masked.slice(start, end).split(':');
  const section = sectionOf(title);
  return section === 'added' && namesTests(title) ? 'tests_added' : section;
}

/** "Known gap: …", "Root cause: …": what the words before a colon say of those behind it. */
const LEAD = /^[^\w가-힣]*([^:：\n]{2,24})[:：]\*{0,2} +\S/;

function ofLead(masked: string, { kind, start, end }: Sentence): SentencePart | 'nothing' | null {
  const title = LEAD.exec(masked.slice(start, end))?.[1] ?? '';
  if (title === '' || kind === 'table_row' || !isName(title)) return null;
  const section = sectionOf(title);
  if (section === 'open') return { span: { start, end }, says: 'limitation', hidden: false };
  return section === 'cause' ? 'nothing' : null;
}

/** What a row of a table tells by its cells; its heads stand above it. */
function ofRow(reading: Reading, masked: string, { kind, start, end }: Sentence): SentencePart | null {
  if (kind !== 'table_row') {
    reading.figures = false;
    return null;
  }
  const cells = cellsOf(masked.slice(start, end));
  reading.figures ||= headsFigures(cells);
  const part = { span: { start, end }, hidden: false };
  if (reading.figures && tellsFigures(cells)) return { ...part, says: 'measured' };
  if (isOpenRow(cells)) return { ...part, says: 'limitation' };
  const done = doneInRow(cells);
  return done === null ? null : { ...part, says: done };
}

function parts(text: string, masked: string): readonly SentencePart[] {
  const reading: Reading = { figures: false, section: null, titled: null, parts: [] };
  const all = sentences(masked).flatMap((one) => linesOf(masked, one));
  for (const [at, sentence] of all.entries()) {
    if (sentence.kind === 'code' || sentence.kind === 'quote') continue;
    const title = titles(masked, sentence, all[at + 1]) ? masked.slice(sentence.body, sentence.end) : null;
    if (title !== null) takeTitle(reading, sentence, title);
    if (title !== null && (isName(title) || !/\S\s+\S+\s+\S/.test(title.trim()))) continue;
    const section = title === null ? sectionFor(reading, sentence) : null;
    const listed = listedIn(masked, sentence);
    const standing = {
      section: listed === null ? section : listedAs(masked, sentence),
      item: listed !== null || inItems(sentence),
    };
    const row = ofRow(reading, masked, sentence) ?? ofLead(masked, sentence);
    if (row === 'nothing') continue;
    if (row !== null) reading.parts.push(row);
    else
      for (const one of listed ?? [sentence])
        reading.parts.push(...readSentence(text, masked, one, standing));
  }
  return reading.parts;
}

/** Deeds: of a message without any, the present tells of the code as it was found. */
const DEEDS: ReadonlySet<SentencePart['says']> = new Set([
  'added',
  'changed',
  'fixed',
  'removed',
  'renamed',
  'documented',
  'tests_added',
  'complete',
]);

/** The parts of a message; what a piece of code now does was added where that was told of it, or changed. */
function resolved(text: string, masked: string, all: readonly SentencePart[]): readonly SentencePart[] {
  const told = all.some(({ says, state }) => state === undefined && DEEDS.has(says));
  const added = new Set<string>();
  return all.flatMap((part): SentencePart[] => {
    const named = codes(text, masked, part.span).map(({ value }) => value);
    if (part.state === undefined) {
      if (part.says === 'added') for (const one of named) added.add(one);
      return [part];
    }
    const isNew = part.state.gains || added.has(named[0] ?? '');
    return told ? [{ ...part, says: isNew ? 'added' : 'changed' }] : [];
  });
}

/**
 * Reads the final message of a coding agent: what it claims, clause by clause, and what it admits to be open. Code,
 * quotations, denials, plans, questions, conditions and the work of others are no claims. Korean and English alike;
 * time is linear in the length. It is read folded; what is quoted is the message as it was written.
 */
export function readMessage(message: string): ReadMessage {
  const { text, written } = foldText(message);
  const masked = maskMessage(text);
  const claims: MessageClaim[] = [];
  const limitations: MessageLimitation[] = [];
  for (const { span, says, hidden } of resolved(text, masked, parts(text, masked))) {
    const { start, end } = written(clean(text, span));
    const place = { text: message.slice(start, end), start, end };
    if (says === 'limitation') limitations.push({ ...place, hidden });
    else claims.push({ type: says, ...place, objects: [...claimObjects(text, masked, span, says)] });
  }
  for (const { type, objects, ...span } of printedClaims(text)) {
    const { start, end } = written(span);
    claims.push({ type, text: message.slice(start, end), start, end, objects });
  }
  return { claims: claims.toSorted((a, b) => a.start - b.start), limitations };
}
