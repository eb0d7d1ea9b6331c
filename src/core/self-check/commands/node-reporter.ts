/**
 * Our reporter of node:test, as the text of a module: JUnit cases that name their file, which the built-in one of
 * Node 20 does not. Tests of suites that fail in a hook, and what a file printed before it failed, are kept.
 * It writes by itself: Node asks the system to keep what it wrote to a destination, which a pipe refuses.
 * No single quotation marks: it stands between two of them in a line for the shell.
 */
function source(path: string): string {
  return `
import { appendFileSync } from "node:fs";
const put = (line) => appendFileSync("${path}", line);
const text = (value) => String(value).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;")
  .replace(/[^\\x20-\\uFFFF]/g, " ");
const tell = (error, deep = 3) => {
  if (typeof error?.message !== "string") return String(error ?? "");
  const plain = error.name === undefined || error.name === "Error" || error.name.startsWith("AssertionError");
  const more = [error.errors?.[0], error.cause].filter((each) => deep > 0 && each !== undefined && each !== null);
  return (plain ? "" : error.name + ": ") + error.message + more.map((each) => " (" + tell(each, deep - 1) + ")").join("");
};
export default async function* report(events) {
  const names = [];
  const printed = new Map();
  put("<testsuites>\\n");
  for await (const { type, data } of events) {
    if (type === "test:stderr") printed.set(data.file, ((printed.get(data.file) ?? "") + data.message).slice(-2000));
    if (type === "test:start") { names.length = data.nesting; names.push(data.name); }
    if (type !== "test:pass" && type !== "test:fail") continue;
    names.length = data.nesting;
    const error = data.details?.error;
    const suite = data.details?.type === "suite";
    if (suite && error?.failureType !== "hookFailed") continue;
    const file = data.file ?? "";
    const loaded = !(data.nesting === 0 && file !== "" && file.endsWith(data.name));
    const why = (loaded ? "" : printed.get(file) ?? "") + " " + tell(error?.cause ?? error);
    const given = (value) => value !== undefined && value !== false;
    const result = given(data.todo) ? "<skipped type=\\"todo\\"/>" : given(data.skip) ? "<skipped/>"
      : type === "test:pass" ? "" : "<" + (suite ? "error" : "failure") + " message=\\"" + text(why) + "\\"/>";
    put("<testcase name=\\"" + text(data.name) + "\\" classname=\\"test\\" file=\\"" + text(file) + "\\" suites=\\""
      + text(names.join(" \\u203a ")) + "\\">" + result + "</testcase>\\n");
  }
  put("</testsuites>\\n");
}
`;
}

const PLACE = /%7Bresults%7D/g;

/** The reporter as a module specifier that needs no file. `path`: where it writes; `{results}` is put in later. */
export function nodeReporter(path: string): string {
  return `data:text/javascript,${encodeURIComponent(source(path)).replace(PLACE, '{results}')}`;
}
