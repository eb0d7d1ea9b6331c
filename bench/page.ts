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

const GATE = '## The gate in chat and stream';

/** BN6: the page with the section of the gate anew, which has a run of its own. */
export function withGate(text: string, measures: readonly Measure[], machine: Machine): string {
  const [rest = ''] = text.split(`\n${GATE}\n`);
  const rows = measures.map(({ what, found }) => `| ${what} | ${found} |`);
  return [
    rest,
    GATE,
    '',
    'Written by the same command, alone by `npm run bench -- --only gate --date YYYY-MM-DD`. Gate with its judge and verification on, over everything off, by turns in one run; the model is a scripted server on loopback that answers at once.',
    '',
    about(machine),
    '',
    '| measure | on over off |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n');
}
