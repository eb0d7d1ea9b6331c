import type { Measure } from './measure.ts';

/** Where the numbers are from. */
export interface Machine {
  readonly cores: number;
  readonly cpu: string;
  readonly memory: number;
  readonly node: string;
  /** Processes that wanted a core in the minute before the run and in that before its end. */
  readonly load: readonly [before: number, after: number];
  readonly date: string | undefined;
}

const MET = new Map([
  [true, 'yes'],
  [false, '**no**'],
  [null, ''],
]);

function line({ what, target, found, met }: Measure): string {
  return `| ${[what, target, found, MET.get(met)].join(' | ')} |`;
}

function about({ cores, cpu, memory, node, date, load }: Machine): string {
  const [before, after] = load.map((one) => one.toFixed(1));
  return `${date === undefined ? '' : `${date}. `}${cores} cores, ${cpu}, ${memory} GB of memory, Node ${node}. Load of the machine: ${before} before the run, ${after} at its end; over ${cores}, other work took part of it and the times are too long.`;
}

/** The Markdown page of a run. */
export function page(measures: readonly Measure[], machine: Machine): string {
  return [
    '# Benchmarks',
    '',
    'Written by `npm run build && npm run bench -- --date YYYY-MM-DD`, never by hand; run it again to measure your machine.',
    '',
    about(machine),
    '',
    '| measure | target | this run | met |',
    '|---|---|---|---|',
    ...measures.map(line),
    '',
  ].join('\n');
}

/** A part of the page with a run of its own. */
export interface Section {
  readonly heading: string;
  /** The command that writes it. */
  readonly by: string;
  /** What is measured, and against what. */
  readonly about: string;
  readonly columns: readonly [what: string, found: string];
}

export const SECTIONS = {
  gate: {
    heading: '## The gate in chat and stream',
    by: 'the same command, alone by `npm run bench -- --only gate --date YYYY-MM-DD`',
    about:
      'Gate with its judge and verification on, over everything off, by turns in one run; the model is a scripted server on loopback that answers at once.',
    columns: ['measure', 'on over off'],
  },
  gateway: {
    heading: "## In OpenAI's form",
    by: 'the same command, alone by `npm run bench -- --only gateway --date YYYY-MM-DD`',
    about:
      'What `/v1/chat/completions` adds to the first word of its provider, a server on loopback that streams at once: each request once direct and once through Assay, by turns in one run, in a server that has answered before. Target: p95 ≤ 5 ms.',
    columns: ['request', 'added'],
  },
  package: {
    heading: '## What a new user meets',
    by: '`npm run build && npm run package -- --write --date YYYY-MM-DD`',
    about:
      'The packed package, installed into an empty folder without tools and optional peers. Processor and memory are of the whole process, the least of five runs. At the end `npm install` of a clone, with its build, once.',
    columns: ['figure', 'found'],
  },
} as const satisfies Readonly<Record<string, Section>>;

export type SectionName = keyof typeof SECTIONS;

/** BN6, BN7: the page with one of its sections anew; the others stay. */
export function withSection(
  text: string,
  name: SectionName,
  measures: readonly Measure[],
  machine: Machine,
): string {
  const { heading, by, about: what, columns } = SECTIONS[name];
  const [first = '', ...others] = text.split(/\n(?=## )/u);
  const own = [
    heading,
    '',
    `Written by ${by}. ${what}`,
    '',
    about(machine),
    '',
    `| ${columns.join(' | ')} |`,
    '|---|---|',
    ...measures.map((one) => `| ${one.what} | ${one.found} |`),
    '',
  ].join('\n');
  const rest = others.filter((section) => !section.startsWith(`${heading}\n`));
  return [first, ...rest, own].join('\n');
}

/** BN8: the table anew; the sections stay. */
export function withTable(text: string, table: string): string {
  const [, ...sections] = text.split(/\n(?=## )/u);
  return [table, ...sections].join('\n');
}
