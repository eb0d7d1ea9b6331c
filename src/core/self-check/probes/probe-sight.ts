import type { UncheckedReason } from '../../../contract/unchecked-reason.ts';

/** What looking at an outcome showed. */
export type ProbeSight =
  | { readonly saw: 'answer'; readonly status: number; readonly body: string }
  /** The command of `start` ended before the address answered. */
  | { readonly saw: 'ended'; readonly exit: string; readonly printed: string }
  /** The text is null where the file holds none. */
  | { readonly saw: 'file'; readonly text: string | null }
  | { readonly saw: 'no_file' }
  | { readonly saw: 'exit'; readonly code: number; readonly printed: string }
  | { readonly saw: 'rows'; readonly rows: number }
  /** A table or column that the database does not have. */
  | { readonly saw: 'no_table'; readonly why: string }
  | { readonly saw: 'nothing'; readonly reason: UncheckedReason; readonly detail: string };

/** A sight of nothing: it could not be looked at. */
export function unseen(reason: UncheckedReason, detail: string): ProbeSight {
  return { saw: 'nothing', reason, detail };
}
