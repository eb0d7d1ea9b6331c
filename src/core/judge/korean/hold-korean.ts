import { madeOnceFor } from '../../language/made-once.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import { type Held, SILENT, type Said } from '../held.ts';
import type { Means } from '../means.ts';
import { isForeign } from '../otherwise/one-value.ts';
import { type Source, type Sources, contentUnits } from '../verbatim/sources.ts';
import { isStood, mayBeDenied } from '../verbatim/stance.ts';
import type { Unit } from '../verbatim/unit.ts';
import { unitsOf } from '../verbatim/units-of.ts';
import { type KoreanClause, type KoreanPhrase, SUBJECTS, TOPIC, isPointing, nounsOf } from './clause.ts';
import { koreanClauses } from './read-clauses.ts';
import { saysClause } from './says.ts';
import { withinOf } from './within.ts';
import type { ClauseWords } from '../../lexicon/clause-words.ts';

/** What a sentence says it is about: what its clauses have as topic, one word once. */
function topicsOf(clauses: readonly KoreanClause[]): readonly KoreanPhrase[] {
  const all = clauses.flatMap(({ phrases }) =>
    phrases.filter((one) => one.role === TOPIC && !isPointing(one)),
  );
  return [...new Map(all.map((one) => [one.head.lemma, one])).values()];
}

/**
 * Whom the sentences before are about; null where that is nobody, or one of several. Where no word points, the paragraph
 * opens with it, or speaks of nothing else.
 */
type LedBy = (sentence: ReadSentence, points: boolean) => KoreanPhrase | null;

function ledBy(said: readonly Said[], words: ClauseWords): LedBy {
  const places = new Map(said.map(({ sentence }, at) => [sentence, at]));
  const topics = madeOnceFor((sentence: ReadSentence) =>
    topicsOf(koreanClauses(sentence, unitsOf(sentence, words))),
  );
  return (sentence, points) => {
    const at = places.get(sentence) ?? -1;
    const from = said.findLastIndex((one, place) => place <= at && one.sentence.apart);
    const before = said.slice(Math.max(from, 0), at).map((one) => topics(one.sentence));
    const last = before.findLast(({ length }) => length > 0) ?? [];
    const [first] = before[0] ?? [];
    const [lead] = last;
    if (lead === undefined || last.length > 1) return null;
    const isOne = before.every((some) => some.every((one) => one.head.lemma === lead.head.lemma));
    return points || isOne || first?.head.lemma === lead.head.lemma ? lead : null;
  };
}

/** Of each evidence, as long as it is kept. */
function ledByOf(words: ClauseWords): (said: readonly Said[]) => LedBy {
  return madeOnceFor((said: readonly Said[]) => ledBy(said, words));
}

const ledByFor = madeOnceFor(ledByOf);

const clausesOf = madeOnceFor(({ sentence, units }: Source): readonly KoreanClause[] =>
  koreanClauses(sentence, units).flatMap((one) => [one, ...withinOf(one)]),
);

/** The evidence that clauses of claims are held against. */
export interface KoreanEvidence {
  readonly sources: Sources;
  readonly said: readonly Said[];
  readonly means: Means;
}

function saysIt(
  clause: KoreanClause,
  source: Source,
  { sources, said, means }: KoreanEvidence,
  other: Unit | null = null,
): boolean {
  const led = ledByFor(means.words)(said);
  const saying = {
    means,
    isOnlyOne: sources.isOnlyOne,
    pointed: source.pointed,
    led: (points: boolean) => led(source.sentence, points),
    other,
  };
  return clausesOf(source).some((one) => saysClause(clause, one, 'loose', saying));
}

/** Sentences that share words with the claim, and its clauses. */
interface Asked {
  readonly units: readonly Unit[];
  readonly clauses: readonly KoreanClause[];
  readonly near: readonly Source[];
}

function askedOf(claim: ReadSentence, { sources, means }: KoreanEvidence): Asked | null {
  if (!claim.tokens.some(({ inflection }) => inflection !== undefined)) return null;
  const units = unitsOf(claim, means.words);
  const clauses = koreanClauses(claim, units);
  return clauses.length === 0 ? null : { units, clauses, near: sources.near(contentUnits(units), 1) };
}

/** Whom it is about is named, or called so in one paragraph alone: it says the same wherever it stands. */
function isFirm(clause: KoreanClause, sources: Sources): boolean {
  const subjects = [...clause.phrases, ...clause.carried].filter(({ role }) => SUBJECTS.has(role));
  return subjects.some((phrase) =>
    nounsOf(phrase).some((one) => one.token.upos === 'PROPN' || sources.spread(one) === 1),
  );
}

/** JD94: each clause of a Korean claim is said by one of the evidence, by its particles and endings. */
export function saysKorean(claim: ReadSentence, evidence: KoreanEvidence): Held | null {
  const asked = askedOf(claim, evidence);
  if (asked === null) return null;
  const stood = asked.near.filter((source) => isStood(source, { whole: false }, claim));
  const saying = asked.clauses.map((clause) => stood.filter((source) => saysIt(clause, source, evidence)));
  if (!saying.every(({ length }) => length > 0)) return null;
  const [first = [], ...others] = saying;
  const isOfOne = first.some((source) => others.every((some) => some.includes(source)));
  if (!isOfOne && !asked.clauses.every((clause) => isFirm(clause, evidence.sources))) return null;
  return { ...SILENT, match: 'supported', places: saying.flatMap((some) => some.map(({ place }) => place)) };
}

/** JD95: a clause of the evidence denies one of the claim, or has another value in its place. */
export function deniesKorean(claim: ReadSentence, evidence: KoreanEvidence): Source | null {
  const asked = askedOf(claim, evidence);
  if (asked === null) return null;
  const stood = asked.near.filter((source) => mayBeDenied(source, claim));
  const sentences = evidence.said.map(({ sentence }) => sentence);
  const values = asked.units.filter((one) => one.value !== null && isForeign(one, sentences, evidence.means));
  for (const clause of asked.clauses)
    for (const source of stood) {
      if (saysIt({ ...clause, negative: !clause.negative }, source, evidence)) return source;
      if (saysIt(clause, source, evidence)) continue;
      if (values.some((value) => saysIt(clause, source, evidence, value))) return source;
    }
  return null;
}
