import type { Span } from '../../contract/span.ts';
import type { Sentence } from '../language/sentence.ts';
import { sentences } from '../language/sentences.ts';
import type { Mood, Statement } from '../statement/statement.ts';
import type { Token } from '../statement/token.ts';
import type { ValueMention } from '../statement/value.ts';
import { statementsOf } from './clauses.ts';
import {
  carried,
  contextOf,
  type Discourse,
  NOTHING_SAID,
  sayingNothing,
  underTitle,
  without,
} from './discourse.ts';
import { gapping } from './forms/gapping.ts';
import { item, labelled, labelOf } from './forms/labelled.ts';
import { type Line, phraseIn } from './forms/line.ts';
import { type Stood, withMoods } from './forms/asserted.ts';
import { markersIn } from './forms/markers.ts';
import { endsFrom, LEAD_IN, titleOf } from './forms/titles.ts';
import { visible } from './forms/visible.ts';
import { placesWithin, within } from './forms/within.ts';
import type { Whole } from './english/wholes-as-words.ts';
import type { Reader } from './reader.ts';

/** How a line says what it says: by clauses, by its form (`Label: value`), or as a title of what follows. */
export type Form = 'clauses' | 'form' | 'title';

/** A sentence, a heading or a line with what it says. */
export interface ReadSentence {
  readonly span: Span;
  readonly form: Form;
  /** Whether the text stands by it, as far as words of it and of what stands over it say; its clauses may say more. */
  readonly mood: Mood;
  /** A paragraph begins with it. */
  readonly apart: boolean;
  /** A line begins with it. */
  readonly opens: boolean;
  readonly tokens: readonly Token[];
  readonly values: readonly ValueMention[];
  readonly statements: readonly Statement[];
  /** Of a sentence of a claim that names nobody itself: whom those before it are about. */
  readonly about?: readonly string[];
  /** What else they speak of. */
  readonly beside?: readonly (readonly string[])[];
}

/** A text as far as it was read, and what its next sentence may point at. */
export interface ReadSoFar {
  readonly sentences: readonly ReadSentence[];
  readonly discourse: Discourse;
}

/** A blank line begins a new paragraph, which says again what it is about. */
function isApart(between: string): boolean {
  return between.split('\n').length > 2;
}

interface Said {
  readonly form: Form;
  readonly statements: readonly Statement[];
  readonly discourse: Discourse;
}

/** A line of more words is no sentence: trees of 1,500 words, each under the one before, ended the stack. */
const MOST_WORDS = 500;
/** Nor is one of more values: each is held against all others. */
const MOST_VALUES = 60;

/** The values of which the words hang together. */
function wholesOf(values: readonly ValueMention[]): readonly Whole[] {
  return values.flatMap(({ start, end, value }) => {
    const isTime = value?.kind === 'period' || value?.kind === 'clock';
    return isTime || value?.kind === 'code' ? { start, end, isTime } : [];
  });
}

/** What the clauses of a line say. A label before them stands over them: `Note: the depot is closed`. */
function sayClauses(line: Line, before: Discourse, reader: Reader): Said {
  const label = labelOf(line);
  if (label === null)
    return { form: 'clauses', ...carried(statementsOf(line.tokens, line.words, line.values), before, line) };
  const phrase = phraseIn(line, label.before);
  const tokens = reader.tokens(line.text, label.behind, wholesOf(line.values));
  const said = carried(statementsOf(tokens, line.words, line.values), before, { ...line, tokens });
  const context = phrase === null ? [] : [phrase];
  const [from] = placesWithin(line.tokens, label.behind);
  const statements = said.statements.map((one) => ({
    ...one,
    at: one.at + from,
    context: [...one.context, ...context],
  }));
  return { ...said, form: 'clauses', statements };
}

/** A line without a clause says what its form says; a title says nothing by itself. */
function sayLine(
  line: Line,
  sentence: Sentence,
  next: Sentence | undefined,
  before: Discourse,
  reader: Reader,
): Said {
  if (line.tokens.length === 0) return { form: 'clauses', statements: [], discourse: sayingNothing(before) };
  const title = titleOf(line, sentence, next);
  if (title !== null) return { form: 'title', statements: [], discourse: underTitle(before, title) };
  const here = without(before, endsFrom(line, sentence, true));
  const context = contextOf(here);
  const form = labelled(line, context) ?? (sentence.kind === 'list_item' ? item(line, context) : null);
  if (form !== null) return { form: 'form', statements: form, discourse: here };
  const under = without(before, endsFrom(line, sentence, false));
  const several = gapping(line);
  if (several !== null) return { form: 'form', statements: several, discourse: sayingNothing(under) };
  return sayClauses(line, under, reader);
}

/** A line as far as the text stands by it. */
function stand(line: Line, said: Said): Said & Stood {
  const found = markersIn(line);
  const { titles, over } = said.discourse;
  const spread = found.filter(({ marker }) => marker.reach === 'paragraph').map(({ marker }) => marker.mood);
  const above = [...titles.flatMap(({ moods }) => moods), ...over];
  return {
    ...said,
    ...withMoods(line, said.statements, found, above),
    discourse:
      spread.length === 0 ? said.discourse : { ...said.discourse, over: [...new Set([...over, ...spread])] },
  };
}

/** True where something betrays that the clauses were read wrongly. */
function isMisread({ form, statements }: Said): boolean {
  return form === 'clauses' && statements.some(({ unread }) => unread !== null);
}

function denies({ tokens, words }: Line): boolean {
  return tokens.some(({ lemma }) => words.negations.has(lemma));
}

interface LineRead {
  readonly line: Line;
  readonly said: Said & Stood;
}

/** RD48: a line whose tree shows a sign of being misread, by the first other tree that shows none; denials as they are. */
function readAgain(
  first: LineRead,
  others: () => Iterable<readonly Token[]>,
  say: (line: Line) => Said & Stood,
): LineRead {
  if (!isMisread(first.said) || denies(first.line)) return first;
  for (const tokens of others()) {
    const line = { ...first.line, tokens };
    const said = say(line);
    if (!isMisread(said)) return { line, said };
  }
  return first;
}

/** A new paragraph ends the list before it, and says again what it is about. */
function newParagraph(before: Discourse, { kind }: Sentence): Discourse {
  const here = kind === 'list_item' ? before : without(before, LEAD_IN);
  return { ...sayingNothing(here), over: [] };
}

/** Everything that a text says, sentence by sentence. */
export function readText(written: string, reader: Reader): readonly ReadSentence[] {
  return readOn(written, reader, null).sentences;
}

/** The sentences of a text that goes on where another ended; places are those of the text itself. */
export function readOn(written: string, reader: Reader, before: ReadSoFar | null): ReadSoFar {
  const values = reader.values(written).filter(({ struck }) => !struck);
  const text = visible(written);
  const all = sentences(written);
  let discourse = before?.discourse ?? NOTHING_SAID;
  let last = 0;
  const read = all.map((sentence, at): ReadSentence => {
    const span = { start: sentence.body, end: sentence.end };
    const between = text.slice(last, sentence.start);
    const apart = (at === 0 && before === null) || isApart(between);
    const opens = apart || between.includes('\n');
    if (apart) discourse = newParagraph(discourse, sentence);
    last = sentence.end;
    const own = within(values, span);
    const words = own.length > MOST_VALUES ? [] : reader.tokens(text, span, wholesOf(own));
    const tokens = words.length > MOST_WORDS ? [] : words;
    const under = discourse;
    const say = (one: Line): Said & Stood => stand(one, sayLine(one, sentence, all[at + 1], under, reader));
    const firstLine = { text, span, tokens, values: tokens.length === 0 ? [] : own, words: reader.words };
    const first = { line: firstLine, said: say(firstLine) };
    const { line, said } = readAgain(first, () => reader.otherTokens(text, span, wholesOf(own)), say);
    discourse = said.discourse;
    const { form, mood, statements } = said;
    return { span, form, mood, apart, opens, tokens: line.tokens, values: line.values, statements };
  });
  return { sentences: read, discourse };
}
