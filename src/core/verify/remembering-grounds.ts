import type { GroundedClaim } from '../grounding/own-ground/grounded-claim.ts';
import type { ClaimToHold } from '../grounding/own-ground/hold-claim.ts';
import type { OpenGrounds } from '../grounding/own-ground/hold-answer.ts';

/** Evidence that remembers what was held against it, claim by claim. */
export interface RememberingGrounds extends OpenGrounds {
  /**
   * The same evidence from the first claim on: as long as the same claims come in the same order they are answered from
   * memory, and behind them the work goes on where it stood. A claim that differs is held afresh, with those before it.
   */
  again(): OpenGrounds;
}

interface Held {
  readonly claim: ClaimToHold;
  readonly said: GroundedClaim | null;
}

function isSame(one: ClaimToHold, other: ClaimToHold): boolean {
  return (
    one.text === other.text &&
    one.query === other.query &&
    JSON.stringify([one.refs, one.marks]) === JSON.stringify([other.refs, other.marks])
  );
}

/** GA3: what a claim is told depends on the claims before it, for a pronoun may mean their thing: so order is kept. */
export function rememberingGrounds(open: () => OpenGrounds): RememberingGrounds {
  const grounds = open();
  const held: Held[] = [];
  const hold = (claim: ClaimToHold): GroundedClaim | null => {
    const said = grounds.hold(claim);
    held.push({ claim, said });
    return said;
  };
  const again = (): OpenGrounds => {
    let at = 0;
    let afresh: OpenGrounds | null = null;
    const from = (claim: ClaimToHold): GroundedClaim | null => {
      if (afresh !== null) return afresh.hold(claim);
      const known = held[at];
      if (known === undefined) {
        at += 1;
        return hold(claim);
      }
      if (isSame(known.claim, claim)) {
        at += 1;
        return known.said;
      }
      const other = open();
      for (const { claim: before } of held.slice(0, at)) other.hold(before);
      afresh = other;
      return other.hold(claim);
    };
    return { ...grounds, hold: from };
  };
  return { ...grounds, hold, again };
}
