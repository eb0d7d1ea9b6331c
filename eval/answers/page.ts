import { markdown, type Table } from '../page/table.ts';
import type { AskedQuestion } from './ask-set.ts';
import { type Face, type Figures, figures, groups } from './figures.ts';

export interface AskedSet {
  readonly name: string;
  readonly asked: readonly AskedQuestion[];
}

const HEAD = [
  'questions',
  'number',
  'answered right',
  'wrong, but green',
  'wrong, marked as open',
  'abstained',
  'of these with the passage among the nearest',
  'nothing answers',
  'green',
  'marked as open',
  'rightly abstained',
];

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${part} (${((100 * part) / whole).toFixed(1)} %)`;
}

function row(name: string, face: Face, all: Figures): string[] {
  const { answerable, silent, of, near, silentOf } = all;
  const share = (part: number): string => percent(part, answerable);
  return [
    name,
    String(answerable),
    share(of.right),
    share(of.green),
    share(of.wrong),
    share(of.abstained),
    face === 'ask' ? String(near) : '–',
    String(silent),
    percent(silentOf.green, silent),
    percent(silentOf.wrong + silentOf.right, silent),
    percent(silentOf.abstained, silent),
  ];
}

/** A line for all questions of a set, then one for each language and each kind. */
function table({ name, asked }: AskedSet, face: Face): Table {
  const parts = [
    ...groups(asked, ({ question }) => question.language),
    ...groups(asked, ({ question }) => question.kind),
  ];
  return {
    head: HEAD,
    rows: [
      row(`${name}, all`, face, figures(asked, face)),
      ...parts.map(([part, some]) => row(`${name}, ${part}`, face, figures(some, face))),
    ],
  };
}

export function setTables(set: AskedSet): string {
  return [
    `### \`assay ask\`, set ${set.name}`,
    markdown(table(set, 'ask')),
    `### Chat (\`search_qa\`), set ${set.name}`,
    markdown(table(set, 'chat')),
  ].join('\n\n');
}
