/** Lines of transcripts as the hosts write them. */

interface Ended {
  readonly stdout?: string;
  readonly failed?: string;
  readonly background?: boolean;
}

export function claudeBash(
  id: string,
  command: string,
  { stdout = '', failed, background = false }: Ended,
): string[] {
  const use = {
    type: 'tool_use',
    id,
    name: 'Bash',
    input: { command, ...(background ? { run_in_background: true } : {}) },
  };
  const content = failed ?? stdout;
  const result = { type: 'tool_result', tool_use_id: id, content, is_error: failed !== undefined };
  const more = background ? { backgroundTaskId: 'b1' } : { stdout, stderr: '', interrupted: false };
  return [
    {
      type: 'assistant',
      timestamp: '2026-02-02T09:00:00.000Z',
      message: { role: 'assistant', content: [use] },
    },
    {
      type: 'user',
      timestamp: '2026-02-02T09:00:05.000Z',
      message: { role: 'user', content: [result] },
      toolUseResult: failed === undefined ? more : `Error: ${failed}`,
    },
  ].map((line) => JSON.stringify(line));
}

export function claudeEdit(id: string, path: string): string {
  const use = {
    type: 'tool_use',
    id,
    name: 'Edit',
    input: { file_path: path, old_string: 'a', new_string: 'b' },
  };
  return JSON.stringify({
    type: 'assistant',
    timestamp: '2026-02-02T09:01:00.000Z',
    message: { content: [use] },
  });
}

function codex(payload: object): string {
  return JSON.stringify({ timestamp: '2026-02-02T09:00:00.000Z', type: 'response_item', payload });
}

export function codexCommand(id: string, command: string, exit: number, output: string): string[] {
  const given = JSON.stringify({ command: ['bash', '-lc', command], workdir: '/repo' });
  const said = JSON.stringify({ output, metadata: { exit_code: exit, duration_seconds: 1 } });
  return [
    codex({ type: 'function_call', name: 'shell', arguments: given, call_id: id }),
    codex({ type: 'function_call_output', call_id: id, output: said }),
  ];
}

export function codexPatch(id: string, paths: readonly string[]): string {
  const files = paths.map((path) => `*** Update File: ${path}\n@@\n-a\n+b\n`).join('');
  return codex({
    type: 'custom_tool_call',
    name: 'apply_patch',
    call_id: id,
    input: `*** Begin Patch\n${files}*** End Patch`,
  });
}
