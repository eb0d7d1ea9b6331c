import { describe, expect, it } from 'vitest';
import { scanCase, scanFiles, tamperCases } from './cases.ts';

function key({
  file,
  line,
  rule,
}: {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
}): string {
  return `${file}:${String(line).padStart(5)} ${rule}`;
}

describe.each(['javascript', 'typescript', 'python', 'go-java', 'rust-csharp', 'configuration', 'lines'])(
  'TS13 %s',
  (name) => {
    it.each(tamperCases(name))('TS13 $title', async (row) => {
      const found = await scanCase(row);
      expect(found.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))).toEqual(
        row.expect.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)),
      );
    });
  },
);

describe('TS3 a test of the base of which nothing is lost', () => {
  const before = [
    "import { digits, format } from '../src/phone.js';",
    "test('digits', () => { expect(digits('1-2')).toBe('12'); });",
    "test('format', () => { expect(format('0212')).toBe('02-12'); });",
  ];
  const after = (expected: string): string[] => [
    "import { format } from '../src/phone.js';",
    "test('a number of two parts', () => {",
    "  expect(format('031')).toBe('031');",
    `  expect(format('0212')).toBe('${expected}');`,
    '});',
  ];
  const rehomedOf = async (work: readonly string[]): Promise<readonly string[]> => {
    const [base, now] = [before, work].map((lines) => new Map([['test/phone.test.js', lines.join('\n')]]));
    return [...(await scanFiles(base ?? new Map(), now ?? new Map())).rehomed];
  };

  it('TS3 stands in a test of another name', async () => {
    expect(await rehomedOf(after('02-12'))).toEqual(['test/phone.test.js › format']);
  });

  it('TS3 is lost where another value is expected there', async () => {
    expect(await rehomedOf(after('0212'))).toEqual([]);
  });

  it('TS3 is lost where the test of the other name is skipped', async () => {
    expect(await rehomedOf(after('02-12').map((line) => line.replace('test(', 'test.skip(')))).toEqual([]);
  });
});

describe('TS7 a call that is given more', () => {
  const test = (given: string): ReadonlyMap<string, string> =>
    new Map([
      [
        'test/mail.test.js',
        `import { mail } from '../src/mail.js';\ntest('mail', () => { expect(mail(${given})).toMatchSnapshot(); });\n`,
      ],
    ]);
  const comparisonOf = async (given: string): Promise<string | undefined> => {
    const { tests } = await scanFiles(test("{ name: 'Ann' }"), test(given));
    return tests.get('test/mail.test.js › mail');
  };

  it('TS7 is known where what it answers is kept elsewhere', async () => {
    expect(await comparisonOf("{ name: 'Ann', days: 14 }")).toBe('given_more');
  });

  it('TS7 is no such where it is given another thing', async () => {
    expect(await comparisonOf("{ name: 'Bob', days: 14 }")).toBe('assertions_changed');
  });
});
