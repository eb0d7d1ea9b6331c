import { array, assert, constantFrom, json, nat, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TranscriptLog } from '../../../src/contract/transcript.ts';
import { readTranscript } from '../../../src/core/self-check/transcript/read-transcript.ts';
import { claudeBash, claudeEdit, codexCommand, codexPatch } from './lines.ts';

function read(lines: readonly string[]): TranscriptLog {
  const reading = readTranscript();
  for (const line of lines) reading.take(line);
  return reading.log();
}

const shown = ({ form, commands, edits, unread }: TranscriptLog) => ({
  form,
  commands: commands.map(({ command, exit, failed }) => [command, exit, failed]),
  edits: edits.map(({ path }) => path),
  unread,
});

describe('reading a transcript', () => {
  it('TL1 Claude Code: commands with how they ended, and files that were written', () => {
    const lines = [
      '{"type":"summary","summary":"x"}',
      ...claudeBash('1', 'npm test', { stdout: '12 passed' }),
      claudeEdit('2', '/repo/src/a.ts'),
      ...claudeBash('3', 'npm test', { failed: 'Exit code 1\n2 failed' }),
      ...claudeBash('4', 'npm run dev', { background: true }),
    ];
    expect(shown(read(lines))).toEqual({
      form: 'claude',
      commands: [
        ['npm test', 0, false],
        ['npm test', 1, true],
        ['npm run dev', null, null],
      ],
      edits: ['/repo/src/a.ts'],
      unread: 0,
    });
  });

  it('TL1 Codex: sessions and `exec --json`', () => {
    const lines = [
      ...codexCommand('1', 'npm test', 0, '12 passed'),
      codexPatch('2', ['src/a.ts', 'src/b.ts']),
      '{"type":"item.completed","item":{"id":"i","type":"command_execution","command":"bash -lc \'go test\'","aggregated_output":"FAIL","exit_code":1}}',
      '{"type":"item.completed","item":{"id":"j","type":"file_change","changes":[{"path":"c.go","kind":"update"}]}}',
    ];
    expect(shown(read(lines))).toEqual({
      form: 'codex',
      commands: [
        ['npm test', 0, false],
        ["bash -lc 'go test'", 1, true],
      ],
      edits: ['src/a.ts', 'src/b.ts', 'c.go'],
      unread: 0,
    });
  });

  it('TL1 a terminal: prompts, printed text, exit codes', () => {
    const { form, commands, edits } = read([
      '$ npm test',
      '12 passed',
      'exit code: 0',
      '$ sed -i s/a/b/ x.ts',
    ]);
    expect(form).toBe('plain');
    expect(commands.map(({ command, exit, output }) => [command, exit, output])).toEqual([
      ['npm test', 0, '12 passed'],
      ['sed -i s/a/b/ x.ts', null, ''],
    ]);
    expect(edits.map(({ order, path }) => [order, path])).toEqual([[2, null]]);
  });

  it('TL2 a line that ends in the middle is counted, the others are read', () => {
    const lines = [...claudeBash('1', 'npm test', { stdout: 'ok' }), claudeEdit('2', 'a.ts').slice(0, 60)];
    expect(shown(read(lines))).toMatchObject({ commands: [['npm test', 0, false]], unread: 1 });
  });

  it('TL2 whatever lines there are, reading them ends and what was told is in order', () => {
    const line = oneof(
      string(),
      json(),
      json().map(
        (json) =>
          `{"type":"assistant","message":{"content":[{"type":"tool_use","id":"1","name":"Bash","input":${json}}]}}`,
      ),
      json().map(
        (json) =>
          `{"type":"response_item","payload":{"type":"function_call","call_id":"1","arguments":${json}}}`,
      ),
      json().map((json) => `{"type":"item.completed","item":${json}}`),
      constantFrom(...claudeBash('9', 'npm test', { stdout: 'ok' }), ...codexCommand('8', 'make', 2, 'no')),
    );
    assert(
      property(array(line, { maxLength: 20 }), nat(200), (lines, cut) => {
        const whole = lines.join('\n');
        const log = read(whole.slice(0, Math.max(0, whole.length - cut)).split('\n'));
        const orders = log.commands.map(({ order }) => order);
        expect(orders).toEqual(orders.toSorted((one, other) => one - other));
        expect(log.unread).toBeLessThanOrEqual(log.lines);
      }),
    );
  });
});
