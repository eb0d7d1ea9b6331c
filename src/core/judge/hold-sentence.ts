import { GAP, GREATER, SMALLER, TOGETHER, TOTALS } from '../lexicon/korean-sums.ts';
import type { ReadSentence } from '../read/read-text.ts';
import { madeOnce } from '../language/made-once.ts';
import type { Token } from '../statement/token.ts';
import { isOneOf } from './cells/is-one-of.ts';
import { hasParticle } from './cells/scene.ts';
import { differencesOf } from './differences.ts';
import {
  isOfGapped,
  isOfNamesake,
  isOfOtherClause,
  isOfOtherTime,
  isTurnedRound,
} from './another-subject.ts';
import { isHeldBack, isPlaceOnly } from './held-back.ts';
import { saysLess } from './less-than-said.ts';
import { isMisplaced } from './misplaced.ts';
import { computes } from './facts/asked.ts';
import type { FactBase } from './facts/fact.ts';
import { isKorean } from './facts/fact-reader.ts';
import { withNouns } from './facts/korean/nouns.ts';
import { isRespective } from './facts/respective.ts';
import { type Held, outcomeOf, type Said, SILENT } from './held.ts';
import { holdStatements } from './hold-statements.ts';
import { holdParallels, isOfBeside } from './parallels/hold-parallels.ts';
import { holdValues, saidOfOwner } from './hold-values.ts';
import { deniesKorean, saysKorean } from './korean/hold-korean.ts';
import type { Difference, ReadPlace } from './judged.ts';
import type { OpenedEvidence } from './open-evidence.ts';
import { placesOf } from './operators/question.ts';
import { scoped } from './scoped.ts';
import { isUnasserted } from './unasserted.ts';
import { speaksOf } from './speaks-of.ts';
import { isOfAnotherOne } from './which-one.ts';
import { deniesLess } from './otherwise/narrower.ts';
import { deniedByClause } from './otherwise/denied-by-clause.ts';
import { saidOtherwise } from './otherwise/said-otherwise.ts';
import { repeats } from './verbatim/repeats.ts';
import { saidShorter } from './verbatim/said-shorter.ts';
import type { Sources } from './verbatim/sources.ts';

/** What the sentences that a claim repeats but for one thing say in its place. */
function differing(
  claim: ReadSentence,
  places: readonly ReadPlace[],
  { said, means }: OpenedEvidence,
): readonly Difference[] {
  const denying = said.filter(({ place }) => places.includes(place));
  const values = denying.flatMap(({ sentence }) => sentence.values);
  const instead = { values, quote: denying[0]?.quote ?? '' };
  return differencesOf({ values: claim.values, computes: false }, claim.span, instead, means);
}

/** A sentence of a claim with the facts as it sees them, and what is said of whom it names; both read when first asked for. */
interface Seen {
  readonly claim: ReadSentence;
  readonly base: () => FactBase;
  readonly own: () => readonly Said[];
}

function seen(
  claim: ReadSentence,
  { factsFor, said, means }: OpenedEvidence,
  isOpen: (one: ReadSentence) => boolean,
): Seen {
  const base = madeOnce(() => factsFor(claim));
  const own = madeOnce(() =>
    saidOfOwner(claim, base(), said, means).filter(({ sentence }) => isOpen(sentence)),
  );
  return { claim, base, own };
}

/** `A는 검사실, B는 구매팀 소속이다`: of several topics only the last has a verb; where they have values, facts tell. */
function isGappedKorean({ tokens, values }: ReadSentence): boolean {
  if (values.some(({ value }) => value !== null && value.kind !== 'name')) return false;
  const topics = tokens.flatMap((token, at) => (hasParticle(token, '은') ? at : []));
  const [first, second] = topics;
  if (first === undefined || second === undefined) return false;
  return tokens
    .slice(first + 1, second)
    .every(
      ({ inflection }) => inflection === undefined || (inflection.kind === 'noun' && !inflection.copula),
    );
}

/** Tells of a sentence whether one verb of it says something of several, each with its own. */
function sharesVerb(facts: FactBase['facts'], said: readonly Said[]): (sentence: ReadSentence) => boolean {
  const gapped = madeOnce(
    () => new Set(facts.flatMap((fact) => (fact.gapped ? said[fact.sentence]?.sentence : []))),
  );
  return (sentence) => isRespective(sentence) || isGappedKorean(sentence) || gapped().has(sentence);
}

/** JD109: what one verb says of several names, each with its own, no tree tells apart. */
function withoutShared(own: readonly Said[], { facts }: FactBase, said: readonly Said[]): readonly Said[] {
  const shares = sharesVerb(facts, said);
  return own.filter(({ sentence }) => !shares(sentence));
}

function openOnly(sources: Sources, isOpen: (one: ReadSentence) => boolean): Sources {
  const near: Sources['near'] = (units, least) =>
    sources.near(units, least).filter(({ sentence }) => isOpen(sentence));
  return { ...sources, near };
}

const COMPUTING = [TOGETHER, TOTALS, GREATER, SMALLER, GAP];

function isComputing(token: Token): boolean {
  return COMPUTING.some((words) => isOneOf(token, words));
}

/** JD68: a sentence that says the same with another value. What computes is for operators. */
function holdOtherwise(
  claim: ReadSentence,
  evidence: OpenedEvidence,
  isOpen: (one: ReadSentence) => boolean,
): Held | null {
  const { said, means } = evidence;
  if (computes(claim, means.words) || claim.tokens.some(isComputing)) return null;
  const plain = new Set(said.filter((one) => !one.computes).map(({ sentence }) => sentence));
  const sources = openOnly(evidence.sources, (one) => plain.has(one) && isOpen(one));
  const other = saidOtherwise(claim, sources, said, means);
  if (other === null) return null;
  const places = [other.place];
  return { ...SILENT, match: 'contradicted', places, differences: differing(claim, places, evidence) };
}

/** JD125, but for sentences one verb of which says something of several. */
function shorterPlaces(
  { claim, base }: Seen,
  evidence: OpenedEvidence,
  isOpen: (one: ReadSentence) => boolean,
): readonly ReadPlace[] {
  const shares = sharesVerb(base().facts, evidence.said);
  const sources = openOnly(evidence.sources, (one) => isOpen(one) && !shares(one));
  return saidShorter(claim, sources, evidence);
}

/** A sentence of a claim, word by word and by what is said of names; where that leaves it open, by labelled values and clauses. */
function holdAnyWay(
  claim: ReadSentence,
  evidence: OpenedEvidence,
  isOpen: (one: ReadSentence) => boolean,
): readonly Held[] {
  const asked = seen(claim, evidence, isOpen);
  const held = holdBound(asked, evidence, isOpen);
  const outcome = outcomeOf(held);
  if (outcome === 'contradicted' || !evidence.isWhole || isRespective(claim)) return held;
  if (outcome === 'supported') return isOfBeside(claim, evidence, isOpen) ? [SILENT] : held;
  const shorter = isKorean(claim) ? [] : shorterPlaces(asked, evidence, isOpen);
  if (shorter.length > 0) return [{ ...SILENT, match: 'supported', places: shorter }];
  const byParallels = holdParallels(claim, evidence, isOpen);
  if (byParallels.match !== null) return [byParallels];
  const korean = { sources: openOnly(evidence.sources, isOpen), said: evidence.said, means: evidence.means };
  const byClauses = saysKorean(claim, korean);
  if (byClauses !== null) return [byClauses];
  const byCells = evidence.holdCells(claim, asked.own());
  if (byCells.match !== null) return [byCells];
  const otherwise = holdOtherwise(claim, evidence, isOpen);
  if (otherwise !== null) return [otherwise];
  const denying = deniesKorean(claim, korean) ?? deniedByClause(claim, korean.sources, evidence.means);
  if (denying === null) return held;
  const places = [denying.place];
  return [{ ...SILENT, match: 'contradicted', places, differences: differing(claim, places, evidence) }];
}

/** JD112, JD113, JD116: the sentence says it of somebody else, or of another time. */
function isOfOther(claim: ReadSentence, said: ReadSentence): boolean {
  return isTurnedRound(claim, said) || isOfOtherClause(claim, said) || isOfOtherTime(claim, said);
}

/** JD92, JD96: what is said of other places, or not stood by, supports nothing; what computes compares places. */
function holdOpen(
  claim: ReadSentence,
  evidence: OpenedEvidence,
  isOpen: (one: ReadSentence) => boolean,
): readonly Held[] {
  const held = holdAnyWay(claim, evidence, isOpen);
  const outcome = outcomeOf(held);
  if (outcome === 'undecided') return held;
  const places = new Set(held.flatMap((one) => one.places));
  const saying = evidence.said.filter(({ place }) => places.has(place));
  if (saying.some(({ sentence }) => isOfOther(claim, sentence))) return [SILENT];
  const isOfAnother = (): boolean =>
    isOfAnotherOne(claim, places, evidence.said, evidence.means) ||
    saying.some(({ sentence }) => isOfGapped(claim, sentence));
  if (outcome === 'supported' && isOfAnother()) return [SILENT];
  const isThought = ({ sentence }: Said): boolean => isUnasserted(claim, sentence, evidence.means.words);
  if (outcome === 'supported' && saying.length > 0 && saying.every(isThought)) return [SILENT];
  const isOfFewer = ({ sentence }: Said): boolean => saysLess(claim, sentence);
  if (outcome === 'supported' && saying.some(isOfFewer)) return [SILENT];
  if (computes(claim, evidence.means.words)) return held;
  if (saying.length > 0 && saying.every(({ sentence }) => isOfNamesake(claim, sentence))) return [SILENT];
  if (outcome !== 'supported') return held;
  const isBack = ({ sentence }: Said): boolean =>
    isHeldBack(claim, scoped(claim, sentence), evidence.means, evidence.relations);
  if (saying.length > 0 && saying.every(isBack)) return [SILENT];
  if (isPlaceOnly(claim, evidence.sentences, evidence.means)) return [SILENT];
  return saying.some(({ sentence }) => isMisplaced(claim, sentence)) ? [SILENT] : held;
}

const EVERY = (): boolean => true;

/**
 * A sentence of a claim. JD80: one whose place says whom it is about is held as if it named them, then as it stands; what
 * sentences about others alone decide of it is said of another subject.
 */
export function holdSentence(claim: ReadSentence, evidence: OpenedEvidence): readonly Held[] {
  const { about, beside = [], ...bare } = claim;
  if (about === undefined) return holdOpen(claim, evidence, EVERY);
  const isOpen = speaksOf(about, beside, evidence.sentences);
  const named = holdOpen(claim, evidence, isOpen);
  if (outcomeOf(named) !== 'undecided') return named;
  const alone = holdOpen(bare, evidence, EVERY);
  if (outcomeOf(alone) === 'undecided') return alone;
  const places = new Set(alone.flatMap((one) => one.places));
  const saying = evidence.said.filter(({ place }) => places.has(place));
  return saying.every(({ sentence }) => isOpen(sentence)) ? alone : [{ ...SILENT, elsewhere: [claim.span] }];
}

/** JD129: sentences that deny less than the claim says, or of which it denies less, contradict nothing. */
function withoutLess(
  claim: ReadSentence,
  held: readonly Held[],
  { said, means }: OpenedEvidence,
): readonly Held[] {
  if (outcomeOf(held) !== 'contradicted') return held;
  // That another has or lacks it says nothing against `only A has it`.
  if (placesOf('only', withNouns(claim).tokens).length > 0) return [SILENT];
  const places = new Set(held.flatMap((one) => one.places));
  const saying = said.filter(({ place }) => places.has(place));
  const isLess = saying.length > 0 && saying.every(({ sentence }) => deniesLess(claim, sentence, means));
  return isLess ? [SILENT] : held;
}

/** A sentence of a claim: repeated, by its values, by its statements, or repeated but for one thing. The first that tells decides. */
function holdBound(
  { claim, base, own }: Seen,
  evidence: OpenedEvidence,
  isOpen: (one: ReadSentence) => boolean,
): readonly Held[] {
  const { isWhole, said, sources, means, relations } = evidence;
  const repeated = repeats(claim, openOnly(sources, isOpen), { means, relations });
  if (repeated.match === 'supported') return [{ ...SILENT, ...repeated }];
  if (!isWhole && computes(claim, means.words)) return [SILENT];
  const byValue = holdValues(claim, base(), said, means);
  const isListed = isRespective(claim);
  const held =
    byValue.match !== null
      ? [byValue]
      : isListed
        ? [SILENT]
        : withoutLess(claim, holdStatements(claim, withoutShared(own(), base(), said), means), evidence);
  if (repeated.match === null || outcomeOf(held) !== 'undecided')
    return held.map((one) => ({ ...one, elsewhere: byValue.elsewhere }));
  const differences = differing(claim, repeated.places, evidence);
  return withoutLess(claim, [{ ...SILENT, ...repeated, differences }], evidence);
}
