import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { OPTIONS } from '../../eval/arguments.ts';
import { readFile } from '../../eval/datasets/read-file.ts';
import { plants, setFolder } from './set-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = join(root, 'docs/evaluation.md');

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['eval/run.ts', '--no-write', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function lines(path: string): Record<string, unknown>[] {
  const text = readFileSync(path, 'utf8').trim();
  return text.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('npm run eval', () => {
  it.each([
    ['a folder that is not there', ['--data', '/nowhere/at-all'], /no such folder/],
    ['a file for a folder', ['--data', fileURLToPath(import.meta.url)], /no such folder/],
    [
      'an unknown set',
      ['--only', 'wice,trivia'],
      /trivia: no such set; the sets are own, worlds, first_contact, ragtruth/,
    ],
    ['a limit of nothing', ['--limit', '0'], /--limit 0: give the number of rows/],
    ['a set without a folder', ['--only', 'wice'], /no row was found/],
    ['an unknown option', ['--model', 'x'], /--model/],
  ])('EV13 %s: exit 2 and the way out', (_title, args, said) => {
    const { status, stdout, stderr } = run(...args);
    expect(stderr).toMatch(said);
    expect([status, stdout]).toEqual([2, '']);
  });

  it.each([['--help'], ['--only', 'nothing', '-h']])(
    'EV13 %s prints every option and ends with 0',
    (...args) => {
      const { status, stdout, stderr } = run(...args);
      expect([status, stderr]).toEqual([0, '']);
      for (const name of Object.keys(OPTIONS)) expect(stdout).toContain(`--${name}`);
    },
  );

  it('EV13 a folder that lacks sets and holds broken lines is run and says both', () => {
    const folder = setFolder({ 'healthver.jsonl': plants(12), 'wice.jsonl': '', 'begin_wow.jsonl': '{' });
    const out = setFolder({});
    const written = [join(out, 'run.json'), join(out, 'said.jsonl')] as const;
    const before = readFile(PAGE);
    const wanted = ['--data', folder, '--only', 'healthver,wice,begin_wow,tabfact'];
    const { status, stdout, stderr } = run(...wanted, '--json', written[0], '--predictions', written[1]);
    expect([status, stderr]).toEqual([0, 'healthver: 12 rows\n']);
    expect(stdout).toContain('- wice.jsonl holds no row');
    expect(stdout).toContain('- begin_wow.jsonl:1 no JSON');
    expect(stdout).toContain('## Not found\n\n- tabfact\n');
    expect(stdout).not.toContain(folder);
    const predictions = lines(written[1]);
    expect(predictions.map(({ dataset, id }) => [dataset, id])).toEqual(
      plants(12).map((_, at) => ['healthver', `p${at}`]),
    );
    for (const { score, verdict, spans } of predictions) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
      expect(['supported', 'contradicted', 'not_found', 'abstain']).toContain(verdict);
      expect(Array.isArray(spans)).toBe(true);
    }
    const data = JSON.parse(readFileSync(written[0], 'utf8')) as {
      sections: { name: string; rows: number }[];
    };
    expect(data.sections).toEqual([
      expect.objectContaining({ name: 'healthver', rows: 12, not_supported: 6 }),
    ]);
    expect(readFile(PAGE)).toBe(before);
  });

  it('EV12 EV13 without a folder it runs on the own cases, of both languages, and --limit takes so many of each set', () => {
    const { status, stdout } = run('--limit', '4');
    expect(status).toBe(0);
    expect(stdout).toContain('At most 4 rows of each set');
    expect(stdout).toMatch(/\| own en +\| assay/);
    expect(stdout).toMatch(/\| own ko +\| assay/);
    expect(stdout).toMatch(/^112 rows/m);
  });
});
