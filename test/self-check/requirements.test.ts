import { describe, expect, it } from 'vitest';
import type { RunReceipt } from '../../src/contract/run-receipt.ts';
import type { WorkChange } from '../../src/contract/work-change.ts';
import type { CrossRun } from '../../src/contract/work-report.ts';
import { mayChange } from '../../src/core/self-check/cross-run/requirement-tests.ts';
import { judgeRequirements } from '../../src/core/self-check/requirements/judge-requirements.ts';
import type { RequirementGround } from '../../src/core/self-check/requirements/requirement-ground.ts';
import { findWritten, type WrittenTests } from '../../src/core/self-check/requirements/written-tests.ts';
import { isTestFile } from '../../src/core/self-check/commands/test-file.ts';
import cases from '../../cases/self-check/requirements/written-tests.json' with { type: 'json' };
import requests from '../../cases/self-check/requirements/request-items.json' with { type: 'json' };
import {
  readRequest,
  readRequirements,
  requestItems,
} from '../../src/core/self-check/requirements/read-requirements.ts';

const texts = (markdown: string): string[] => readRequirements(markdown).map(({ text }) => text);

type Row = Partial<Pick<(typeof cases)[number], 'ids' | 'fresh' | 'texts' | 'files'>>;

/** A test file of the base with one test, and what the row adds. */
function written(row: Row, codeChanged = true): WrittenTests {
  const files = [{ path: 'test/lru.test.js', readable: true }, ...(row.files ?? [])];
  return {
    files,
    complete: files.every(({ readable }) => readable),
    texts: ["it('keeps what is new', () => {});", ...(row.texts ?? [])],
    bodies: [],
    ids: ['test/lru.test.js › lru › keeps what is new', ...(row.ids ?? []), ...(row.fresh ?? [])],
    fresh: new Set(row.fresh),
    codeChanged,
    isTest: (path) => isTestFile(path, []),
  };
}

const NOTHING = {
  files: [],
  tests: [],
  adds: [],
  symbols: [],
  untouched: [],
  examples: [],
  new_tests: false,
};
const BASE = 'export function parse(text) {\n  return text;\n}\n';
const CHANGE: WorkChange = {
  base: { commit: 'b', how: 'given', name: 'b' },
  head: null,
  notes: [],
  files: [
    {
      path: 'src/http.js',
      status: 'modified',
      before: BASE,
      after: `${BASE.replace('text;', 'text.trim();')}export function retry() {\n  return 3;\n}\n`,
    },
    { path: 'test/http.test.js', status: 'modified', before: '', after: '' },
  ],
};

describe('requests', () => {
  it.each(requests)('RQ5 $text', ({ text, items }) => {
    expect(requestItems(text)).toEqual({ ...NOTHING, ...items });
  });

  it('RQ5 a list gives its items, a text its first sentence and those that ask for something', () => {
    const read = (text: string) => readRequest(text).map((one) => [one.id, one.text]);
    expect(read('Mend the discount. It fails for ten. Do not touch `src/a.js`.')).toEqual([
      ['Q1', 'Mend the discount.'],
      ['Q2', 'Do not touch `src/a.js`.'],
    ]);
    expect(read('Please:\n\n- add `retry`\n- make it fast\n\nDo not change the tests.')).toEqual([
      ['Q1', 'add `retry`'],
      ['Q2', 'make it fast'],
      ['Q3', 'Do not change the tests.'],
    ]);
    expect(
      read('Mend it. Make it fast. It fails for ten. 더 빠르게 해 주세요.').map(([, text]) => text),
    ).toEqual(['Mend it.', 'Make it fast.', '더 빠르게 해 주세요.']);
    expect(read('')).toEqual([]);
  });
});

describe('requirements', () => {
  it.each(cases)('RQ4 $title', ({ pattern, says, ...row }) => {
    expect(findWritten(pattern, written(row))).toBe(says);
  });

  const fresh = { fresh: ['test/a.test.ts › new'] };
  const unrun: [string, Row, boolean, boolean | null][] = [
    ['tests that are written were not run', fresh, true, null],
    ['new tests without a change of code show nothing', fresh, false, false],
    ['tests that nobody wrote are missing', {}, true, false],
  ];
  it.each(unrun)('RQ4 %s', (_title, row, codeChanged, met) => {
    const on = { ...ground([]), run: null, crossRun: null, written: written(row, codeChanged) };
    expect(judged('- `test/a.test.ts`', on).verdicts[0]?.met).toBe(met);
  });

  it('RQ2 what is said of a requirement is said in the language of the check', () => {
    const said = (language: 'ko' | 'en') =>
      judged('- `test/none.test.ts`', { ...ground([]), language }).findings[0]?.details['detail'];
    expect(said('en')).toBe('test/none.test.ts: no such test was run');
    expect(said('ko')).toBe('test/none.test.ts: 그런 테스트는 실행되지 않았습니다');
  });

  it('RQ4 a test that may go by the request is not missing', () => {
    const on = { ...ground([]), run: null, crossRun: null };
    expect(judged('- remove `test/a.test.ts`', on).verdicts[0]?.met).toBe(null);
  });

  it('RQ1 the checklist, else the list, else the first line', () => {
    expect(texts('# T\n\nWhy.\n\n- note\n- [ ] one\n- [x] two\n')).toEqual(['one', 'two']);
    expect(texts('# T\n1. one\n2) two\n')).toEqual(['one', 'two']);
    expect(texts('# Fix the login\n\nIt fails.\n')).toEqual(['Fix the login']);
    expect(texts('```\n- [ ] code\n```\n- [ ] real\n')).toEqual(['real']);
    expect(texts('')).toEqual([]);
  });

  it('RQ1 paths in backticks show an item, commands are never taken', () => {
    expect(readRequirements('- [ ] `src/a.ts` with `test/a.test.ts`, run `rm -rf x`')).toMatchObject([
      { files: ['src/a.ts'], tests: ['test/a.test.ts'], commands: [] },
    ]);
  });

  const asked: [string, string, boolean][] = [
    ['Change the VAT rate from 10 to 12 percent', 'test/vat.test.js › adds vat', true],
    ['Change the VAT rate from 10 to 12 percent', 'test/cart.test.js › adds up', false],
    ['Fix the crash of vat on empty input', 'test/vat.test.js › adds vat', false],
    ['할인율을 10에서 12로 바꾸기', 'test/할인율.test.js › 더한다', true],
    ['할인율을 10에서 12로 바꾸기', 'test/cart.test.js › 더한다', false],
  ];
  it.each(asked)('RQ3 “%s” about %s: %s', (text, id, allowed) => {
    expect(mayChange(readRequirements(text), { id, file: null })).toBe(allowed);
  });

  const crossRun = (biting: string[]): CrossRun => ({
    new_failures: [],
    failed_before: [],
    fixed: [],
    missing: [],
    newly_skipped: [],
    base_tests_failing: null,
    new_tests: ['test/a.test.ts › new'],
    biting,
  });
  const ground = (biting: string[], status: 'passed' | 'failed' = 'passed') => ({
    run: {
      format: 'jest_json' as const,
      tests: [{ id: 'test/a.test.ts › new', file: 'test/a.test.ts', name: 'new', status }],
      counts: { total: 1, passed: 1, failed: 0, skipped: 0, todo: 0, errored: 0 },
      problems: [],
    },
    crossRun: crossRun(biting),
    language: 'en' as const,
    change: CHANGE,
    written: written({}),
    fileHolds: (path: string) => ({ holds: path === 'src/a.ts', detail: 'seen' }),
    commandRan: (): RunReceipt | null => null,
    overrides: [],
  });
  const judged = (markdown: string, on: RequirementGround) =>
    judgeRequirements(
      readRequirements(markdown).map((one) => ({ ...one, origin: 'file' as const })),
      on,
    );

  const asking: [string, boolean | null][] = [
    ['Add `retry`.', true],
    ['Add `backoff`.', false],
    ['The crash is in `parse`.', true],
    ['The crash is in `fetch`.', null],
    ['Do not touch src/http.js.', false],
    ['`src/index.js`는 건드리지 마세요.', true],
    ['Do not change the tests.', false],
    ['`retry()` returns `3`.', true],
    ['`retry()` returns `4`.', null],
    ['Add a test that it retries twice.', true],
    ['Add a test that an empty cart costs nothing.', null],
    ['Make it fast.', null],
  ];
  it.each(asking)('RQ5 “%s” is met: %s', (text, met) => {
    const on = ground(['test/a.test.ts › new']);
    const asked = readRequest(text).map((one) => ({ ...one, origin: 'request' as const }));
    const fresh = { ...on.crossRun, new_tests: ['test/a.test.ts › retries twice'] };
    const shows = {
      ...on,
      crossRun: fresh,
      written: { ...on.written, bodies: ['assert.equal(retry(), 3);'] },
    };
    expect(judgeRequirements(asked, shows).verdicts.map((one) => one.met)).toEqual([met]);
  });

  it('RQ5 a name that was to be added is not missed where earlier work may hold it', () => {
    const on = {
      ...ground([]),
      change: { ...CHANGE, base: { ...CHANGE.base, how: 'last_commit' as const } },
    };
    const asked = readRequest('Add `backoff`.').map((one) => ({ ...one, origin: 'request' as const }));
    expect(judgeRequirements(asked, on).verdicts[0]?.met).toBe(null);
  });

  it('RQ5 a test that was asked for and is not there is unmet', () => {
    const on = ground([]);
    const none = { ...on, crossRun: { ...crossRun([]), new_tests: [] } };
    const asked = readRequest('빈 값 테스트를 추가해 주세요.').map((one) => ({
      ...one,
      origin: 'request' as const,
    }));
    expect(judgeRequirements(asked, none).verdicts[0]?.met).toBe(false);
  });

  it('RQ2 tests must pass, and new ones must fail on the base', () => {
    expect(judged('- `test/a.test.ts`', ground(['test/a.test.ts › new'])).verdicts[0]?.met).toBe(true);
    expect(judged('- `test/a.test.ts`', ground([])).verdicts[0]?.met).toBe(false);
    expect(judged('- `test/a.test.ts`', ground([], 'failed')).findings[0]?.rule).toBe('requirement_unmet');
    expect(judged('- `test/none.test.ts`', ground([])).verdicts[0]?.met).toBe(false);
  });

  it('RQ2 files must hold, and what nothing is bound to is unchecked', () => {
    expect(judged('- `src/a.ts`', ground([])).verdicts[0]?.met).toBe(true);
    expect(judged('- `src/b.ts`', ground([])).verdicts[0]?.met).toBe(false);
    expect(judged('- make it nice', ground([])).verdicts[0]).toMatchObject({
      met: null,
      unchecked: { reason: 'no_evidence' },
    });
  });
});
