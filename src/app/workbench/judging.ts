import type { FeatureType } from '../../contract/feature.ts';
import type { NotEvaluated } from '../../contract/quality.ts';
import { isSampled } from './is-sampled.ts';
import type { PreparedChat } from './prepare-chat.ts';

/** What is to be found out about an answer, and whether its reader sees it. */
export interface Judging {
  readonly gate: boolean;
  readonly verify: boolean;
  /** Only to see how good an answer to a search is; its report is not shown. */
  readonly evaluateSearch: boolean;
  readonly monitor: boolean;
  /** A second attempt where the first one fails. */
  readonly retry: boolean;
  /** Null where the answer is looked at. */
  readonly sampledOut: NotEvaluated | null;
  readonly shadow: boolean;
  /** Why answers of this feature are not verified; null where they are. */
  readonly notVerified: NotEvaluated | null;
}

const SAMPLED_OUT: NotEvaluated = {
  reason: 'sampled_out',
  detail: 'this answer is not in the sample that is judged',
};
const CORRECTION: NotEvaluated = {
  reason: 'not_applicable',
  detail:
    'a correction is held against its original by the checklist; the reasons that it gives are no claims',
};
const WITHOUT_CHECKLIST: readonly FeatureType[] = ['summarize'];

/** WB9, WB13, WB14: what the settings ask of this answer. */
export function judgingOf({ settings, request, notes, message_id }: PreparedChat): Judging {
  const gate = settings.quality_gate_enabled && !WITHOUT_CHECKLIST.includes(request.feature);
  const verify = settings.verification_enabled;
  const isIn = isSampled(message_id, settings.sampling_ratio);
  const shadow = settings.shadow_mode;
  return {
    gate,
    verify,
    evaluateSearch: gate && request.feature === 'search_qa' && notes.length > 0,
    monitor:
      settings.stream_monitor_enabled &&
      !shadow &&
      (settings.quality_gate_enabled || settings.verification_enabled),
    retry: settings.quality_gate_auto_retry && !shadow,
    sampledOut: isIn ? null : SAMPLED_OUT,
    shadow,
    notVerified: request.feature === 'spellcheck' ? CORRECTION : null,
  };
}
