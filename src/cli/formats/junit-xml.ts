/** A test case of a JUnit file. `failure` failed, `error` could not be evaluated, `skipped` was not checked. */
export interface JunitCase {
  readonly group: string;
  readonly name: string;
  readonly end: 'passed' | 'failure' | 'error' | 'skipped';
  /** The word of the verdict, and why. */
  readonly type?: string;
  readonly message?: string;
  /** What else was seen. */
  readonly output?: string;
}

const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#10;',
};

function escaped(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"'\n]/g, (character) => ESCAPES[character] ?? character);
}

function attributes(of: Readonly<Record<string, string | number>>): string {
  return Object.entries(of)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
}

function insideOf({ end, type = end, message = '', output }: JunitCase): string[] {
  const lines = output === undefined ? [] : [`      <system-out>${escaped(output)}</system-out>`];
  if (end === 'passed') return lines;
  const more = end === 'skipped' ? { message } : { type, message };
  return [`      <${end}${attributes(more)}/>`, ...lines];
}

function caseOf(one: JunitCase): string[] {
  const head = `    <testcase${attributes({ classname: one.group, name: one.name })}`;
  const inside = insideOf(one);
  return inside.length === 0 ? [`${head}/>`] : [`${head}>`, ...inside, '    </testcase>'];
}

/** CI4: a JUnit file of one suite. `ms`: what it took. */
export function junitXml(suite: string, cases: readonly JunitCase[], ms: number): string {
  const count = (end: JunitCase['end']): number => cases.filter((one) => one.end === end).length;
  const counts = {
    tests: cases.length,
    failures: count('failure'),
    errors: count('error'),
    skipped: count('skipped'),
    time: (ms / 1000).toFixed(3),
  };
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: 'assay', ...counts })}>`,
    `  <testsuite${attributes({ name: suite, ...counts })}>`,
    ...cases.flatMap(caseOf),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n')}\n`;
}
