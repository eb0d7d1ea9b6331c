import { madeOnceFor } from '../../language/made-once.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import { type Held, type Said, SILENT } from '../held.ts';
import type { Means } from '../means.ts';
import { isForeign } from '../otherwise/one-value.ts';
import { contentUnits, type Source, type Sources } from '../verbatim/sources.ts';
import { isStood, mayBeDenied } from '../verbatim/stance.ts';
import type { Unit } from '../verbatim/unit.ts';
import { unitsOf } from '../verbatim/units-of.ts';
import { type KoreanClause, nounsOf, SUBJECTS } from './clause.ts';
import { ledByOf } from './led-by.ts';
import { koreanClauses } from './read-clauses.ts';
import { saysClause } from './says.ts';
import { withinOf } from './within.ts';

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
