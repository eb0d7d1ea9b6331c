import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyOnce } from '../../src/app/open-verifier.ts';
import { EvidenceCheck } from '../../src/contract/evidence-check.ts';
import { Problem } from '../../src/contract/problem.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import { WorkReport } from '../../src/contract/work-report.ts';
import { createDefaultSelfCheckProtocol } from '../../src/validation/self-check-protocol.ts';
import { type TestServer, testServer } from '../support/test-server.ts';

const EVIDENCE = 'The pump runs at 5 bar. 펌프는 2021년에 설치되었다.';

/** Without what every verdict has of its own. */
function timeless(report: ValidationReport): unknown {
  const {
    validation_id: _,
    validated_at: __,
    ...result
  } = report.result as ValidationReport['result'] & {
    validated_at?: string;
  };
  const { validation_time_ms: ___, ...metadata } = report.metadata;
  return { ...report, result, metadata };
}

/** Milliseconds: a machine that does much else takes many times as long. */
const LOADED = 180_000;

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ configuration: { server: { verify_timeout_ms: LOADED } } });
});
afterAll(() => server.close());

describe('POST /api/verify', () => {
  it.each([
    'The pump runs at 5 bar.',
    'The pump runs at 6 bar.',
    '펌프는 2022년에 설치되었다.',
    'Nothing is known of the valve.',
  ])('HT13 gives the verdict of the library: %s', async (text) => {
    const answer = {
      response_id: 'answer',
      content: {
        text,
        evidences: [{ evidence_id: 'evidence-1', type: 'document' as const, data: EVIDENCE }],
      },
    };
    const { report, verdict } = await verifyOnce(answer, { configuration: {} });
    const whole = await server.ask('/api/verify', { method: 'POST', body: answer });
    const short = await server.ask('/api/verify', { method: 'POST', body: { text, evidences: [EVIDENCE] } });
    expect([whole.status, short.status]).toEqual([200, 200]);
    expect(timeless((await whole.json()) as ValidationReport)).toEqual(timeless(report));
    expect(timeless((await short.json()) as ValidationReport)).toEqual(timeless(report));
    expect(whole.headers.get('x-verdict-exit')).toBe(String(verdict.exit));
  });

  it.each([
    [0.05, 'supported'],
    [0.01, 'contradicted'],
  ])('GR54 numeric_tolerance %d of the server holds: %s', async (numeric_tolerance, end) => {
    const strict = await testServer({ configuration: { validation: { numeric_tolerance } } });
    const body = {
      text: 'The library holds about 12,000 books.',
      evidences: ['The library holds 12,340 books.'],
    };
    const report = (await (
      await strict.ask('/api/verify', { method: 'POST', body })
    ).json()) as ValidationReport;
    await strict.close();
    expect(report.result.grounding?.end).toBe(end);
  });

  it.each([
    [
      'Marsh Lane Clinic asks $94 for a first visit.',
      'Bayview Clinic asks $94 for a first visit.\n\nMarsh Lane Clinic is closed on Sundays.',
      'undecided: the evidence says it of something else',
    ],
    [
      '남쪽의원의 초진료는 9만 원이다.',
      '북쪽의원의 초진료는 9만 원이다.\n\n남쪽의원은 일요일에 쉰다.',
      '판단 보류: 근거는 다른 대상에 대해 말함',
    ],
  ])('GR52 an undecided claim is told from a failure, with its reason: %s', async (text, evidence, why) => {
    const response = await server.ask('/api/verify', {
      method: 'POST',
      body: { text, evidences: [evidence] },
    });
    const { result } = (await response.json()) as ValidationReport;
    expect([response.status, result.validation_status]).toEqual([200, 'NEEDS_REVIEW']);
    expect(result.claim_validations).toMatchObject([
      {
        contradicted: false,
        unchecked: 'unsupported',
        grounding: { end: 'undecided', reason: 'other_subject' },
        issues: [{ code: 'NOT_CHECKED', severity: 'info', message: expect.stringContaining(why) as unknown }],
      },
    ]);
  });

  it('HT18 heads of verdicts hold no report, and how the claims begin', async () => {
    const body = { text: 'The valve opens at 3 bar.', evidences: [EVIDENCE] };
    const id = (await server.ask('/api/verify', { method: 'POST', body })).headers.get('x-verdict-id');
    const list = await server.ask('/api/verdicts?fields=head&limit=1');
    const { verdicts } = (await list.json()) as { verdicts: object[] };
    expect(verdicts).toMatchObject([{ id, part: 'verify', title: 'The valve opens at 3 bar.' }]);
    expect(verdicts[0]).not.toHaveProperty('report');
  });

  it('HT13 keeps the verdict, unless it is asked not to', async () => {
    const body = { text: 'The pump runs at 5 bar.', evidences: [EVIDENCE] };
    const kept = await server.ask('/api/verify', { method: 'POST', body });
    const id = kept.headers.get('x-verdict-id') ?? '';
    expect((await server.ask(`/api/verdicts/${id}`)).status).toBe(200);
    expect((await server.ask(`/api/verdicts/val-${id}`)).status).toBe(200);
    const report = (await (
      await server.ask('/api/verify?keep=false', { method: 'POST', body })
    ).json()) as ValidationReport;
    expect((await server.ask(`/api/verdicts/${report.result.validation_id}`)).status).toBe(404);
  });

  it('HT18 lists verdicts newest first, a page at a time', async () => {
    for (let at = 0; at < 3; at += 1)
      await server.ask('/api/verify', {
        method: 'POST',
        body: { text: `It is ${at}.`, response_id: `r${at}` },
      });
    interface Page {
      readonly verdicts: { readonly subject: { readonly id: string } }[];
      readonly next: string | null;
    }
    const page = async (query: string): Promise<Page> =>
      (await (await server.ask(`/api/verdicts?${query}`)).json()) as Page;
    const first = await page('limit=2&part=verify');
    const second = await page(`limit=2&part=verify&after=${first.next ?? ''}`);
    expect([...first.verdicts, ...second.verdicts].slice(0, 3).map(({ subject }) => subject.id)).toEqual([
      'r2',
      'r1',
      'r0',
    ]);
    expect((await page('part=grade')).verdicts).toEqual([]);
  });
});

describe('a long answer', () => {
  const sentence = (at: number): string =>
    `Pump ${at} runs at ${at % 97} bar and was installed in ${1990 + (at % 30)}.`;
  const sentences = (most: number): string => Array.from({ length: most }, (_, at) => sentence(at)).join(' ');
  // Behind 20,000 characters an order counts as long.
  const text = sentences(90);
  const evidence = sentences(400);
  const body = { text, evidences: [evidence] };
  const fewClaims = { text: sentences(40), evidences: [evidence] };

  it(
    'HT23 holds up nobody, and has the verdict of the library',
    async () => {
      const ask = () => server.ask('/api/verify', { method: 'POST', body: { text: 'It is 5.' } });
      await Promise.all([ask(), ask()]);
      let isDone = false;
      const asking = server.ask('/api/verify?fields=all', { method: 'POST', body }).finally(() => {
        isDone = true;
      });
      const healthy = await server.ask('/healthz');
      const short = await ask();
      const wasDone = isDone;
      const { report } = await verifyOnce(
        {
          response_id: 'answer',
          content: { text, evidences: [{ evidence_id: 'evidence-1', type: 'document', data: evidence }] },
        },
        { configuration: {} },
      );
      const answer = await asking;
      expect([healthy.status, short.status, wasDone, answer.status]).toEqual([200, 200, false, 200]);
      expect(timeless((await answer.json()) as ValidationReport)).toEqual(timeless(report));
      const id = answer.headers.get('x-verdict-id') ?? '';
      expect((await server.ask(`/api/verdicts/${id}`)).status).toBe(200);
    },
    LOADED,
  );

  it(
    'HT23 that nobody waits for any more is ended, and the next ones have their turn',
    async () => {
      const leaving = new AbortController();
      const left = Array.from({ length: 4 }, () =>
        server
          .ask('/api/verify', { method: 'POST', body: fewClaims, signal: leaving.signal })
          .catch(() => null),
      );
      await server.ask('/healthz');
      leaving.abort();
      expect(await Promise.all(left)).toEqual([null, null, null, null]);
      expect((await server.ask('/api/verify?keep=false', { method: 'POST', body: fewClaims })).status).toBe(
        200,
      );
    },
    LOADED,
  );
});

describe('POST /api/verdicts/{id}/replay', () => {
  it('HT20 wants the input again, and only that', async () => {
    const body = { text: 'The pump runs at 6 bar.', evidences: [EVIDENCE] };
    const { headers } = await server.ask('/api/verify', { method: 'POST', body });
    const path = `/api/verdicts/${headers.get('x-verdict-id') ?? ''}/replay`;
    const send = (input: object): Promise<Response> => server.ask(path, { method: 'POST', ...input });
    const answers = [
      await send({}),
      await send({ body: { ...body, text: 'The pump runs at 5 bar.' } }),
      await send({ body }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 200]);
    expect(Problem.parse(await answers[0]?.json()).detail).toBe('the input is not kept, only its hash');
    expect(await answers[2]?.json()).toMatchObject({ holds: true });
    expect((await server.ask('/api/verdicts/none/replay', { method: 'POST', body })).status).toBe(404);
    expect((await send({ body: { text: 5 } })).status).toBe(422);
  });
});

describe('POST /api/check', () => {
  it.each([
    { testOutput: '12 passed', testsPassed: true, requirementsList: [{ requirement: 'a', met: true }] },
    { testOutput: '8 passed, 2 failed', testsPassed: true },
    { evidence: [{ type: 'note', content: 'It probably works now.' }] },
    {},
  ])('HT19 holds evidence as the self-check library does: %j', async (evidence) => {
    const answer = await server.ask('/api/check', { method: 'POST', body: evidence });
    const result = EvidenceCheck.parse(await answer.json());
    expect(result).toEqual(await createDefaultSelfCheckProtocol().check(evidence));
    const id = answer.headers.get('x-verdict-id') ?? '';
    const kept = (await (await server.ask(`/api/verdicts/${id}`)).json()) as {
      outcome: string;
      checkers: object;
    };
    expect(kept.outcome === 'FAILED').toBe(!result.passed);
    expect(kept.checkers).toMatchObject({ SC1: '1', DS1: '1' });
    const again = await server.ask(`/api/verdicts/${id}/replay`, { method: 'POST', body: evidence });
    expect(await again.json()).toMatchObject({ holds: true });
  });

  it.each([{ testOutput: 5 }, { testOutputs: 'a' }, { path: '.', evidence: [] }, { path: '' }, []])(
    'HT19 refuses %j',
    async (body) => {
      expect((await server.ask('/api/check', { method: 'POST', body })).status).toBe(422);
    },
  );

  it('HT19 looks at no folder unless the server may', async () => {
    const answer = await server.ask('/api/check', { method: 'POST', body: { path: server.folder } });
    expect(answer.status).toBe(403);
    expect(Problem.parse(await answer.json()).hint).toContain('check_folders');
  });
});

describe('work in folders', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'assay-folders-')));
  const allowed = join(root, 'allowed');
  const work = join(allowed, 'work');
  let open: TestServer;

  beforeAll(async () => {
    for (const folder of [work, join(root, 'allowed-not'), join(root, 'other')])
      mkdirSync(folder, { recursive: true });
    symlinkSync(join(root, 'other'), join(allowed, 'way-out'));
    symlinkSync(work, join(root, 'way-in'));
    const git = (...args: string[]): void =>
      void execFileSync('git', ['-C', work, ...args], { stdio: 'ignore' });
    git('init', '-b', 'main');
    writeFileSync(join(work, 'a.txt'), 'one\n');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-m', 'one');
    writeFileSync(join(work, 'a.txt'), 'two\n');
    open = await testServer({ configuration: { server: { check_folders: [allowed] } } });
  });
  afterAll(async () => {
    await open.close();
    rmSync(root, { recursive: true, force: true });
  });

  it.each(['other', 'allowed-not', 'allowed/way-out', 'allowed/../other', 'allowed/none', '/etc'])(
    'HT19 %s is refused',
    async (path) => {
      const body = { path: path.startsWith('/') ? path : `${root}/${path}` };
      expect((await open.ask('/api/check', { method: 'POST', body })).status).toBe(403);
    },
  );

  it.each(['allowed/work', 'way-in', 'other/../allowed/work'])(
    'HT19 %s is checked, and kept',
    async (path) => {
      const body = { path: `${root}/${path}`, run: false };
      const answer = await open.ask('/api/check', { method: 'POST', body });
      const report = WorkReport.parse(await answer.json());
      expect(report.check_id).toBe(`chk-${answer.headers.get('x-verdict-id') ?? ''}`);
      const replay = await open.ask(`/api/verdicts/${report.check_id}/replay`, { method: 'POST', body });
      expect(await replay.json()).toMatchObject({ holds: true });
    },
  );
});
