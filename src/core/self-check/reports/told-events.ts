import type { TestResult } from '../../../contract/test-run.ts';
import { fields, parseJson, text, whole } from './json-value.ts';
import { relativePath } from './name-tests.ts';
import { textLines } from './text-lines.ts';

/** What the runner told of a test as it ended. */
export interface ToldEvent {
  readonly state: string;
  readonly retries: number;
}

/** Titles are joined otherwise in a report than by the runner itself. */
function keyOf(id: string): string {
  return id.replaceAll(' > ', ' › ');
}

/** Lines of events by the test that they tell of; of one that is told twice, a failure counts. */
export function toldEvents(source: string, root: string): ReadonlyMap<string, ToldEvent> {
  const told = new Map<string, ToldEvent>();
  for (const line of textLines(source)) {
    const event = fields(parseJson(line));
    const [file, name, state] = [text(event['file']), text(event['name']), text(event['state'])];
    if (file === undefined || name === undefined || state === undefined) continue;
    const key = keyOf(`${relativePath(file, root)} › ${name}`);
    if (told.get(key)?.state !== 'failed') told.set(key, { state, retries: whole(event['retries']) ?? 0 });
  }
  return told;
}

/** The tests with how often each was run again. */
export function withRetries(
  tests: readonly TestResult[],
  told: ReadonlyMap<string, ToldEvent>,
): TestResult[] {
  return tests.map((test) => {
    const retries = told.get(keyOf(test.id))?.retries;
    return retries === undefined ? test : { ...test, retries };
  });
}

/** Tests that a report calls passed and that the runner told to have failed. */
export function denied(tests: readonly TestResult[], told: ReadonlyMap<string, ToldEvent>): TestResult[] {
  return tests.filter(({ id, status }) => status === 'passed' && told.get(keyOf(id))?.state === 'failed');
}
