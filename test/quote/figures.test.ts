import { describe, expect, it } from 'vitest';
import { quoteFigures, quotedRows } from './quote-rows.ts';

/** Tables with the least that holds for each; those of the samples ask for what is nearly there. */
const TABLES = [
  { name: 'ko', least: { answered: 0.85, precision: 0.9, abstained: 0.95 } },
  { name: 'en', least: { answered: 0.85, precision: 0.9, abstained: 0.95 } },
  { name: 'ko-later', least: { answered: 0.85, precision: 0.9, abstained: 0.95 } },
  { name: 'en-later', least: { answered: 0.85, precision: 0.9, abstained: 0.95 } },
  { name: 'ko-samples', least: { answered: 0.85, precision: 0.75, abstained: 0.9 } },
  { name: 'en-samples', least: { answered: 0.85, precision: 0.75, abstained: 0.8 } },
];

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

describe.each(TABLES)('questions and notes, table $name', ({ name, least }) => {
  const rows = quotedRows(name);
  const figures = quoteFigures(rows);

  it('EX2 holds at least twenty-five questions, some of which the notes do not answer', () => {
    expect(rows.length).toBeGreaterThanOrEqual(25);
    expect(rows.filter(({ answers }) => answers.length === 0).length).toBeGreaterThanOrEqual(10);
  });

  it('EX2 quotes what answers, and nothing where nothing does', () => {
    const { questions, answered, precision, abstained, abstention_precision } = figures;
    console.log(
      `note: quotations, ${name}, ${questions} questions: answered ${percent(answered)}, precision of quotations ${percent(precision)}, abstained where the notes do not answer ${percent(abstained)}, abstentions that are right ${percent(abstention_precision)}`,
    );
    expect(answered).toBeGreaterThanOrEqual(least.answered);
    expect(precision).toBeGreaterThanOrEqual(least.precision);
    expect(abstained).toBeGreaterThanOrEqual(least.abstained);
  });
});
