import type { ReadSentence } from '../read/read-text.ts';
import { differencesOf, operandsShown } from './differences.ts';
import { type Asked, askedOf, computes } from './facts/asked.ts';
import { boundElsewhere } from './facts/bound-elsewhere.ts';
import { isBeyond } from './facts/by-how-much.ts';
import { claimParts } from './facts/claim-parts.ts';
import { type FactBase, isSameKey } from './facts/fact.ts';
import { flagClaim } from './facts/flag-claim.ts';
import { type Found, NOTHING } from './facts/found.ts';
import { namesAsked } from './facts/names.ts';
import { nameClaim } from './facts/name-claim.ts';
import { isKorean, withMeasures } from './facts/fact-reader.ts';
import { koreanClaims } from './facts/korean/claims.ts';
import { namesKnown } from './facts/korean/names.ts';
import { withNouns } from './facts/korean/nouns.ts';
import { wordClaim } from './facts/korean/word-claim.ts';
import { isExchanged } from './facts/roles.ts';
import { isRespective, respectiveOf } from './facts/respective.ts';
import { valueClaim } from './facts/value-claim.ts';
import { type Held, type Said, SILENT } from './held.ts';
import type { Means } from './means.ts';
import { operate } from './operators/operators.ts';
import { placesOf, questionOf } from './operators/question.ts';
import { isStripped } from './verbatim/stripped.ts';

const HOLDS = [valueClaim, nameClaim, flagClaim];
const KOREAN_HOLDS = [valueClaim, wordClaim];

interface HeldPart extends Found {
  readonly asked: Asked;
}

/** One part of a claim against what the evidence says of its subject: computed, its value, whom it names, what it has. */
function holdPart(
  claim: ReadSentence,
  base: FactBase,
  said: readonly ReadSentence[],
  means: Means,
): HeldPart {
  const asked = askedOf(claim, base, means.words);
  const computed = operate(questionOf(asked, base, said, means));
  if (computed !== null) return { ...computed, asked };
  if (asked.values.some((one) => isBeyond(one, claim.tokens))) return { ...NOTHING, asked };
  const holds = isKorean(claim) ? KOREAN_HOLDS : HOLDS;
  const found = holds.map((hold) => hold(asked, base, means)).find(({ match }) => match !== null);
  const isOther =
    asked.english &&
    found?.match === 'supported' &&
    found.facts.some(({ sentence }) => {
      const one = said[sentence];
      return one !== undefined && isExchanged(claim, one, base, means);
    });
  return { ...(found === undefined || isOther ? NOTHING : found), asked };
}

/** What all parts of a claim say together: the first contradicted one decides. */
function joined(parts: readonly HeldPart[]): Found {
  const against = parts.find(({ match }) => match === 'contradicted');
  if (against !== undefined) return against;
  const isWhole = parts.every(({ match }) => match === 'supported');
  return isWhole ? { match: 'supported', facts: parts.flatMap(({ facts }) => facts) } : NOTHING;
}

/** A claim as its clauses. Null where nothing tells what of it belongs to which of its names. */
export function clausesOf(claim: ReadSentence, base: FactBase, means: Means): readonly ReadSentence[] | null {
  const names = isKorean(claim)
    ? namesKnown(withNouns(claim), base.proper)
    : namesAsked(claim, base.proper, base.known);
  const each = respectiveOf(isKorean(claim) ? withNouns(claim) : claim, names);
  if (each !== null) return each === 'unread' ? null : each.map(({ sentence }) => sentence);
  if (isKorean(claim)) return koreanClaims(claim, base);
  const isOne = computes(claim, means.words) || placesOf('together', claim.tokens).length > 0;
  return isOne ? [claim] : claimParts(claim, base, means.words);
}

/** A sentence of a claim by its values, names and flags: as they stand, or as they are computed. */
export function holdValues(
  written: ReadSentence,
  base: FactBase,
  evidence: readonly Said[],
  means: Means,
): Held {
  const claim = withMeasures(written);
  const sentences = evidence.map(({ sentence }) => sentence);
  const cut = clausesOf(claim, base, means);
  if (cut === null) return SILENT;
  const parts = cut.map((part) => holdPart(part, base, sentences, means));
  const { match, facts } = joined(parts);
  const saying = facts.flatMap(({ sentence }) => sentences[sentence] ?? []);
  if (match === 'supported' && saying.every((one) => !isRespective(one) && isStripped(written, one, means)))
    return SILENT;
  const quote = evidence[facts[0]?.sentence ?? -1]?.quote ?? '';
  const values = facts.flatMap((fact) => fact.values);
  const instead = { values, quote, operands: operandsShown(facts) };
  const against = parts.filter((part) => part.match === 'contradicted');
  return {
    match,
    places: facts.flatMap(({ sentence }) => evidence[sentence]?.place ?? []),
    differences:
      match === 'contradicted'
        ? against.flatMap(({ asked }) => differencesOf(asked, claim.span, instead, means))
        : [],
    elsewhere:
      match === null
        ? parts.flatMap(({ asked }) => (asked.computes ? [] : boundElsewhere(asked, base, means)))
        : [],
  };
}

/** In Korean a clause may leave out whom it is about: then facts tell, and sentences about other names say nothing of it. */
export function saidOfOwner(
  claim: ReadSentence,
  base: FactBase,
  evidence: readonly Said[],
  means: Means,
): readonly Said[] {
  const { anchors } = askedOf(claim, base, means.words);
  if (!isKorean(claim) || anchors.length === 0) return evidence;
  const own = base.facts.filter(({ owner }) => anchors.some((key) => isSameKey(owner, key)));
  return evidence.filter((_, at) => own.some(({ sentence }) => sentence === at));
}
