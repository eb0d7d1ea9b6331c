import { beforeAll, describe, expect, it } from 'vitest';
import type { ReportPart } from '../../src/contract/report-parts.ts';
import { ValidationReport } from '../../src/contract/validation-report.ts';
import { jsonBytes } from '../../src/core/report/json-bytes.ts';
import { shortenJson } from '../../src/core/report/shorten-json.ts';
import { MOST_BYTES, slimReport } from '../../src/core/report/slim-report.ts';
import { verifyOnce } from '../../src/app/open-verifier.ts';

const WHOLE = '/api/verdicts/val-1?fields=all';

/** The report of so many claims that stand, and so many that do not. */
async function reportOf(standing: number, denied: number): Promise<ValidationReport> {
  const said = (count: number, bar: number): string[] =>
    Array.from({ length: count }, (_, at) => `Pump ${at} runs at ${bar} bar.`);
  const text = [...said(standing, 5), ...said(standing + denied, 6).slice(standing)].join(' ');
  const data = said(standing + denied, 5).join(' ');
  const evidences = [{ evidence_id: 'evidence-1', type: 'document' as const, data }];
  const answer = { response_id: 'r', content: { text, evidences } };
  return (await verifyOnce(answer, { configuration: {} })).report;
}

let report: ValidationReport;
beforeAll(async () => {
  report = await reportOf(30, 10);
});

function slimmed(mostBytes: number, ...keep: ReportPart[]): ValidationReport {
  return slimReport(report, { keep: new Set(keep), whole: WHOLE, mostBytes });
}

function statuses({ result }: ValidationReport): unknown {
  return result.claim_validations.map(({ claim_id, status, issues }) => [claim_id, status, issues]);
}

describe('a report that is too large', () => {
  it('RP8 one that fits goes out as it is', () => {
    expect(slimReport(report, { keep: new Set(), whole: WHOLE, mostBytes: jsonBytes(report) })).toBe(report);
  });

  it('RP8 loses how the verdicts came about, of the claims that stand first', () => {
    const whole = jsonBytes(report);
    const less = slimmed(whole - 1);
    expect(statuses(less)).toEqual(statuses(report));
    expect(less.metadata.slim).toEqual({ bytes: whole, claims_left_out: 0, whole: WHOLE });
    const denied = less.result.claim_validations.filter(({ contradicted }) => contradicted);
    expect(denied).toEqual(report.result.claim_validations.filter(({ contradicted }) => contradicted));
    expect(denied.length).toBeGreaterThan(0);
    expect(
      less.result.claim_validations.every(
        ({ status, grounding }) => status !== 'VERIFIED' || grounding === undefined,
      ),
    ).toBe(true);
  });

  it.each([2, 4, 8, 16])('RP8 fits in a %i-th of what it was, and counts what it was', (part) => {
    const most = Math.floor(jsonBytes(report) / part);
    const less = slimmed(most);
    expect(jsonBytes(less)).toBeLessThanOrEqual(most);
    expect(ValidationReport.parse(less)).toEqual(less);
    expect(less.result.counts).toEqual(report.result.counts);
    expect(less.result.validation_status).toBe(report.result.validation_status);
    const left = report.result.claim_validations.length - less.result.claim_validations.length;
    expect(less.metadata.slim?.claims_left_out).toBe(left);
  });

  it('RP8 where claims are left out, those that stand go first', () => {
    const bare = jsonBytes(slimmed(jsonBytes(report) / 2, 'claims'));
    const less = slimmed(bare - 1);
    const left = less.result.claim_validations;
    expect(left.length).toBeLessThan(report.result.claim_validations.length);
    expect(left.length).toBeGreaterThan(0);
    expect(left.some(({ status }) => status === 'VERIFIED')).toBe(false);
  });

  it('RP8 keeps what is asked for', () => {
    expect(slimmed(1000, 'all')).toBe(report);
    const claims = slimmed(1000, 'claims');
    expect(statuses(claims)).toEqual(statuses(report));
    expect(claims.result.claim_validations.some(({ grounding }) => grounding !== undefined)).toBe(false);
    for (const part of ['evidence_match', 'parts', 'sources_asked', 'grounding', 'graph'] as const)
      expect(slimmed(1000, 'claims', part).result.claim_validations.map((one) => one[part])).toEqual(
        report.result.claim_validations.map((one) => one[part]),
      );
  });

  it('RP8 of many claims with long ids is below 64 kB too', () => {
    const ids = Array.from({ length: 5000 }, (_, at) => `${'i'.repeat(100)}${at}`);
    const { hallucination_check: check, ...result } = report.result;
    const many = {
      ...report,
      result: { ...result, hallucination_check: { ...check, ungrounded_claims: ids } },
    };
    expect(jsonBytes(slimReport(many, { keep: new Set(), whole: null }))).toBeLessThanOrEqual(MOST_BYTES);
  });
});

describe('a value that is too large for its line', () => {
  it.each([
    ['texts', { text: '가'.repeat(100_000), name: 'x' }],
    ['a pair at the cut', { text: '😀'.repeat(100_000) }],
    ['lists', { list: Array.from({ length: 100_000 }, (_, at) => at), name: 'x' }],
    ['lists of texts', { list: Array.from({ length: 1000 }, () => 'y'.repeat(1000)) }],
  ])('RP9 loses the ends of its %s', (_, value) => {
    const short = shortenJson(value, 10_000);
    expect(jsonBytes(short)).toBeLessThanOrEqual(10_000);
    expect(Object.keys(short)).toEqual(Object.keys(value));
    expect(JSON.stringify(short)).not.toMatch(/\\ud/);
  });

  it.each(['', 'aé가😀', '\ud83d', 'a\n"\u0001'])('RP9 bytes are those of UTF-8: %j', (text) => {
    expect(jsonBytes(text)).toBe(Buffer.byteLength(JSON.stringify(text)));
  });
});
