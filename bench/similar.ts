import type { KnowledgeGraphReader } from '../src/contract/ports/knowledge-graph.ts';
import { integer, pick, type Random, seeded } from '../scripts/worlds/random.ts';
import type { Measure, Sizes } from './measure.ts';
import { quantile, spread, timesOf } from './quantile.ts';
import type { World } from './world.ts';

const MS_A_NAME = 150;
const LIMIT = 3;

/** One letter doubled: no longer a name of the graph. */
function misspelt(random: Random, name: string): string {
  const at = integer(random, 0, name.length - 1);
  return name.slice(0, at + 1) + name.slice(at);
}

/** The look-up of names that exact and normalised comparison missed, one name at a time. */
export async function measureSimilar(
  world: World,
  graph: KnowledgeGraphReader,
  sizes: Sizes,
): Promise<Measure> {
  const random = seeded(11);
  const asked = Array.from({ length: sizes.names }, (_, at) => {
    const { id, ko, en } = pick(random, at % 4 < 2 ? world.people : world.units);
    return { id, name: misspelt(random, at % 2 === 0 ? ko : en) };
  });
  let found = 0;
  async function look(at: number): Promise<void> {
    const { id, name } = asked[at] ?? { id: '', name: '' };
    const [match] = await graph.findSimilar([name], LIMIT);
    if (match?.candidates.some(({ entity }) => entity.id === id)) found += 1;
  }
  await look(0);
  found = 0;
  const times = await timesOf(asked.length, look);
  const names = (world.people.length + world.units.length + world.divisions.length) * 2;
  return {
    what: `one misspelt name among ${names.toLocaleString('en')} (fuzzy)`,
    target: `≤ ${MS_A_NAME} ms a name`,
    found: `${spread(times)}; ${found} of ${asked.length} found`,
    met: quantile(times, 0.95) <= MS_A_NAME,
  };
}
