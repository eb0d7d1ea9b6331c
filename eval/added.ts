import { claimJudgeAt } from '../src/app/claim-judge-at.ts';
import { openOutside } from '../src/app/open-outside.ts';
import { Configuration } from '../src/contract/configuration.ts';
import type { ValidationReport } from '../src/contract/validation-report.ts';
import { load } from './evaluation.ts';
import type { Wanted } from './wanted.ts';
import { type ConfigurationOf, reportJudge } from './judge.ts';
import { outcomeOf } from './outcome.ts';
import type { EvalRow, Outcome } from './row.ts';
import { sectionsOf } from './sections.ts';
import { rowsOf } from './spread.ts';

/** What a model adds on the rows of one set. */
export interface Added {
  readonly name: string;
  readonly rows: number;
  /** Rows that the rules leave open, and those of them that the model decided. */
  readonly open: number;
  readonly decided: number;
  /** Of these, those that it decided as the set labels them. */
  readonly right: number;
  /** Share of the true and of the false rows that are VERIFIED, by rules and with the model. */
  readonly verified: Readonly<Record<'true' | 'false', readonly [rules: number, model: number]>>;
  readonly tokens: number;
  readonly cost: number;
  /** Why its word did not count, by claims. */
  readonly why: Readonly<Record<string, number>>;
}

type Judged = { readonly row: EvalRow; readonly rules: Outcome; readonly report: ValidationReport };

const OPEN: readonly Outcome[] = ['undecided', 'partial'];

function isRight({ row, report }: Judged): boolean {
  return outcomeOf(report) === 'verified' ? row.label === 1 : row.label === 0;
}

function verifiedOf(judged: readonly Judged[], label: 1 | 0): readonly [number, number] {
  const some = judged.filter(({ row }) => row.label === label);
  const share = (of: (one: Judged) => Outcome): number =>
    some.filter((one) => of(one) === 'verified').length / some.length;
  return [share(({ rules }) => rules), share(({ report }) => outcomeOf(report))];
}

function addedOf(name: string, judged: readonly Judged[]): Added {
  const open = judged.filter(({ rules }) => OPEN.includes(rules));
  const decided = open.filter(({ report }) => ['verified', 'contradicted'].includes(outcomeOf(report)));
  const bills = judged.flatMap(({ report }) => report.metadata.judge ?? []);
  const why: Record<string, number> = {};
  for (const { report } of judged)
    for (const { grounding } of report.result.claim_validations) {
      const not = grounding?.judged?.why ?? null;
      if (not !== null) why[not] = (why[not] ?? 0) + 1;
    }
  return {
    name,
    rows: judged.length,
    open: open.length,
    decided: decided.length,
    right: decided.filter(isRight).length,
    verified: { true: verifiedOf(judged, 1), false: verifiedOf(judged, 0) },
    tokens: bills.reduce((sum, { tokens }) => sum + (tokens ?? 0), 0),
    cost: bills.reduce((sum, { cost }) => sum + (cost ?? 0), 0),
    why,
  };
}

/** EV30: the labelled rows of the wanted sets, judged by the rules and then with the model for what these leave open. */
export async function whatModelAdds(
  wanted: Wanted,
  model: string,
  configurationOf: ConfigurationOf,
): Promise<Added[]> {
  const environment = process.env;
  const outside = await openOutside({ workingFolder: process.cwd(), environment });
  const configuration = Configuration.parse({ grounding: { judge: { model } } });
  const rules = reportJudge(configurationOf);
  const withModel = reportJudge(configurationOf, () =>
    claimJudgeAt({ configuration, folder: process.cwd() }, outside),
  );
  const added: Added[] = [];
  for (const { name, rows } of load(wanted))
    for (const section of sectionsOf(name, rowsOf(name, rows, wanted.limit))) {
      const judged: Judged[] = [];
      for (const row of section.rows.filter(({ label }) => label !== null)) {
        const before = await rules(row);
        const outcome = outcomeOf(before);
        judged.push({ row, rules: outcome, report: OPEN.includes(outcome) ? await withModel(row) : before });
      }
      if (judged.length > 0) added.push(addedOf(section.name, judged));
    }
  await outside.close();
  return added;
}

function percent(share: number): string {
  return Number.isNaN(share) ? '-' : (100 * share).toFixed(1);
}

/** The same as a table. */
export function addedTable(model: string, all: readonly Added[]): string {
  const lines = all.map(({ name, rows, open, decided, right, verified, tokens, cost, why }) => {
    const [yes, no] = [verified.true, verified.false].map(
      ([rules, now]) => `${percent(rules)} → ${percent(now)}`,
    );
    const reasons = Object.entries(why).map(([reason, count]) => `${reason} ${count}`);
    return `| ${name} | ${rows} | ${open} | ${decided} | ${percent(right / decided)} | ${yes} | ${no} | ${tokens} | ${cost.toFixed(4)} | ${reasons.join(', ')} |`;
  });
  return [
    `## What ${model} adds`,
    '',
    '| set | rows | left open | decided by the model | of these right, % | true VERIFIED, % | false VERIFIED, % | tokens | US dollars | claims that did not count |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}
