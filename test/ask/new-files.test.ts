import { expect, test } from 'vitest';
import { newFiles, rememberNewFiles, type SeenFiles } from '../../src/app/ask/look/new-files.ts';
import { runAsk } from '../../src/app/ask/run-ask.ts';
import { askWorld } from '../support/ask-world.ts';

const CALLER = { tenant: 'default', user_id: null, lang: 'en' as const };
const CODES = '# Exit codes\nThe command exits with 2 where nothing could be evaluated.\n';
const QUESTION = 'With what does the command exit where nothing could be evaluated?';

test('LP29 an answer that passes says which files came since the index was made', async () => {
  const added = Array.from({ length: 7 }, (_, at) => `docs/n${at}.md`);
  const world = await askWorld({
    'docs/codes.md': CODES,
    ...Object.fromEntries(added.map((path) => [path, '# N\n'])),
  });
  world.index('docs/codes.md');
  const ask = () => runAsk(world.ports, { question: QUESTION }, CALLER, {}, new AbortController().signal);
  const result = await ask();
  expect(result).toMatchObject({
    status: 'answered',
    rounds: 1,
    new_files: { count: 7, paths: added.slice(0, 5) },
    troubles: [],
  });
  expect(result.steps.at(-1)?.summary).toContain('7 files were added since the index was made');
  world.index(...added);
  expect(await ask()).toMatchObject({ new_files: { count: 0, paths: [] } });
});

test('LP29 a folder that cannot be listed takes nothing from the answer', async () => {
  const world = await askWorld({ 'docs/codes.md': CODES });
  world.index('docs/codes.md');
  const ports = { ...world.ports, newFiles: () => Promise.reject(new Error('EIO')) };
  const result = await runAsk(ports, { question: QUESTION }, CALLER, {}, new AbortController().signal);
  expect(result).toMatchObject({ status: 'answered', troubles: ['Error: EIO'], new_files: { count: 0 } });
});

test('LP29 new is what belongs below a folder that was indexed, and is not in the index', async () => {
  const world = await askWorld({ 'docs/a.md': CODES, 'docs/b.md': CODES, 'src/c.md': CODES });
  const { ports } = world;
  world.index('docs/a.md');
  expect(await newFiles(ports, [''])).toEqual(['docs/b.md', 'src/c.md']);
  expect(await newFiles(ports, ['docs'])).toEqual(['docs/b.md']);
  expect(await newFiles(ports, [])).toEqual([]);
  expect(await newFiles({ ...ports, isWanted: (path) => path.startsWith('src/') }, [''])).toEqual([
    'src/c.md',
  ]);
});

test('LP29 the folder is looked at once in ten seconds, and anew where the index has changed', async () => {
  const seen = new Map<string, SeenFiles>();
  let looks = 0;
  const look = async (): Promise<readonly string[]> => [`file ${(looks += 1)}`];
  const at = (revision: string, ms: number) => rememberNewFiles(seen, 'T', { revision, at: ms }, look);
  expect([await at('1', 0), await at('1', 9_999)]).toEqual([['file 1'], ['file 1']]);
  expect([await at('1', 10_000), await at('2', 10_001)]).toEqual([['file 2'], ['file 3']]);
});
