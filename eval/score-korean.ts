import { readLabelled } from './reading/read-labelled.ts';
import { scoreClauses } from './reading/score-clauses.ts';

/** Prints how the labelled Korean sentences are read, and how those that health trusts. */
const all = readLabelled();
const healthy = all.filter((one) => one.healthy);
const ill = all.filter((one) => !one.healthy);
for (const [name, some] of Object.entries({ all, healthy, ill }))
  process.stdout.write(`${name} ${some.length} ${JSON.stringify(scoreClauses(some))}\n`);
