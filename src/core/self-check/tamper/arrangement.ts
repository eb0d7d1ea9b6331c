import type { PlacedTest } from './match-tests.ts';

const COMMENT = /(?:^|\s)(?:\/\/|#).*$/gm;

/** The code of a test without its title, its assertions and its comments: what it does before it looks. */
export function arrangement({ file, test }: PlacedTest): string {
  let [code, from] = ['', test.start];
  for (const { start, end } of test.assertions.toSorted((a, b) => a.start - b.start)) {
    if (start < from || end > test.end) continue;
    code += file.text.slice(from, start);
    from = end;
  }
  const rest = code + file.text.slice(from, test.end);
  return rest
    .replace(test.title, () => '')
    .replaceAll(COMMENT, '')
    .replaceAll(/[\s;,]+/g, ' ')
    .trim();
}
