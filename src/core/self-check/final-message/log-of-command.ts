import type { ClaimProof } from '../../../contract/message-claim.ts';
import type { TranscriptCommand, TranscriptLog } from '../../../contract/transcript.ts';
import { type CodeKind, codeKind } from './inline-code.ts';
import { type ClaimVerdict, proof, verdict } from './claim-verdict.ts';
import { isProsePath } from './prose-path.ts';

/** Parts of a line for the shell: each may be a command of its own. */
function partsOf(command: string): readonly string[] {
  return command.split(/&&|\|\||[;\n|]/).map((part) => part.trim());
}

/** Whether a line for the shell runs a command that checks this. */
export function runsKind(command: string, kind: CodeKind): boolean {
  return partsOf(command).some(
    (part) => !/^(?:echo|printf|cat|grep|cd)\b/.test(part) && codeKind(part) === kind,
  );
}

export function toolResult({ command, exit, failed, output }: TranscriptCommand): ClaimProof {
  const said = output.trim().split('\n').at(-1) ?? '';
  const end = exit === null ? (failed === null ? '' : failed ? 'failed' : '') : `exit ${exit}`;
  return proof('tool_result', command.slice(0, 200), [end, said].filter((part) => part !== '').join(': '));
}

/** Whether something other than prose was edited after a command, by the log. */
export function isStale({ edits }: TranscriptLog, { order }: TranscriptCommand): boolean {
  return edits.some((edit) => edit.order > order && !isProsePath(edit.path ?? ''));
}

/** What the log alone can say of a check that was not run here: when it ran, never that its result is true. */
export function judgeByLog(log: TranscriptLog | null, ran: (command: string) => boolean): ClaimVerdict {
  if (log === null) return verdict('UNVERIFIABLE', 'command_not_run');
  const last = log.commands.findLast(({ command }) => ran(command));
  if (last === undefined) return verdict('UNSUPPORTED', 'command_not_run');
  const shown = [toolResult(last)];
  if (isStale(log, last)) return verdict('STALE', 'ran_before_last_edit', shown);
  if (last.failed === true) return verdict('UNSUPPORTED', 'failed_by_the_log', shown);
  return verdict('UNVERIFIABLE', 'ran_by_the_log', shown);
}
