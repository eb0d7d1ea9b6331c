import { z } from 'zod';
import type { GoalBackwardResult, GoalDefinition, IGoalBackwardVerifier } from '../contract/goal-backward.ts';
import type {
  DangerSignal,
  ISelfCheckProtocol,
  SelfCheckQuestion,
  SelfCheckResult,
} from '../contract/self-check.ts';
import { WorkEvidence } from '../contract/work-evidence.ts';
import { holdEvidence, malformedEvidence } from '../core/self-check/questions/hold-evidence.ts';
import { SELF_CHECK_QUESTIONS } from '../core/self-check/questions/self-check-questions.ts';
import { DANGER_SIGNALS } from '../core/self-check/signals/danger-signals.ts';
import { type ReadySignal, readySignals, scanSignals } from '../core/self-check/signals/scan-signals.ts';
import { boundedPattern } from './bounded-pattern.ts';

export interface SelfCheckOptions {
  readonly questions?: SelfCheckQuestion[];
  readonly dangerSignals?: DangerSignal[];
  /** Fills `goalVerification`: what should be there when the task is done, and who looks. */
  readonly goal?: { readonly verifier: IGoalBackwardVerifier; readonly definition: GoalDefinition };
}

/**
 * F002: four questions and the danger signals, over given evidence. Passed where every required question is, and no
 * signal of severity error was found, and the goal, where one is given, is reached. A protocol without questions asks nothing, and so passes nothing.
 */
export class SelfCheckProtocol implements ISelfCheckProtocol {
  #questions: readonly SelfCheckQuestion[];
  #signals: readonly ReadySignal[];
  readonly #goal: SelfCheckOptions['goal'];

  constructor({ questions = [], dangerSignals = [], goal }: SelfCheckOptions = {}) {
    this.#questions = questions;
    this.#signals = readySignals(dangerSignals, boundedPattern);
    this.#goal = goal;
  }

  /** Null where no verifier was given; one that fails passes nothing. */
  async #verifyGoal(): Promise<GoalBackwardResult | null> {
    if (this.#goal === undefined) return null;
    try {
      return await this.#goal.verifier.verify(this.#goal.definition);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      return { passed: false, stages: [], unchecked: { reason: 'unavailable', detail } };
    }
  }

  async check(evidence: WorkEvidence): Promise<SelfCheckResult> {
    const read = WorkEvidence.safeParse(evidence);
    return read.success
      ? holdEvidence(evidence, this.#questions, this.#signals, await this.#verifyGoal())
      : malformedEvidence(z.prettifyError(read.error), this.#questions, this.#signals);
  }

  scanForDangerSignals(text: string): { signal: string; context: string }[] {
    return scanSignals(text, this.#signals).found;
  }

  setQuestions(questions: SelfCheckQuestion[]): void {
    this.#questions = questions;
  }

  setDangerSignals(signals: DangerSignal[]): void {
    this.#signals = readySignals(signals, boundedPattern);
  }
}

/** F002. Without options it has no questions: it passes nothing. */
export function createSelfCheckProtocol(options?: SelfCheckOptions): ISelfCheckProtocol {
  return new SelfCheckProtocol(options);
}

/** F002, with its four questions and seven signals. */
export function createDefaultSelfCheckProtocol(): ISelfCheckProtocol {
  return createSelfCheckProtocol({ questions: SELF_CHECK_QUESTIONS, dangerSignals: DANGER_SIGNALS });
}
