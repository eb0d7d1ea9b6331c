import { exclusiveClass } from '../../../language/exclusive-english.ts';
import type { CheckedText } from '../difference.ts';
import { allPlaces, type Beside, heldAt, meetsAt, saidIn } from './beside.ts';

/** Who stands in for another, or helps him, is not he. */
const RANK = /^(?:deputy|vice|assistant|associate)$/iu;
const RANKED =
  /^(?:head|chair|president|principal|minister|commissioner|chancellor|principal|captain|leader)$/iu;
const AGREED = 0.6;

/** GR26: the head, where the sentence has the deputy head. */
export function checkRank(beside: Beside): CheckedText[] {
  const { terms, said } = beside;
  if (/\b(?:deputy|vice|assistant|associate)\b/iu.test(said)) return [];
  const places = [...terms.keys()].filter((at) => RANK.test(terms[at]?.surface ?? ''));
  if (places.length === 0) return [];
  return saidIn(beside).flatMap((item): CheckedText[] => {
    if (exclusiveClass(item.term.surface) !== 'role' && !RANKED.test(item.term.surface)) return [];
    const own = allPlaces(beside).filter((at) => meetsAt(beside, item, at));
    if (own.length === 0 || !own.every((at) => places.includes(at - 1))) return [];
    const rest = saidIn(beside).filter((other) => other !== item);
    if (rest.length === 0 || heldAt(beside, rest, allPlaces(beside)).share < AGREED) return [];
    const { start, end, surface } = item.term;
    const actual = `${terms[(own[0] ?? 0) - 1]?.surface ?? ''} ${surface}`;
    return [
      {
        rule: 'GR26',
        outcome: 'contradicted',
        place: { start, end },
        reading: surface,
        actual,
        code: 'ENTITY_MISMATCH',
      },
    ];
  });
}
