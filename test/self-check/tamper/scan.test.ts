import { describe, expect, it } from 'vitest';
import { scanCase, tamperCases } from './cases.ts';

function key({
  file,
  line,
  rule,
}: {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
}): string {
  return `${file}:${String(line).padStart(5)} ${rule}`;
}

describe.each(['javascript', 'typescript', 'python', 'go-java', 'configuration', 'lines'])(
  'TS13 %s',
  (name) => {
    it.each(tamperCases(name))('TS13 $title', async (row) => {
      const found = await scanCase(row);
      expect(found.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))).toEqual(
        row.expect.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)),
      );
    });
  },
);
