import type { TranscriptEdit, TranscriptLog } from '../../contract/transcript.ts';
import type { TranscriptSeen } from '../../contract/work-report.ts';
import type { UncheckedItem } from '../../core/self-check/judge/gathered-work.ts';
import { readTranscript } from '../../core/self-check/transcript/read-transcript.ts';
import type { Outside } from '../outside.ts';
import { asAssayError } from '../../contract/trouble-at.ts';

/** What an agent's transcript told; `log` is null where none was given, or none could be read. */
export interface ReadLog {
  readonly log: TranscriptLog | null;
  readonly unchecked: readonly UncheckedItem[];
}

/** Edits in the work tree, by their paths in it; what an agent writes elsewhere is no edit of the work. */
function inTree(edit: TranscriptEdit, root: string): TranscriptEdit[] {
  const path = edit.path?.replaceAll('\\', '/') ?? null;
  if (path === null || !/^(?:\/|[A-Za-z]:\/)/.test(path)) return [edit];
  return path.startsWith(`${root}/`) ? [{ ...edit, path: path.slice(root.length + 1) }] : [];
}

function notRead(reason: UncheckedItem['reason'], detail: string): UncheckedItem {
  return { item: 'transcript', reason, detail };
}

/** Reads a transcript as a log of what ran; one that is not there or cannot be read leaves the claims to what ran here. */
export async function readLog(
  path: string | undefined,
  root: string,
  outside: Pick<Outside, 'transcriptFile'>,
): Promise<ReadLog> {
  if (path === undefined) return { log: null, unchecked: [] };
  const reading = readTranscript();
  try {
    await (await outside.transcriptFile()).read(path, reading.take);
  } catch (error) {
    const { message, where = path } = asAssayError(error);
    return { log: null, unchecked: [notRead('unavailable', `${where}: ${message}`)] };
  }
  const log = reading.log();
  if (log.form === 'unknown')
    return { log: null, unchecked: [notRead('malformed', 'no line of it tells of a command or an edit')] };
  return { log: { ...log, edits: log.edits.flatMap((edit) => inTree(edit, root)) }, unchecked: [] };
}

/** What the report of a check tells of the log. */
export function transcriptSeen(log: TranscriptLog | null): { readonly transcript?: TranscriptSeen } {
  if (log === null || log.form === 'unknown') return {};
  const { form, model, commands, edits, lines, unread } = log;
  const counted = { form, commands: commands.length, edits: edits.length, lines, unread };
  return { transcript: { ...counted, ...(model === null ? {} : { model }) } };
}
