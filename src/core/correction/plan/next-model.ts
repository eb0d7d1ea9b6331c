/** Which model stands in for one that was asked for, since when, and how it got there. */
export interface StandIn {
  readonly asked: string;
  readonly model: string;
  /** Milliseconds on a clock that only goes forwards. */
  readonly since: number;
  /** Failures of the model that was asked for, since it came back. */
  readonly failures: number;
}

/** LP15: so long a stand-in is kept, well or not. */
export const DWELL_MS = 600_000;
/** A model that came back must fail so often before it is left again. */
const RETURNED_FAILURES = 2;

/** The model to begin with: the stand-in while its time is not over, else the one that was asked for. */
export function modelToAsk(asked: string, standIn: StandIn | undefined, now: number): string {
  return standIn !== undefined && now - standIn.since < DWELL_MS ? standIn.model : asked;
}

/**
 * LP15: the model that comes after one that failed; null where there is none, or switching again would go back and forth:
 * within an ask no model is asked for again once it was left, and one that came back is left only after it failed twice.
 */
export function nextModel(
  candidates: readonly string[],
  tried: readonly string[],
  standIn: StandIn | undefined,
  now: number,
): string | null {
  if (standIn !== undefined) {
    const isDwelling = now - standIn.since < DWELL_MS;
    if (isDwelling && tried.includes(standIn.model)) return null;
    if (!isDwelling && standIn.failures + 1 < RETURNED_FAILURES) return null;
  }
  return candidates.find((model) => !tried.includes(model)) ?? null;
}

/** What is remembered once an ask that began with `asked` ended: `switched` = the model that answered in its place. */
export function afterAsk(
  asked: string,
  of: { readonly switched: string | null; readonly failed: boolean },
  standIn: StandIn | undefined,
  now: number,
): StandIn | undefined {
  if (of.switched !== null) return { asked, model: of.switched, since: now, failures: 0 };
  if (standIn === undefined || now - standIn.since < DWELL_MS) return standIn;
  return of.failed ? { ...standIn, failures: standIn.failures + 1 } : undefined;
}
