import { z } from 'zod';
import type {
  DangerSignal,
  ISelfCheckProtocol,
  SelfCheckQuestion,
  SelfCheckResult,
} from '../contract/self-check.ts';
import { WorkEvidence } from '../contract/work-evidence.ts';
import { askQuestions } from '../core/self-check/questions/ask-questions.ts';
import { SELF_CHECK_QUESTIONS } from '../core/self-check/questions/self-check-questions.ts';
import { DANGER_SIGNALS } from '../core/self-check/signals/danger-signals.ts';
import { type ReadySignal, readySignals, scanSignals } from '../core/self-check/signals/scan-signals.ts';

export interface SelfCheckOptions {
  readonly questions?: SelfCheckQuestion[];
  readonly dangerSignals?: DangerSignal[];
}

function textOf({ testOutput, evidence = [], assumptions = [] }: WorkEvidence): string {
  return [
    ...(testOutput === undefined ? [] : [testOutput]),
    ...evidence.map(({ content }) => content),
    ...assumptions.map(({ assumption }) => assumption),
  ].join('\n');
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
    if (!read.success) return this.#malformed(z.prettifyError(read.error));
    const questions = await askQuestions(this.#questions, evidence);
    const found = new Map(this.#scan(textOf(evidence)).map(({ signal, context }) => [signal, context]));
    const required = new Set(this.#questions.filter((one) => one.required).map(({ id }) => id));
    const answered = questions.every(({ id, passed }) => passed || !required.has(id));
    const alarmed = this.#signals.some(({ message, severity }) => severity === 'error' && found.has(message));
    const nothing = this.#questions.length === 0;
    return {
      passed: answered && !alarmed && !nothing,
      questions,
      dangerSignals: this.#signals.map(({ message }) => {
        const context = found.get(message);
        return {
          signal: message,
          found: context !== undefined,
          ...(context === undefined ? {} : { context }),
        };
      }),
      ...(nothing
        ? { unchecked: { reason: 'not_configured' as const, detail: 'the protocol has no questions' } }
        : {}),
    };
  }

  #malformed(detail: string): SelfCheckResult {
    const unchecked = { reason: 'malformed' as const, detail };
    return {
      passed: false,
      questions: this.#questions.map(({ id }) => ({ id, passed: false, unchecked })),
      dangerSignals: this.#signals.map(({ message }) => ({ signal: message, found: false })),
      unchecked,
    };
  }

  scanForDangerSignals(text: string): { signal: string; context: string }[] {
    return this.#scan(text);
  }

  setQuestions(questions: SelfCheckQuestion[]): void {
    this.#questions = questions;
  }

  /** Throws `AssayError` (usage) for a pattern that cannot run in linear time. */
  setDangerSignals(signals: DangerSignal[]): void {
    this.#signals = readySignals(signals);
  }

  #scan(text: string): { signal: string; context: string }[] {
    return scanSignals(text, this.#signals);
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
