import { madeOnce } from '../../language/made-once.ts';
import type { ClauseWords } from '../../lexicon/clause-words.ts';
import type { WordRelations } from '../../lexicon/word-relations.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import { isContent } from '../facts/content.ts';
import type { ReadPlace } from '../judged.ts';
import { KINDS, type Lemma } from '../same-word.ts';
import { type Clause, clausesOf } from './clauses-of.ts';
import { type IsOnlyOne, onlyOnes } from './only-one.ts';
import { type Calling, type Pointed, pointedIn } from './pointed.ts';
import type { Unit } from './unit.ts';
import { small, unitsOf } from './units-of.ts';
import { hasHangul } from '../../language/script.ts';

/** A sentence of the evidence with its place. */
export interface Evidence {
  readonly sentence: ReadSentence;
  readonly place: ReadPlace;
}

interface Pointing extends Evidence {
  readonly pointed: Pointed;
}

export interface Source extends Pointing {
  readonly units: readonly Unit[];
  readonly clauses: readonly Clause[];
}

/** Sentences by their words; what they are made of is made when first asked for. */
export interface Sources {
  /** Sentences that share so many words with these, those that share most first. */
  near(units: readonly Unit[], least: number): readonly Source[];
  /** True where a sentence has the word, or one that says the same. */
  says(lemma: Lemma, unit: Unit): boolean;
  /** True where a Korean word is part of one of the evidence, or has one as a part: 치과, 치과치료. */
  joins(unit: Unit): boolean;
  readonly isOnlyOne: IsOnlyOne;
  /** In how many paragraphs the word stands. */
  spread(unit: Unit): number;
}

/** Words by which a sentence is found. */
function keysOf({ value, lemma, form }: Unit): readonly string[] {
  if (value !== null) return [];
  return form === null || form === lemma ? [lemma] : [lemma, form];
}

/** The words of a claim that say something by themselves. */
export function contentUnits(units: readonly Unit[]): readonly Unit[] {
  return units.filter(({ token, value }) => value === null && isContent(token));
}

/** A syllable alone is no word that others are joined of. */
function isWord(key: string): boolean {
  return key.length > 1 && hasHangul(key);
}

/** No more sentences are looked at for one claim. */
const MOST = 64;

function namesIn({ at, over }: Pointed): readonly Calling[] {
  return [...at.values(), ...over];
}

type Postings = ReadonlyMap<string, readonly number[]>;

function postingsOf(evidence: readonly Pointing[]): Postings {
  const postings = new Map<string, number[]>();
  const add = (key: string, at: number): void => {
    const places = postings.get(key);
    if (places === undefined) postings.set(key, [at]);
    else if (places.at(-1) !== at) places.push(at);
  };
  evidence.forEach(({ sentence, pointed }, at) => {
    for (const { form, lemma } of sentence.tokens) {
      add(small(form), at);
      add(small(lemma), at);
    }
    for (const name of namesIn(pointed)) for (const word of name) add(word, at);
  });
  return postings;
}

/** The sentences that have the word, each once. */
function placesOf(unit: Unit, postings: Postings): Iterable<number> {
  const [first = [], ...others] = keysOf(unit).map((key) => postings.get(key) ?? []);
  return others.length === 0 ? first : new Set([first, ...others].flat());
}

function sharing(claim: readonly Unit[], postings: Postings, least: number): number[] {
  const hits = new Map<number, number>();
  for (const unit of claim) for (const at of placesOf(unit, postings)) hits.set(at, (hits.get(at) ?? 0) + 1);
  return [...hits]
    .filter(([, count]) => count >= least)
    .sort(([a, one], [b, other]) => other - one || a - b)
    .slice(0, MOST)
    .map(([at]) => at);
}

export function openSources(
  said: readonly Evidence[],
  words: ClauseWords,
  relations: WordRelations,
): Sources {
  const evidence = said.map((one): Pointing => ({ ...one, pointed: pointedIn(one.sentence) }));
  const postings = postingsOf(evidence);
  const made = new Map<number, Source>();
  const isOnlyOne = madeOnce(() => onlyOnes(evidence.map(({ sentence }) => sentence)));
  const paragraphs = madeOnce(() => {
    let paragraph = 0;
    return evidence.map(({ sentence }) => (sentence.apart ? (paragraph += 1) : paragraph));
  });
  const sourceAt = (at: number): Source | null => {
    const [known, one] = [made.get(at), evidence[at]];
    if (known !== undefined || one === undefined) return known ?? null;
    const units = unitsOf(one.sentence, words);
    const clauses = clausesOf(one.sentence, units, words);
    const source = { ...one, units, clauses };
    made.set(at, source);
    return source;
  };
  return {
    isOnlyOne: (noun) => isOnlyOne()(noun),
    spread: (unit) => new Set([...placesOf(unit, postings)].map((at) => paragraphs()[at])).size,
    near: (claim, least) =>
      sharing(claim, postings, least).flatMap((at) => {
        const source = sourceAt(at);
        return source === null ? [] : [source];
      }),
    joins: ({ lemma }) =>
      hasHangul(lemma) &&
      [...postings.keys()].some((key) => key.includes(lemma) || (isWord(key) && lemma.includes(key))),
    says({ word, upos }, unit) {
      if (keysOf(unit).some((key) => postings.has(key))) return true;
      const kind = KINDS[upos];
      return kind !== undefined && [...relations.of(word, kind, 'same')].some((one) => postings.has(one));
    },
  };
}
