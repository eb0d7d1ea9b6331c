import { parseArgs } from 'node:util';
import { type FittedModel, probabilityBy } from '../src/core/grounding/fitted-model.ts';
import { recordsOfTable } from '../src/core/grounding/records/records-of-table.ts';
import { tableHolder } from '../src/core/grounding/records/table/table-holder.ts';
import { tabfact } from './datasets/tables.ts';
import { writeFitted } from './fitted-file.ts';
import { FITTED_FILES } from './fitted-files.ts';
import { foldsOf, outOfFold } from './folds.ts';
import { groupBy } from './group-by.ts';
import { type Example, fitLogistic } from './logistic.ts';
import type { EvalRow } from './row.ts';

const L2 = 0.01;

interface Claim extends Example {
  readonly group: string;
  readonly operation: string;
}

function claimOf(row: EvalRow): Claim[] {
  const [evidence] = row.evidences;
  if (evidence === undefined || row.label === null) return [];
  const held = tableHolder(recordsOfTable(evidence.evidence_id, evidence.data)).next({
    text: row.answer,
    query: null,
  });
  const operation = held.rulings[0]?.reading ?? 'none';
  return [{ group: row.group, signals: held.signals, label: row.label, operation }];
}

function right(claims: readonly Claim[], said: readonly number[]): number {
  return claims.filter(({ label }, at) => ((said[at] ?? 0.5) >= 0.5 ? 1 : 0) === label).length;
}

function print(claims: readonly Claim[], inSample: readonly number[], outside: readonly number[]): void {
  const share = (count: number, all: number) => ((100 * count) / all).toFixed(1);
  console.log(
    `claims ${claims.length}, accuracy in sample ${share(right(claims, inSample), claims.length)}, out of fold by table ${share(right(claims, outside), claims.length)}`,
  );
  const places = claims.map((claim, at) => ({ ...claim, said: outside[at] ?? 0.5 }));
  for (const [operation, some] of [...groupBy(places, (one) => one.operation)].sort(
    ([, a], [, b]) => b.length - a.length,
  ))
    console.log(
      `  ${operation.padEnd(16)} ${String(some.length).padStart(5)} ${share(
        right(
          some,
          some.map(({ said }) => said),
        ),
        some.length,
      )}`,
    );
}

function run(folder: string): void {
  const { rows, found } = tabfact.load(folder);
  if (!found) throw new Error(`${folder}: no tabfact.jsonl there; name the folder of the data with --data`);
  const claims = rows.flatMap(claimOf);
  const fit = (some: readonly Claim[]): FittedModel => fitLogistic(some, L2);
  const say = (model: FittedModel, { signals }: Claim): number => probabilityBy(model, signals);
  const model = fit(claims);
  const inSample = claims.map((claim) => say(model, claim));
  print(claims, inSample, outOfFold(claims, foldsOf(claims.map(({ group }) => group)), fit, say));
  writeFitted(FITTED_FILES.table, model);
}

const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (values.data === undefined)
  throw new Error('name the folder of the data: node eval/fit-table.ts --data DIR');
run(values.data);
