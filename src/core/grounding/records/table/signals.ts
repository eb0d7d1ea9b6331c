import type { Signals } from '../../held.ts';
import type { ClaimReading } from './claim-reading.ts';
import type { Weighed } from './weigh.ts';

const STEEP = 2;

function signed({ holds, cost }: Weighed): number {
  return (holds ? 1 : -1) * Math.exp(-STEEP * cost);
}

/** The least cost of a reading that holds, or does not; `far` where there is none. */
function least(programs: readonly Weighed[], holds: boolean): Weighed | null {
  return programs.find((program) => program.holds === holds) ?? null;
}

const NONE = 2;

/**
 * What the readings of a claim say, as numbers: positive where readings that hold are the likelier, negative where the
 * others are. All are 0 where nothing of the claim stands in the table.
 */
export function signalsOf(claim: ClaimReading, programs: readonly Weighed[]): Signals {
  const [best] = programs;
  if (best === undefined) return {};
  const [yes, no] = [least(programs, true), least(programs, false)];
  const side = best.holds ? 1 : -1;
  const signals: Record<string, number> = {
    margin: Math.max(-1, Math.min(1, (no?.cost ?? NONE) - (yes?.cost ?? NONE))),
    best: side,
    bound: side * best.bound,
    sure: side * Math.exp(-STEEP * best.cost),
    votes: programs.reduce((sum, program) => sum + signed(program), 0) / Math.max(1, programs.length),
  };
  signals[`${best.operation} ${best.holds ? 'holds' : 'fails'}`] = 1;
  const seen = new Set<string>();
  for (const program of programs) {
    if (seen.has(program.operation)) continue;
    seen.add(program.operation);
    signals[program.operation] = signed(program);
  }
  if (claim.negated) signals['negated'] = side;
  return signals;
}
