import { withoutDifferences } from '../by-how-much.ts';
import type { ClauseWords } from '../../../lexicon/clause-words.ts';
import type { ReadSentence } from '../../../read/read-text.ts';
import type { Token } from '../../../statement/token.ts';
import { measured } from '../dimension.ts';
import { type Fact, type FactBase, isSameKey, type Key } from '../fact.ts';
import type { NameRun } from '../name-run.ts';
import { respectiveOf } from '../respective.ts';
import { isLabelled, koreanLabel } from './label.ts';
import { koreanKinds, namesKnown } from './names.ts';
import { keyOf } from './owners.ts';
import { personAt } from './people.ts';
import { MOST_WORDS, type SaidPart, saidParts } from './said-parts.ts';
import { placeOf, saidIn } from './words.ts';

interface Known {
  readonly people: ReadonlySet<string>;
  readonly words: ClauseWords;
}

const TOPIC = '은';

/** What a paragraph is about, and the heading over it. */
interface Topics {
  readonly heading: Key | null;
  readonly topic: Key | null;
}

function factOf(
  said: SaidPart,
  sentence: ReadSentence,
  at: number,
  key: Key | null,
  { people, words }: Known,
): Fact {
  const { part, owner, lead, tail, values } = said;
  const ofOwner =
    owner === null || !isSameKey(owner.key, key) ? [] : sentence.tokens.slice(owner.first, owner.last + 1);
  const isOwner = ({ start }: Token): boolean => ofOwner.some((token) => token.start === start);
  const all = saidIn([...lead, ...part.tokens, ...tail], measured(sentence.values), isOwner, people, words);
  const place = ofOwner.at(-1);
  return {
    owner: key,
    words: [...all, ...all.flatMap(({ whole }) => (whole === null ? [] : [{ word: whole, upos: 'VERB' }]))],
    values: withoutDifferences(values, sentence.tokens).filter(
      ({ start }) => !ofOwner.some((token) => token.start <= start && start < token.end),
    ),
    names: [],
    negative: part.negative,
    mood: sentence.mood === 'asserted' ? part.mood : sentence.mood,
    able: part.able,
    place: place === undefined ? 'other' : placeOf(place),
    sentence: at,
  };
}

/**
 * Somebody else whom a clause speaks of where a person is carried: what is said of one is not said of the other.
 * `안무가는 진태수이다` speaks of an office.
 */
function personIn(
  { names, all }: SaidPart['part'],
  carried: Key | null,
  people: ReadonlySet<string>,
): Key | null {
  const isOfPerson = carried !== null && people.has(carried.at(-1) ?? '');
  const topic = all.find(({ inflection }) => inflection?.particles.at(0) === TOPIC);
  if (!isOfPerson || names.length > 0 || topic === undefined) return null;
  const name = personAt(topic, people);
  const isOffice = all.some((token) => token.inflection?.copula === true && personAt(token, people) !== null);
  return name === null || isOffice ? null : [name];
}

function factsIn(
  sentence: ReadSentence,
  at: number,
  names: readonly NameRun[],
  topic: Key | null,
  known: Known,
): Fact[] {
  const each = respectiveOf(sentence, names);
  if (each === 'unread') return [];
  if (each !== null)
    return each.flatMap((one) =>
      saidParts(one.sentence, one.names, known).map((said) =>
        factOf(said, one.sentence, at, one.names[0]?.key ?? null, known),
      ),
    );
  let carried = topic;
  return saidParts(sentence, names, known).map((said) => {
    const key = personIn(said.part, carried, known.people) ?? keyOf(said.part, sentence, carried);
    carried = key ?? carried;
    return factOf(said, sentence, at, key, known);
  });
}

/** What the next sentence is about: a second name within a paragraph carries nothing on. */
function nextTopic({ heading, topic }: Topics, own: Key | null): Key | null {
  if (own === null) return topic;
  return topic === null || topic === heading || isSameKey(topic, own) ? own : null;
}

/** Reads who of these names each Korean sentence is about, and what each of its clauses says of them. */
export function koreanFacts(
  sentences: readonly ReadSentence[],
  words: ClauseWords,
  proper: ReadonlySet<string>,
  people: ReadonlySet<string>,
): FactBase {
  const facts: Fact[] = [];
  const owners: Key[] = [];
  const places = new Map<number, ReadSentence>();
  let topics: Topics = { heading: null, topic: null };
  sentences.forEach((sentence, at) => {
    for (const { start } of sentence.tokens) places.set(start, sentence);
    if (sentence.apart) topics = { ...topics, topic: topics.heading };
    if (sentence.tokens.length > MOST_WORDS) return;
    const names = namesKnown(sentence, proper);
    if (isLabelled(sentence)) {
      facts.push(...sentence.statements.map((one) => koreanLabel(one, at, sentence, places, people)));
    } else if (sentence.form === 'title') {
      const heading = names[0]?.key ?? sentence.tokens.map(({ form }) => form);
      topics = { heading, topic: heading };
      owners.push(heading);
    } else {
      const found = factsIn(sentence, at, names, topics.topic, { people, words });
      facts.push(...found);
      topics = {
        ...topics,
        topic: nextTopic(topics, found.find(({ owner }) => owner !== null)?.owner ?? null),
      };
    }
  });
  const all = [...owners, ...facts.flatMap(({ owner }) => (owner === null ? [] : [owner]))];
  return {
    facts,
    owners: [...new Map(all.map((key) => [JSON.stringify(key), key])).values()],
    proper,
    known: [],
    kinds: new Set(koreanKinds(sentences)),
    people,
  };
}
