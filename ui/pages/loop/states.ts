import { FeedbackReason } from '../../../src/contract/feedback-signal.ts';
import { JobState } from '../../../src/contract/job.ts';

/** What each list can be narrowed to. */
export const STATES = {
  suggestions: ['pending', 'applied', 'rejected', 'undone'],
  gaps: ['open', 'closed'],
  jobs: JobState.options,
  signals: FeedbackReason.options,
} as const;

export type TabName = keyof typeof STATES;

/** The word of an address, where the list can be narrowed to it; else '' = all. */
export function stateOf(tab: TabName, word: unknown): string {
  return STATES[tab].find((known) => known === word) ?? '';
}
