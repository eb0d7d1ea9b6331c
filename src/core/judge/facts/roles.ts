import type { Span } from '../../../contract/span.ts';
import type { ClauseWords } from '../../lexicon/clause-words.ts';
import { ONE_WAY, type OneWay } from '../../lexicon/one-way.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Statement } from '../../statement/statement.ts';
import type { Token } from '../../statement/token.ts';
import { contentOf, covers } from './content.ts';
import { isSameKey, type Key } from './fact.ts';
import type { NameRun } from './name-run.ts';

/** Which of two names a clause says to do what only one can do to the other. */
export interface Link {
  readonly way: OneWay;
  readonly first: Key;
  readonly second: Key;
  readonly negative: boolean;
  /** What else the clause says. */
  readonly words: readonly string[];
}

const SUBJECT: ReadonlySet<string> = new Set(['은', '이']);

interface Placed {
  readonly key: Key;
  /** Empty for what the verb is done to; null for who does it. */
  readonly by: string | null;
}

/** Who does it, as the clause says; null where it points, and nothing tells at whom. */
function subjectIn(placed: readonly Placed[], owner: Key | null): Key | null {
  return placed.find(({ by }) => by === null)?.key ?? owner;
}

function nameIn(span: Span, names: readonly NameRun[], tokens: readonly Token[]): NameRun | undefined {
  return names.find(({ first, last }) => tokens.slice(first, last + 1).some((token) => covers(span, token)));
}

function placedIn(
  { roles }: Statement,
  names: readonly NameRun[],
  tokens: readonly Token[],
): readonly Placed[] {
  return roles.flatMap(({ name, marker, phrase }): Placed[] => {
    const key = nameIn(phrase.span, names, tokens)?.key;
    if (key === undefined) return [];
    if (name === 'agent') return [{ key, by: null }];
    if (name === 'recipient') return [{ key, by: marker === '' ? 'to' : marker }];
    return name === 'patient' ? [{ key, by: '' }] : [{ key, by: marker }];
  });
}

function koreanPlaces(names: readonly NameRun[], tokens: readonly Token[]): readonly Placed[] {
  return names.map(({ key, last }) => {
    const [particle = ''] = tokens[last]?.inflection?.particles ?? [];
    return { key, by: SUBJECT.has(particle) ? null : particle };
  });
}

function linkBetween(verb: string, placed: readonly Placed[], owner: Key | null) {
  const subject = subjectIn(placed, owner);
  for (const way of ONE_WAY)
    for (const tie of way.ties) {
      const other = placed.find(({ by }) => by !== null && tie.by.includes(by))?.key;
      if (tie.verb !== verb || other === undefined || subject === null) continue;
      const isSame = other.join(' ') === subject.join(' ');
      if (isSame) continue;
      const [first, second] = tie.turned ? [other, subject] : [subject, other];
      return { way, first, second };
    }
  return null;
}

/** The link that a sentence of one clause makes between two names, or between a name and whom the sentence is about. */
export function linkOf(
  sentence: ReadSentence,
  names: readonly NameRun[],
  owner: Key | null,
  words: ClauseWords,
): Link | null {
  const { tokens, statements, mood } = sentence;
  if (mood !== 'asserted' || names.length > 2) return null;
  const isKorean = tokens.some(({ inflection }) => inflection !== undefined);
  const [only, ...more] = statements.filter((one) => one.mood === 'asserted' && one.condition === null);
  if (only === undefined || more.length > 0 || statements.length > 1 || only.either) return null;
  const placed = isKorean ? koreanPlaces(names, tokens) : placedIn(only, names, tokens);
  const verb = isKorean ? (tokens[only.at]?.lemma ?? '') : only.predicate;
  const found = linkBetween(verb, placed, owner);
  if (found === null) return null;
  const isNamed = (token: Token): boolean =>
    names.some(({ first, last }) => tokens.slice(first, last + 1).includes(token));
  const said = contentOf(tokens, [], words).filter(
    (token) => !isNamed(token) && token !== tokens[only.at] && !found.way.silent.has(token.lemma),
  );
  return {
    ...found,
    negative: only.polarity === 'negative',
    words: said.map(({ lemma }) => lemma.toLowerCase()),
  };
}

/** Who does something to whom, of each clause that names both. */
function doings(sentence: ReadSentence, names: readonly NameRun[]): readonly (readonly [string, Key, Key])[] {
  return sentence.statements.flatMap((statement) => {
    const placed = placedIn(statement, names, sentence.tokens);
    const doer = placed.find(({ by }) => by === null);
    const done = placed.find(({ by }) => by === '');
    return doer === undefined || done === undefined
      ? []
      : [[statement.predicate, doer.key, done.key] as const];
  });
}

/** One says of two names that A does it to B, the other that B does it to A; or does not say who of two that are alike. */
export function isTurned(
  claim: ReadSentence,
  evidence: ReadSentence,
  namesOf: (sentence: ReadSentence) => readonly NameRun[],
  saysVerb: (one: string, other: string) => boolean,
  isThing: (key: Key) => boolean,
): boolean {
  const there = doings(evidence, namesOf(evidence));
  const asked = doings(claim, namesOf(claim));
  const isOpen = ([, by, to]: (typeof there)[number]): boolean =>
    !isThing(by) && !isThing(to) && namesOf(claim).some(({ key }) => isSameKey(key, by));
  if (asked.length === 0) return there.some(isOpen);
  return asked.some(([verb, doer, done]) =>
    there.some(([other, by, to]) => saysVerb(verb, other) && isSameKey(doer, to) && isSameKey(done, by)),
  );
}
