import type { RunReceipt } from '../../../contract/run-receipt.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import { runFinding } from './run-finding.ts';

/** The last line that a command printed. */
function lastLine(output: string): string {
  return output.trimEnd().slice(output.trimEnd().lastIndexOf('\n') + 1);
}

/**
 * A command beside the tests (lint, types, build): it must exit 0 where it did at the base. Null where it does, or
 * where it was not run at all, which is no failure of the work.
 */
export function judgeCommand(work: RunReceipt, base: RunReceipt | null): WorkFinding | null {
  if (work.exit_code === 0 || work.ended === 'cancelled' || work.ended === 'not_started') return null;
  const before = base !== null && base.exit_code !== 0 && base.ended !== 'not_started';
  const details = {
    reason: base === null ? 'base_unknown' : before ? 'failed_before' : 'new',
    command: work.command,
    exit: String(work.exit_code ?? work.ended),
  };
  const parts = { after: lastLine(work.output) };
  return before
    ? runFinding('command_failed_before', 'info', details, parts)
    : runFinding('command_failed', 'error', details, parts);
}
