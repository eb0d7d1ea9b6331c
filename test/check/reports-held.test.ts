import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkReport } from '../../src/core/self-check/report/check-report.ts';
import type { WorkEvidence } from '../../src/contract/work-evidence.ts';

interface Row {
  readonly id: string;
  readonly label: 'hallucinated' | 'accurate';
  readonly kind: string;
  readonly report: string;
  readonly evidence: WorkEvidence;
}

interface Rates {
  readonly found: number;
  readonly alarms: number;
}

const DETECTED = 0.95;
const ALARMS = 0.05;

function rowsOf(name: string): readonly Row[] {
  return JSON.parse(readFileSync(new URL(`../../cases/check/reports/${name}.json`, import.meta.url), 'utf8'));
}

function isFlagged({ report, evidence }: Row): boolean {
  return checkReport(report, evidence).findings.some(({ severity }) => severity !== 'info');
}

function share(rows: readonly Row[], label: Row['label']): number {
  const labelled = rows.filter((row) => row.label === label);
  return labelled.filter(isFlagged).length / labelled.length;
}

/** Both rates, and one line for each kind. */
function rates(name: string): Rates {
  const rows = rowsOf(name);
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const own = rows.filter((row) => row.kind === kind);
    process.stdout.write(`note: ${name} ${kind}: ${own.filter(isFlagged).length} of ${own.length} flagged\n`);
  }
  const [found, alarms] = [share(rows, 'hallucinated'), share(rows, 'accurate')];
  const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;
  process.stdout.write(`note: ${name}: ${percent(found)} found, ${percent(alarms)} false alarms\n`);
  const wrong = rows.filter((row) => isFlagged(row) !== (row.label === 'hallucinated')).map(({ id }) => id);
  for (const id of wrong) process.stdout.write(`note: ${name}: judged wrongly: ${id}\n`);
  return { found, alarms };
}

describe('labelled reports held against their evidence', () => {
  it.each(['en', 'ko', 'en-later', 'ko-later'])('DS7 %s: detection and false alarms', (name) => {
    const { found, alarms } = rates(name);
    expect(found).toBeGreaterThanOrEqual(DETECTED);
    expect(alarms).toBeLessThanOrEqual(ALARMS);
  });

  it.each([
    ['en-fresh', 12, 2],
    ['ko-fresh', 13, 4],
  ] as const)('DS7 %s: no worse than measured', (name, found, alarms) => {
    const rows = rowsOf(name).map((row) => ({ flagged: isFlagged(row), label: row.label }));
    rates(name);
    expect(
      rows.filter(({ flagged, label }) => flagged && label === 'hallucinated').length,
    ).toBeGreaterThanOrEqual(found);
    expect(rows.filter(({ flagged, label }) => flagged && label === 'accurate').length).toBeLessThanOrEqual(
      alarms,
    );
  });
});
