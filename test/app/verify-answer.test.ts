import { describe, expect, it } from 'vitest';
import { type VerifiedAnswer, verifyAnswer } from '../../src/app/verify-answer.ts';
import type { Answer } from '../../src/contract/answer.ts';
import { AssayError } from '../../src/contract/assay-error.ts';
import { Message } from '../../src/contract/message.ts';
import { ValidationReport } from '../../src/contract/validation-report.ts';
import { VerdictRecord } from '../../src/contract/verdict-record.ts';
import { claimsOf } from '../../src/core/claims/claims-of.ts';
import {
  failingAt,
  hrAnswer,
  hrGraph,
  hrHome,
  testOutside,
  type TestOutside,
} from '../support/test-outside.ts';

const files = ['answer.json', 'answer-wrong.json', 'answer-text.json'];
const calm = { allowEmpty: false, keep: true, events: {} };

function run(answer: Answer, outside: TestOutside, settings = {}): Promise<VerifiedAnswer> {
  return verifyAnswer(answer, hrHome(settings), outside, calm);
}

function expectEveryClaimOnce(answer: Answer, report: ValidationReport): void {
  const wanted = claimsOf(answer.content).claims.map(({ claim_id }) => claim_id);
  expect(report.result.claim_validations.map(({ claim_id }) => claim_id)).toEqual(wanted);
  expect(ValidationReport.safeParse(report).success).toBe(true);
}

const refuse = (): Promise<never> => Promise.reject(new AssayError('unavailable', 'scripted failure'));
const hang = (): Promise<never> => new Promise(() => undefined);

describe('whatever the graph does', () => {
  for (const file of files) {
    for (const onwards of [false, true]) {
      it(`FC7 ${file}: a graph that fails at call n${onwards ? ' and ever after' : ''}, for every n, loses no claim`, async () => {
        const answer = hrAnswer(file);
        const healthy = failingAt(await hrGraph(), 0, false, refuse);
        const whole = await run(
          answer,
          testOutside(async () => healthy.graph),
        );
        expect(healthy.calls()).toBeGreaterThan(0);
        for (let n = 1; n <= healthy.calls(); n += 1) {
          const failing = failingAt(await hrGraph(), n, onwards, refuse);
          const { report, verdict } = await run(
            answer,
            testOutside(async () => failing.graph),
            { retry_count: 0 },
          );
          expectEveryClaimOnce(answer, report);
          expect(report.metadata.unavailable[0]?.source).toMatch(/^graph/);
          expect(report.result.overall_score).toBeLessThanOrEqual(whole.report.result.overall_score);
          expect(verdict.exit).not.toBe(0);
        }
      });
    }
  }

  it('FC8 a failure that passes is asked again, with a pause each time, and leaves no trace in the report', async () => {
    const answer = hrAnswer('answer.json');
    const healthy = await run(answer, testOutside(hrGraph));
    const failing = failingAt(await hrGraph(), 1, false, refuse);
    const outside = testOutside(async () => failing.graph);
    const { report } = await run(answer, outside);
    expect(report).toEqual(healthy.report);
    expect(outside.pauses).toHaveLength(1);
  });

  it('FC8 retry_count bounds the tries of one query; the pauses grow', async () => {
    const failing = failingAt(await hrGraph(), 1, true, refuse);
    const outside = testOutside(async () => failing.graph);
    await run(hrAnswer('answer.json'), outside, { retry_count: 3, max_iterations: 1 });
    expect(failing.calls()).toBe(4);
    expect(outside.pauses).toHaveLength(3);
    for (const [at, pause] of outside.pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(50 * 2 ** at);
      expect(pause).toBeLessThanOrEqual(100 * 2 ** at);
    }
  });

  it('FC8 what is malformed is not asked again', async () => {
    const failing = failingAt(await hrGraph(), 1, true, () =>
      Promise.reject(new AssayError('malformed', 'a table that cannot be read')),
    );
    const outside = testOutside(async () => failing.graph);
    const { report } = await run(hrAnswer('answer.json'), outside, { max_iterations: 1 });
    expect(failing.calls()).toBe(1);
    expect(outside.pauses).toEqual([]);
    expect(report.metadata.unavailable[0]?.reason).toBe('malformed');
  });

  it('FC8 a query that hangs is given up after the timeout, as often as retry_count says', async () => {
    const failing = failingAt(await hrGraph(), 1, true, hang);
    const started = performance.now();
    const { report } = await run(
      hrAnswer('answer.json'),
      testOutside(async () => failing.graph),
      { timeout: 20, retry_count: 2, max_iterations: 1 },
    );
    expect(performance.now() - started).toBeLessThan(5000);
    expect(failing.calls()).toBe(3);
    expect(report.metadata.unavailable[0]).toMatchObject({
      reason: 'timeout',
      detail: 'no answer within 20 ms',
    });
    expectEveryClaimOnce(hrAnswer('answer.json'), report);
  });

  it.each(['locked', 'unavailable', 'newer_version', 'read_only', 'disk_full'] as const)(
    'FC7 a database that cannot be opened (%s) leads to a partial verification that says so',
    async (code) => {
      let opened = 0;
      const { report, verdict } = await run(
        hrAnswer('answer.json'),
        testOutside(() => {
          opened += 1;
          return Promise.reject(new AssayError(code, 'scripted', { where: 'folder' }));
        }),
      );
      expect(opened).toBe(1);
      expect(report.metadata.unavailable[0]?.detail).toBe('scripted');
      expect(report.result.validation_status).not.toBe('PASSED');
      expect(report.result.claim_validations.every(({ status }) => status !== 'VERIFIED')).toBe(true);
      expect(verdict.exit).not.toBe(0);
    },
  );

  it.each(['malformed', 'not_found', 'usage'] as const)(
    'FC7 a file of graph.load that cannot be read (%s) is an error of its own, and nothing is kept',
    async (code) => {
      const outside = testOutside(() =>
        Promise.reject(new AssayError(code, 'scripted', { where: 'teams.csv:3' })),
      );
      await expect(run(hrAnswer('answer.json'), outside)).rejects.toMatchObject({
        code,
        where: 'teams.csv:3',
      });
      expect(outside.kept).toEqual([]);
    },
  );

  it('FC6 the graph is not opened for a text that claims nothing', async () => {
    let opened = 0;
    const outside = testOutside(() => {
      opened += 1;
      return hrGraph();
    });
    const answer: Answer = { response_id: 'r', content: { text: '채용을 해야 할까요?', evidences: [] } };
    const { report, verdict } = await run(answer, outside);
    expect(report).toMatchObject({ status: 'error', reason: 'no_evidence' });
    expect(verdict).toMatchObject({ exit: 2, outcome: 'ERROR', score: null });
    expect(opened).toBe(0);
    const allowed = await verifyAnswer(answer, hrHome(), outside, { ...calm, allowEmpty: true });
    expect(allowed.verdict.exit).toBe(0);
    expect(outside.sent).toEqual([]);
  });
});

describe('the verdict', () => {
  it.each(files)('FC9 %s: the same input gives the same report and record, byte for byte', async (file) => {
    const one = await run(hrAnswer(file), testOutside(hrGraph));
    const other = await run(hrAnswer(file), testOutside(hrGraph));
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  });

  it('FC10 is kept with its report, hashes, counts and cost', async () => {
    const outside = testOutside(hrGraph);
    const { report, verdict } = await run(hrAnswer('answer-wrong.json'), outside);
    expect(outside.kept).toEqual([verdict]);
    expect(VerdictRecord.parse(verdict)).toEqual(verdict);
    expect(verdict).toMatchObject({
      id: report.result.validation_id.replace('val-', ''),
      tenant_id: 'default',
      part: 'verify',
      subject: { id: 'resp-20260202-002', kind: 'answer' },
      outcome: report.result.validation_status,
      exit: 1,
      counts: { items: 4 },
      cost: { tokens: null },
      report,
    });
    expect(verdict.input_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('FC10 the hashes do not depend on the order of keys, and differ where the input differs', async () => {
    const answer = hrAnswer('answer.json');
    const turned = {
      content: { evidences: answer.content.evidences, claims: answer.content.claims },
      response_id: answer.response_id,
    };
    const other: Answer = { ...answer, content: { ...answer.content, evidences: [] } };
    const [one, two, three] = await Promise.all(
      [answer, turned as Answer, other].map((given) => run(given, testOutside(hrGraph))),
    );
    expect(two?.verdict.input_hash).toBe(one?.verdict.input_hash);
    expect(three?.verdict.input_hash).not.toBe(one?.verdict.input_hash);
    expect(three?.verdict.evidence_hash).not.toBe(one?.verdict.evidence_hash);
  });

  it('FC11 PASSED asks for workflow WF-06, which waits for a person', async () => {
    const outside = testOutside(hrGraph);
    const { verdict } = await run(hrAnswer('answer.json'), outside);
    const [message] = outside.sent;
    expect(outside.sent).toHaveLength(1);
    expect(Message.parse(message)).toEqual(message);
    expect(message).toMatchObject({
      version: '1.0',
      type: 'workflow.requested',
      correlation_id: 'resp-20250122-001',
      actor: { agent: 'validator' },
      payload: { workflow: 'WF-06', requires_approval: true },
    });
    expect(verdict.messages).toEqual([{ id: message?.id, type: 'workflow.requested' }]);
  });

  it('FC11 HALLUCINATION asks the orchestrator to write the answer again, naming the claims', async () => {
    const outside = testOutside(hrGraph);
    const { report } = await run(hrAnswer('answer-wrong.json'), outside);
    expect(report.result.validation_status).toBe('HALLUCINATION');
    expect(outside.sent).toHaveLength(1);
    expect(outside.sent[0]).toMatchObject({
      type: 'regenerate',
      payload: { action: 'regenerate', to: 'orchestrator', response_id: 'resp-20260202-002' },
    });
    const claims = outside.sent[0]?.payload['claims'] as { claim_id: string }[];
    expect(claims.map(({ claim_id }) => claim_id)).toEqual(
      report.result.hallucination_check.suspicious_claims,
    );
  });

  it('FC10 that cannot be kept is given all the same, with the reason', async () => {
    const outside = testOutside(hrGraph, {
      ledger: async () => ({
        keep: () => Promise.reject(new AssayError('read_only', 'cannot be written', { where: 'f' })),
        read: async () => ({ records: [], unread: [] }),
      }),
    });
    const { notKept, verdict } = await run(hrAnswer('answer.json'), outside);
    expect(notKept).toMatchObject({ code: 'read_only', where: 'f' });
    expect(verdict.exit).toBe(0);
  });

  it('FC10 is not written, nor is any message, where it is not to be kept', async () => {
    const outside = testOutside(hrGraph);
    const { verdict } = await verifyAnswer(hrAnswer('answer.json'), hrHome(), outside, {
      ...calm,
      keep: false,
    });
    expect(verdict.messages).toEqual([]);
    expect([...outside.kept, ...outside.sent]).toEqual([]);
  });

  it('FT4 a verdict that was not kept requests nothing, and says so', async () => {
    const outside = testOutside(hrGraph, {
      ledger: async () => ({
        keep: () => Promise.reject(new AssayError('disk_full', 'the disk is full', { where: 'f' })),
        read: async () => ({ records: [], unread: [] }),
      }),
    });
    const { notKept, verdict } = await run(hrAnswer('answer.json'), outside);
    expect([notKept?.code, verdict.messages, outside.sent]).toEqual(['disk_full', [], []]);
  });

  it('FT4 a message that was not kept is named by no verdict, kept or told', async () => {
    const outside = testOutside(hrGraph, {
      outbox: async () => ({
        send: () => Promise.reject(new AssayError('disk_full', 'the disk is full', { where: 'f' })),
      }),
    });
    const { notKept, notRequested, verdict } = await run(hrAnswer('answer.json'), outside);
    expect([notKept, notRequested?.code, verdict.messages]).toEqual([null, 'disk_full', []]);
    expect(outside.kept.at(-1)).toEqual(verdict);
  });
});
