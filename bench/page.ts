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

/** The Markdown page of a run. */
export function page(measures: readonly Measure[], machine: Machine): string {
  const { cores, cpu, memory, node, date } = machine;
  const [before, after] = machine.load.map((load) => load.toFixed(1));
  return [
    '# Benchmarks',
    '',
    'Written by `npm run build && npm run bench -- --date YYYY-MM-DD`, never by hand; run it again to measure your machine.',
    '',
    `${date === undefined ? '' : `${date}. `}${cores} cores, ${cpu}, ${memory} GB of memory, Node ${node}. Load of the machine: ${before} before the run, ${after} at its end; over ${cores}, other work took part of it and the times are too long.`,
    '',
    '| measure | target | this run | met |',
    '|---|---|---|---|',
    ...measures.map(line),
    '',
  ].join('\n');
}
