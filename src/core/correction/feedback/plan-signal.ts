import type { FeedbackSignal } from '../../../contract/feedback-signal.ts';
import type { NewJob } from '../../../contract/job.ts';
import type { RepairAction, RepairCause } from '../../../contract/repair.ts';
import { needsConsent } from '../plan/needs-consent.ts';

/** What a signal sets off. */
export interface SignalPlan {
  readonly jobs: readonly NewJob[];
  /** What costs much, and waits for a person. */
  readonly withheld: readonly RepairAction[];
}

export interface SignalAllowance {
  /** Id of the thumb, where there is one. */
  readonly feedback_id: string | null;
  /** Costly actions may run. */
  readonly consent: boolean;
}

type Step = Pick<RepairAction, 'kind' | 'params'> & { readonly cause: RepairCause };

function stepsFor({ reason, context }: FeedbackSignal): readonly Step[] {
  const { file: path } = context;
  if (path === undefined || path === '') return [];
  switch (reason) {
    case 'insufficient_evidence':
    case 'citation_missing':
      return [{ kind: 'index.file', params: { path }, cause: 'stale_index' }];
    case 'vector_hit_zero':
    case 'cbo_evidence_zero':
      return [{ kind: 'index.module', params: { path, recursive: false }, cause: 'empty_retrieval' }];
    case 'io_gate_drop':
    case 'coverage_drop':
      return [
        { kind: 'index.file', params: { path }, cause: 'stale_index' },
        { kind: 'index.module', params: { path, recursive: true }, cause: 'import_chain_missing' },
      ];
    case 'thumbs_down':
    case 'contract_invalid':
      return [];
  }
}

function jobOf({ kind, params }: Step): NewJob {
  return { type: kind as NewJob['type'], payload: params, singleton_key: JSON.stringify([kind, params]) };
}

function improvement({ reason, context }: FeedbackSignal, feedback_id: string | null): readonly NewJob[] {
  const { message_id } = context;
  if (reason !== 'thumbs_down' || message_id === undefined || feedback_id === null) return [];
  return [{ type: 'answer.improve', payload: { message_id, feedback_id }, singleton_key: message_id }];
}

/** FB6: each reason with its own jobs; what costs much is withheld without consent. */
export function planSignal(signal: FeedbackSignal, { feedback_id, consent }: SignalAllowance): SignalPlan {
  const steps = stepsFor(signal);
  const waits = (step: Step): boolean => needsConsent(step) && !consent;
  return {
    jobs: [...steps.filter((step) => !waits(step)).map(jobOf), ...improvement(signal, feedback_id)],
    withheld: steps.filter(waits).map((step) => ({ ...step, needs_consent: true })),
  };
}
