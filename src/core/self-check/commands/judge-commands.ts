import type { RunReceipt } from '../../../contract/run-receipt.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';

/** True where a command ran to its end and said that all is well. */
export function succeeded({ ended, exit_code }: RunReceipt): boolean {
  return ended === 'exit' && exit_code === 0;
}

function lastLine({ output }: RunReceipt): string {
  return output.trimEnd().split('\n').at(-1)?.trim() ?? '';
}

/** Lint, types, build: what fails on the work and did not on the base blocks; what failed before is told. */
export function judgeCommands(
  work: ReadonlyMap<string, RunReceipt>,
  base: ReadonlyMap<string, RunReceipt>,
): readonly WorkFinding[] {
  return [...work]
    .filter(([, receipt]) => !succeeded(receipt))
    .map(([command, receipt]) => {
      const before = base.get(command);
      const failedBefore = before !== undefined && !succeeded(before);
      return {
        rule: failedBefore ? 'command_failed_before' : 'command_failed',
        severity: failedBefore ? 'info' : 'error',
        place: null,
        before: before === undefined ? null : lastLine(before),
        after: lastLine(receipt),
        decided_by: 'run',
        tests: [],
        details: { command, ended: receipt.ended, code: String(receipt.exit_code ?? '') },
      };
    });
}
