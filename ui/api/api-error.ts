import type { Problem } from '../../src/contract/problem.ts';

/** A request that ended badly: the problem as the server told it, or one of our own where none answered. */
export interface ApiError extends Error {
  readonly problem: Problem;
}

export function apiError(problem: Problem): ApiError {
  return Object.assign(new Error(problem.detail), { problem });
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && 'problem' in error;
}

/** The words of problems that the screen finds itself; their sentences stand in the locales under `problem`. */
export const OWN_PROBLEMS = [
  'unreachable',
  'unreadable',
  'screen',
  'stream',
  'notText',
  'notJson',
  'notAnswer',
  'noteChanged',
] as const;
export type OwnProblem = (typeof OWN_PROBLEMS)[number];

export function ownProblem(code: OwnProblem, detail: string, status = 0): ApiError {
  return apiError({ type: `urn:assay:problem:${code}`, title: code, status, detail, code });
}
