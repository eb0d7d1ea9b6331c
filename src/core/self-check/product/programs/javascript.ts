/**
 * Asks modules of a copy, on Node 22.3 and later, as a module of either kind: it stands beside the copy, and once in the
 * place of a test file. It reads `{ from, title, bindings, codes }` and writes the answers.
 */
export const JAVASCRIPT = `
const { readFileSync, writeFileSync, existsSync } = process.getBuiltinModule("node:fs");
const { createRequire, registerHooks } = process.getBuiltinModule("node:module");
const { resolve, dirname } = process.getBuiltinModule("node:path");
const { pathToFileURL } = process.getBuiltinModule("node:url");
const [input, output] = process.argv.slice(-2);
const { from, title, bindings, codes, bodies } = JSON.parse(readFileSync(input, "utf8"));
if (title !== "") for (const name of ["describe", "it", "test", "expect", "vi", "jest", "__vitest_worker__"]) globalThis[name] ??= () => undefined;
/** What is asked of a runner that is asked which test runs. */
const show = (name) => {
  const state = { currentTestName: name, testPath: resolve(from) };
  globalThis.expect = Object.assign(() => undefined, { getState: () => state });
  globalThis[Symbol.for("$$jest-matchers-object")] = { state };
  globalThis.__vitest_worker__ = Object.assign(() => undefined, { current: { name, fullName: name }, filepath: resolve(from) });
};
const ENDS = ["", ".ts", ".js", ".mts", ".mjs", ".cjs", ".cts", "/index.ts", "/index.js"];
const find = (module) => {
  const whole = resolve(dirname(from), module);
  return ENDS.flatMap((end) => [whole + end, whole.replace(/\\.([cm]?)js$/, ".$1ts") + end])
    .find((path) => existsSync(path) && /\\.[cm]?[jt]s$/.test(path)) ?? whole;
};
const bind = async ({ module, name, by }) => {
  const loaded = by === "require" ? createRequire(resolve(from))(module) : await import(pathToFileURL(find(module)).href);
  if (name === "*") return loaded;
  return loaded[name] ?? loaded.default?.[name];
};
const plain = (value, above = []) => {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "bigint") return value + "n";
  if (typeof value === "function" || typeof value === "symbol") return typeof value;
  if (value === null || typeof value !== "object") return Object.is(value, -0) ? "0" : String(value);
  if (above.includes(value) || above.length > 30) return "...";
  const inner = (one) => plain(one, [...above, value]);
  if (Array.isArray(value)) return "[" + Array.from(value, inner).join(",") + "]";
  if (value instanceof Date || value instanceof RegExp) return "@" + (value instanceof Date ? value.getTime() : String(value));
  if (value instanceof Map) return "Map" + inner([...value]);
  if (value instanceof Set) return "Set" + inner([...value]);
  const own = Object.keys(value).filter((key) => value[key] !== undefined).sort();
  return "{" + own.map((key) => key + ":" + inner(value[key])).join(",") + "}";
};
const meets = (value, other) => {
  try { return value !== null && typeof value === "object" && (value == other || value.asymmetricMatch?.(other) === true); } catch { return false; }
};
const Run = (async () => undefined).constructor;
const answer = async (names, values, code) => {
  try {
    const inner = new Run(...names, "return (" + code + ");");
    const value = await { [title]: () => inner(...values) }[title]();
    return { value, text: plain(value) };
  } catch (error) {
    return { value: undefined, text: "throws " + (error?.name ?? typeof error) };
  }
};
const RUNNER = \`
const found = globalThis[Symbol.for("bodies")];
const above = [];
const put = (name, ...rest) => { const body = rest.findLast((one) => typeof one === "function"); found.set([...above, name].join(" \\u203a "), body); };
export const test = Object.assign(put, { skip() {}, todo() {}, only: put });
export const it = test;
export const suite = (name, ...rest) => { above.push(name); rest.findLast((one) => typeof one === "function")?.(); above.pop(); };
export const describe = suite;
const refuse = () => { found.refused = true; };
export { refuse as before, refuse as after, refuse as beforeEach, refuse as afterEach };
export const mock = undefined;
export default Object.assign(put, { test, it, suite, describe, before: refuse, after: refuse, beforeEach: refuse, afterEach: refuse });
\`;
const runBodies = async () => {
  const found = globalThis[Symbol.for("bodies")] = new Map();
  registerHooks({
    resolve: (name, context, next) => /^(?:node:)?test$/.test(name) ? { url: "data:text/javascript," + encodeURIComponent(RUNNER), format: "module", shortCircuit: true } : next(name, context),
  });
  await import(pathToFileURL(resolve(from)).href);
  const one = async (key) => {
    const body = found.get(key);
    if (body === undefined || body.length > 0 || found.refused) return "breaks";
    try { await body(); return "passes"; } catch (error) { return error?.code === "ERR_ASSERTION" ? "fails" : "breaks"; }
  };
  const answers = [];
  for (const key of bodies) answers.push({ value: await one(key), expected: "passes", any: false });
  return answers;
};
const main = async () => {
  if (bodies !== undefined) { writeFileSync(output, JSON.stringify(await runBodies())); process.exit(0); }
  const names = bindings.map(({ local }) => local);
  const values = [];
  for (const one of bindings) values.push(await bind(one));
  const answers = [];
  for (const { code, expected, shown } of codes) {
    if (shown !== undefined) show(shown);
    const given = await answer(names, values, code);
    const wanted = await answer([], [], expected);
    const any = ["no such value", -987654321].every((other) => meets(given.value, other)) && meets(given.value, wanted.value);
    answers.push({ value: given.text, expected: wanted.text, any });
  }
  writeFileSync(output, JSON.stringify(answers));
  process.exit(0);
};
main().catch((error) => { console.error(error); process.exit(1); });
`;
