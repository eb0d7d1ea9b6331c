import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { translate } from '../../src/cli/translate.ts';
import { TROUBLES } from '../../src/contract/troubles.ts';

const ADVICE = /(?:hint:\s*['"`][^\n]*?\b(?:delete|erase|wipe|rm -)|지우세요|삭제하세요)[^\n]*/gi;
/** A lock file, whose holder is gone, is made again. */
const MADE_AGAIN = /if that process is certainly gone, delete the file|완전히 끝났다면|확실히 끝났다면/;

test('FT5 no advice deletes what cannot be made again', async () => {
  const found: string[] = [];
  for await (const path of glob('src/**/*.ts'))
    for (const [line] of readFileSync(path, 'utf8').matchAll(ADVICE))
      if (!MADE_AGAIN.test(line)) found.push(`${path}: ${line}`);
  expect(found).toEqual([]);
  expect("hint: 'if it is damaged, delete it'".match(ADVICE)).toHaveLength(1);
});

const DESTROYS = /\b(?:delet|eras|wip|remov|drop|reset|clear)\w*|\brm\b|지우|삭제|초기화/i;
const ROWS = Object.entries(TROUBLES).flatMap(([place, rows]) => rows.map((row) => [place, ...row] as const));

test.each(ROWS)('FT5 of a %s, %s: %s has a way out in both languages that destroys nothing', (...row) => {
  const [place, , , why, hint] = row;
  for (const said of [place === 'database' ? `${why} (why)` : why, hint]) {
    const korean = translate(said, 'ko');
    expect(korean).toMatch(/[가-힣]/);
    expect(`${said} ${korean}`).not.toMatch(DESTROYS);
  }
});

/** An errno beside an error of ours: a second table. What only asks whether something is there has none. */
const SECOND = /'E(?:NOSPC|DQUOT|MFILE|NFILE|NOMEM|IO|ROFS|ACCES|PERM|BUSY|ISDIR|LOOP)'/;
const NAMES_THEM: readonly string[] = [
  // Numbers of the embedded file system, and its words, as errnos.
  'src/adapters/database/database-error.ts',
  'src/adapters/database/worker-failure.ts',
  // Raises one where the system tells it by a short write, or not at all.
  'src/adapters/ledger/line-file.ts',
  'src/contract/troubles.ts',
  'src/files/plain-file.ts',
];

test('FT5 what an errno means stands in one table', async () => {
  const found: string[] = [];
  for await (const path of glob('src/**/*.ts')) if (SECOND.test(readFileSync(path, 'utf8'))) found.push(path);
  expect(found.filter((path) => path !== 'src/contract/troubles.ts').sort()).toEqual(
    NAMES_THEM.filter((path) => path !== 'src/contract/troubles.ts'),
  );
});
