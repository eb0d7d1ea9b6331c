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

/** The module of the reporter beside a report: some versions take a specifier without a file for a path. */
export function reporterOf(report: string): string {
  return `${report}.reporter.mjs`;
}

/** The text of that module. `report` is relative to the folder of results. */
export function vitestEvents(report: string): string {
  return source(`{results}/${eventsOf(report)}`);
}
