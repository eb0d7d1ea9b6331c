import type { End } from '../../held.ts';
import type { Weighed } from './weigh.ts';

/** How a claim ends, and by which of its readings. */
export interface Decision {
  readonly end: End;
  readonly program: Weighed;
  readonly probability: number;
}

/** What an accusation needs: the reading binds this share of the claim, and leaves no more doubt than this. */
const ACCUSES = { bound: 0.7, doubt: 0.45, lead: 0.05, probability: 0.4 } as const;
/** Up to an even chance only a reading with little doubt accuses. */
const DOUBTLESS = { bound: 0.7, doubt: 0.2, probability: 0.48 } as const;
/** A reading that holds supports the claim from this share on. */
const SUPPORTS = { bound: 0.55, doubt: 0.42 } as const;
const UNSAID = 0.3;

function accuses(no: Weighed, yes: Weighed | undefined, probability: number): boolean {
  const enough = (least: { bound: number; doubt: number; probability: number }): boolean =>
    no.bound >= least.bound && no.doubt <= least.doubt && probability < least.probability;
  if (!enough(ACCUSES) && !enough(DOUBTLESS)) return false;
  return yes === undefined || yes.cost > no.cost + ACCUSES.lead;
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
    return { end: 'contradicted', program: no, probability };
  if (yes !== undefined && yes === best && yes.bound >= SUPPORTS.bound && yes.doubt <= SUPPORTS.doubt)
    return { end: 'supported', program: yes, probability };
  return { end: 'not_found', program: best, probability: Math.min(probability, UNSAID) };
}
