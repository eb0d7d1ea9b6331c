import type { TranscriptEvent } from './event.ts';
import { type Fields, fields, list, parseObject, textOf, whole, words } from './plain-object.ts';

const EDITORS: ReadonlySet<string> = new Set(['Edit', 'Write', 'MultiEdit', 'NotebookEdit']);
const EXIT = /^\s*(?:Error: )?Exit code (\d{1,3})/;

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

const PATCHED = /^\*\*\* (?:Add|Update|Delete) File: (.+)$|^\*\*\* Move to: (.+)$/gm;

/** `["bash", "-lc", "npm test"]` is the line behind the shell. */
function commandOf(value: unknown): string | null {
  const plain = words(value);
  if (plain !== null) return plain;
  const parts = list(value).flatMap((part) => words(part) ?? []);
  if (parts.length === 0) return null;
  const shell = /(?:^|\/)(?:ba|z|da)?sh$/.test(parts[0] ?? '') && /^-\w*c$/.test(parts[1] ?? '');
  return shell ? parts.slice(2).join(' ') : parts.join(' ');
}

function patched(text: string): TranscriptEvent[] {
  return [...text.matchAll(PATCHED)].map(([, path, moved]) => ({
    kind: 'edit',
    path: (path ?? moved ?? '').trim(),
  }));
}

function called(payload: Fields): TranscriptEvent[] {
  const given = words(payload['arguments']) ?? words(payload['input']) ?? '';
  if (given.includes('*** Begin Patch')) return patched(given.replaceAll('\\n', '\n'));
  const input = parseObject(given) ?? fields(payload['action']);
  const command = commandOf(input?.['command'] ?? input?.['cmd']);
  const call = words(payload['call_id']);
  return call === null || command === null ? [] : [{ kind: 'begin', call, command, background: false }];
}

function ended(call: string, exit: number | null, output: string): TranscriptEvent {
  return { kind: 'end', call, exit, failed: exit === null ? null : exit !== 0, output };
}

function answered(payload: Fields): TranscriptEvent[] {
  const call = words(payload['call_id']);
  const text = words(payload['output']) ?? '';
  const inner = fields(payload['output']) ?? parseObject(text);
  const told = whole(fields(inner?.['metadata'])?.['exit_code']) ?? whole(inner?.['exit_code']);
  const printed = /(?:exited with code|Exit code:?) (\d{1,3})/.exec(text)?.[1];
  const exit = told ?? (printed === undefined ? null : Number(printed));
  return call === null ? [] : [ended(call, exit, words(inner?.['output']) ?? text)];
}

/** An item that `codex exec --json` prints when it is done. */
function item(given: Fields): TranscriptEvent[] {
  if (given['type'] === 'file_change')
    return list(given['changes']).flatMap((change) => {
      const path = words(fields(change)?.['path']);
      return path === null ? [] : [{ kind: 'edit' as const, path }];
    });
  const [call, command] = [words(given['id']), commandOf(given['command'])];
  if (given['type'] !== 'command_execution' || call === null || command === null) return [];
  const output = words(given['aggregated_output']) ?? '';
  return [
    { kind: 'begin', call, command, background: false },
    ended(call, whole(given['exit_code']), output),
  ];
}

const CALLS: ReadonlySet<unknown> = new Set(['function_call', 'custom_tool_call', 'local_shell_call']);
const ANSWERS: ReadonlySet<unknown> = new Set(['function_call_output', 'custom_tool_call_output']);

/** What a line of a transcript of Codex tells; null where it is none. */
export function codexEvents(line: Fields): readonly TranscriptEvent[] | null {
  if (line['type'] === 'item.completed') return item(fields(line['item']) ?? {});
  const payload = fields(line['payload']);
  if (payload === null) return null;
  if (CALLS.has(payload['type'])) return called(payload);
  return ANSWERS.has(payload['type']) ? answered(payload) : [];
}
