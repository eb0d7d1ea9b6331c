import type { TranscriptEvent } from './event.ts';
import { type Fields, fields, list, words } from './plain-object.ts';

const EDITORS: ReadonlySet<string> = new Set(['Edit', 'Write', 'MultiEdit', 'NotebookEdit']);
const EXIT = /^\s*(?:Error: )?Exit code (\d{1,3})/;

function textOf(content: unknown): string {
  const plain = words(content);
  if (plain !== null) return plain;
  return list(content)
    .map((part) => words(fields(part)?.['text']) ?? '')
    .join('\n');
}

function use(block: Fields): TranscriptEvent[] {
  const [call, name, input] = [words(block['id']), words(block['name']), fields(block['input'])];
  if (name === null || input === null) return [];
  const path = words(input['file_path']) ?? words(input['notebook_path']);
  if (EDITORS.has(name) && path !== null) return [{ kind: 'edit', path }];
  const command = words(input['command']);
  if (call === null || command === null) return [];
  return [{ kind: 'begin', call, command, background: input['run_in_background'] === true }];
}

/** A command that succeeded has no exit code; one that failed begins with it. One in the background has not ended. */
function result(block: Fields, more: Fields | null): TranscriptEvent[] {
  const call = words(block['tool_use_id']);
  if (call === null) return [];
  const printed = [words(more?.['stdout']), words(more?.['stderr'])].filter((text) => text !== null);
  const output = printed.length > 0 ? printed.join('\n') : textOf(block['content']);
  const open = words(more?.['backgroundTaskId']) !== null || more?.['interrupted'] === true;
  const failed = block['is_error'] === true;
  const code = EXIT.exec(textOf(block['content']))?.[1];
  const exit = failed ? (code === undefined ? null : Number(code)) : open ? null : 0;
  return [{ kind: 'end', call, exit, failed: open ? null : failed, output }];
}

/** What a line of a transcript of Claude Code tells; null where it is none. */
export function claudeEvents(line: Fields): readonly TranscriptEvent[] | null {
  const message = fields(line['message']);
  if (message === null) return null;
  return list(message['content']).flatMap((part) => {
    const block = fields(part);
    if (block?.['type'] === 'tool_use') return use(block);
    return block?.['type'] === 'tool_result' ? result(block, fields(line['toolUseResult'])) : [];
  });
}
