import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerInput } from '../../src/contract/answer.ts';
import {
  AssayError,
  openVerifier,
  ValidationReport,
  verifyAnswer,
  type VerifierOptions,
} from '../../src/index.ts';
import { copyOfHr } from '../support/run-assay.ts';
import { hrAnswer, hrGraph, hrHome } from '../support/test-outside.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-library-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function options(): Promise<VerifierOptions> {
  return {
    folder,
    environment: {},
    configuration: hrHome().configuration,
    ports: {
      graph: await hrGraph(),
      sources: null,
      clock: { elapsed: () => 0, now: () => '2026-02-02T09:00:00.000Z' },
      ids: { next: () => '01TEST' },
    },
  };
}

describe('the library', () => {
  it('FC21 verifies a value with a configuration and ports of the caller, and writes nothing unless told to', async () => {
    const { report, verdict } = await verifyAnswer(hrAnswer('answer.json'), await options());
    expect(ValidationReport.safeParse(report).success).toBe(true);
    expect(report.result).toMatchObject({ validation_id: 'val-01TEST', overall_score: 0.92 });
    expect(verdict).toMatchObject({ exit: 0, created_at: '2026-02-02T09:00:00.000Z' });
    expect(readdirSync(folder)).toEqual([]);
    await verifyAnswer(hrAnswer('answer.json'), { ...(await options()), keep: true });
    expect(readdirSync(join(folder, '.assay')).sort()).toEqual(['outbox', 'verdicts']);
  });

  it('FC21 takes the language of messages', async () => {
    const { report } = await verifyAnswer(hrAnswer('answer-wrong.json'), {
      ...(await options()),
      language: 'en',
    });
    expect(report.metadata.language).toBe('en');
    expect(report.result.claim_validations[1]?.issues[0]?.message).toContain('unknown');
  });

  it('FC21 without configuration or graph what could not be asked is unchecked, never a pass', async () => {
    const { report, verdict } = await verifyAnswer(hrAnswer('answer.json'), { folder, environment: {} });
    expect(report.result.validation_status).not.toBe('PASSED');
    expect(report.result.counts.checked).toBe(0);
    expect(verdict.exit).not.toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('FC21 refuses what is no answer and what is no configuration, each with its place', async () => {
    await expect(verifyAnswer({ content: {} } as AnswerInput, await options())).rejects.toMatchObject({
      name: 'AssayError',
      code: 'malformed',
      where: expect.stringContaining('answer: '),
    });
    await expect(
      verifyAnswer({} as AnswerInput, { folder, environment: {}, configuration: { timeout: 'long' } }),
    ).rejects.toThrow(AssayError);
  });

  it('FC21 opens a configuration from its path, and the graph once for many answers', async () => {
    const hr = copyOfHr();
    const verifier = await openVerifier({
      configuration: join(hr.path, 'assay.config.yaml'),
      environment: {},
    });
    const answer = hrAnswer('answer.json');
    expect((await verifier.verify(answer)).report.result.overall_score).toBe(0.92);
    const started = performance.now();
    for (let n = 0; n < 20; n += 1) await verifier.verify(answer);
    expect((performance.now() - started) / 20).toBeLessThan(500);
    await verifier.close();
    hr.remove();
  });
});
