import type { TestStatus } from '../../../contract/test-run.ts';
import { fields, list, parseJson, text } from './json-value.ts';
import type { RawRun, RawTest } from './raw-test.ts';

const HOOK = /^"(?:before|after) (?:all|each)" hook/;

/** The suites stand before the title in `fullTitle`, joined by spaces: they are one part here. */
function suites(full: string, title: string): readonly string[] {
  const before = full.endsWith(title) ? full.slice(0, full.length - title.length).trim() : '';
  return before === '' ? [] : [before];
}

function test(value: unknown, status: TestStatus): RawTest {
  const told = fields(value);
  const title = text(told['title']) ?? '';
  return {
    file: text(told['file']) ?? null,
    suites: suites(text(told['fullTitle']) ?? '', title),
    title,
    status: status === 'failed' && HOOK.test(title) ? 'errored' : status,
    message: text(fields(told['err'])['message']),
  };
}

/** The JSON of mocha. */
export function readMochaJson(source: string): RawRun {
  const told = fields(parseJson(source));
  const of = (name: string, status: TestStatus): readonly RawTest[] =>
    list(told[name]).map((value) => test(value, status));
  const tests = [...of('passes', 'passed'), ...of('failures', 'failed'), ...of('pending', 'skipped')];
  return { tests, whole: Array.isArray(told['passes']), troubles: [] };
}
