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
const { from, title, bindings, codes, bodies, joint, globals, branches } = JSON.parse(readFileSync(input, "utf8"));
if (title !== "") for (const name of ["describe", "it", "test", "expect", "vi", "jest", "__vitest_worker__"]) globalThis[name] ??= () => undefined;
/** What is asked of a runner that is asked which test runs. */
const show = (name, expect = () => undefined) => {
  const state = { currentTestName: name, testPath: resolve(from) };
  const shown = Object.assign(expect, { getState: () => state });
  if (bodies === undefined) globalThis.expect = shown;
  globalThis[Symbol.for("$$jest-matchers-object")] = { state };
  globalThis.__vitest_worker__ = Object.assign(() => undefined, { current: { name, fullName: name }, filepath: resolve(from) });
};
const ENDS = ["", ".ts", ".js", ".mts", ".mjs", ".cjs", ".cts", "/index.ts", "/index.js"];
const find = (module, folder = dirname(from)) => {
  const whole = resolve(folder, module);
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
const { isDeepStrictEqual } = process.getBuiltinModule("node:util");
const wrong = () => { throw Object.assign(new Error("another value"), { code: "ERR_ASSERTION" }); };
const bare = (value) => JSON.parse(JSON.stringify(value ?? null));
const thrown = (act) => { try { act(); } catch (error) { return { error }; } return undefined; };
const MATCHERS = {
  toBe: Object.is,
  toEqual: (value, other) => isDeepStrictEqual(value, other) || (typeof value === "object" && isDeepStrictEqual(bare(value), bare(other))),
  toStrictEqual: isDeepStrictEqual,
  toBeTruthy: Boolean,
  toBeFalsy: (value) => !value,
  toBeNull: (value) => value === null,
  toBeUndefined: (value) => value === undefined,
  toBeDefined: (value) => value !== undefined,
  toBeNaN: Number.isNaN,
  toContain: (value, other) => (typeof value === "string" ? value.includes(other) : [...value].includes(other)),
  toHaveLength: (value, length) => value.length === length,
  toBeGreaterThan: (value, other) => value > other,
  toBeGreaterThanOrEqual: (value, other) => value >= other,
  toBeLessThan: (value, other) => value < other,
  toBeLessThanOrEqual: (value, other) => value <= other,
  toBeCloseTo: (value, other, digits = 2) => Math.abs(value - other) < 10 ** -digits / 2,
  toMatch: (value, other) => (typeof other === "string" ? value.includes(other) : other.test(value)),
  toThrow: (act) => thrown(act) !== undefined,
};
const asked = (value, holds) =>
  new Proxy({}, {
    get: (_none, name) => {
      if (name === "not") return asked(value, (found) => !found);
      const matcher = MATCHERS[name];
      if (matcher === undefined) throw new TypeError("no such matcher here");
      return (...others) => { if (!holds(Boolean(matcher(value, ...others)))) wrong(); };
    },
  });
/** A runner of our own in the place of another: it keeps the bodies of tests with their hooks, and refuses what it does not know. */
const runner = (found) => {
  const suiteOf = (name) => ({ name, before: [], beforeEach: [], afterEach: [] });
  let above = [suiteOf("")];
  const last = (rest) => rest.findLast((one) => typeof one === "function");
  const put = (name, ...rest) => { found.set([...above.slice(1).map((one) => one.name), name].join(" \\u203a "), { body: last(rest), suites: above }); };
  const none = () => {};
  const test = Object.assign(put, { skip: none, todo: none, only: put, each: () => none });
  const suite = Object.assign((name, ...rest) => {
    const outer = above;
    above = [...outer, suiteOf(name)];
    try { last(rest)?.(); } finally { above = outer; }
  }, { skip: none, each: () => none });
  const expect = (value) => asked(value, Boolean);
  const hook = (name) => (act) => { above.at(-1)[name].push(act); };
  const hooks = { before: hook("before"), beforeAll: hook("before"), beforeEach: hook("beforeEach"), afterEach: hook("afterEach"), after: none, afterAll: none };
  return { test, it: test, suite, describe: suite, expect, mock: undefined, vi: undefined, jest: undefined, ...hooks };
};
/** Runs a body between its hooks; those before all of a suite run before its first. */
const runBody = async ({ body, suites }, name, expect) => {
  const context = { name, task: { name }, expect, diagnostic: () => {}, test: async (_name, act) => act(context) };
  const run = async (act) => {
    if (globals && act.length > 0) throw new TypeError("waits for a callback");
    return act(context);
  };
  for (const { before } of suites) for (const act of before.splice(0)) await run(act);
  for (const { beforeEach } of suites) for (const act of beforeEach) await run(act);
  await run(body);
  for (const { afterEach } of suites.toReversed()) for (const act of afterEach) await run(act);
};
/** Which branches of the product ran since it was asked last, by the block coverage of V8. */
const coverage = () => {
  if ((branches ?? []).length === 0) return () => [];
  const { Session } = process.getBuiltinModule("node:inspector");
  const session = new Session();
  session.connect();
  const post = (method, given) => { let told; session.post(method, given, (_error, result) => { told = result; }); return told; };
  post("Profiler.enable");
  post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  return () => {
    const scripts = new Map(post("Profiler.takePreciseCoverage").result.map((one) => [one.url, one]));
    return branches.flatMap(({ path, at }, index) => {
      const script = scripts.get(pathToFileURL(resolve(path)).href) ?? scripts.get(resolve(path));
      const around = (script?.functions ?? []).flatMap(({ ranges }) => ranges).filter(({ startOffset, endOffset }) => startOffset <= at && at < endOffset);
      const inner = around.toSorted((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset))[0];
      return (inner?.count ?? 0) > 0 ? [index] : [];
    });
  };
};
const NAMES = "test it suite describe expect mock vi jest before after beforeEach afterEach beforeAll afterAll".split(" ");
const RUNNER = "const own = globalThis[Symbol.for('runner')]; export const { " + NAMES.join(", ") + " } = own; export default Object.assign((...all) => own.test(...all), own);";
const runBodies = async () => {
  const found = new Map();
  const own = globalThis[Symbol.for("runner")] = runner(found);
  const shown = (url) => url.startsWith("file:") && /\\.[cm]?[jt]sx?$/.test(url);
  registerHooks({
    resolve: (name, context, next) => {
      if (/^(?:(?:node:)?test|vitest|@jest\\/globals)$/.test(name)) return { url: "data:text/javascript," + encodeURIComponent(RUNNER), format: "module", shortCircuit: true };
      try { return next(name, context); } catch (error) {
        const file = shown(context.parentURL ?? "") && /^\\.\\.?\\//.test(name) ? find(name, new URL(".", context.parentURL).pathname) : undefined;
        if (file === undefined || !existsSync(file)) throw error;
        return next(pathToFileURL(file).href, context);
      }
    },
  });
  if (globals) for (const name of ["test", "it", "describe", "expect", "beforeEach", "afterEach", "beforeAll", "afterAll"]) globalThis[name] = own[name];
  const entered = coverage();
  await import(pathToFileURL(resolve(from)).href);
  const one = async (key) => {
    const kept = found.get(key);
    if (kept?.body === undefined) return "breaks";
    const name = key.split(" \\u203a ").join(joint ?? " ");
    if (joint !== undefined) show(name, own.expect);
    try { await runBody(kept, name, own.expect); return "passes"; } catch (error) { return error?.code === "ERR_ASSERTION" ? "fails" : "breaks"; }
  };
  const answers = [];
  entered();
  for (const key of bodies) {
    const value = await one(key);
    answers.push({ value, expected: "passes", any: false, entered: entered() });
  }
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
