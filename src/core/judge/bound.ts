import type { Statement } from '../statement/statement.ts';
import { align, type Aligned, type Means } from './align.ts';
import { type Item, itemsOf } from './items.ts';
import { conditionFits, denies, type Match, moodFits, underFits } from './match.ts';

/** A statement with all that it says, and what it stands under. */
export interface Laid {
  readonly statement: Statement;
  readonly items: readonly Item[];
}

/** What must be said of a clash beside it: whose value it is, and of what. */
const LEAST_SAID = 2;

function isReadable({ statement }: Laid): boolean {
  return statement.unread === null && !statement.either;
}

function standsAlike(claim: Statement, evidence: Statement, { says }: Means): boolean {
  return (
    moodFits(claim.mood, evidence.mood) &&
    underFits(claim, evidence, says) &&
    conditionFits(claim, evidence, says)
  );
}

function quantifiersOf({ roles }: Statement): string {
  const found = roles.map(({ phrase }) => phrase.quantifier).filter((one) => one !== 'generic');
  return [...new Set(found)].sort().join(' ');
}

/** Words of the evidence that narrow what it says, and that the claim leaves out. */
function narrows(claim: Laid, evidence: Laid, means: Means): boolean {
  const { left } = align(evidence.items, claim.items, means);
  const { restricting } = means.words;
  const ofKind = evidence.statement.roles.some(({ subject, phrase }) => {
    const isOne = phrase.pointing || phrase.upos === 'PROPN' || phrase.names.length > 0;
    return subject && !isOne && phrase.modifiers.some(({ clause }) => clause);
  });
  return ofKind || left.some(({ lemma, marker }) => restricting.has(lemma.word) || restricting.has(marker));
}

function isSameTime(claim: Laid, evidence: Laid): boolean {
  const hasTime = ({ items }: Laid): boolean => items.some(({ value }) => value?.value?.kind === 'period');
  return hasTime(claim) || !hasTime(evidence);
}

/** True where the subject of the claim is said: what is bound to nothing excludes nothing. */
function isOwned({ items }: Laid, { left }: Aligned): boolean {
  const owners = items.filter(({ part, main }) => main && (part === 'agent' || part === 'patient'));
  return owners.some((one) => !left.includes(one));
}

function clashes(claim: Laid, evidence: Laid, aligned: Aligned): boolean {
  return (
    aligned.left.length === 1 &&
    aligned.clashes.length === 1 &&
    aligned.said >= LEAST_SAID &&
    isOwned(claim, aligned) &&
    isSameTime(claim, evidence)
  );
}

/**
 * Holds the words and values of a claim's statement against one of the evidence: all of them said, in no exchanged part,
 * support it; one value alone that the evidence has otherwise contradicts it.
 */
export function bound(claim: Laid, evidence: Laid, means: Means): Match {
  if (!isReadable(claim) || !isReadable(evidence)) return null;
  if (!standsAlike(claim.statement, evidence.statement, means)) return null;
  if (quantifiersOf(claim.statement) !== quantifiersOf(evidence.statement)) return null;
  const aligned = align(claim.items, evidence.items, means);
  if (aligned.exchanged || aligned.said === 0 || narrows(claim, evidence, means)) return null;
  const alike = denies(claim.statement) === denies(evidence.statement);
  const isSure = claim.statement.mood === 'asserted' && evidence.statement.mood === 'asserted';
  if (aligned.left.length === 0) {
    const isTurned = !alike || denies(claim.statement);
    if (isTurned && align(evidence.items, claim.items, means).left.length > 0) return null;
    if (alike) return 'supported';
    return isSure && aligned.said >= LEAST_SAID ? 'contradicted' : null;
  }
  return alike && isSure && clashes(claim, evidence, aligned) ? 'contradicted' : null;
}

export function laid(statement: Statement): Laid {
  return { statement, items: itemsOf(statement) };
}
