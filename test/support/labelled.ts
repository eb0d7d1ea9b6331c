import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import type { Calibration } from '../../src/contract/calibration.ts';
import { fitCalibration } from '../../src/core/grounding/calibration/fit-calibration.ts';
import type { LabelledRow } from '../../src/core/grounding/calibration/platt.ts';
import { groundingCheckers } from '../../src/core/grounding/grounding-rules.ts';

/** A piece of evidence with a claim that it says, one that it says in half, and one of something else. */
export interface LabelledCase {
  readonly language: 'en' | 'ko';
  readonly evidence: string;
  readonly verbatim: string;
  readonly halfway: string;
  readonly unrelated: string;
}

export const labelledCases = JSON.parse(
  readFileSync(new URL('../../cases/calibration/answers.json', import.meta.url), 'utf8'),
) as readonly LabelledCase[];

export type Kind = 'verbatim' | 'halfway' | 'unrelated';

/** Labelled lines of the cases; a kind with both labels gives two lines of one group. */
export function labelledLines(
  labels: Readonly<Record<Kind, readonly (0 | 1)[]>>,
  cases: readonly LabelledCase[] = labelledCases,
): readonly string[] {
  const kinds = ['verbatim', 'halfway', 'unrelated'] as const;
  return cases.flatMap((one, at) =>
    kinds.flatMap((kind) =>
      labels[kind].map((label) =>
        JSON.stringify({ label, claim: one[kind], evidence: one.evidence, group: `${kind} ${at}` }),
      ),
    ),
  );
}

export function row(probability: number, label: 0 | 1, group: string): LabelledRow {
  return { probability, label, group, end: probability >= 0.5 ? 'supported' : 'not_found' };
}

/** Numbers in (0, 1), the same at each call. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** So many rows of both labels, their probabilities `apart` on the average and each about .2 beside that. */
export function rowsApart(count: number, apart: number, groups = count, seed = 7): LabelledRow[] {
  const next = chance(seed);
  return Array.from({ length: count }, (_, at) => {
    const label = at % 2 === 0 ? 1 : 0;
    const middle = 0.5 + (label - 0.5) * apart;
    return row(
      Math.min(0.99, Math.max(0.01, middle + (next() + next() + next() - 1.5) * 0.4)),
      label,
      `g${at % groups}`,
    );
  });
}

/** Any labelled rows of both labels, each of at least five groups. */
export const anyRows: fc.Arbitrary<LabelledRow[]> = fc
  .array(
    fc.record({
      probability: fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 0.02, 0.5, 1)),
      label: fc.constantFrom(0 as const, 1 as const),
      group: fc.integer({ min: 0, max: 8 }).map((group) => `g${group}`),
      end: fc.constantFrom(
        'supported' as const,
        'not_found' as const,
        'contradicted' as const,
        'undecided' as const,
      ),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((rows) => [
    ...rows,
    ...[0, 1, 2, 3, 4].flatMap((at) => [row(0.3, 0, `zeros ${at}`), row(0.6, 1, `ones ${at}`)]),
  ]);

/** A calibration that holds for the checkers of today. */
export function calibrationOf(changes: Partial<Calibration> = {}): Calibration {
  const rows = rowsApart(40, 0.6);
  return {
    kind: 'assay.calibration',
    version: 1,
    created_at: '2026-03-01T10:00:00.000Z',
    ...fitCalibration(rows, null),
    unusable: {},
    checkers: groundingCheckers(),
    aggregation: 'joined',
    slope: 1,
    intercept: 0,
    ...changes,
  };
}
