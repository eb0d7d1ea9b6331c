import { AssayError } from '../../contract/assay-error.ts';
import type { AskStep, AskStepName } from '../../contract/ask.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { AskPorts } from './ask-ports.ts';
import { type AskState, spentMs } from './ask-state.ts';

/** What a step changes, and what is shown of it. */
export interface StepDone {
  readonly change: Partial<AskState>;
  readonly summary: string;
  readonly detail: AskStep['detail'];
}

/** A step on its way: what it works with, and how long it may take. */
export interface Going {
  readonly ports: AskPorts;
  readonly state: AskState;
  readonly abort: AbortSignalLike;
  /** Milliseconds that are left of the budget. */
  readonly left: number;
}

export type StepWork = (going: Going) => Promise<StepDone>;

/** What did not answer, in one sentence. A caller who left is no trouble of the ask: it ends. */
export function troubleOf(error: unknown): string {
  if (error instanceof AssayError && error.code !== 'cancelled')
    return error.where === undefined ? error.message : `${error.where}: ${error.message}`;
  if (error instanceof AssayError) throw error;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** A step with its time and its place in the record; told as soon as it is done. */
export function stepOf(
  name: AskStepName,
  ports: AskPorts,
  abort: AbortSignalLike,
  onStep: (step: AskStep) => void,
  work: StepWork,
): (state: AskState) => Promise<Partial<AskState>> {
  return async (state) => {
    const { clock, ids } = ports.verify;
    const started_at = clock.now();
    const from = clock.elapsed();
    const left = state.identity.budget_ms - spentMs(state);
    const { change, summary, detail } = await work({ ports, state, abort, left });
    const step: AskStep = {
      id: ids.next(),
      name,
      round: state.round,
      started_at,
      ms: Math.round((clock.elapsed() - from) * 10) / 10,
      summary,
      detail,
    };
    onStep(step);
    return { ...change, steps: [...state.steps, step] };
  };
}
