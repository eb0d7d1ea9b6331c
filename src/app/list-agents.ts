import type { AgentRecord } from '../contract/agent-record.ts';
import { AssayError } from '../contract/assay-error.ts';
import type { UnreadVerdict } from '../contract/ports/verdict-ledger.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';
import { WorkReport } from '../contract/work-report.ts';
import { agentRecords, type CheckedMessage } from '../core/self-check/agents/agent-records.ts';
import type { Outside } from './outside.ts';

/** Only what is asked of the kept reports, so that one of an older version is read as well. */
const Message = WorkReport.pick({ claims: true, agent: true });

/** The final message of a kept check; nothing where it was given none. */
function messageOf({ part, created_at, report }: VerdictRecord): CheckedMessage[] {
  const read = part === 'check' ? Message.loose().safeParse(report) : null;
  if (read?.success !== true || read.data.claims === undefined) return [];
  const { agent, claims } = read.data;
  return [{ agent: agent?.name ?? null, model: agent?.model ?? null, at: created_at, claims }];
}

/**
 * What each agent and model claimed in the work tree of a folder, of all kept checks with a final message; `since` is an
 * ISO day. Rejects with `AssayError` not_found where the folder lies in no work tree.
 */
export async function listAgents(
  folder: string,
  since: string | undefined,
  outside: Pick<Outside, 'workLedger'>,
): Promise<{ readonly records: readonly AgentRecord[]; readonly unread: readonly UnreadVerdict[] }> {
  const ledger = await outside.workLedger(folder);
  if (ledger === null)
    throw new AssayError('not_found', 'is in no git work tree', {
      where: folder,
      hint: 'run it in a git repository, or `git init` there first',
    });
  const { records, unread } = await ledger.read();
  const wanted = records.filter(({ created_at }) => since === undefined || created_at.slice(0, 10) >= since);
  return { records: agentRecords(wanted.flatMap(messageOf)), unread };
}
