import type { FeatureType } from '../../contract/feature.ts';
import type { NotEvaluated } from '../../contract/quality.ts';
import { acts, takesBack } from '../../core/quality-gate/on-fail/strictest.ts';
import { isSampled } from './is-sampled.ts';
import type { AskedChat, PreparedChat } from './prepare-chat.ts';
import { growsAsText } from './text-to-verify.ts';

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
  /** OF4: a check may change what the client gets. */
  readonly acts: boolean;
  /** OF9: how far a stream waits: for sentences that stand, or for the whole; null where it does not. */
  readonly holds: 'sentences' | 'whole' | null;
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

/** OF9, OA8: a client that cannot take another text in place of what it has is given none before the whole is judged. */
function holdsOf({ onFail, request, clears }: AskedChat): Judging['holds'] {
  const { hold_back, verification, quality } = onFail;
  const isHeld = hold_back && (takesBack(verification) || takesBack(quality));
  if (!isHeld) return !clears && (acts(verification) || acts(quality)) ? 'whole' : null;
  return takesBack(quality) || !growsAsText(request.feature) ? 'whole' : 'sentences';
}

/** WB9, WB13, WB14, OF4: what the settings ask of this answer; how good a search was once its notes are there. */
export function judgingOf(asked: AskedChat & Partial<Pick<PreparedChat, 'notes'>>): Judging {
  const { settings, request, notes = [], message_id, onFail } = asked;
  const guards = acts(onFail.verification) || acts(onFail.quality);
  const hasOwn = request.checklist !== undefined;
  const gates = settings.quality_gate_enabled || acts(onFail.quality) || hasOwn;
  const gate = gates && (hasOwn || !WITHOUT_CHECKLIST.includes(request.feature));
  const verify = settings.verification_enabled || acts(onFail.verification);
  const isIn = guards || hasOwn || isSampled(message_id, settings.sampling_ratio);
  const shadow = settings.shadow_mode && !guards && !hasOwn;
  return {
    gate,
    verify,
    evaluateSearch: gate && request.feature === 'search_qa' && notes.length > 0,
    monitor: settings.stream_monitor_enabled && !shadow && (gates || verify),
    retry: (settings.quality_gate_auto_retry || onFail.quality.action === 'revise') && !shadow,
    sampledOut: isIn ? null : SAMPLED_OUT,
    shadow,
    notVerified: request.feature === 'spellcheck' ? CORRECTION : null,
    acts: guards,
    holds: holdsOf(asked),
  };
}
