import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { AssayError, openVerifier, verify } from '../../src/index.ts';
import { callAssay } from '../support/call-assay.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-short-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const options = { configuration: {}, folder };

const EVIDENCE = 'The depot holds 320 pallets.';

describe('an answer in short', () => {
  it('FC24 a text beside texts gives a verdict with a reason for each claim', async () => {
    const text = 'The depot holds 320 pallets. The depot holds 410 pallets.';
    const verdict = await verify({ question: 'How many pallets?', text, evidences: [EVIDENCE] }, options);
    expect(verdict).toMatchObject({ status: 'FAILED', passed: false });
    expect(verdict.claims.map(({ status }) => status)).toEqual(['VERIFIED', 'UNVERIFIED']);
    expect(verdict.claims[0]?.reason).toBeNull();
    expect(verdict.claims[1]?.reason).toContain('320');
    expect(verdict.report.result.claim_validations[1]?.claim_id).toBe(verdict.claims[1]?.claim_id);
  });

  it('FC24 an open verifier gives the same, beside the record', async () => {
    const answer = { text: 'The depot holds 410 pallets.', evidences: [EVIDENCE] };
    const verifier = await openVerifier(options);
    const { verdict, report, ...short } = await verifier.verify(answer);
    await verifier.close();
    const { report: _, ...alone } = await verify(answer, options);
    expect(short).toMatchObject(alone);
    expect([verdict.outcome, report.result.validation_status]).toEqual(['FAILED', 'FAILED']);
  });

  it.each([
    [undefined, 'not checked: not configured'],
    ['ko' as const, '확인하지 못했습니다: 설정되지 않음'],
  ])('FC24 why nothing was checked is said in words (%s)', async (language, reason) => {
    const { claims } = await verify({ text: EVIDENCE }, { ...options, language });
    expect(claims.map((claim) => claim.reason)).toEqual([reason]);
  });

  it.each([
    ['a text', EVIDENCE],
    ['data without id and type', { data: EVIDENCE }],
    ['records', { data: [{ depot: 'Leeds', pallets: 320 }] }],
    ['a whole piece', { evidence_id: 'stock', type: 'document' as const, data: EVIDENCE }],
  ])('FC24 evidence is %s', async (_, evidence) => {
    const given = { text: 'The depot holds 320 pallets.', evidences: [evidence] };
    const verifier = await openVerifier(options);
    const { report } = await verifier.verify(given);
    await verifier.close();
    const id = typeof evidence === 'object' && 'evidence_id' in evidence ? 'stock' : 'evidence-1';
    expect(Object.keys(report.result.claim_validations[0]?.evidence_match ?? {})).toEqual([id]);
  });

  it('FC24 the command takes the same form', async () => {
    const given = { question: 'How many?', text: EVIDENCE, evidences: [{ data: EVIDENCE }] };
    writeFileSync(join(folder, 'short.json'), JSON.stringify(given));
    const { code, stdout } = await callAssay(['verify', 'short.json', '--no-keep'], { cwd: folder });
    expect([code, stdout]).toEqual([0, expect.stringContaining('VERIFIED')]);
  });

  it('FC24 an unknown field is refused by its name', async () => {
    const given = { text: EVIDENCE, evidence: [EVIDENCE] };
    const refused = verify(given, options);
    await expect(refused).rejects.toThrow(AssayError);
    await expect(refused).rejects.toThrow(/evidence/);
  });
});
