import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage } from './install-package.ts';
import { leastOf, runInstalled } from './run-installed.ts';
import { idleServer } from './idle-server.ts';

/** One figure of the installed package, and the most that it is to be. */
export interface Figure {
  readonly what: string;
  readonly unit: string;
  readonly found: number;
  readonly aim: number;
}

const TIMES = 5;
const FACTS = 10_000;

const ANSWER = 'The judges were avoided by the artists.\n';
const EVIDENCE = 'The artists avoided the judges.\n';

const CONFIGURATION = `graph:
  types:
    team:
      labels: { en: [team] }
      attributes: { headcount: { kind: count, labels: { en: [headcount, people, employees] } } }
  load:
    - { file: teams.csv, type: team, id: id, names: { en: name }, attributes: { headcount: headcount } }
`;

function writeInputs(folder: string): void {
  mkdirSync(join(folder, 'graph'));
  writeFileSync(join(folder, 'answer.md'), ANSWER);
  writeFileSync(join(folder, 'evidence.md'), EVIDENCE);
  const rows = Array.from({ length: FACTS }, (_, at) => `T${at},Harbour Team ${at},${at + 10}`);
  writeFileSync(join(folder, 'graph', 'teams.csv'), `id,name,headcount\n${rows.join('\n')}\n`);
  writeFileSync(join(folder, 'graph', 'assay.config.yaml'), CONFIGURATION);
  writeFileSync(join(folder, 'graph', 'answer.md'), 'Harbour Team 3 has 13 people.\n');
}

/** Everything that a new user meets: what is brought, and what the first commands take. */
export async function figuresOf(folder: string): Promise<Figure[]> {
  const { packages, megabytes } = installPackage(folder);
  writeInputs(folder);
  const least = (...args: readonly string[]) => leastOf(TIMES, () => runInstalled(folder, args));
  const version = least('--version');
  const documents = least('verify', 'answer.md', '--evidence', 'evidence.md');
  const graph = least('verify', 'graph/answer.md');
  return [
    { what: 'packages', unit: '', found: packages.length, aim: 40 },
    { what: 'on the disk', unit: 'MB', found: megabytes, aim: 60 },
    { what: '`--version`, processor', unit: 's', found: version.cpuMs / 1000, aim: 0.1 },
    { what: '`verify` on documents, processor', unit: 's', found: documents.cpuMs / 1000, aim: 0.5 },
    { what: '`verify` on documents, memory', unit: 'MB', found: documents.peakMb, aim: 200 },
    {
      what: '`verify` on a graph of 10,000 facts, processor',
      unit: 's',
      found: graph.cpuMs / 1000,
      aim: 0.7,
    },
    { what: '`verify` on a graph of 10,000 facts, memory', unit: 'MB', found: graph.peakMb, aim: 200 },
    { what: 'an idle server, memory', unit: 'MB', found: await idleServer(folder), aim: 400 },
  ];
}
