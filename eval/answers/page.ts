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

const AIMS = 'Aims, for `assay ask`: answered right ≥ 70 %, wrong but green ≤ 3 %.';

/** The page docs/evaluation-answers.md: this run, and the first one, which was made before anything was changed for these questions. */
export function page(sets: readonly AskedSet[], first: string, date: string | undefined): string {
  const lines = [
    '# Answers without a model, on real documents',
    `\`npm run eval:answers\` imports the documents of \`cases/answers/\` as a user would, indexed and as notes, and asks their questions with no model. Their author knew neither code nor rules; sources and licences stand in [their table](../cases/answers/README.md). Set A was looked at after its first run, and thresholds are fitted on it. Set B is held back: only its totals are ever shown.${date === undefined ? '' : ` ${date}.`}`,
    'Right: the passage is quoted, or all words of the answer stand in a quotation of the document that answers. Green: everything that was checked passes, or the answer says that it is sure. Marked as open: quoted as what may answer.',
    AIMS,
    '## Now',
    ...sets.map(setTables),
    '## The first run',
    'Before the change, with the hashes of the questions noted. The answers of the chat were not verified in it, so that none could be green.',
    first.trim(),
  ];
  return `${lines.join('\n\n')}\n`;
}
