import { loadWorlds } from './datasets/worlds.ts';
import { reportJudge } from './judge.ts';
import { outcomeOf } from './outcome.ts';
import { rowOfWorld } from './worlds/row-of-world.ts';

/** How each outcome of claims of worlds that stand in a graph was said, by language and label. */
async function run(): Promise<void> {
  const judge = reportJudge();
  const counts = new Map<string, Map<string, number>>();
  for (const row of loadWorlds().rows) {
    if (row.graph === null) continue;
    const { language, held } = rowOfWorld(row);
    const outcome = outcomeOf(await judge(row));
    const name = `${language} ${held ? 'held' : 'seen'} ${row.label === 1 ? 'true' : 'false'}`;
    const own = counts.get(name) ?? new Map<string, number>();
    own.set(outcome, (own.get(outcome) ?? 0) + 1);
    counts.set(name, own);
  }
  for (const [name, own] of [...counts].sort(([one], [other]) => (one < other ? -1 : 1)))
    process.stdout.write(
      `${name.padEnd(16)} ${[...own]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([outcome, count]) => `${outcome} ${count}`)
        .join('  ')}\n`,
    );
}

await run();
