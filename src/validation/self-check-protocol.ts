import { z } from 'zod';
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

export interface SelfCheckOptions {
  readonly questions?: SelfCheckQuestion[];
  readonly dangerSignals?: DangerSignal[];
}

/**
 * F002: four questions and the danger signals, over given evidence. Passed where every required question is, and no
 * signal of severity error was found. A protocol without questions asks nothing, and so passes nothing.
 */
export class SelfCheckProtocol implements ISelfCheckProtocol {
  #questions: readonly SelfCheckQuestion[];
  #signals: readonly ReadySignal[];

  /** Throws `AssayError` (usage) for a pattern that cannot run in linear time. */
  constructor({ questions = [], dangerSignals = [] }: SelfCheckOptions = {}) {
    this.#questions = questions;
    this.#signals = readySignals(dangerSignals);
  }

  async check(evidence: WorkEvidence): Promise<SelfCheckResult> {
    const read = WorkEvidence.safeParse(evidence);
    return read.success
      ? holdEvidence(evidence, this.#questions, this.#signals)
      : malformedEvidence(z.prettifyError(read.error), this.#questions, this.#signals);
  }

  scanForDangerSignals(text: string): { signal: string; context: string }[] {
    return scanSignals(text, this.#signals);
  }

  setQuestions(questions: SelfCheckQuestion[]): void {
    this.#questions = questions;
  }

  /** Throws `AssayError` (usage) for a pattern that cannot run in linear time. */
  setDangerSignals(signals: DangerSignal[]): void {
    this.#signals = readySignals(signals);
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
