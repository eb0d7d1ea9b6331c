import { OWNER_MARKS } from '../lexicon/korean-marks.ts';
import { hasHangul } from '../language/script.ts';
import type { ReadSentence } from '../read/read-text.ts';
import { placeOf } from './facts/asked.ts';
import { isKorean } from './facts/fact-reader.ts';
import { isSameKey, type Key } from './facts/fact.ts';
import { topicsOf } from './facts/korean/names.ts';
import type { OpenedEvidence } from './open-evidence.ts';
import { recordNames } from './record-labels.ts';
import { openingIn } from './speaks-of.ts';
import { type Mention, mentionsIn, type Thing, thingsOf } from './things.ts';

/** So many sentences before a claim tell what it is about. */
export const LOOKED_BACK = 12;

/** True where the sentence is about the thing, and does not only mention it: A1 of `A1은 A3보다 싸다`. */
function isTopic({ at, words }: Mention, { form }: ReadSentence): boolean {
  if (form !== 'clauses' || at === 0) return true;
  const particles = words.at(-1)?.inflection?.particles;
  return particles === undefined
    ? words.some(({ relation }) => relation.startsWith('nsubj'))
    : particles.some((one) => OWNER_MARKS.includes(one));
}

/** True where a sentence has a subject that is none of its things: a pronoun behind it may mean that. */
function hasOtherSubject({ tokens }: ReadSentence, mentions: readonly Mention[]): boolean {
  return tokens.some(
    (token) =>
      token.inflection === undefined &&
      token.relation.startsWith('nsubj') &&
      token.upos !== 'PRON' &&
      !mentions.some(({ words }) => words.includes(token)),
  );
}

function pointsBySubject({ tokens }: ReadSentence): boolean {
  return tokens.some(({ relation, upos }) => relation.startsWith('nsubj') && upos === 'PRON');
}

/** Whom the sentences so far are about. */
interface Topic {
  readonly heading: Key | null;
  readonly key: Key | null;
  /** The last subject was something else: `it` means that. */
  readonly isLeft: boolean;
}

const NOBODY: Topic = { heading: null, key: null, isLeft: false };

function onlyOne(mentions: readonly Mention[]): Key | null {
  const [first] = mentions;
  return mentions.every(({ key }) => isSameKey(key, first?.key ?? null)) ? (first?.key ?? null) : null;
}

function nextTopic(before: Topic, sentence: ReadSentence, mentions: readonly Mention[]): Topic {
  const topics = mentions.filter((one) => isTopic(one, sentence));
  if (sentence.form === 'title') {
    const own = wordsOf(sentence);
    const heading = topics.find(({ key }) => isSameKey(key, own))?.key ?? onlyOne(topics);
    return { heading, key: heading, isLeft: false };
  }
  if (topics.length > 0) return { ...before, key: onlyOne(topics), isLeft: false };
  const stays = before.isLeft && pointsBySubject(sentence);
  return { ...before, isLeft: stays || hasOtherSubject(sentence, mentions) };
}

function wordsOf({ tokens }: ReadSentence): Key {
  return tokens.filter(({ upos }) => upos !== 'PUNCT').map(({ form }) => form.toLowerCase());
}

function topicKeys(sentence: ReadSentence, owners: readonly Key[]): readonly Key[] {
  if (sentence.form !== 'title')
    return isKorean(sentence) ? [...topicsOf(sentence)].map((name) => name.split(' ')) : [];
  return owners.some((key) => placeOf(key, sentence.tokens) >= 0) ? [] : [wordsOf(sentence)];
}

/** Where evidence speaks of more, nothing is carried: each of its lines is held against all of them (BD2). */
const MOST_THINGS = 200;

/** What an answer may speak of that lines, paragraphs or headings of the evidence begin with: names, titles, Korean topics. */
function thingsSaid(
  answer: readonly ReadSentence[],
  { factsFor, sentences }: OpenedEvidence,
): readonly Thing[] {
  const bases = answer.map(factsFor);
  const owners = [...new Set(bases.map((base) => base.owners))].flat();
  const names = recordNames(sentences);
  if (owners.length + names.length > MOST_THINGS) return [];
  const proper = new Set(bases.flatMap((base) => [...base.proper]));
  const topics = answer.flatMap((one) => topicKeys(one, owners));
  const keys = new Map([...names, ...owners, ...topics].map((key) => [key.join(' '), key]));
  const things = thingsOf([...keys.values()], (word) => proper.has(word) || hasHangul(word));
  return things.filter(openingIn(sentences));
}

/**
 * JD80: the sentences of an answer, each that names nobody with whom those before it are about: `It has 40 seats`, an item
 * under the name of a branch. Only things that the evidence speaks of are carried; what a new paragraph is about its
 * heading tells, or nobody. Of two that one sentence is about neither is carried.
 */
export function inPlace(answer: readonly ReadSentence[], evidence: OpenedEvidence): readonly ReadSentence[] {
  if (answer.length < 2) return answer;
  const things = thingsSaid(answer, evidence);
  const keys = things.map(({ key }) => key);
  let topic = NOBODY;
  return answer.map((sentence) => {
    if (sentence.apart) topic = { ...topic, key: topic.heading, isLeft: false };
    const mentions = mentionsIn(sentence, things);
    const { isLeft } = topic;
    topic = nextTopic(topic, sentence, mentions);
    const { key } = topic;
    const isNamed = mentions.some((one) => placeOf(one.key, sentence.tokens) >= 0);
    const isOther = isLeft && mentions.length === 0 && pointsBySubject(sentence);
    if (key === null || isNamed || isOther || sentence.form === 'title') return sentence;
    return { ...sentence, about: key, beside: keys.filter((one) => !isSameKey(one, key)) };
  });
}
