import type { End } from '../../held.ts';
import type { Weighed } from './weigh.ts';

/** How a claim ends, and by which of its readings. */
export interface Decision {
  readonly end: End;
  readonly program: Weighed;
  readonly probability: number;
}

/** What an accusation needs: a share of the claim that the reading binds, little doubt, a low probability, a lead. */
interface Accusation {
  readonly bound: number;
  readonly doubt: number;
  readonly probability: number;
  /** By how much the likeliest reading that holds must cost more. */
  readonly lead: number;
}

/** Any one is enough: the less doubt a reading leaves, the less the model must agree. */
const ACCUSES: readonly Accusation[] = [
  { bound: 0.7, doubt: 0.45, probability: 0.4, lead: 0.05 },
  { bound: 0.7, doubt: 0.23, probability: 0.48, lead: 0.05 },
  { bound: 0.97, doubt: 0.12, probability: 0.6, lead: 0.2 },
];
/** A reading that holds supports the claim from this share on. */
const SUPPORTS = { bound: 0.55, doubt: 0.42 } as const;
/** The most that is left of the probability of what is contradicted, or not found. */
const CONTRADICTED = 0.45;
const UNSAID = 0.3;

function accuses(no: Weighed, yes: Weighed | undefined, probability: number): boolean {
  const lead = yes === undefined ? Infinity : yes.cost - no.cost;
  return ACCUSES.some(
    (least) =>
      no.bound >= least.bound &&
      no.doubt <= least.doubt &&
      probability < least.probability &&
      lead > least.lead,
  );
}

/**
 * Supported where a reading that holds binds most of the claim; contradicted only where one that fails binds it almost
 * wholly and none that holds is as likely; not found else. Null where nothing of the claim stands in the table.
 */
export function decide(programs: readonly Weighed[], probability: number): Decision | null {
  const yes = programs.find(({ holds }) => holds);
  const no = programs.find(({ holds }) => !holds);
  const [best] = programs;
  if (best === undefined) return null;
  if (no !== undefined && accuses(no, yes, probability))
    return { end: 'contradicted', program: no, probability: Math.min(probability, CONTRADICTED) };
  if (yes !== undefined && yes === best && yes.bound >= SUPPORTS.bound && yes.doubt <= SUPPORTS.doubt)
    return { end: 'supported', program: yes, probability };
  return { end: 'not_found', program: best, probability: Math.min(probability, UNSAID) };
}
