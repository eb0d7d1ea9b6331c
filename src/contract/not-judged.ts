import type { UncheckedReason } from './unchecked-reason.ts';

/** Why a thing that has a `passed` could not be judged, or was passed without being shown. */
export interface NotJudged {
  readonly reason: UncheckedReason;
  readonly detail: string;
}
