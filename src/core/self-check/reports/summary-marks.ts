/** Lines that say that a run failed, whatever else is printed. */
const FAILED: readonly RegExp[] = [
  /^FAIL[\t ].*$/,
  /^--- FAIL: .*$/,
  /^Test Run Failed\.?$/,
  /^BUILD FAILED\b.*$/,
  /^npm (?:ERR!|error) Test failed\b.*$/,
  /^error(?:\[E\d+\])?: could not compile .*$/,
  /^error: test failed, to rerun pass .*$/,
  /^Bail out!.*$/,
];

/** Lines that say so where nothing tells numbers. */
const FAILED_ALONE: readonly RegExp[] = [/\bNOT OK\b/, /^(?:FAIL(?:ED|URES!?)?|.*: FAILED)$/, /^FAILED \(/];

const NOTHING: readonly RegExp[] = [
  /\bno tests ran\b/i,
  /\bno tests? (?:were )?(?:run|found|executed|collected)\b/i,
  /^No test files found\b.*$/i,
  /^collected 0 items$/,
  /^No test suite found\b.*$/,
  /^testing: warning: no tests to run$/,
  /^ *Tests {2}no tests$/,
  /^(?:Could not find|No) any tests?\b.*$/i,
  /^NO TESTS RAN\b.*$/,
  /^\?\s+\S+\s+\[no test files\]$/,
  /^ok\s+\S+\s+\S+ \[no tests to run\]$/,
];

/** A package whose tests ran, of a runner that prints no counts. */
const RAN = /^ok\s+\S+\s+(?:[\d.]+s|\(cached\))(?! \[no tests)/;

/** What a line without counts says of the run; null where it says nothing. */
export function summaryMark(line: string): 'failed' | 'failed_alone' | 'nothing_ran' | 'ran' | null {
  if (NOTHING.some((mark) => mark.test(line))) return 'nothing_ran';
  if (FAILED.some((mark) => mark.test(line))) return 'failed';
  if (RAN.test(line)) return 'ran';
  return FAILED_ALONE.some((mark) => mark.test(line)) ? 'failed_alone' : null;
}
