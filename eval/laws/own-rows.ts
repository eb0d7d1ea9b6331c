import { loadFirstContact } from '../datasets/claims.ts';
import { loadWorlds } from '../datasets/worlds.ts';
import { groupBy } from '../group-by.ts';
import type { Judge } from '../judge.ts';
import type { EvalRow } from '../row.ts';
import { spread } from '../spread.ts';
import { holdLaws, isUnderLaw, type LawCount } from './hold-laws.ts';
import { languageOfClaim } from './transformation.ts';

/** True rows of each set and language at most. */
const MOST = 160;
/** Changed rows of each law and language at most: a floor has three points of room. */
const MOST_OF_LAW = 40;

function trueRows(): EvalRow[] {
  const rows = [loadWorlds(), ...loadFirstContact()].flatMap((set) => set.rows);
  const held = rows.filter(({ label, evidences }) => label === 1 && evidences.length > 0);
  const groups = groupBy(held, (row) => `${row.dataset} ${languageOfClaim(row)}`);
  return [...groups.values()].flatMap((some) => [...spread(some, MOST)]);
}

/** The laws over rows that are part of the project. */
export async function holdOwnLaws(judge: Judge): Promise<LawCount[]> {
  const lawful: EvalRow[] = [];
  for (const row of trueRows()) if (isUnderLaw(row, (await judge(row)).outcome)) lawful.push(row);
  return holdLaws(lawful, judge, MOST_OF_LAW);
}
