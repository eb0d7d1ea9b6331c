import type { ClauseWords } from '../../lexicon/clause-words.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Token } from '../../statement/token.ts';
import { contentOf, covers, isContent, isNegativeWord, lemmaOf } from './content.ts';
import { measured } from './dimension.ts';
import { englishFacts } from './english-facts.ts';
import { type Fact, type FactBase, type Key, isSameKey } from './fact.ts';
import { labelFact, moodOf } from './label-fact.ts';
import { koreanKinds } from './korean/names.ts';
import { namesIn } from './names.ts';

const BREAKS: ReadonlySet<string> = new Set([',', ';', '–', '—', '|', '/']);
const JOINERS: ReadonlySet<string> = new Set(['ㄴ', '던', '고', '며', '으며', '지만', '는데', '으나']);

function isBreak({ form, inflection, relation }: Token): boolean {
  return (
    BREAKS.has(form) || relation === 'cc' || (inflection?.endings.some((one) => JOINERS.has(one)) ?? false)
  );
}

/** Ranges of words between commas, joiners and the like. */
function stretches(tokens: readonly Token[]): Token[][] {
  const found: Token[][] = [[]];
  for (const token of tokens) {
    if (!isBreak(token) || token.inflection !== undefined) found.at(-1)?.push(token);
    if (isBreak(token)) found.push([]);
  }
  return found.filter((tokens) => tokens.some((token) => isContent(token) || token.upos === 'NUM'));
}

/** What a Korean stretch leaves to those beside it: its attribute to the first, its verb to the last. */
function gapped(part: readonly Token[], parts: readonly Token[][], names: number): readonly Token[][] {
  if (names < 2 || part[0]?.inflection === undefined) return [];
  const isVerb = ({ inflection }: Token): boolean => inflection !== undefined && inflection.kind !== 'noun';
  const verbs = part.some(isVerb) ? [] : (parts.at(-1)?.filter(isVerb) ?? []);
  return [part === parts[0] ? [] : (parts[0]?.filter((token) => !isVerb(token)) ?? []), verbs];
}

/** A sentence with those of its values that are amounts, times or codes. */
export function withMeasures(one: ReadSentence): ReadSentence {
  return { ...one, values: measured(one.values) };
}

/** Reads who each sentence is about, and what it says of them. A second name within a paragraph carries nothing on. */
export function readFacts(
  read: readonly ReadSentence[],
  words: ClauseWords,
  proper: ReadonlySet<string>,
): FactBase {
  const sentences = read.map(withMeasures);
  if (sentences.every(({ tokens }) => tokens.every(({ inflection }) => inflection === undefined)))
    return englishFacts(sentences, words, proper);
  const facts: Fact[] = [];
  const owners: Key[] = [];
  const kinds = new Set(koreanKinds(sentences));
  let heading: Key | null = null;
  let topic: Key | null = null;
  sentences.forEach((sentence, at) => {
    if (sentence.apart) topic = heading;
    const names = namesIn(sentence, proper);
    for (const { first, last } of names)
      for (const beside of [sentence.tokens[first - 1], sentence.tokens[last + 1]])
        if (beside?.upos === 'NOUN' && beside.inflection === undefined) kinds.add(beside.lemma.toLowerCase());
    const subject = names.find(({ first, last }) =>
      sentence.tokens.slice(first, last + 1).some(({ relation }) => relation.startsWith('nsubj')),
    );
    const own: Key | null = (subject ?? names[0])?.key ?? null;
    if (sentence.form === 'form') {
      for (const one of sentence.statements) {
        const fact = labelFact(one, at, sentence, names);
        facts.push(fact);
        if (fact.owner !== null && !owners.some((key) => isSameKey(key, fact.owner))) owners.push(fact.owner);
      }
      return;
    }
    if (sentence.form === 'title') {
      heading = own ?? sentence.tokens.map(({ form }) => form.toLowerCase());
      topic = heading;
      owners.push(heading);
      return;
    }
    const owner = own ?? topic;
    if (owner !== null && !owners.some((one) => isSameKey(one, owner))) owners.push(owner);
    const mood = moodOf(sentence);
    const parts = stretches(sentence.tokens);
    const lead = parts[0] ?? [];
    const ofWhole = (some: readonly Token[]): Token[] => contentOf(some, sentence.values, words);
    for (const part of parts) {
      const inPart = sentence.values.filter((value) => part.some((token) => covers(value, token)));
      const named = names.filter(({ first, last }) =>
        part.some((token) => token === sentence.tokens[first] || token === sentence.tokens[last]),
      );
      const isGapped = part !== lead && part.every(({ upos }) => upos !== 'VERB' && upos !== 'AUX');
      const content = contentOf(isGapped ? [...lead, ...part] : part, sentence.values, words);
      const alone = sentence.values.length <= 1 || parts.length === 1;
      const whose = named.length === 1 ? (named[0]?.key ?? owner) : owner;
      if (whose !== null && isGapped && !owners.some((one) => isSameKey(one, whose))) owners.push(whose);
      facts.push({
        owner: whose,
        words: (alone
          ? contentOf(sentence.tokens, sentence.values, words)
          : [...content, ...gapped(part, parts, names.length).flatMap(ofWhole)]
        ).map(lemmaOf),
        values: inPart,
        names: [],
        negative: (content.length > 0 ? part : lead).some((token) => isNegativeWord(token, words)),
        mood,
        sentence: at,
      });
    }
    if (own !== null) topic = topic === null || isSameKey(topic, own) || topic === heading ? own : null;
  });
  return { facts, owners, proper, known: owners, kinds };
}
