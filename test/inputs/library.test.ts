import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  type AnswerToVerify,
  type ShortAnswer,
  AssayError,
  check,
  files,
  openVerifier,
  verify,
  verifyMiddleware,
} from '../../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-library-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'docs'));
writeFileSync(join(folder, 'docs', 'rules.md'), 'The depot holds 320 pallets.');
writeFileSync(join(folder, 'docs', 'hours.md'), 'The depot is closed on Sunday.');

const options = { configuration: { timeout: 200, retry_count: 0 }, folder };
const TEXT = 'The depot holds 320 pallets.';

describe('evidence of the library', () => {
  it('IN11 files and folders are evidence, beside texts', async () => {
    const text = `${TEXT} The depot is closed on Sunday. The depot has 12 gates.`;
    const { claims, report } = await verify(
      { text, evidences: ['The depot has 12 gates.', files('docs')] },
      options,
    );
    expect(claims.map(({ status }) => status)).toEqual(['VERIFIED', 'VERIFIED', 'VERIFIED']);
    expect(Object.keys(report.result.claim_validations[0]?.evidence_match ?? {})).toContain('rules.md');
  });

  it('IN11 a text that is the name of a file that is there stays a text, and a warning says so', async () => {
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    try {
      const { passed } = await verify({ text: TEXT, evidences: ['docs/rules.md', 'docs/none.md'] }, options);
      expect(passed).toBe(false);
      expect(warned.mock.calls.map(([said]) => said)).toEqual([
        expect.stringMatching(/^the evidence "docs\/rules\.md" is read as a text.*: give files\("docs/),
      ]);
    } finally {
      warned.mockRestore();
    }
  });

  it('IN11 no JSON can name a file', async () => {
    const sent = JSON.parse(
      JSON.stringify({ text: TEXT, evidences: [files('docs'), { file: 'docs/rules.md' }] }),
    );
    await expect(verify(sent as ShortAnswer, options)).rejects.toThrow(AssayError);
  });

  it.each<[string, AnswerToVerify]>([
    ['a row of Ragas', { question: '?', answer: TEXT, contexts: [TEXT], ground_truth: 'x' }],
    [
      'messages',
      [
        { role: 'tool', name: 'stock', content: TEXT },
        { role: 'assistant', content: TEXT },
      ],
    ],
    [
      'a document of LangChain',
      { text: TEXT, evidences: [{ pageContent: TEXT, metadata: { source: 'a' } }] },
    ],
  ])('IN1 IN2 IN3 %s', async (_, given) => {
    expect((await verify(given as ShortAnswer, options)).passed).toBe(true);
  });
});

describe('a source of one’s own', () => {
  const answer = (id: string) => ({
    text: 'The plan of Acme has 40 seats.',
    evidences: [{ source: 'CRM', id, data: { customer: 'Acme', plan: 'The plan of Acme has 99 seats.' } }],
  });
  const open = (CRM: (query: { readonly id: string }) => unknown) =>
    openVerifier({ ...options, sources: { CRM } });

  it('IN12 is asked again for each answer; what came with it is not believed', async () => {
    const asked: string[] = [];
    const verifier = await open(async ({ id }) => {
      asked.push(id);
      return `The plan of Acme has ${asked.length === 1 ? 40 : 30} seats.`;
    });
    const first = await verifier.verify(answer('C-17'));
    const second = await verifier.verify(answer('C-17'));
    await verifier.close();
    expect([first.verdict.outcome, second.verdict.outcome, asked]).toEqual([
      'PASSED',
      'FAILED',
      ['C-17', 'C-17'],
    ]);
  });

  it.each([
    ['throws', () => Promise.reject(new Error('no route to CRM')), 'unavailable', 'no route to CRM'],
    ['is late', () => new Promise(() => undefined), 'timeout', ''],
  ])('IN12 that %s leaves the claim unchecked and is named, with why', async (_, CRM, reason, why) => {
    const verifier = await open(CRM);
    const { report, verdict } = await verifier.verify(answer('C-17'));
    await verifier.close();
    expect(verdict.exit).toBe(2);
    const [claim] = report.result.claim_validations;
    expect(claim).toMatchObject({ status: 'UNVERIFIED', checked: false, unchecked: reason });
    expect(claim?.evidence_match['CRM C-17']?.unchecked).toBe(reason);
    expect(report.metadata.unavailable).toMatchObject([{ source: 'CRM', reason }]);
    const note = `the source CRM could not be asked: ${why}`;
    expect(claim?.issues.map(({ message }) => message)).toEqual([expect.stringContaining(note)]);
    expect(report.result.recommendations).toMatchObject([
      { claim_id: 'CLM-01', action: 'retry', message: expect.stringContaining(note) },
    ]);
  });

  it('IN12 beside other evidence it is a note of its own, and no piece is said to have nothing to read', async () => {
    const verifier = await open(() => Promise.reject(new Error('no route to CRM')));
    const evidences = [
      ...answer('C-17').evidences,
      { evidence_id: 'blank', data: ' ' },
      'The plan of Acme has 40 seats.',
    ];
    const { report } = await verifier.verify({ ...answer('C-17'), evidences });
    await verifier.close();
    const [claim] = report.result.claim_validations;
    const notes = claim?.issues.map(({ rule, message }) => [rule, message]);
    expect(notes).toEqual([
      ['GR46', expect.stringMatching(/nothing to read.*: blank$/)],
      ['IN12', expect.stringContaining('CRM could not be asked: no route to CRM')],
    ]);
  });

  it('IN12 a name that is not registered is refused; evidence that brings its own data is not', async () => {
    const verifier = await open(() => 'The plan of Acme has 40 seats.');
    const text = 'The plan of Acme has 40 seats.';
    await expect(verifier.verify({ text, evidences: [{ source: 'CMR', id: 'C-17' }] })).rejects.toThrow(
      /source CMR\): is no source that is registered\. Did you mean "CRM"\?/,
    );
    const brought = await verifier.verify({ text, evidences: [{ source: 'CMR', data: text }] });
    await verifier.close();
    expect(brought.verdict.outcome).toBe('PASSED');
  });

  it('IN12 that has nothing supports nothing', async () => {
    const verifier = await open(() => null);
    const { report } = await verifier.verify(answer('C-404'));
    await verifier.close();
    expect(report.result.claim_validations[0]?.checked).toBe(false);
  });
});

describe('a checker of one’s own', () => {
  const noSunday = {
    name: 'no-sunday',
    check: ({ text }: { readonly text: string }) =>
      /Sunday/.test(text) ? 'Sundays are not ours to promise' : null,
  };
  const answer = { text: `${TEXT} The depot is closed on Sunday.`, evidences: [files('docs')] };

  it('IN13 objects with its reason, under its name, and the answer fails', async () => {
    const verdict = await verify(answer, { ...options, checkers: [noSunday] });
    expect(verdict.status).toBe('FAILED');
    expect(verdict.claims.map(({ reason }) => reason)).toEqual([null, 'Sundays are not ours to promise']);
    const [issue] = verdict.report.result.claim_validations[1]?.issues ?? [];
    expect(issue).toMatchObject({ rule: 'no-sunday', code: 'OWN_CHECK' });
    expect(verdict.report.result.recommendations).toMatchObject([{ claim_id: 'CLM-02', action: 'correct' }]);
  });

  it('IN13 that throws leaves the claim unchecked', async () => {
    const broken = { name: 'broken', check: () => Promise.reject(new Error('no list')) };
    const { passed, claims, report } = await verify(answer, { ...options, checkers: [broken] });
    expect([passed, claims[0]?.status]).toEqual([false, 'UNVERIFIED']);
    expect(claims[0]?.reason).toBe('the rule broken could not be asked: no list');
    expect(report.metadata.unavailable[0]).toMatchObject({ source: 'broken', detail: 'no list' });
  });

  it.each([false, true, '', undefined])(
    'IN13 that returns %j leaves the claim unchecked',
    async (returned) => {
      const check = (() => returned) as unknown as () => null;
      const given = { ...options, checkers: [{ name: 'house', check }] };
      const { passed, claims, report } = await verify(answer, given);
      expect([passed, claims[0]?.status]).toEqual([false, 'UNVERIFIED']);
      expect(claims[0]?.reason).toMatch(/^the rule house could not be asked: it returned .* where null or/);
      expect(report.metadata.unavailable[0]).toMatchObject({ source: 'house', reason: 'malformed' });
      const korean = await verify(answer, { ...given, language: 'ko' });
      expect(korean.claims[0]?.reason).toMatch(/^규칙 house 실행 실패: null이나 이유를 적은 글이 아닌 값을/);
    },
  );

  it('IN13 that never answers leaves the claim unchecked when the time is up', async () => {
    const house = { name: 'house', check: () => new Promise<null>(() => undefined) };
    const { passed, claims, report } = await verify(answer, { ...options, checkers: [house] });
    expect([passed, claims[0]?.status]).toEqual([false, 'UNVERIFIED']);
    expect(claims[0]?.reason).toBe('the rule house could not be asked: no answer within 200 ms');
    expect(report.metadata.unavailable[0]).toMatchObject({ source: 'house', reason: 'timeout' });
  });
  it('IN13 that blocks longer than it may leaves the claim unchecked, and says how long it blocked', async () => {
    const block = (): null => {
      const begun = performance.now();
      while (performance.now() - begun < 210);
      return null;
    };
    const given = { ...options, checkers: [{ name: 'house', check: block }] };
    const { passed, claims, report } = await verify(answer, given);
    expect([passed, claims[0]?.status]).toEqual([false, 'UNVERIFIED']);
    expect(claims[0]?.reason).toMatch(
      /^the rule house could not be asked: blocked for \d+ ms, longer than the 200 ms it has$/,
    );
    expect(report.metadata.unavailable[0]).toMatchObject({ source: 'house', reason: 'timeout' });
    const korean = await verify(answer, { ...given, language: 'ko' });
    expect(korean.claims[0]?.reason).toBe('규칙 house 실행 실패: 시간 초과');
  });
});

describe('a check of work as a call', () => {
  it('IN14 IN15 finds what is wrong; where there is no work tree, the error says so', async () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a', ...args], { cwd: folder });
    await expect(check({ folder })).rejects.toThrow(/git/);
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'first');
    writeFileSync(join(folder, 'docs', 'rules.md'), 'changed');
    const { status, passed, claims } = await check({ folder, run: false, message: 'All tests pass.' });
    expect([status === 'PASSED', passed]).toEqual([false, false]);
    expect(claims.map(({ text }) => text)).toEqual([expect.stringContaining('All tests pass')]);
  });
});

describe('errors of library calls', () => {
  it.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'an answer',
      () => verify({ text: 'a', evidence: [] } as object as ShortAnswer, { ...options, language: 'ko' }),
      /^answer: evidence: .*혹시 "evidences"입니까\?/,
    ],
    [
      'an option',
      // @ts-expect-error: the compiler refuses it as well.
      () => openVerifier({ language: 'ko', source: {} }),
      /^openVerifier: source: 그런 옵션은 없습니다. 혹시 "sources"입니까\? — .*[가-힣]/,
    ],
    [
      'a value',
      () => check({ language: 'ko', message: 42 } as object),
      /^check: message: 글이어야 합니다 — .*[가-힣]/,
    ],
    [
      'a configuration with two problems',
      () =>
        openVerifier({ language: 'ko', configuration: { timeuot: 1, validation: { pass_threshold: 7 } } }),
      /^configuration: 문제 2개\n/,
    ],
  ])('IN15 are Korean where the call asks for it: %s', async (_, work, says) => {
    await expect(work()).rejects.toThrow(AssayError);
    await expect(work()).rejects.toThrow(says);
  });

  it.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'an answer',
      () => verify({ text: 'a', evidence: [] } as unknown as ShortAnswer, options),
      /^answer: evidence: unknown field\. Did you mean "evidences"\? — give /,
    ],
    [
      'a configuration',
      () => openVerifier({ configuration: { timeuot: 1 } }),
      /^configuration: .*timeuot.*timeout.* — /,
    ],
    [
      'a configuration with two problems, a line each',
      () => openVerifier({ configuration: { timeuot: 1, validation: { pass_threshold: 7 } } }),
      /^configuration: 2 problems\nvalidation\.pass_threshold: expected .*\ntimeuot: unknown key\. Did you mean "timeout"\?\ncorrect the setting$/,
    ],
    [
      'an option that is not there',
      // @ts-expect-error: the compiler refuses it as well.
      () => openVerifier({ source: { CRM: () => null } }),
      /^openVerifier: source: there is no such option\. Did you mean "sources"\? — correct the name/,
    ],
    [
      'an option of verify',
      // @ts-expect-error: the compiler refuses it as well.
      () => verify({ text: 'a', evidences: ['a'] }, { langauge: 'ko' }),
      /^openVerifier: langauge: there is no such option\. Did you mean "language"\?/,
    ],
    [
      'an option of check',
      // @ts-expect-error: the compiler refuses it as well.
      () => check({ foldr: '.' }),
      /^check: foldr: there is no such option\. Did you mean "folder"\?/,
    ],
    [
      'an option of the middleware',
      // @ts-expect-error: the compiler refuses it as well.
      async () => verifyMiddleware({ evidence: [] }),
      /^verifyMiddleware: evidence: there is no such option\. Did you mean "evidences"\?/,
    ],
    [
      'a source that is no function',
      // @ts-expect-error: the compiler refuses it as well.
      () => openVerifier({ sources: { CRM: 'a text' } }),
      /^openVerifier: sources\.CRM: is no function — give \{ NAME: async/,
    ],
    [
      'a checker without a check',
      // @ts-expect-error: the compiler refuses it as well.
      () => openVerifier({ checkers: [{ name: 'a' }] }),
      /^openVerifier: checkers\[0\]\.check: is no function — give \[\{ name, check/,
    ],
    [
      'a language that is none',
      // @ts-expect-error: the compiler refuses it as well.
      () => verify({ text: 'a', evidences: ['b'] }, { language: 'de' }),
      /^openVerifier: language: expected one of ko, en — correct it/,
    ],
    ...(
      [
        [{ message: 'x', language: 'de', run: false }, 'language', 'one of ko, en'],
        [{ message: 42 }, 'message', 'a text'],
        [{ requirements: 5 }, 'requirements', 'a text'],
        [{ folder: new URL('file:///') }, 'folder', 'a text'],
        [{ folder: null }, 'folder', 'a text'],
        [{ run: 'no' }, 'run', 'true or false'],
        [{ environment: 'A=1' }, 'environment', 'an object'],
        [42, 'options', 'an object'],
        ['text', 'options', 'an object'],
        [null, 'options', 'an object'],
      ] as const
    ).map(([given, where, expected]): [string, () => Promise<unknown>, RegExp] => [
      `check(${JSON.stringify(given)})`,
      () => check(given as object),
      new RegExp(`^check: ${where}: expected ${expected} — .*, or leave it out$`),
    ]),
    [
      'a configuration that is none',
      // @ts-expect-error: the compiler refuses it as well.
      () => openVerifier({ configuration: 42 }),
      /^openVerifier: configuration: expected a path or an object — correct it/,
    ],
    [
      'files of a number',
      // @ts-expect-error: the compiler refuses it as well.
      async () => files('docs', 42),
      /^files: 2: expected a path as text — give each by itself: files\(/,
    ],
    ['files without a path', async () => files(), /^files: names no path — name one: files\('docs'\)/],
    [
      'a file',
      () => verify({ text: 'a', evidences: [files('nope.md')] }, options),
      /^nope\.md: there is no such file — check the path/,
    ],
  ])('IN15 say where, why and what to do: %s', async (_, work, says) => {
    const error = await work().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AssayError);
    expect((error as AssayError).message).toMatch(says);
    expect((error as AssayError).where).toBeDefined();
  });
});
