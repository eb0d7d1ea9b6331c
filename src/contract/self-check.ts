import type { GoalBackwardResult } from './goal-backward.ts';
import type { NotJudged } from './not-judged.ts';
import type { WorkEvidence } from './work-evidence.ts';

/** One question about finished work. F002. */
export interface SelfCheckQuestion {
  id: string;
  question: string;
  validator: (evidence: WorkEvidence) => Promise<boolean>;
  required: boolean;
}

/** A phrase that betrays doubt. F002. */
export interface DangerSignal {
  pattern: RegExp;
  severity: 'warning' | 'error';
  message: string;
}

/** F002. `unchecked` is Assay's own addition: it says why, beside a `passed` that the contract wants as a boolean. */
export interface SelfCheckResult {
  passed: boolean;
  questions: { id: string; passed: boolean; evidence?: string; unchecked?: NotJudged }[];
  dangerSignals: { signal: string; found: boolean; context?: string }[];
  goalVerification?: GoalBackwardResult;
  unchecked?: NotJudged;
}

/** F002. */
export interface ISelfCheckProtocol {
  check(evidence: WorkEvidence): Promise<SelfCheckResult>;
  /** At most one entry for each signal, with 50 characters before and after the match. */
  scanForDangerSignals(text: string): { signal: string; context: string }[];
  setQuestions(questions: SelfCheckQuestion[]): void;
  setDangerSignals(signals: DangerSignal[]): void;
}
