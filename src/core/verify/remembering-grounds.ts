import type { GroundedClaim } from '../grounding/own-ground/grounded-claim.ts';
import type { ClaimToHold } from '../grounding/own-ground/hold-claim.ts';
import type { OpenGrounds } from '../grounding/own-ground/hold-answer.ts';
import { newSteps, type Steps, take } from '../language/steps.ts';

/** Evidence that remembers what was held against it, claim by claim. */
export interface RememberingGrounds extends OpenGrounds {
  /**
   * The same evidence from the first claim on: as long as the same claims come in the same order they are answered from
   * memory, and behind them the work goes on where it stood. A claim that differs is held afresh, with those before it.
   * In `steps` all counts as if it were done now.
   */
  again(steps: Steps): OpenGrounds;
}

interface Held {
  readonly claim: ClaimToHold;
  readonly said: GroundedClaim | null;
  readonly steps: number;
}

function isSame(one: ClaimToHold, other: ClaimToHold): boolean {
  return (
    one.text === other.text &&
    one.query === other.query &&
    one.lead === other.lead &&
    JSON.stringify([one.refs, one.marks]) === JSON.stringify([other.refs, other.marks])
  );
}

/** The same evidence; what it takes from now on counts in both. */
function counting(grounds: OpenGrounds, own: Steps, counted: Steps): OpenGrounds {
  return {
    ...grounds,
    hold(claim) {
      const before = own.used;
      const said = grounds.hold(claim);
      take(counted, own.used - before);
      return said;
    },
  };
}

/**
 * GA3: what a claim is told depends on the claims before it, for a pronoun may mean their thing: so order is kept. The
 * evidence is opened with `most` steps; what is done counts in `steps` too.
 */
export function rememberingGrounds(open: (steps: Steps) => OpenGrounds, steps: Steps): RememberingGrounds {
  const own = newSteps(steps.most);
  const grounds = open(own);
  const opened = own.used;
  take(steps, opened);
  const held: Held[] = [];
  const hold = (claim: ClaimToHold, counted: Steps): GroundedClaim | null => {
    const before = own.used;
    const said = grounds.hold(claim);
    held.push({ claim, said, steps: own.used - before });
    take(counted, own.used - before);
    return said;
  };
  const again = (counted: Steps): OpenGrounds => {
    take(counted, opened);
    let at = 0;
    let afresh: OpenGrounds | null = null;
    const from = (claim: ClaimToHold): GroundedClaim | null => {
      if (afresh !== null) return afresh.hold(claim);
      const known = held[at];
      if (known === undefined) {
        at += 1;
        return hold(claim, counted);
      }
      if (isSame(known.claim, claim)) {
        at += 1;
        take(counted, known.steps);
        return known.said;
      }
      const fresh = newSteps(counted.most);
      const other = open(fresh);
      for (const { claim: before } of held.slice(0, at)) other.hold(before);
      afresh = counting(other, fresh, counted);
      return afresh.hold(claim);
    };
    return { ...grounds, hold: from };
  };
  return { ...grounds, hold: (claim) => hold(claim, steps), again };
}
