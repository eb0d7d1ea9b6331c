import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { holdText, isSupported } from './hold-text.ts';

interface Table {
  readonly evidence: string | readonly string[];
  readonly supported: readonly string[];
  readonly unsupported: readonly string[];
}

const file = new URL('../../../cases/grounding/passages/ends.json', import.meta.url);
const tables = JSON.parse(readFileSync(file, 'utf8')) as readonly Table[];

function shareSupported(list: (table: Table) => readonly string[]): number {
  const ends = tables.flatMap((table) =>
    list(table).map((claim) => isSupported(holdText(table.evidence, claim))),
  );
  return ends.filter(Boolean).length / ends.length;
}

describe('ends of claims against documents', () => {
  it('GR24 at least four fifths of the claims that the documents bear out are supported', () => {
    expect(shareSupported(({ supported }) => supported)).toBeGreaterThanOrEqual(0.8);
  });

  it('GR24 at most three tenths of the claims that they do not bear out are', () => {
    expect(shareSupported(({ unsupported }) => unsupported)).toBeLessThanOrEqual(0.3);
  });
});
