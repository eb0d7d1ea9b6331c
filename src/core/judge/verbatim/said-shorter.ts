import type { ReadSentence } from '../../read/read-text.ts';
import type { Token } from '../../statement/token.ts';
import type { Means } from '../means.ts';
import type { ReadPlace } from '../judged.ts';
import { lemmaOf } from '../facts/content.ts';
import { align } from './align.ts';
import type { Differing } from './difference.ts';
import { unfronted } from './fronted.ts';
import { nounFacts } from './noun-facts.ts';
import { looseDrops, predicateParts, relativeParts } from './loose-drops.ts';
import type { Pointed } from './pointed.ts';
import { type Rewording, rewordings } from './rewordings.ts';
import { contentUnits, type Source, type Sources } from './sources.ts';
import { mayBeDenied } from './stance.ts';
import type { Unit } from './unit.ts';
import { unitsOf } from './units-of.ts';

/** A claim of one word says too little of what it repeats. */
const LEAST = 2;
/** Words of a claim that a pronoun of the evidence may stand for. */
const POINTED = 2;
/** No more sentences are read for one claim, those first that share most of its words. */
const MOST = 8;

/** What a claim may be held against: words of a sentence, whom it is about without a word, from where parts may be left out. */
interface Run {
  readonly units: readonly Unit[];
  readonly over: Pointed['over'];
  readonly from: number;
}

/** It begins with a bare verb: `Keep the dressing dry`. */
function isOrdered({ units: [first, second] }: Source): boolean {
  return first?.token.xpos === 'VB' || (first?.negative === true && second?.token.xpos === 'VB');
}

/** The runs of a sentence that may say a claim in this wording. */
function runsFor(
  kind: Rewording['kind'],
  claim: ReadSentence,
  source: Source,
  { words }: Means,
): readonly Run[] {
  const { units, sentence, pointed } = source;
  const plain = (some: readonly (readonly Unit[])[], from = 0): readonly Run[] =>
    some.map((own) => ({ units: own, over: [], from }));
  if (kind === 'ordered') return isOrdered(source) ? plain([units], 1) : [];
  if (sentence.mood !== 'asserted' && sentence.mood !== claim.mood) return [];
  if (kind === 'aside') return plain(nounFacts(units));
  if (kind === 'done') return plain(predicateParts(units, words), 1);
  const named: Run = { units, over: pointed.over, from: 1 };
  return [...plain([units, unfronted(units), ...relativeParts(units, words)]), named];
}

/** True where each word of the claim stands in the sentence, or a word of it points at what it calls. */
function hasAll(content: readonly Unit[], { units, pointed }: Source, { says }: Means): boolean {
  const called = [...pointed.at.values(), ...pointed.over];
  return content.every(
    (own) =>
      units.some(
        ({ lemma, token }) => lemma === own.lemma || says(lemmaOf(own.token), lemmaOf(token), 'same'),
      ) || called.some((names) => names.has(own.lemma)),
  );
}

function isNamedAlone(name: readonly Unit[], kept: readonly Unit[], sources: Sources): boolean {
  const stands = ({ units }: Source): boolean =>
    units.some((_, at) => name.every(({ lemma }, offset) => units[at + offset]?.lemma === lemma));
  const areOne = [name, kept].every((words) => sources.isOnlyOne(words.map(({ token }) => token)));
  return areOne && sources.near(name, name.length).some(stands);
}

function isSubject({ relation }: Token): boolean {
  return relation.startsWith('nsubj');
}

/** The words of the subject that hangs on this word; null where it has none. */
function subjectOf(tokens: readonly Token[], verb: number): readonly Token[] | null {
  const at = tokens.findIndex((token) => token.head === verb && isSubject(token));
  return at < 0 ? null : tokens.filter((token, place) => place === at || token.head === at);
}

/** Each time that the sentence has the verb of the claim, nouns that the claim does not say are its subject: `though Hal Dunn called it …`. */
function isDoneByAnother(claim: ReadSentence, { sentence: { tokens } }: Source): boolean {
  const root = claim.tokens.findIndex(({ head }) => head < 0);
  const verb = claim.tokens[root];
  const own = new Set(claim.tokens.map(({ lemma }) => lemma));
  const places = tokens.flatMap(({ lemma, upos }, at) =>
    upos === 'VERB' && lemma === verb?.lemma ? [at] : [],
  );
  return (
    places.length > 0 &&
    places.every((at) => {
      const subject = subjectOf(tokens, at);
      return subject !== null && subject.every(({ lemma, upos }) => upos !== 'PRON' && !own.has(lemma));
    })
  );
}

/**
 * JD125: places whose sentence says the claim where parts are left out that hold nothing of it back, in the order of the
 * claim or in another one that says the same. None where another sentence says the same with another value.
 */
export function saidShorter(
  claim: ReadSentence,
  sources: Sources,
  differing: Differing,
): readonly ReadPlace[] {
  const { means } = differing;
  const units = unitsOf(claim, means.words);
  const content = contentUnits(units);
  if (content.length < LEAST || units.some(({ token }) => token.inflection !== undefined)) return [];
  const near = sources
    .near(content, Math.max(1, content.length - POINTED))
    .filter(({ sentence }) => sentence.form === 'clauses')
    .slice(0, MOST);
  if (near.length === 0) return [];
  const wordings = rewordings(units, (name, kept) => isNamedAlone(name, kept, sources));
  const aligned = (source: Source, other: Differing | null): boolean =>
    wordings.some(
      ({ units: asked, kind }) =>
        hasAll(contentUnits(asked), source, means) &&
        runsFor(kind, claim, source, means).some(({ units: own, over, from }) => {
          const drops = looseDrops(own, asked, means.words);
          const found = align({
            claim: asked,
            clause: { units: own, whole: true, plain: false, settled: false },
            pointed: { ...source.pointed, over },
            drops: (at) => (at < from ? [] : drops(at)),
            means,
            differing: other,
          });
          return found !== null && (other === null || found.difference !== null);
        }),
    );
  const saying = near.filter((source) => aligned(source, null) && !isDoneByAnother(claim, source));
  const isDenied =
    saying.length > 0 && near.some((one) => mayBeDenied(one, claim) && aligned(one, differing));
  return isDenied ? [] : saying.map(({ place }) => place);
}
