import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { UnreadVerdict, VerdictLedger } from '../../contract/ports/verdict-ledger.ts';
import { VerdictRecord } from '../../contract/verdict-record.ts';
import { troubleAt } from '../../contract/trouble-at.ts';
import { readPlain } from '../../files/plain-file.ts';
import { keepLine, type LineRetention } from './shared-lines.ts';

const SUFFIX = '.jsonl';
/** More than a text of the runtime holds. */
const LARGEST = 512 * 1024 * 1024;

/** Of a folder that is not there none. Throws `AssayError`. */
export function fileNames(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(SUFFIX));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw troubleAt('kept', error, folder);
  }
}

async function textOf(path: string): Promise<string> {
  try {
    return Buffer.from(await readPlain(path, LARGEST)).toString('utf8');
  } catch (error) {
    throw troubleAt('kept', error, path);
  }
}

function recordIn(line: string): VerdictRecord | string {
  try {
    const read = VerdictRecord.safeParse(JSON.parse(line));
    return read.success ? read.data : 'is not a verdict';
  } catch {
    return 'is torn: the process that wrote it was stopped';
  }
}

/** The verdicts of one file, and the lines that could not be read. */
export async function readVerdictFile(path: string): Promise<{
  readonly records: VerdictRecord[];
  readonly unread: UnreadVerdict[];
}> {
  const records: VerdictRecord[] = [];
  const unread: UnreadVerdict[] = [];
  for (const [at, line] of (await textOf(path)).split('\n').entries()) {
    if (line === '') continue;
    const record = recordIn(line);
    if (typeof record === 'string') unread.push({ where: `${path}:${at + 1}`, why: record });
    else records.push(record);
  }
  return { records, unread };
}

/** Newest first; of one id the first. */
function inOrder(records: readonly VerdictRecord[]): VerdictRecord[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return [...byId.values()].sort(
    (a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id),
  );
}

/** Verdicts kept in a folder, in files named by the first verdict in them, which processes share. */
export function verdictFiles(folder: string, retention: LineRetention): VerdictLedger {
  return {
    keep: async (record) => keepLine(folder, record, retention),
    async read() {
      const files = [];
      for (const name of fileNames(folder)) files.push(await readVerdictFile(join(folder, name)));
      return {
        records: inOrder(files.flatMap(({ records }) => records)),
        unread: files.flatMap(({ unread }) => unread),
      };
    },
  };
}
