import type { Phrase } from '../statement/phrase.ts';
import type { Mood, Role, Statement } from '../statement/statement.ts';
import { type Direction, isDenying, turned } from './direction.ts';
import { fits, mainOf, type Sayings } from './fits.ts';
import { lifted } from './lifted.ts';
import type { Lemma } from './same-word.ts';

/** What a statement of the evidence is to one of the claim; null where it is nothing. */
export type Match = 'supported' | 'contradicted' | null;

function verbOf({ predicate }: Statement): Lemma {
  return { word: predicate, upos: 'VERB' };
}

/** True where the clause as a whole denies: by a negation, or by whom it speaks of (nobody, few of them). */
export function denies({ polarity, roles }: Statement): boolean {
  const byWhom = roles.some(({ phrase }) => isDenying(phrase.quantifier));
  return (polarity === 'negative') !== byWhom;
}

/** Markers behind which a narrower word says less. */
const TURNING = new Set(['without']);

const PLAYED = new Set(['agent', 'patient', 'recipient', 'attribute']);

/** `lasts three years`: what a verb measures is its object or none, as the tree has it. */
function isMeasure({ name, marker, subject, phrase }: Role): boolean {
  return !subject && (name === 'patient' || (name === 'other' && marker === '')) && phrase.values.length > 0;
}

/** Both play one part in their clauses. */
export function isSamePart(claim: Role, evidence: Role): boolean {
  if (isMeasure(claim) && isMeasure(evidence)) return true;
  return claim.name === evidence.name && (claim.name !== 'other' || claim.marker === evidence.marker);
}

/** The direction of one place of a clause. What `not` denies stands behind the subject; `without` turns once more. */
function placeOf({ polarity }: Statement, { subject, marker }: Role, direction: Direction): Direction {
  const place = subject && polarity === 'negative' ? turned(direction) : direction;
  return TURNING.has(marker) ? turned(place) : place;
}

function rolesFit(claim: Statement, evidence: Statement, direction: Direction, means: Sayings): boolean {
  // Who may buy it here or there may buy it here; not both at once.
  const isChosen = (wanted: Role): boolean =>
    evidence.mood === 'possible' && claim.roles.filter((one) => isSamePart(wanted, one)).length === 1;
  const fit = (wanted: Role): boolean =>
    evidence.roles.some(
      (role) =>
        isSamePart(wanted, role) &&
        (!role.either || isChosen(wanted)) &&
        fits(wanted.phrase, role.phrase, placeOf(claim, wanted, direction), means),
    );
  const one = (wanted: Role): boolean =>
    fit(wanted) ||
    (wanted.either && claim.roles.some((other) => other.either && isSamePart(wanted, other) && fit(other)));
  const isIn = (role: Role, roles: readonly Role[]): boolean =>
    roles.some((other) => isSamePart(role, other));
  if (direction === 'up') return claim.roles.every(one);
  const known = claim.roles.every(
    (wanted) => fit(wanted) || (direction === 'down' && !wanted.subject && !isIn(wanted, evidence.roles)),
  );
  return known && evidence.roles.every((role) => isIn(role, claim.roles));
}

function modifiersFit(claim: Statement, evidence: Statement, direction: Direction, means: Sayings): boolean {
  const within = (wide: Statement, narrow: Statement): boolean =>
    wide.modifiers.every(({ phrase }) =>
      narrow.modifiers.some((one) => means.says(mainOf(phrase), mainOf(one.phrase), 'same')),
    );
  return (direction === 'down' || within(claim, evidence)) && (direction === 'up' || within(evidence, claim));
}

/** True where the evidence stands by its clause at least as much as the claim does by its own. */
function moodFits(claim: Mood, evidence: Mood): boolean {
  return claim === evidence || (claim === 'possible' && evidence === 'asserted');
}

function conditionFits(claim: Statement, evidence: Statement, means: Sayings): boolean {
  if (claim.condition === null && evidence.condition === null) return claim.mood !== 'conditional';
  if (claim.condition === null || evidence.condition === null) return false;
  return (
    says(claim.condition, evidence.condition, 'down', means) &&
    claim.condition.polarity === evidence.condition.polarity
  );
}

/** Same predicate, same parts: what is left is whether both affirm it. */
function says(claim: Statement, evidence: Statement, direction: Direction, means: Sayings): boolean {
  return (
    means.says(verbOf(claim), verbOf(evidence), direction) &&
    claim.roles.some(({ name }) => PLAYED.has(name)) &&
    (rolesFit(claim, evidence, direction, means) ||
      (direction === 'up' &&
        rolesFit(lifted(claim, means.words), lifted(evidence, means.words), direction, means))) &&
    modifiersFit(claim, evidence, direction, means)
  );
}

/** Which way the places of a clause may change: denied ones down; where a number is exact, in no way. */
function directionOf(claim: Statement): Direction {
  if (claim.roles.some(({ phrase }) => phrase.quantifier === 'exactly')) return 'same';
  const isTurned = claim.under !== null && claim.mood !== 'asserted' && denies(claim.under);
  return denies(claim) === isTurned ? 'up' : 'down';
}

/** The clauses above both agree, where they decide whether these hold. */
function underFits(claim: Statement, evidence: Statement, means: Sayings): boolean {
  if (claim.mood === 'asserted') return true;
  if (claim.under === null || evidence.under === null) return claim.under === evidence.under;
  return (
    means.says(verbOf(claim.under), verbOf(evidence.under), 'same') &&
    denies(claim.under) === denies(evidence.under)
  );
}

/** Holds one statement of a claim against one of the evidence. */
export function match(claim: Statement, evidence: Statement, means: Sayings): Match {
  const isOpen = evidence.either && !denies(evidence);
  if (claim.unread !== null || evidence.unread !== null || isOpen) return null;
  if (denies(claim) !== denies(evidence)) return deniedBy(claim, evidence, means) ? 'contradicted' : null;
  const holds =
    moodFits(claim.mood, evidence.mood) &&
    underFits(claim, evidence, means) &&
    conditionFits(claim, evidence, means) &&
    says(claim, evidence, directionOf(claim), means);
  return holds ? 'supported' : null;
}

function isOne({ phrase }: Role): boolean {
  return phrase.pointing || phrase.upos === 'PROPN' || phrase.names.length > 0;
}

/** Both speak of the very same: what `the flat` has says nothing of the Abbey Hill flat. */
function isOfSame(claim: Statement, evidence: Statement, means: Sayings): boolean {
  const subjects = ({ roles }: Statement): readonly Role[] => roles.filter(({ subject }) => subject);
  const [own, theirs] = [subjects(claim), subjects(evidence)];
  if (![...own, ...theirs].some(isOne)) return true;
  return own.every((one) => theirs.some((other) => fits(one.phrase, other.phrase, 'same', means)));
}

/** One affirms of something what the other denies of it, or of something wider. */
function deniedBy(claim: Statement, evidence: Statement, means: Sayings): boolean {
  if (evidence.mood !== 'asserted' || claim.mood !== 'asserted') return false;
  if (!isOfSame(claim, evidence, means)) return false;
  return denies(claim) ? says(evidence, claim, 'up', means) : says(claim, evidence, 'down', means);
}

/** The phrase of the role that the clause is about. */
export function aboutOf({ roles }: Statement): Phrase | null {
  return (
    roles.find(({ name }) => name === 'agent')?.phrase ??
    roles.find(({ name }) => name === 'patient')?.phrase ??
    null
  );
}
