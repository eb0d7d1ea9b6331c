import type { NotJudged } from './not-judged.ts';

/** The stages of F003 in their order; the first that fails ends the verification. */
export const VerificationStage = {
  EXISTS: 'exists',
  SUBSTANTIVE: 'substantive',
  WIRED: 'wired',
} as const;
export type VerificationStage = (typeof VerificationStage)[keyof typeof VerificationStage];

/** What should be there when a task is done. Paths are relative to the working folder, or absolute. F003. */
export interface GoalDefinition {
  description: string;
  expectedPaths: string[];
  /** `from` must lead to `to`, through imports. */
  expectedConnections?: { from: string; to: string; via?: string }[];
  expectedTests?: string[];
}

/** F003. `unchecked` is Assay's own addition. */
export interface GoalBackwardResult {
  passed: boolean;
  stages: { stage: VerificationStage; passed: boolean; details: string; checkedPaths?: string[] }[];
  unchecked?: NotJudged;
}

/** F003. */
export interface IGoalBackwardVerifier {
  verify(goal: GoalDefinition): Promise<GoalBackwardResult>;
}
