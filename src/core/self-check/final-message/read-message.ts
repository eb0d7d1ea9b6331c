import type { MessageClaim, MessageLimitation } from '../../../contract/message-claim.ts';
import type { Span } from '../../../contract/span.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Sentence } from '../../language/sentence.ts';
import { sentences } from '../../language/sentences.ts';
import { claimObjects } from './claim-objects.ts';
import { maskMessage } from './mask-message.ts';
import { readSentence, type SentencePart } from './read-sentence.ts';
import { ABOUT, bareTitle, type Section, sectionOf } from './sections.ts';

/** What a final message says of the work. */
export interface ReadMessage {
  readonly claims: readonly MessageClaim[];
  readonly limitations: readonly MessageLimitation[];
}

const MOST_WORDS = 4;
const TITLE = /^\*\*[^*\n]+\*\*:?\s*$|^__[^_\n]+__:?\s*$|^[^.!?\n]{1,80}[:：]\s*\*{0,2}$/;

/** A heading, a line in bold, or one that ends in a colon: says what the lines below it are. */
function titles(text: string, { kind, start, end }: Sentence): boolean {
  return kind === 'heading' || (kind === 'prose' && TITLE.test(text.slice(start, end)));
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
  section: Section;
  titled: 'heading' | 'line' | null;
  readonly parts: SentencePart[];
}

function takeTitle(reading: Reading, sentence: Sentence, title: string): void {
  reading.section = sectionOf(title);
  reading.titled = sentence.kind === 'heading' ? 'heading' : 'line';
}

/** Prose behind a list ends what a line with a colon had begun; a heading holds until the next one. */
function sectionFor(reading: Reading, sentence: Sentence): Section {
  if (!inItems(sentence) && reading.titled === 'line') reading.section = null;
  if (inItems(sentence) || reading.section === 'open' || reading.section === 'plan') return reading.section;
  return null;
}

function clean(text: string, { start, end }: Span): Span {
  const own = text.slice(start, end);
  const lead = /^(?:[\s,;:|>*_–—-]|\d+[.)] |✅|❌|\[[ xX]\])*/.exec(own)?.[0].length ?? 0;
  const tail = /(?<![\s,;:|*_–—-])[\s,;:|*_–—-]*$/.exec(own)?.[0].length ?? 0;
  return lead + tail >= own.length ? { start, end } : { start: start + lead, end: end - tail };
}

function parts(text: string, masked: string): readonly SentencePart[] {
  const reading: Reading = { section: null, titled: null, parts: [] };
  for (const sentence of sentences(masked)) {
    if (sentence.kind === 'code' || sentence.kind === 'quote') continue;
    if (titles(masked, sentence)) takeTitle(reading, sentence, masked.slice(sentence.body, sentence.end));
    if (titles(masked, sentence) && isName(masked.slice(sentence.body, sentence.end))) continue;
    const section = titles(masked, sentence) ? null : sectionFor(reading, sentence);
    reading.parts.push(...readSentence(text, masked, sentence, { section, item: inItems(sentence) }));
  }
  return reading.parts;
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
  for (const { span, says, hidden } of parts(text, masked)) {
    const { start, end } = written(clean(text, span));
    const place = { text: message.slice(start, end), start, end };
    if (says === 'limitation') limitations.push({ ...place, hidden });
    else claims.push({ type: says, ...place, objects: [...claimObjects(text, masked, span, says)] });
  }
  return { claims, limitations };
}
