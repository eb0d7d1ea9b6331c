import { array, assert, asyncProperty, constantFrom, nat } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TamperRule } from '../../../src/contract/work-rule.ts';
import { findingMessage } from '../../../src/core/self-check/messages/finding-message.ts';
import { namedText, scanCase, scanFiles, tamperCases } from './cases.ts';

const ALL = [
  'javascript',
  'typescript',
  'python',
  'go-java',
  'rust-csharp',
  'configuration',
  'lines',
].flatMap(tamperCases);
const RUNNERS = {
  vitest: 'test/price.test.ts',
  jest: 'test/price.test.js',
  node: 'test/price.test.js',
  chai: 'test/price.spec.cjs',
  pytest: 'tests/test_price.py',
  unittest: 'tests/test_price.py',
};

async function errorsBetween(path: string, before: string, after: string): Promise<string[]> {
  const { findings } = await scanFiles(new Map([[path, before]]), new Map([[path, after]]));
  return findings.map(({ rule, place }) => `${rule} ${place?.line}`);
}

/** Where a line of code ends: something that means nothing may stand there. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  js: ['\n', '\n\n', ' // a note\n', '\n  // expect(1).toBe(2)\n', '\n/* skip */\n', '   \n', '\t\n', '\r\n'],
  py: ['\n', '\n\n', '  # a note\n', '\n# assert 1 == 2\n', '   \n', '\n\n\n'],
};

describe('TS2 layout says nothing', () => {
  it.each(Object.entries(RUNNERS))('TS2 a random reformatting of %s gives no finding', async (name, path) => {
    const text = namedText(`${name}-test`);
    const ends = ENDS[path.endsWith('.py') ? 'py' : 'js'] ?? [];
    const lines = text.split('\n');
    const choice = array(nat(ends.length - 1), { minLength: lines.length, maxLength: lines.length });
    await assert(
      asyncProperty(choice, constantFrom(1, 2, 4), async (choices, width) => {
        const broken = lines.map(
          (line, index) =>
            line.replace(/^ +/, (indent) => indent.repeat(width)) + (ends[choices[index] ?? 0] ?? '\n'),
        );
        expect(await errorsBetween(path, text, broken.join(''))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('TS13 every rule is alive', () => {
  it.each(TamperRule.options)('TS13 %s has six forms at least, and messages in both languages', (rule) => {
    const forms = ALL.filter((row) => row.expect.some((each) => each.rule === rule));
    expect(forms.length).toBeGreaterThanOrEqual(6);
    const finding = {
      rule,
      severity: 'error' as const,
      place: null,
      before: null,
      after: null,
      decided_by: 'syntax' as const,
      tests: [],
      details: {},
    };
    expect(findingMessage(finding, 'en')).toMatch(/^["A-Z].*\.$/);
    expect(findingMessage(finding, 'ko')).toMatch(/[가-힣].*\.$/);
  });

  it('TS13 as many cases are honest as are not, within a third', () => {
    const honest = ALL.filter((row) => row.expect.length === 0).length;
    expect(honest).toBeGreaterThan((ALL.length - honest) / 2);
  });
});

describe('TS14 any text', () => {
  it.each([
    ['test/a.test.ts', 'it("a", () => { expect('],
    ['test/a.test.js', ''],
    ['tests/test_a.py', 'def test_a(:\n  assert'],
    ['package.json', '{"scripts": '],
    ['.github/workflows/ci.yml', ':::\n\t- - -'],
    ['vitest.config.ts', 'exclude: ['],
    ['a_test.go', '\0'],
  ])('TS14 %s may become anything', async (path, text) => {
    expect(Array.isArray(await errorsBetween(path, text, 'x'))).toBe(true);
    expect(Array.isArray(await errorsBetween(path, 'x', text))).toBe(true);
  });

  it('TS14 the same change gives the same findings', async () => {
    for (const row of ALL.slice(0, 40)) expect(await scanCase(row)).toEqual(await scanCase(row));
  });

  it.each([
    ['the same value for the same input of another call', 'add(make(), 2)', '2', 'assertions_same'],
    ['another value', 'add(make(), 2)', '3', 'assertions_changed'],
    ['another input', 'add(make(), 3)', '2', 'assertions_changed'],
  ])('XR6 a test that expects %s', async (_title, call, value, expected) => {
    const head = "import test from 'node:test';\nimport assert from 'node:assert/strict';\n";
    const before = `${head}test('adds', () => { assert.equal(new Counter().add(2), 2); });\n`;
    const after = `${head}test('adds', () => { assert.equal(${call}, ${value}); });\n`;
    const [base, work] = [before, after].map((text) => new Map([['test/a.test.js', text]]));
    const { tests } = await scanFiles(base ?? new Map(), work ?? new Map());
    expect(tests.get('test/a.test.js › adds')).toBe(expected);
  });

  it('TS3 tells of each test whether it still asserts what it asserted', async () => {
    const text = namedText('vitest-test');
    const path = RUNNERS.vitest;
    const { tests } = await scanFiles(
      new Map([[path, text]]),
      new Map([
        [path, `${text.replace('toBe(180)', 'toBe(20)')}\nit('new', () => expect(total([])).toBe(0));\n`],
      ]),
    );
    expect(Object.fromEntries(tests)).toMatchObject({
      [`${path} › total › adds prices`]: 'assertions_same',
      [`${path} › discount › takes percent off`]: 'assertions_changed',
      [`${path} › new`]: 'unknown',
    });
  });
});
