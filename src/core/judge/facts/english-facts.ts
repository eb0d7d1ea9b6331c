import type { ClauseWords } from '../../lexicon/clause-words.ts';
import { wordsOf as wordsOfRole } from '../../lexicon/operators.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Statement } from '../../statement/statement.ts';
import type { Token } from '../../statement/token.ts';
import type { Fact, FactBase, Key } from './fact.ts';
import { withoutDifferences } from './by-how-much.ts';
import { contentOf, isNegativeWord, isTurning, joined, lemmaOf, saidWord } from './content.ts';
import { dimensionOf } from './dimension.ts';
import type { Lemma } from '../same-word.ts';
import { labelFact, moodOf } from './label-fact.ts';
import type { NameRun } from './name-run.ts';
import { namesIn, plainKeys } from './names.ts';
import { possessiveBefore, type Standing, standing, subjectOf } from './owner.ts';
import { englishParts, type Part } from './parts.ts';
import { respectiveOf } from './respective.ts';
import { isSameKey } from './fact.ts';

/** The nouns beside names: the Maple Street flat. */
function kindsBeside({ tokens }: ReadSentence, names: readonly NameRun[]): readonly string[] {
  return names.flatMap(({ first, last }) =>
    [tokens[first - 1], tokens[last + 1]].flatMap((beside) =>
      beside?.upos === 'NOUN' ? [beside.lemma.toLowerCase()] : [],
    ),
  );
}

/** What several names end in, which says what they are: Bayview Clinic, Linden Clinic. */
function sharedEnds(names: readonly NameRun[]): readonly string[] {
  const whole = new Map(names.map(({ key }) => [key.join(' '), key] as const));
  const ends = [...whole.values()].flatMap((key) => (key.length > 1 ? (key.at(-1) ?? []) : []));
  return ends.filter((word, at) => ends.indexOf(word) !== at);
}

/** The words of a part, those of names left out. One without a verb beside others takes those of the first. */
function wordsOf(part: Part, parts: readonly Part[], sentence: ReadSentence, words: ClauseWords): Token[] {
  const isNamed = (token: Token): boolean =>
    parts.some(({ names }) =>
      names.some(({ first, last }) => sentence.tokens.slice(first, last + 1).includes(token)),
    );
  const said = ({ tokens }: Part): Token[] =>
    contentOf(tokens, sentence.values, words).filter((token) => !isNamed(token));
  const [lead] = parts;
  const own = said(part);
  const isGapped = lead !== undefined && part !== lead && !part.hasVerb;
  return isGapped && (part.names.length > 0 || own.length === 0) ? [...said(lead), ...own] : own;
}

function ownNames(part: Part, owner: Key | null): readonly Key[] {
  return part.names.map(({ key }) => key).filter((key) => !isSameKey(key, owner));
}

const LEADING = new Set(['DET', 'ADJ', 'NOUN']);

/** The name that a part begins with. */
function leadingName({ tokens, names: [first] }: Part, sentence: ReadSentence): NameRun | undefined {
  const [lead] = tokens;
  if (first === undefined || lead === undefined) return undefined;
  const before = sentence.tokens.slice(sentence.tokens.indexOf(lead), first.first);
  return before.every(({ upos }) => LEADING.has(upos)) ? first : undefined;
}

/** `, and the Old Cannery, built in 1921, holds …`: a name alone between a joiner and an aside begins a clause. */
function isBegun(part: Part, before: Part | undefined, sentence: ReadSentence): boolean {
  const [lead] = part.tokens;
  const at = lead === undefined ? -1 : sentence.tokens.indexOf(lead);
  const isJoined = sentence.tokens[at - 1]?.upos === 'CCONJ' && sentence.tokens[at - 2]?.form === ',';
  const isListed = before !== undefined && !before.hasVerb && before.names.length > 0;
  return isJoined && !isListed && !part.hasVerb && part.names.length === 1 && part.values.length === 0;
}

/** `though the director, Hal Dunn, stayed`: what stands before a name and its pause is said of nobody before it. */
function isAheadOfName(part: Part, next: Part | undefined, sentence: ReadSentence): boolean {
  if (next === undefined || part.hasVerb || part.names.length > 0 || part.values.length > 0) return false;
  const [first] = next.names;
  const isNamedFirst = first !== undefined && next.tokens[0] === sentence.tokens[first.first];
  return isNamedFirst && part.tokens.some(({ xpos, lemma }) => xpos === 'POS' || lemma === 'the');
}

const STOP = ';';

/** `The work will cost £2 million; the bridge was strengthened in 2019`: the name behind the stop owns nothing before it. */
function isNamedBehind({ tokens }: ReadSentence, [lead]: readonly Part[], owner: Key | null): boolean {
  const stop = tokens.findIndex(({ form }) => form === STOP);
  const [first] = lead?.tokens ?? [];
  if (stop < 0 || first === undefined || tokens.indexOf(first) > stop) return false;
  const says = (from: number, to?: number): boolean =>
    tokens.slice(from, to).some(({ form }) => owner?.at(-1) === form.toLowerCase());
  const isPointing = tokens.slice(0, stop).some(({ xpos }) => xpos === 'PRP');
  return says(stop) && !says(0, stop) && !isPointing;
}

/** Whose a part is: its own subject, one of several that share a verb, else that of the part before. */
function partOwners(
  parts: readonly Part[],
  sentence: ReadSentence,
  owner: Key | null,
): readonly (Key | null)[] {
  let current = isNamedBehind(sentence, parts, owner) ? null : owner;
  return parts.map((part, at) => {
    if (at === 0) return current;
    if (part.names.some(({ key }) => isSameKey(key, owner))) return (current = owner);
    if (isAheadOfName(part, parts[at + 1], sentence)) return null;
    const isGapped = !part.hasVerb && part.names.length === (part.values.length > 0 ? 1 : 2);
    if (isGapped) return part.names[0]?.key ?? current;
    const lead = leadingName(part, sentence);
    const begins = lead !== undefined && (part.hasVerb || isBegun(part, parts[at - 1], sentence));
    current = (subjectOf(sentence, part.names) ?? (begins ? lead : undefined))?.key ?? current;
    return current;
  });
}

/** `the green Transit Derek Lowe` behind `and`: it begins with a name that has the verb of the part before. */
function isGapped(part: Part, owner: Key | null, sentence: ReadSentence): boolean {
  const lead = leadingName(part, sentence);
  return !part.hasVerb && lead !== undefined && isSameKey(lead.key, owner);
}

/** The nouns right behind numbers that have no unit: `28 new participants`. */
function countedIn({ tokens, values }: Part): readonly Lemma[] {
  return values.flatMap(({ value, end }) => {
    if (value === null || dimensionOf(value) !== 'number') return [];
    const behind = tokens.find(({ start, upos }) => start >= end && upos !== 'ADJ');
    return behind?.upos === 'NOUN' ? [lemmaOf(behind)] : [];
  });
}

function factsOf(sentence: ReadSentence, at: number, standing: Standing, words: ClauseWords): Fact[] {
  const each = respectiveOf(sentence, standing.names);
  if (each === null)
    return [...kinFact(sentence, at, standing, words), ...clauseFacts(sentence, at, standing, words)];
  if (each === 'unread') return [];
  return each.flatMap((one) =>
    one.names.flatMap(({ key }) => clauseFacts(one.sentence, at, { names: one.names, owner: key }, words)),
  );
}

/** A sentence in which nothing was found to say anything: what its `no` denies, nobody knows. */
function isUnread({ statements }: ReadSentence): boolean {
  return statements.length > 0 && statements.every(({ unread }) => unread !== null);
}

/** A denial behind a joiner, in a sentence that was read badly, may be of the words behind it alone. */
function isUnsure({ tokens }: Part, sentence: ReadSentence, words: ClauseWords): boolean {
  const [first] = tokens;
  const denying = tokens.find((token) => isNegativeWord(token, words));
  if (first === undefined || denying === undefined || !isUnread(sentence)) return false;
  const { tokens: all } = sentence;
  return all.slice(all.indexOf(first), all.indexOf(denying)).some(({ upos }) => upos === 'CCONJ');
}

const EXCEPTING = wordsOfRole('except');

/** `In Plus, yes, except for heli-skiing`: what is excepted is not had. */
function isExcepting({ lemma }: Token): boolean {
  return EXCEPTING.has(lemma);
}

/** Ingrid's brother is Lars: what `Her brother Lars` says of her. */
function kinFact(
  sentence: ReadSentence,
  at: number,
  { names, owner, of }: Standing,
  words: ClauseWords,
): Fact[] {
  const name = names.find(({ key }) => isSameKey(key, owner));
  if (of === undefined || name === undefined) return [];
  const called = sentence.tokens.slice(possessiveBefore(sentence, name) + 1, name.first);
  const said = contentOf(called, sentence.values, words).map((token) => saidWord(token, words));
  const empty = { values: [], counted: [], negative: false, mood: 'asserted' } as const;
  return [{ ...empty, owner: of, words: joined(said, words), names: [name.key], sentence: at }];
}

function clauseFacts(sentence: ReadSentence, at: number, standing: Standing, words: ClauseWords): Fact[] {
  const { names, owner } = standing;
  const parts = englishParts(sentence, names, words);
  const owners = partOwners(parts, sentence, owner);
  const mood = moodOf(sentence, names[0]?.first === 0);
  return parts.flatMap((part, place) => {
    const own = owners[place] ?? null;
    const said = wordsOf(part, parts, sentence, words);
    const others = ownNames(part, own);
    if (said.length === 0 && part.values.length === 0 && others.length === 0) return [];
    if (isUnsure(part, sentence, words) || part.tokens.some(isExcepting)) return [];
    const negating = part.hasVerb || part === parts[0] ? part : (parts[0] ?? part);
    return {
      owner: own,
      words: joined(
        said.map((token) => saidWord(token, words)),
        words,
      ),
      values: part.values,
      counted: countedIn(part),
      names: others,
      negative: [...part.tokens, ...negating.tokens].some(
        (token) => isNegativeWord(token, words) || isTurning(token, words),
      ),
      mood,
      ...(place > 0 && isGapped(part, own, sentence) ? { gapped: true as const } : {}),
      sentence: at,
    };
  });
}

/** The title that a line of labels stands under, as it is written: Sterling Start, whatever its words are forms of. */
function titleOver(
  { context }: Statement,
  before: readonly ReadSentence[],
  stands: readonly Standing[],
): Key | null {
  const over = context.at(-1);
  if (over === undefined) return null;
  const at = before.findLastIndex(
    ({ form, span }) => form === 'title' && span.start <= over.span.start && over.span.end <= span.end,
  );
  const key = stands[at]?.owner ?? null;
  return key?.length === over.names.length + 1 ? key : null;
}

/** Reads who each English sentence is about, and what each part of it says of them. */
export function englishFacts(
  sentences: readonly ReadSentence[],
  words: ClauseWords,
  proper: ReadonlySet<string>,
): FactBase {
  const facts: Fact[] = [];
  const owners: Key[] = [];
  const add = (key: Key | null): void => {
    if (key !== null && !owners.some((one) => isSameKey(one, key))) owners.push(key);
  };
  const kinds = new Set(
    sentences.flatMap((sentence) =>
      sentence.form === 'clauses' ? kindsBeside(sentence, namesIn(sentence, proper)) : [],
    ),
  );
  for (const word of sharedEnds(sentences.flatMap((one) => namesIn(one, proper)))) kinds.add(word);
  const plain = plainKeys(sentences);
  for (const key of plain) kinds.add(key.at(-1) ?? '');
  const stands = standing(sentences, proper, words, plain);
  for (const [at, one] of stands.entries()) {
    const sentence = sentences[at];
    if (sentence === undefined) continue;
    const found =
      sentence.form === 'form'
        ? sentence.statements.map((statement) =>
            labelFact(
              statement,
              at,
              sentence,
              one.names,
              one.owner ?? titleOver(statement, sentences.slice(0, at), stands),
            ),
          )
        : sentence.form === 'title'
          ? []
          : factsOf(sentence, at, one, words);
    facts.push(
      ...found.map((fact) => ({ ...fact, values: withoutDifferences(fact.values, sentence.tokens) })),
    );
    add(one.owner);
    for (const { owner } of found) add(owner);
  }
  const said = facts.flatMap(({ names }) => names);
  const known = [...owners, ...said.filter((one) => !owners.some((key) => isSameKey(key, one)))];
  return { facts, owners, proper, known, kinds };
}
