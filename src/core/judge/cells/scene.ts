import { CUT_PARTICLES } from '../../lexicon/korean-marks.ts';
import { bareInflection, inflectionOf } from '../../read/korean/inflection.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Token } from '../../statement/token.ts';
import type { ValueMention } from '../../statement/value.ts';
import { dimensionOf, measured } from '../facts/dimension.ts';
import { withNouns } from '../facts/korean/nouns.ts';
import { saidIn } from '../facts/korean/words.ts';
import type { Said } from '../held.ts';
import type { Means } from '../means.ts';
import type { Lemma } from '../same-word.ts';
import { verbalReadings } from '../../read/korean/analyse.ts';

/** Ends of a finite verb that no noun has: 단축되었습니다, 낮아졌음. */
const FINITE = /(?:[았었했됐졌렸겼췄쳤녔]|[습합됩]니)(?:습니)?(?:다|음|고|으며|지만)$/u;

/** A verb that the tagger took for a noun. */
function finite(token: Token): Token {
  const { inflection, form } = token;
  if (inflection?.kind !== 'noun' || !FINITE.test(form)) return token;
  const known = verbalReadings(form).filter(
    ({ known, kind, light }) => kind !== 'N' && (known || light !== ''),
  );
  const reading = known.sort((a, b) => b.stem.length - a.stem.length)[0];
  if (reading === undefined) return token;
  return { ...token, lemma: reading.stem, upos: 'VERB', inflection: inflectionOf(reading) };
}

/** The words of a sentence, and what it measures: codes and ranks (A20, 3층) are words that name. */
export interface Worded {
  readonly tokens: readonly Token[];
  readonly values: readonly ValueMention[];
}

/** A sentence of the evidence with the words that stand over it. */
export interface Scene extends Worded {
  readonly said: Said;
  readonly words: readonly Lemma[];
  /** What title and label over it say, and where it has no topic of its own, the topic before. */
  readonly about: readonly Lemma[];
}

/** A particle that was cut from a value or a quotation (`75%`+`를`) says nothing by itself. */
function withParticle(token: Token, at: number, all: readonly Token[]): Token {
  const particle = CUT_PARTICLES.get(token.form);
  if (particle === undefined || all[at - 1]?.end !== token.start) return token;
  return { ...token, upos: 'PUNCT', inflection: { ...bareInflection(token.form), particles: [particle] } };
}

export function worded(sentence: ReadSentence): Worded {
  const values = measured(sentence.values).filter(
    ({ value }) => value === null || dimensionOf(value) !== null,
  );
  return { tokens: withNouns(sentence).tokens.map(finite).map(withParticle), values };
}

const NOBODY: ReadonlySet<string> = new Set();

/** Words that say something by themselves, those of values left out. */
export function wordsIn(
  tokens: readonly Token[],
  values: readonly ValueMention[],
  { words }: Means,
): readonly Lemma[] {
  return saidIn(tokens, values, () => false, NOBODY, words);
}

export function hasParticle({ inflection }: Token, particle: string): boolean {
  return inflection?.particles.includes(particle) ?? false;
}

/** A label stands within as many words of its line. */
const LABEL_WITHIN = 8;

/** What a sentence opens with as label or topic: `대출: …`, `보증금은 …`. */
export function openingOf(tokens: readonly Token[]): readonly Token[] {
  const label = tokens.slice(0, LABEL_WITHIN).findIndex(({ form }) => form === ':' || form === ')');
  const topic = tokens.findIndex((token) => hasParticle(token, '은'));
  return tokens.slice(0, (label >= 0 ? label : topic) + 1);
}

/** What stands over a sentence. */
interface Over {
  readonly passage: number;
  readonly end: number;
  readonly title: readonly Lemma[];
  readonly label: readonly Lemma[];
  readonly topic: readonly Lemma[];
}

const NOTHING_OVER: Over = { passage: -1, end: 0, title: [], label: [], topic: [] };

/** 한옥도서관, 덕진도서관: another one of its kind; so many syllables name the kind. */
const KIND = 2;
const FIGURE = /\d/u;

function areOfOneKind({ word }: Lemma, { word: other }: Lemma): boolean {
  if (FIGURE.test(word)) return false;
  return (
    word !== other && Math.min(word.length, other.length) > KIND && word.slice(-KIND) === other.slice(-KIND)
  );
}

/** Sentences with what stands over each. */
export function scenesOf(
  evidence: readonly Said[],
  texts: readonly string[],
  means: Means,
): readonly Scene[] {
  let over = NOTHING_OVER;
  return evidence.map((said) => {
    const { passage, span } = said.place;
    if (passage !== over.passage) over = { ...NOTHING_OVER, passage };
    const isLine = over.end === 0 || (texts[passage]?.slice(over.end, span.start).includes('\n') ?? false);
    if (isLine) over = { ...over, label: [], topic: [] };
    const read = worded(said.sentence);
    const words = wordsIn(read.tokens, read.values, means);
    const opening = wordsIn(openingOf(read.tokens), read.values, means);
    const carried = opening.length > 0 ? [] : over.topic;
    const label = words.some((word) => over.label.some((other) => areOfOneKind(word, other)))
      ? []
      : over.label;
    const about = [...over.title, ...label, ...carried];
    over = {
      passage,
      end: span.end,
      title: said.sentence.form === 'title' ? words : over.title,
      label: isLine ? opening : over.label,
      topic: opening.length > 0 ? opening : over.topic,
    };
    return { ...read, said, words, about };
  });
}
