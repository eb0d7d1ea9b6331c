import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AloneCount } from './alone.ts';

const FILE = fileURLToPath(new URL('../../src/core/verify/statement-precision.ts', import.meta.url));

interface Kind {
  readonly right: number;
  readonly all: number;
}

/** One more right and one more wrong are granted: what was never seen to fail may fail. */
function share({ right, all }: Kind): string {
  return ((right + 1) / (all + 2)).toFixed(3);
}

/** The file that says how often the judge is right where it decides, by these counts. */
export function precisionFile(counts: readonly AloneCount[], date: string): string {
  const sum = (of: (count: AloneCount) => number): number => counts.reduce((all, one) => all + of(one), 0);
  const supported = {
    right: sum((one) => one.true_rows.supported),
    all: sum((one) => one.true_rows.supported + one.false_rows.supported),
  };
  const contradicted = {
    right: sum((one) => one.false_rows.contradicted),
    all: sum((one) => one.false_rows.contradicted + one.true_rows.contradicted),
  };
  const names = counts.map(({ name }) => name).join(', ');
  return [
    '/**',
    ' * How often the judge of statements is right where it decides: on the held-back halves of labelled sets, worlds left',
    ` * out, all rows together: ${supported.right} of ${supported.all} supported, ${contradicted.right} of ${contradicted.all} contradicted; one more right and one more`,
    ' * wrong granted. Most of them come from sets of short sentences: on long natural text it decides little, and this says',
    ' * little of it.',
    ` * Sets: ${names}.`,
    ` * Written by \`node eval/statements.ts --data DIR --write --date DATE\` on ${date}, never by hand.`,
    ' */',
    `export const STATEMENT_PRECISION = { supported: ${share(supported)}, contradicted: ${share(contradicted)} };`,
    '',
  ].join('\n');
}

export function writePrecision(counts: readonly AloneCount[], date: string): void {
  writeFileSync(FILE, precisionFile(counts, date));
}
