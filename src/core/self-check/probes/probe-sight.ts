import type { RunReceipt } from '../../../contract/run-receipt.ts';
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

/** The shell's codes for a command that is no program, or is not there. */
const NO_SUCH_COMMAND = new Set([126, 127]);

/** What a command showed that was run to its end; one that was not shows nothing. */
export function commandSight({ ended, exit_code: code, output }: RunReceipt): ProbeSight {
  if (ended === 'timeout') return unseen('timeout', 'did not answer in time');
  if (ended === 'cancelled') return unseen('cancelled', 'was cancelled');
  if (ended !== 'exit' || code === null) return unseen('unavailable', `the command was cut short (${ended})`);
  if (NO_SUCH_COMMAND.has(code)) return unseen('unavailable', 'there is no such command');
  return { saw: 'exit', code, printed: output };
}
