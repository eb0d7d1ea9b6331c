import { markdown } from '../page/table.ts';
import { bringsAbroad, type Brought, type Flips, GROUPS } from './flips.ts';

function flips({ right, wrong }: Flips): string {
  return right + wrong === 0 ? '' : `+${right} −${wrong}`;
}

function table(found: readonly Brought[]): string {
  const sorted = found.toSorted(
    (a, b) => bringsAbroad(b) - bringsAbroad(a) || b.rows - a.rows || (a.name < b.name ? -1 : 1),
  );
  return markdown({
    head: ['sort', 'name', 'rows', 'brings', ...GROUPS],
    rows: sorted.map((one) => [
      one.sort,
      one.name,
      String(one.rows),
      String(bringsAbroad(one)),
      ...GROUPS.map((group) => flips(one.flips[group])),
    ]),
  });
}

function setTable(found: readonly Brought[]): string {
  const sets = [...new Set(found.flatMap((one) => Object.keys(one.sets)))];
  const telling = found.filter((one) =>
    Object.values(one.sets).some(({ right, wrong }) => right + wrong > 0),
  );
  return markdown({
    head: ['name', ...sets],
    rows: telling.map((one) => [
      one.name,
      ...sets.map((set) => flips(one.sets[set] ?? { right: 0, wrong: 0 })),
    ]),
  });
}

/** The page of an ablation, in Markdown. */
export function page(
  found: readonly Brought[],
  facts: { readonly rows: number; readonly limit: number; readonly date: string | undefined },
): string {
  const idle = found.filter((one) => bringsAbroad(one) <= 0 && one.sort !== 'signal');
  return [
    '# Ablation',
    '',
    'Written by `npm run eval -- --ablate --data DIR`, never by hand.',
    '',
    `${facts.date === undefined ? '' : `${facts.date}. `}${facts.rows.toLocaleString('en')} labelled rows, evenly drawn: at most ${facts.limit} of each set, five times as many of the worlds. One thing after the other is switched off, and the rows on which it had something to say are judged again. \`+\` counts rows whose outcome it made better, \`−\` those that it made worse: a right decision (true VERIFIED, false contradicted) is better than none, and none better than a wrong one. \`brings\` is + less − over public and first-contact rows. A part is a function of the product (\`judge/\` and \`read/\`: of the judge of statements and its readers), a rule id all findings that carry it; a signal that is off has its mean, and rows count where that moves a probability over an edge.`,
    '',
    `${idle.length} of ${found.filter(({ sort }) => sort !== 'signal').length} parts and rule ids bring nothing there.`,
    '',
    '## Parts and rule ids',
    '',
    table(found.filter(({ sort }) => sort !== 'signal')),
    '',
    '## Signals of the fitted scores',
    '',
    table(found.filter(({ sort }) => sort === 'signal')),
    '',
    '## By set',
    '',
    setTable(found.filter(({ sort }) => sort !== 'signal')),
    '',
  ].join('\n');
}
