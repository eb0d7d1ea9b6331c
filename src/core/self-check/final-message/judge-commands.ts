import type { MessageClaim } from '../../../contract/message-claim.ts';
import type { RunReceipt } from '../../../contract/run-receipt.ts';
import type { ClaimGround } from './claim-ground.ts';
import { type ClaimVerdict, objectsOf, proof, verdict } from './claim-verdict.ts';
import { hadNoProgram } from '../cross-run/machine-lack.ts';
import { judgeByLog, runsKind } from './log-of-command.ts';

type Checked = 'lint' | 'types' | 'build';

const KINDS: Partial<Record<MessageClaim['type'], Checked>> = {
  lint_passes: 'lint',
  types_pass: 'types',
  build_passes: 'build',
};

function receiptOf(ground: ClaimGround, kind: Checked, named: readonly string[]): RunReceipt | undefined {
  const { commands, settings } = ground;
  return (
    commands.find(({ command }) => named.includes(command)) ??
    commands.find(({ command }) => command === settings[kind]) ??
    commands.find(({ command }) => runsKind(command, kind))
  );
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}

/** "The build passes" against the build that we ran; without one, against the log of what ran. */
export function judgeCommand(claim: MessageClaim, ground: ClaimGround): ClaimVerdict {
  const kind = KINDS[claim.type] ?? 'build';
  const named = objectsOf(claim, 'command');
  const receipt = receiptOf(ground, kind, named);
  if (receipt === undefined)
    return judgeByLog(ground.log, (command) =>
      named.length > 0 ? named.some((one) => command.includes(one)) : runsKind(command, kind),
    );
  const { command, ended, exit_code: exit, output } = receipt;
  const shown = [proof('command', command, `exit ${exit ?? ended}: ${lastLine(output)}`)];
  if (ended !== 'exit' || hadNoProgram(exit)) return verdict('UNVERIFIABLE', 'command_not_run', shown);
  return exit === 0
    ? verdict('BACKED', 'command_ran_green', shown)
    : verdict('CONTRADICTED', 'command_ran_red', shown);
}
