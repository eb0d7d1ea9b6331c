import data from '../cases/first-contact/rows.json' with { type: 'json' };
import { isHeldBack } from './statements/alone.ts';
import { openRecordsOf } from './statements/open-records.ts';

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** What the judge of rows says of claims over tables that were written and labelled by somebody who knew none of its rules. */
function run(): void {
  const tables = new Map(
    data.tables.map(({ id, language, csv }) => [
      id,
      { language, hold: openRecordsOf({ evidence_id: id, type: 'table', data: csv }) },
    ]),
  );
  const counts = new Map<string, Map<string, number>>();
  for (const { id, table, claim, label } of data.claims) {
    const opened = tables.get(table);
    if (opened === undefined) throw new Error(`cases/first-contact/rows.json: ${id} names no table`);
    const { outcome } = opened.hold({ text: claim, query: null, said: null });
    const name = `${opened.language} ${isHeldBack({ id }) ? 'held' : 'seen'} ${label}`;
    const own = counts.get(name) ?? new Map<string, number>();
    own.set(outcome, (own.get(outcome) ?? 0) + 1);
    counts.set(name, own);
  }
  for (const [name, own] of [...counts].sort(byName))
    process.stdout.write(
      `${name.padEnd(24)} ${[...own]
        .sort(byName)
        .map(([outcome, count]) => `${outcome} ${count}`)
        .join('  ')}\n`,
    );
}

run();
