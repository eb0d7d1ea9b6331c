import { appendFileSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './mutants.ts';

/**
 * Loaded before all else by a process of tests. With a mutant, its file is loaded as the mutant has it; with several, each
 * place tells when it is reached, and by whose test. No file of the program is written.
 */
export interface Order {
  readonly mutants: readonly Mutant[];
  /** Where is written what was reached: a line each, the number of the mutant and the file of the test. */
  readonly reached: string | null;
}

const { mutants, reached } = JSON.parse(
  process.env['ASSAY_MUTANTS'] ?? '{ "mutants": [], "reached": null }',
) as Order;
const numbered = mutants.map((mutant, number) => {
  const { href } = new URL(`../../${mutant.file}`, import.meta.url);
  return { mutant, number, href };
});

function changed(text: string, { start, end, after }: Mutant): string {
  return text.slice(0, start) + after + text.slice(end);
}

/** The places as they are, each after a call that tells its number. */
function telling(text: string, places: readonly (typeof numbered)[number][]): string {
  const marks = places.flatMap(({ mutant: { whole }, number }) => [
    { at: whole.end, mark: ')' },
    { at: whole.start, mark: `(assayReached(${number}),` },
  ]);
  let told = text;
  for (const { at, mark } of marks.toSorted((a, b) => b.at - a.at))
    told = told.slice(0, at) + mark + told.slice(at);
  return told;
}

/** Of vitest: what a worker does now. Nothing public of it tells a module whose test calls it. */
interface Worker {
  readonly filepath?: string;
  /** Absent while the file is loaded. */
  readonly current?: object;
}

const told = new Set<string>();

/** Who reaches it while it is loaded, or in a process that a test started, is not known by name. */
function tell(number: number): void {
  const worker = Reflect.get(globalThis, '__vitest_worker__') as Worker | undefined;
  const line = `${number}\t${worker?.current === undefined ? '' : worker.filepath}\n`;
  if (reached === null || told.has(line)) return;
  told.add(line);
  appendFileSync(reached, line);
}

Object.assign(globalThis, { assayReached: tell });

registerHooks({
  load(url, context, next) {
    const [plain = url] = url.split('?');
    const places = numbered.filter(({ href }) => href === plain);
    if (places.length === 0) return next(url, context);
    const text = readFileSync(fileURLToPath(plain), 'utf8');
    const [first] = mutants;
    const source = reached === null && first !== undefined ? changed(text, first) : telling(text, places);
    return { format: 'module-typescript', shortCircuit: true, source };
  },
});
