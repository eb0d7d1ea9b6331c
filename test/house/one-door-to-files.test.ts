import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';

const READS =
  /^import (?!type)[^;]*?\b(?:readFile|readFileSync|createReadStream|open|openSync|openAsBlob|readSync)\b[^;]*? from 'node:fs(?:\/promises)?'/m;

/** What reads without the door, and whose files it reads. */
const OWN: Readonly<Record<string, string>> = {
  'src/adapters/code-index/tree-sitter.ts': 'grammars of our own package',
  'src/adapters/database/door.ts': 'our lock, and the manifest of our own package',
  'src/adapters/database/lock-holder.ts': 'our lock, and the system, of a process',
  'src/adapters/database/open-embedded.ts': 'the version of our database',
  'src/adapters/database/unpack-template.ts': 'the template of our own package',
  'src/adapters/database/want-of-files.ts': 'nothing, to see whether a file may be opened',
  'src/adapters/ledger/line-file.ts': 'appends to our own lines',
  'src/adapters/reading/packaged-weights.ts': 'weights of our own package',
  'src/adapters/reading/packaged-words.ts': 'words of our own package',
  'src/adapters/workspace/git/baselines.ts': 'our state beside git',
  'src/adapters/workspace/git/excluded.ts': "git's own, which git itself has read before",
  'src/adapters/workspace/git/repository.ts': "git's own, which git itself has read before",
  'src/adapters/workspace/process-mark.ts': 'the system, of a process',
  'src/adapters/workspace/runs/fingerprint.ts': 'programs on the search path',
  'src/adapters/workspace/runs/run-cache.ts': 'our state beside git',
  'src/adapters/workspace/sandbox/end-processes.ts': 'the system, of a process',
  'src/adapters/workspace/sandbox/given-files.ts': 'the system, of this process',
  'src/adapters/workspace/sandbox/machine-limits.ts': 'the system, of processes',
  'src/adapters/workspace/sandbox/told-streams.ts': 'pipes of our own, that a runner writes into',
  'src/adapters/workspace/sweep-leftovers.ts': 'marks of our own copies',
  'src/adapters/workspace/trust-store.ts': "the list in the user's own folder",
  'src/adapters/workspace/turns/begun-turns.ts': "our state in the user's own folder",
  'src/adapters/workspace/turns/turn-files.ts': 'our state beside git',
  'src/adapters/workspace/turns/untouched.ts': "git's own, and our state beside it",
  'src/cli/bulk/drafted.ts': 'writes our own results',
  'src/cli/bulk/result-file.ts': 'writes our own results',
  'src/cli/run-command.ts': 'the manifest of our own package',
  'src/cli/running-server.ts': 'the note of a running server',
  'src/hooks/start.ts': 'standard input',
  'src/http/screen-file.ts': 'files of our own package',
};

test('FT6 every file that a user or a repository names is read by one door', async () => {
  const readers: string[] = [];
  for await (const path of glob('src/**/*.ts'))
    if (!path.startsWith('src/files/') && READS.test(readFileSync(path, 'utf8'))) readers.push(path);
  expect(readers.sort()).toEqual(Object.keys(OWN));
  expect(READS.test("import { lstatSync, readFileSync as read } from 'node:fs';")).toBe(true);
});
