import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';

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
