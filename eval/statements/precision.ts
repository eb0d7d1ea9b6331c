import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Alone, AloneCount } from './alone.ts';

const FILE = fileURLToPath(new URL('../../src/core/verify/statement-precision.ts', import.meta.url));

interface Kind {
  readonly right: number;
  readonly all: number;
}

/** One more right and one more wrong are granted: what was never seen to fail may fail. */
function share({ right, all }: Kind): string {
  return ((right + 1) / (all + 2)).toFixed(3);
}

/** Of claims over rows that fit, those with this label. */
function kindOf(said: readonly Alone[], label: 1 | 0, fits: (one: Alone) => boolean): Kind {
  const all = said.filter(fits);
  return { right: all.filter(({ row }) => row.label === label).length, all: all.length };
}

/** The file that says how often the judge is right where it decides, and with words of a claim over rows left. */
export function precisionFile(counts: readonly AloneCount[], rows: readonly Alone[], date: string): string {
  const sum = (of: (count: AloneCount) => number): number => counts.reduce((all, one) => all + of(one), 0);
  const supported = {
    right: sum((one) => one.true_rows.supported),
    all: sum((one) => one.true_rows.supported + one.false_rows.supported),
  };
  const contradicted = {
    right: sum((one) => one.false_rows.contradicted),
    all: sum((one) => one.false_rows.contradicted + one.true_rows.contradicted),
  };
  const nearly = kindOf(rows, 1, (one) => one.nearly === 'supported');
  const against = kindOf(rows, 0, (one) => one.nearly === 'contradicted');
  const open = kindOf(rows, 1, (one) => one.outcome === 'undecided' && one.nearly === undefined);
  const names = counts.map(({ name }) => name).join(', ');
  return [
    '/**',
    ' * How often the judge of statements is right where it decides: on the held-back halves of labelled sets, worlds left',
    ` * out, all rows together: ${supported.right} of ${supported.all} supported, ${contradicted.right} of ${contradicted.all} contradicted; one more right and one more`,
    ' * wrong granted. Most of them come from sets of short sentences: on long natural text it decides little, and this says',
    ' * little of it.',
    ' * `nearly`: with words of a claim over rows left over, by what the others say:',
    ` * ${nearly.right} of ${nearly.all} are true, ${against.right} of ${against.all} false. \`open\`: true of those of which rows say nothing, ${open.right} of ${open.all}.`,
    ` * Sets: ${names}; of rows ${[...new Set(rows.map(({ row }) => row.dataset))].join(', ')}.`,
    ` * Written by \`node eval/statements.ts --data DIR --write --date DATE\` on ${date}, never by hand.`,
    ' */',
    'export const STATEMENT_PRECISION = {',
    `  supported: ${share(supported)},`,
    `  contradicted: ${share(contradicted)},`,
    `  nearly: { supported: ${share(nearly)}, contradicted: ${share(against)} },`,
    `  open: ${share(open)},`,
    '};',
    '',
  ].join('\n');
}

export function writePrecision(counts: readonly AloneCount[], rows: readonly Alone[], date: string): void {
  writeFileSync(FILE, precisionFile(counts, rows, date));
}
