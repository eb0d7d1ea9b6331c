/** The file of events beside a report. */
export function eventsOf(report: string): string {
  return `${report}.events`;
}

/**
 * A reporter of vitest, as the text of a module: one line of JSON for each test as it ends, with how often it was run
 * again. Versions that know no such call tell nothing.
 */
function source(path: string): string {
  return `
import { appendFileSync } from "node:fs";
export default class {
  onTestCaseResult(test) {
    const retries = test.diagnostic()?.retryCount ?? 0;
    const line = { file: test.module.moduleId, name: test.fullName, state: test.result().state, retries };
    appendFileSync("${path}", JSON.stringify(line) + "\\n");
  }
}
`;
}

const PLACE = /%7Bresults%7D/g;

/** The reporter as a module specifier that needs no file. `path`: where it writes; `{results}` is put in later. */
export function vitestEvents(path: string): string {
  return `data:text/javascript,${encodeURIComponent(source(path)).replace(PLACE, '{results}')}`;
}
