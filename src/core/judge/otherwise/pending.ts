import { ALREADY, DROPPING, PENDING, PERHAPS, PROPOSALS, SETTLING } from '../../lexicon/stances.ts';
import { mainVerb } from '../verbatim/predicates.ts';
import type { Unit } from '../verbatim/unit.ts';
import type { ClauseRead } from './clause-read.ts';
import { type ClauseRule, agreed, isSameDeed, isWord } from './marks.ts';
import { HALF, nearest } from './nearest-clause.ts';

const isAlready = isWord(ALREADY);
const isPending = isWord(PENDING);
const isPerhaps = isWord(PERHAPS);
const isProposal = isWord(PROPOSALS);
const isDropping = isWord(DROPPING);

const PAST = /^VB[DN]$/u;
const PRESENT = /^(?:VBZ|VBP|MD)$/u;

/** The deed of which a clause says that it is done; null where it says that of none. */
function doneIn({ units }: ClauseRead): Unit | null {
  const first = mainVerb(units);
  const verb = units[first];
  const deed = units.slice(Math.max(0, first)).find(({ token }) => token.upos === 'VERB');
  if (verb === undefined || deed === undefined || !PAST.test(deed.token.xpos)) return null;
  const isPerfect = verb.lemma === 'have' && deed.token.xpos === 'VBN';
  return verb.token.xpos === 'VBD' || isPerfect ? deed : null;
}

/** Where a clause says now that something is planned; -1 where it does not. Before `to` a verb may look like a noun: `plans`. */
function pendingAt(units: readonly Unit[], isDone: boolean): number {
  return units.findIndex((unit, at) => {
    if (isDone && isPerhaps(unit)) return true;
    if (!isPending(unit)) return false;
    const verb = mainVerb(units.slice(0, at + 1));
    const isBare = verb < 0 && units[at + 1]?.lemma === 'to';
    return isBare || PRESENT.test(unit.token.xpos) || PRESENT.test(units[verb]?.token.xpos ?? '');
  });
}

/** A proposal to do it was turned down. */
function isDropped(units: readonly Unit[]): boolean {
  return units.some(isProposal) && units.some(isDropping);
}

/** JD128: the claim says that it was done; the evidence, that it is planned, or that nothing came of it. */
export const pending: ClauseRule = (clause, _, sources, means) => {
  const { units, words, negative } = clause;
  const deed = doneIn(clause);
  const isOpen = units.some((unit) => isPending(unit) || isProposal(unit) || isDropping(unit));
  if (deed === null || negative || isOpen) return null;
  const wanted = words.filter(({ word }) => !SETTLING.has(word) && !ALREADY.has(word));
  const isDone = units.some(isAlready);
  const openAt = (there: ClauseRead): number => (isDropped(there.units) ? 0 : pendingAt(there.units, isDone));
  const found = nearest(clause, wanted, sources, HALF, means, (there) => openAt(there) >= 0);
  return agreed(found, ({ clause: there }) => {
    const at = openAt(there);
    if (at < 0) return false;
    const same = there.units.filter((unit, place) => place > at && isSameDeed(deed, unit, means));
    if (SETTLING.has(deed.lemma)) return same.length === 0;
    return same.length > 0 && same.every(({ token }) => !PAST.test(token.xpos));
  });
};
