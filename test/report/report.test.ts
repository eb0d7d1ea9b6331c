import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CHECKERS } from '../../src/contract/checkers.ts';
import { ClaimStatus } from '../../src/contract/claim-status.ts';
import { ValidationSettings } from '../../src/contract/configuration.ts';
import { IssueCode } from '../../src/contract/issue.ts';
import { UncheckedReason } from '../../src/contract/unchecked-reason.ts';
import {
  type CheckedPart,
  type ClaimValidation,
  ValidationReport,
} from '../../src/contract/validation-report.ts';
import { buildReport } from '../../src/core/report/build-report.ts';
import { overallScore } from '../../src/core/report/score.ts';
import { nothingConfigured } from '../support/verify-world.ts';

const Part = z.enum(['supported', 'contradicted', 'absent', 'stale', 'not_found', 'unchecked']);
/** A claim in short: status, confidence, what became of its parts, and what else is not usual. */
const Short = z.strictObject({
  status: ClaimStatus,
  confidence: z.number().default(0),
  parts: z.array(Part),
  checked: z.boolean().default(true),
  unchecked: UncheckedReason.optional(),
  codes: z.array(IssueCode).default([]),
  severity: z.enum(['error', 'warning']).default('error'),
  subject_missing: z.boolean().optional(),
});
const Row = z.strictObject({
  about: z.string(),
  claims: z.array(Short),
  settings: z.record(z.string(), z.number()).default({}),
  expect: z.strictObject({
    status: z.string(),
    reason: z.string().optional(),
    validation_status: z.string(),
    overall_score: z.number(),
    suspicious: z.array(z.string()).default([]),
    ungrounded: z.array(z.string()).default([]),
    recommend: z.array(z.tuple([z.string(), z.string()])).default([]),
  }),
});

function claimOf(short: z.infer<typeof Short>, index: number): ClaimValidation {
  const { codes, parts, unchecked, severity, subject_missing, ...rest } = short;
  const place = { start: 0, end: 1 };
  return {
    ...rest,
    claim_id: `C${index + 1}`,
    text: 'a',
    span: null,
    contradicted: parts.includes('contradicted'),
    evidence_match: {},
    sources_asked: [],
    ...(unchecked === undefined ? {} : { unchecked }),
    parts: parts.map((outcome): CheckedPart => ({ rule: 'GR55', outcome, reading: 'a', place })),
    issues: codes.map((code) => ({
      rule: 'GR55',
      code,
      severity,
      message: code,
      place,
      expected: null,
      actual: null,
      sources: [],
      ...(subject_missing === undefined ? {} : { subject_missing }),
    })),
  };
}

function reportOf(
  claims: readonly z.infer<typeof Short>[],
  settings: Readonly<Record<string, number>> = {},
): ValidationReport {
  return buildReport({
    validation_id: 'val-1',
    response_id: 'resp-1',
    claims: claims.map(claimOf),
    set_aside: [],
    grounding: null,
    configuration: { ...nothingConfigured, validation: ValidationSettings.parse(settings) },
    language: 'en',
    reference_date: null,
    queries: 0,
    steps: 0,
    bill: null,
    time_ms: 0,
    left_out: [],
    unread: [],
    unavailable: [],
  });
}

const file = join(import.meta.dirname, '../../cases/report/status.json');
const rows = z.array(Row).parse(JSON.parse(readFileSync(file, 'utf8')));

describe('the verdict of the whole', () => {
  it.each(rows)('RP2 $about', (row) => {
    const report = reportOf(row.claims, row.settings);
    const { result } = report;
    const { suspicious_claims: suspicious, ungrounded_claims: ungrounded } = result.hallucination_check;
    const { reason, ...expected } = row.expect;
    expect(report.reason).toBe(reason);
    expect({
      status: report.status,
      validation_status: result.validation_status,
      overall_score: result.overall_score,
      suspicious,
      ungrounded,
      recommend: result.recommendations.map(({ claim_id, action }) => [claim_id, action]),
    }).toEqual(expected);
    expect(result.hallucination_check.detected).toBe(suspicious.length > 0);
    expect(ValidationReport.safeParse(report).success).toBe(true);
  });

  it('RP5 the versions of the checkers and the settings stand in it', () => {
    const { metadata, result } = reportOf([], { pass_threshold: 0.7 });
    expect(metadata.checkers).toEqual(CHECKERS);
    expect(metadata.settings['pass_threshold']).toBe(0.7);
    expect(result.counts).toEqual({ claims: 0, checked: 0, unchecked: 0, contradicted: 0 });
  });
});

describe('the score', () => {
  it.each([
    [[0.95, 0.9], 0.92],
    [[], 0],
    [[1], 1],
    [[0.9, 0.9, 0.9], 0.9],
    [[0.29], 0.29],
    [[0.57], 0.57],
    [[0.9, 0], 0.45],
    [[0.975, 0.95, 0.9], 0.94],
    [[0.999], 0.99],
    [[0.1, 0.2], 0.15],
  ])('RP1 of %j is %d', (confidences, score) => {
    expect(overallScore(confidences)).toBe(score);
  });

  it('RP1 is cut, never rounded up, and no order changes it', () => {
    const confidence = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
    fc.assert(
      fc.property(fc.array(confidence, { minLength: 1, maxLength: 30 }), (list) => {
        const mean = list.reduce((sum, one) => sum + one, 0) / list.length;
        expect(overallScore(list) - mean).toBeLessThanOrEqual(1e-8);
        expect(mean - overallScore(list)).toBeLessThan(0.01);
        expect(overallScore(list.toReversed())).toBe(overallScore(list));
      }),
    );
  });
});
