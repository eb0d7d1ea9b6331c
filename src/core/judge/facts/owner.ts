import type { ClauseWords } from '../../lexicon/clause-words.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Token } from '../../statement/token.ts';
import { type Key, isSameKey } from './fact.ts';
import type { NameRun } from './name-run.ts';
import { namesBeside, namesIn, plainRuns } from './names.ts';

/** The names of a sentence, and whom it is about. */
export interface Standing {
  readonly names: readonly NameRun[];
  readonly owner: Key | null;
  /** Whose the owner is: of her in `Her brother Lars designed it`. */
  readonly of?: Key;
}

/** The first of some names that is a subject. */
export function subjectOf({ tokens }: ReadSentence, names: readonly NameRun[]): NameRun | undefined {
  return names.find(({ first, last }) =>
    tokens.slice(first, last + 1).some(({ relation }) => relation.startsWith('nsubj')),
  );
}

const POSSESSIVE: ReadonlySet<string> = new Set(['PRP$', 'WP$']);

interface Text {
  /** Names that stand over something: headings, what a list item or a paragraph begins with, what sentences begin with. */
  readonly main: readonly Key[];
  readonly taken: ReadonlySet<string>;
  readonly words: ClauseWords;
}

/** Where a word points at something said before: it, her, the depot where other sentences say the depot too. */
function pointersIn({ tokens }: ReadSentence, names: readonly NameRun[], { taken, words }: Text): number[] {
  /** The crossing with the Kestrel, the manager of Redhill. */
  const isOfNamed = (at: number): boolean =>
    tokens[at]?.form === 'of' ||
    (tokens[at]?.upos === 'ADP' && names.some(({ first }) => first === at + 1 || first === at + 2));
  return tokens.flatMap(({ form, upos, relation }, at) => {
    if (upos === 'PRON')
      return words.pronouns.has(form.toLowerCase()) &&
        !words.relatives.has(form.toLowerCase()) &&
        !relation.startsWith('expl')
        ? [at]
        : [];
    const next = tokens[at + 1];
    const isBare = words.pointing.has(form.toLowerCase()) && next !== undefined && !isOfNamed(at + 2);
    return isBare && taken.has(next.lemma.toLowerCase()) ? [at] : [];
  });
}

/** Nouns that several sentences take up with `the` and nothing else, as a subject or behind a name: the depot. */
function takenUp(
  sentences: readonly ReadSentence[],
  all: readonly (readonly NameRun[])[],
  words: ClauseWords,
): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const acting = new Set<string>();
  for (const [place, { tokens }] of sentences.entries()) {
    for (const { last } of all[place] ?? []) acting.add(tokens[last + 1]?.lemma.toLowerCase() ?? '');
    const found = tokens.flatMap((token, at) => {
      const before = tokens[at - 1];
      const isNamed = all[place]?.some(({ first, last }) => first <= at && at <= last) ?? false;
      if (isNamed) return [];
      const isTaken = before !== undefined && words.pointing.has(before.form.toLowerCase());
      if (!isTaken || token.upos !== 'NOUN') return [];
      const noun = token.lemma.toLowerCase();
      if (token.relation.startsWith('nsubj')) acting.add(noun);
      return [noun];
    });
    for (const noun of new Set(found)) counts.set(noun, (counts.get(noun) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([noun, count]) => (count > 1 && acting.has(noun) ? [noun] : [])));
}

function isMain(key: Key, { main }: Text): boolean {
  return main.some((one) => isSameKey(one, key));
}

/** `Varga never held a post, but she was given a degree`: the pronouns of a later clause mean whom the one before names. */
function isOfLaterClause({ tokens }: ReadSentence, { first, last }: NameRun, at: number): boolean {
  const isSubject = ({ relation }: Token): boolean => relation.startsWith('nsubj');
  const clause = tokens.findIndex(
    (token, place) => place > last && token.upos === 'PRON' && isSubject(token),
  );
  return clause >= 0 && clause <= at && tokens.slice(first, last + 1).some(isSubject);
}

/** True where the sentence points behind itself: before its first name, or not by a possessive behind it. */
function pointsBack(sentence: ReadSentence, names: readonly NameRun[], name: NameRun, text: Text): boolean {
  return pointersIn(sentence, names, text).some((at) => {
    const token = sentence.tokens[at];
    if (isOfLaterClause(sentence, name, at)) return false;
    return at < name.first || (token !== undefined && !POSSESSIVE.has(token.xpos)) || !isMain(name.key, text);
  });
}

const CALLING: ReadonlySet<string> = new Set(['NOUN', 'ADJ', 'PUNCT']);

/** The place of a possessive in front of a name and of what it is: `Her brother Lars`; -1 where none stands there. */
export function possessiveBefore({ tokens }: ReadSentence, { first }: NameRun): number {
  const at = tokens.slice(0, first).findLastIndex(({ upos }) => !CALLING.has(upos));
  return at >= 0 && at < first - 1 && POSSESSIVE.has(tokens[at]?.xpos ?? '') ? at : -1;
}

/** Whom a sentence is about, where `topic` is what stands before it. */
function ownerOf(
  sentence: ReadSentence,
  names: readonly NameRun[],
  topic: Key | null,
  text: Text,
): Key | null {
  const subject = subjectOf(sentence, names) ?? names.find(({ first }) => first === 0);
  const own = subject ?? names[0];
  if (own === undefined || isSameKey(own.key, topic)) return topic;
  if (topic !== null) {
    if (possessiveBefore(sentence, own) === 0) return own.key;
    if (pointsBack(sentence, names, own, text)) return topic;
    const isSaidOf = subject === undefined || names.some(({ key }) => isSameKey(key, topic));
    if (isSaidOf && !isMain(own.key, text)) return topic;
  }
  const main = names.filter(({ key }) => isMain(key, text));
  return !isMain(own.key, text) && main.length === 1 ? (main[0]?.key ?? null) : own.key;
}

function titleKey({ tokens }: ReadSentence, names: readonly NameRun[]): Key {
  return names[0]?.key ?? tokens.map(({ form }) => form.toLowerCase());
}

function leadOf(sentence: ReadSentence, names: readonly NameRun[]): Key | null {
  return (subjectOf(sentence, names) ?? names[0])?.key ?? null;
}

function isWord({ upos }: Token): boolean {
  return upos !== 'PUNCT';
}

/** Names that stand over what is said: titles, what begins paragraphs, and sentences more than once. */
function mainKeys(sentences: readonly ReadSentence[], all: readonly (readonly NameRun[])[]): readonly Key[] {
  const begun = new Map<string, number>();
  return sentences.flatMap((sentence, at) => {
    const names = all[at] ?? [];
    if (sentence.form === 'title') return [titleKey(sentence, names)];
    if (sentence.form === 'form') return [];
    const lead = leadOf(sentence, names);
    if (lead === null) return [];
    const word = lead.join(' ');
    begun.set(word, (begun.get(word) ?? 0) + 1);
    return sentence.apart || begun.get(word) === 2 ? [lead] : [];
  });
}

/** Names that sentences begin with. */
export function begunBy(sentences: readonly ReadSentence[], proper: ReadonlySet<string>): readonly Key[] {
  return sentences.flatMap((sentence) => {
    const names = namesIn(sentence, proper);
    const lead = sentence.form === 'form' ? names[0] : (subjectOf(sentence, names) ?? names[0]);
    return lead === undefined ? [] : [lead.key];
  });
}

/** `Velmo Pro: 19 bar pump, 2.5 l tank`: a name as the label of a line that lists several things is whose they are. */
function recordKey({ tokens, statements }: ReadSentence, [name]: readonly NameRun[]): Key | null {
  if (name?.first !== 0 || statements.length < 2) return null;
  const isLabel = tokens[name.last + 1]?.form === ':';
  return isLabel ? name.key : null;
}

/** Goes through a text and tells of each sentence whom it is about; `plain` are names that do not look like one. */
export function standing(
  sentences: readonly ReadSentence[],
  proper: ReadonlySet<string>,
  words: ClauseWords,
  plain: readonly Key[],
): readonly Standing[] {
  const known = begunBy(sentences, proper);
  const all = sentences.map((sentence) =>
    [...namesBeside(sentence, proper, known), ...plainRuns(sentence, plain)].sort(
      (a, b) => a.first - b.first,
    ),
  );
  const text: Text = { main: mainKeys(sentences, all), taken: takenUp(sentences, all, words), words };
  let heading: Key | null = null;
  let topic: Key | null = null;
  let record: Key | null = null;
  return sentences.map((sentence, at) => {
    const names = all[at] ?? [];
    if (sentence.apart) topic = heading;
    if (sentence.opens) {
      if (record !== null) topic = heading;
      record = recordKey(sentence, names);
    }
    if (record !== null && (sentence.form === 'form' || !names.some(({ key }) => !isSameKey(key, record))))
      return { names, owner: record };
    if (sentence.form === 'form') return { names, owner: null };
    if (sentence.form === 'title') {
      heading = titleKey({ ...sentence, tokens: sentence.tokens.filter(isWord) }, names);
      topic = heading;
      return { names, owner: heading };
    }
    const owner = ownerOf(sentence, names, topic, text);
    const owned = names.find(({ key }) => isSameKey(key, owner));
    if (owned !== undefined && topic !== null && possessiveBefore(sentence, owned) === 0)
      return { names, owner, of: topic };
    const isNew = owner !== null && names.some(({ key }) => isSameKey(key, owner));
    if (isNew) topic = topic === null || isSameKey(topic, owner) || isSameKey(topic, heading) ? owner : null;
    return { names, owner };
  });
}
