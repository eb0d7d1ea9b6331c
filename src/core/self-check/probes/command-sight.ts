import type { RunReceipt } from '../../../contract/run-receipt.ts';
import { type ProbeSight, unseen } from './probe-sight.ts';

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
