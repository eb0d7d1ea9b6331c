import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { translate } from '../../src/app/messages/translate.ts';
import { TROUBLES } from '../../src/contract/troubles.ts';

const DESTROYS = /\b(?:delet|eras|wip|remov|drop|reset|clear)\w*|\brm\b|지우|지워|삭제|초기화/i;
const DESTROYS_IN_KOREAN = /지우|지워|삭제|초기화/;
const TEXT = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
/** A way out: what stands behind a name with `hint`, however it is made. */
const HINT = new RegExp(
  `\\b\\w*hint\\w*\\b[^;{}]{0,20}?(?:[:=]|\\?)((?:${TEXT.source}|[^;{}]){0,400})`,
  'gi',
);

/** Texts of a file that advise to destroy something; of the words in Korean, all count. */
function destroying(path: string, source: string): string[] {
  const isKorean = path.includes('/korean-');
  const said = isKorean ? [source] : [...source.matchAll(HINT)].map(([, text = '']) => text);
  const destroys = isKorean ? DESTROYS_IN_KOREAN : DESTROYS;
  return said.flatMap((text) => text.match(TEXT) ?? []).filter((text) => destroys.test(text));
}

test('FT5 no advice deletes what cannot be made again', async () => {
  const found: string[] = [];
  for await (const path of glob('src/{adapters,app,cli,contract,files,hooks,http,mcp}/**/*.ts'))
    found.push(...destroying(path, readFileSync(path, 'utf8')).map((text) => `${path}: ${text}`));
  expect(found).toEqual([]);
});

test.each([
  ['src/a.ts', "fail({ where: file, hint: 'wait; if it is gone, delete the file' });"],
  ['src/a.ts', 'const HINT =\n  `rm -r ${folder} and run it again`;'],
  ['src/a.ts', "hint: isOurs ? 'run it again' : 'remove the folder',"],
  ['src/app/messages/korean-store-messages.ts', "[/^is damaged$/, '폴더를 지우고 다시 하세요'],"],
])('FT5 in %s this advice is found: %s', (path, source) => {
  expect(destroying(path, source)).toHaveLength(1);
});

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
