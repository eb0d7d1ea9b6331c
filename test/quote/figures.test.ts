import { describe, expect, it } from 'vitest';
import { quoteFigures, quotedRows } from './quote-rows.ts';

const TABLES = ['ko', 'en', 'ko-later', 'en-later'];
const LEAST = { answered: 0.85, precision: 0.9, abstained: 0.95 };

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

describe.each(TABLES)('questions and notes, table %s', (name) => {
  const rows = quotedRows(name);
  const figures = quoteFigures(rows);

  it('EX2 holds at least thirty questions, some of which the notes do not answer', () => {
    expect(rows.length).toBeGreaterThanOrEqual(30);
    expect(rows.filter(({ answers }) => answers.length === 0).length).toBeGreaterThanOrEqual(10);
  });

  it('EX2 quotes what answers, and nothing where nothing does', () => {
    const { questions, answered, precision, abstained, abstention_precision } = figures;
    console.log(
      `note: quotations, ${name}, ${questions} questions: answered ${percent(answered)}, precision of quotations ${percent(precision)}, abstained where the notes do not answer ${percent(abstained)}, abstentions that are right ${percent(abstention_precision)}`,
    );
    expect(answered).toBeGreaterThanOrEqual(LEAST.answered);
    expect(precision).toBeGreaterThanOrEqual(LEAST.precision);
    expect(abstained).toBeGreaterThanOrEqual(LEAST.abstained);
  });
});
