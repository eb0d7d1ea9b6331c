import type { AskAction, AskAttempt, AskEnd, AskResult, AskStep } from '../../contract/ask.ts';
import type { AIMessage } from '../../contract/ai-message.ts';
import type { AskEvidence } from '../../contract/ask-evidence.ts';
import type { FeedbackReason } from '../../contract/feedback-signal.ts';
import type { Language } from '../../contract/language.ts';
import type { GateDecision, RepairAction, RepairCause } from '../../contract/repair.ts';
import type { Retrieval } from '../../contract/retrieved.ts';
import type { ReadTry } from '../../core/correction/contract/ladder.ts';
import type { CriticFinding } from '../../core/correction/critics/finding.ts';

/** Who asks what, under which ids; nothing of it changes on the way. */
export interface AskIdentity {
  /** Of the ask, and of its verdict. */
  readonly id: string;
  readonly session_id: string;
  readonly user_message_id: string;
  readonly message_id: string;
  readonly tenant: string;
  readonly user_id: string | null;
  /** As it is read. */
  readonly question: string;
  /** As it was written, where that differs. */
  readonly written?: string;
  readonly language: Language;
  /** `provider/model` that was asked for. */
  readonly asked_model: string;
  /** The model that the ask began with: a stand-in for the one that was asked for, where one was remembered (LP15). */
  readonly began_with: string;
  /** OF13: what could not be decided counts as failed. */
  readonly fail_closed?: boolean;
  readonly consent: boolean;
  /** What the model is shown of the turns before; absent where there are none. */
  readonly earlier?: readonly AIMessage[];
  readonly temperature?: number | undefined;
  readonly max_tokens?: number | undefined;
  readonly started_at: string;
  readonly max_rounds: number;
  readonly budget_ms: number;
}

/** How the next answer is written. */
export interface AskMode {
  /** `provider/model`. */
  readonly model: string;
  /** Models that were asked, in their order. */
  readonly tried: readonly string[];
  readonly strict: boolean;
  readonly wide: boolean;
}

/** What a model wrote in this round. */
export interface Generated {
  readonly tries: readonly ReadTry[];
  /** The answer ended for want of room. */
  readonly cut: boolean;
  readonly tokens: number | null;
}

/** An answer's critiques, before they are put on record. */
export interface Criticised {
  readonly findings: readonly CriticFinding[];
  readonly abstained: boolean;
  /** Files that no longer say what evidence is of them, where a cited one is among them. */
  readonly stale: readonly string[];
}

export interface TiesShown {
  readonly shown: number;
  readonly all: number;
  /** False: there may be more than `all`. */
  readonly isWhole: boolean;
}

/** All that an ask knows; kept after each step, as JSON. */
export interface AskState {
  readonly identity: AskIdentity;
  readonly round: number;
  readonly mode: AskMode;
  readonly retrieval: Retrieval | null;
  readonly evidence: readonly AskEvidence[];
  readonly truncated: boolean;
  /** Of what the question asks for by name, so many pieces are in the evidence, of so many (LP26). */
  readonly ties: TiesShown;
  readonly generated: Generated | null;
  readonly criticised: Criticised | null;
  readonly attempts: readonly AskAttempt[];
  /** Signatures of what failed, a round each. */
  readonly failures: readonly string[];
  readonly causes: readonly RepairCause[];
  readonly planned: readonly RepairAction[];
  readonly actions: readonly AskAction[];
  readonly decision: GateDecision | null;
  readonly ended: AskEnd | null;
  /** What was noticed, each once, with the id of the message that will tell it: told again after a crash, it is the same. */
  readonly raised: readonly { readonly reason: FeedbackReason; readonly id: string }[];
  readonly troubles: readonly string[];
  readonly gap_id: string | null;
  readonly new_files: AskResult['new_files'];
  readonly steps: readonly AskStep[];
}

/** Milliseconds that the steps so far took, whichever process did them. */
export function spentMs({ steps }: Pick<AskState, 'steps'>): number {
  return steps.reduce((sum, { ms }) => sum + ms, 0);
}
