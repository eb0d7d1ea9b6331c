/**
 * Asks modules of a copy, on Node 22.3 and later, as a module of either kind: it stands beside the copy, and once in the
 * place of a test file. It reads `{ from, title, bindings, codes }` and writes the answers.
 */
export const JAVASCRIPT = `
const { readFileSync, writeFileSync, existsSync } = process.getBuiltinModule("node:fs");
const { createRequire } = process.getBuiltinModule("node:module");
const { resolve, dirname } = process.getBuiltinModule("node:path");
const { pathToFileURL } = process.getBuiltinModule("node:url");
const [input, output] = process.argv.slice(-2);
const { from, title, bindings, codes } = JSON.parse(readFileSync(input, "utf8"));
if (title !== "") for (const name of ["describe", "it", "test", "expect", "vi", "jest", "__vitest_worker__"]) globalThis[name] ??= () => undefined;
/** What is asked of a runner that is asked which test runs. */
const show = (name) => {
  const state = { currentTestName: name, testPath: resolve(from) };
  globalThis.expect = Object.assign(() => undefined, { getState: () => state });
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
const main = async () => {
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
