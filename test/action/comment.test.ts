import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { WorkReport } from '../../src/contract/work-report.ts';
import { cases, madeReport } from '../formats/made-report.ts';
import { type CommentServer, commentServer } from './comment-server.ts';
import { root } from './run-action.ts';

const script = new URL('../../scripts/action/annotations.mjs', import.meta.url).href;
const { annotationsOf } = (await import(script)) as { annotationsOf: (report: WorkReport) => string[] };
const folder = mkdtempSync(join(tmpdir(), 'assay-comment-'));
afterAll(() => rmSync(folder, { recursive: true }));
const MARK = '<!-- assay:check -->';

/** Runs the step that writes the comment, and gives what it printed. */
function write(server: CommentServer, body: string, more: Record<string, string> = {}): Promise<string> {
  writeFileSync(join(folder, 'body.md'), body);
  writeFileSync(join(folder, 'event.json'), JSON.stringify({ pull_request: { number: 7 } }));
  const env = {
    GITHUB_API_URL: server.url,
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
    ACTION_COMMENT_FILE: join(folder, 'body.md'),
    ACTION_TOKEN: 't',
    ...more,
  };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'scripts/action/comment.mjs')], { env });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.on('close', (code) => resolve(`${code} ${printed}`));
  });
}

async function withServer(user: string | null, act: (server: CommentServer) => Promise<void>): Promise<void> {
  const server = await commentServer(user);
  try {
    await act(server);
  } finally {
    server.close();
  }
}

describe('the comment of the action', () => {
  it('CI10 is changed in place behind hundreds of others, and one for each key', () =>
    withServer('me', async (server) => {
      for (let id = 1; id <= 205; id += 1)
        server.comments.push({ id, user: { login: 'x', type: 'Bot' }, body: `${MARK}\nanother's ${id}` });
      expect(await write(server, `${MARK}\nfirst`)).toBe('0 ');
      expect(await write(server, `${MARK}\nsecond`)).toBe('0 ');
      expect(await write(server, `${MARK}\nthird`, { ACTION_COMMENT_KEY: 'node 24 -->' })).toBe('0 ');
      expect(server.comments.slice(205).map(({ body }) => body)).toEqual([
        `${MARK}\nsecond`,
        '<!-- assay:check node-24- -->\nthird',
      ]);
      expect(server.comments.slice(0, 205).every(({ body }) => body.includes("another's"))).toBe(true);
    }));

  it('CI10 outside a pull request nothing is asked', () =>
    withServer('me', async (server) => {
      writeFileSync(join(folder, 'push.json'), '{"after":"1"}');
      expect(await write(server, MARK, { GITHUB_EVENT_PATH: join(folder, 'push.json') })).toBe('0 ');
      expect(server.asked).toEqual([]);
    }));

  it('CI10 one that cannot be written is a warning', () =>
    withServer('me', async (server) => {
      server.refuse(500);
      expect(await write(server, MARK)).toMatch(
        /^0 ::warning title=Assay::the comment was not written: .*500\n$/,
      );
    }));
});

describe('annotations', () => {
  it.each(cases)('CI9 $title', (row) => {
    const lines = annotationsOf(madeReport(row).report);
    expect(lines.length).toBe(row.findings.filter(({ severity }) => severity !== 'info').length);
    for (const line of lines)
      expect(line).toMatch(
        /^::(?:error|warning) title=Assay%3A \w+(?:,file=[^,:]+,line=\d+,col=\d+)?::[^\r\n]*$/,
      );
  });

  it('CI9 at most fifty, what blocks first', () => {
    const [row] = cases.filter(({ title }) => title.startsWith('a warning is shown'));
    if (row === undefined) throw new Error('no such case');
    const [warning = {}] = row.findings;
    const findings = [
      ...Array.from({ length: 60 }, () => warning),
      { ...warning, severity: 'error' as const },
    ];
    const lines = annotationsOf(madeReport({ ...row, findings }).report);
    expect([lines.length, lines[0]?.slice(0, 8), lines[1]?.slice(0, 10)]).toEqual([
      50,
      '::error ',
      '::warning ',
    ]);
  });
});
