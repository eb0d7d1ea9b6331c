import { codeIndex } from '../src/adapters/code-index/code-index.ts';
import { makeGround, type ProjectToRead } from '../src/core/self-check/goal/make-ground.ts';
import type { Measure, Sizes } from './measure.ts';

const MOST_COLD_MS = 3000;
const MOST_WARM_MS = 300;
const FILES = 2000;
const FUNCTIONS = 20;
const IMPORTS = [1, 2, 3] as const;

function source(at: number, files: number): string {
  const imports = IMPORTS.map((step) => 2 * at + step)
    .filter((to) => to < files)
    .map((to) => `import { count0 as count${to} } from './module-${to}.ts';`);
  const functions = Array.from(
    { length: FUNCTIONS },
    (_, index) =>
      `export function count${index}(given: number): number {\n  return given * ${index + at};\n}`,
  );
  return [...imports, ...functions, ''].join('\n');
}

function projectOf(files: number): Omit<ProjectToRead, 'index'> {
  const texts = new Map([['package.json', '{"name":"generated","type":"module","main":"src/module-0.ts"}']]);
  for (let at = 0; at < files; at += 1) texts.set(`src/module-${at}.ts`, source(at, files));
  return {
    files: [...texts.keys()],
    readMany: async (paths) => paths.map((path) => texts.get(path) ?? null),
    isTest: () => false,
    entryPoints: [],
    parse: [],
  };
}

/** Milliseconds of the process's time; throws where not every module is reached. */
async function groundOf(project: ProjectToRead, files: number): Promise<number> {
  const start = process.cpuUsage();
  const { reached } = await makeGround(project);
  const { user, system } = process.cpuUsage(start);
  if (reached.size !== files) throw new Error(`the bench reached ${reached.size} of ${files} modules`);
  return (user + system) / 1000;
}

async function median(runs: number, work: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await work());
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
}

function row(what: string, most: number, ms: number): Measure {
  return {
    what: `module graph of ${FILES.toLocaleString('en')} generated files, ${what}`,
    target: `≤ ${most.toLocaleString('en')} ms`,
    found: `${Math.round(ms)} ms`,
    met: ms <= most,
  };
}

/** The ground of a project: each module read anew, and again by an index that remembers them. */
export async function measureModuleGraph({ runs }: Sizes): Promise<Measure[]> {
  const files = runs > 1 ? FILES : 20;
  const project = projectOf(files);
  await groundOf({ ...projectOf(20), index: codeIndex() }, 20);
  const cold = await median(Math.min(3, runs), () => groundOf({ ...project, index: codeIndex() }, files));
  const index = codeIndex();
  await groundOf({ ...project, index }, files);
  const warm = await median(runs, () => groundOf({ ...project, index }, files));
  return [row('cold', MOST_COLD_MS, cold), row('warm', MOST_WARM_MS, warm)];
}
