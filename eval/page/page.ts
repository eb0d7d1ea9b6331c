import type { Evaluation } from '../evaluation.ts';
import { aimTable } from './aim-table.ts';
import { aloneTable } from './alone-table.ts';
import { type Fitted, fittedTable, thresholdTable } from './fit-table.ts';
import { guardTable } from './guard-table.ts';
import { kindTable } from './kind-table.ts';
import { mainTable } from './main-table.ts';
import { shapeTable } from './shape-table.ts';
import { lawTable } from './law-table.ts';
import { worldTable } from './world-table.ts';
import type { Frozen } from '../frozen.ts';
import { frozenTable, underFrozen } from './frozen-table.ts';
import { outcomeTable } from './outcome-table.ts';
import { modelTable } from './model-table.ts';
import { TIMES_OF_WORLDS } from '../spread.ts';
import { markdown, type Table } from './table.ts';

/** What the page tells beside the figures. */
export interface PageFacts {
  readonly date: string | undefined;
  /** Rows of each set at most; null = all. */
  readonly limit: number | null;
  /** Probabilities between which a claim is left open; null where none came back. */
  readonly band: { readonly supported_above: number; readonly not_found_below: number } | null;
  readonly fitted: readonly Fitted[];
  readonly frozen: Frozen;
}

const MOST_FAULTS = 40;

function part(title: string, text: string, table: Table): string[] {
  return table.rows.length === 0
    ? []
    : [`## ${title}`, '', ...(text === '' ? [] : [text, '']), markdown(table), ''];
}

function listed(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const more = items.length > MOST_FAULTS ? [`- … and ${items.length - MOST_FAULTS} more`] : [];
  return [`## ${title}`, '', ...items.slice(0, MOST_FAULTS).map((item) => `- ${item}`), ...more, ''];
}

function thresholds({ band, fitted }: PageFacts): string {
  const said =
    band === null
      ? 'No band came back.'
      : `A claim is supported above ${band.supported_above} and not found below ${band.not_found_below}; between them it abstains.`;
  const weights =
    fitted.length === 0
      ? ''
      : ' The weights behind the probability were fitted on these rows, and so was the band; the table of weights shows how much of the figures is theirs.';
  return `${said}${weights} The table shows the balanced accuracy as shipped, and what a threshold of its own would give each set: fitted on the very rows, and on the other four fifths of the sources.`;
}

function speed({ sections }: Evaluation): string {
  const parts = sections.map(({ name, ms_a_row }) => `${name} ${ms_a_row.toFixed(2)}`);
  return `Milliseconds a row, one process: ${parts.join(', ')}.`;
}

/** The page of a run, in Markdown. */
export function page(run: Evaluation, facts: PageFacts): string {
  const { sections, aims, kinds, missing, faults, failures } = run;
  const rows = run.predictions.length.toLocaleString('en');
  const limited =
    facts.limit === null
      ? ''
      : ` At most ${facts.limit} rows of each set, of the worlds ${TIMES_OF_WORLDS} times as many: not the whole run.`;
  return [
    '# Evaluation',
    '',
    'Written by `npm run eval -- --data DIR`, never by hand.',
    '',
    `${facts.date === undefined ? '' : `${facts.date}. `}${rows} rows, judged by \`verify\` with no graph, no source and no model.${limited} Positive is the answer that is not supported. An abstention counts as wrong. Intervals hold 95 % of 1,000 resampled figures, sources drawn whole. AUC compares rows of the same generating model on ragtruth, of the same triple set on webnlg. Marked spans are counted by characters on ragtruth, by mistakes on rotowire. Figures are per cent, AUC a share.`,
    '',
    ...part('Aims', '', aimTable(aims)),
    ...part(
      'Figures',
      'As a binary answer: supported from the calibrated probability .5 on, whatever the outcome. Beside Assay: `always flag` marks everything; `claim only` sees the answer alone (length, numbers, negations; fitted out of fold); `no evidence` and `other evidence` are Assay without evidence and with that of another source of the set.',
      mainTable(sections),
    ),
    ...part(
      'Outcomes',
      'As a user reads them: VERIFIED alone counts as passed, contradicted alone as accused. Rightly decided is a true answer VERIFIED, a false one contradicted. Partly: supported by words, or with a part left over. The rest is not found. `natural text`: all sets of natural text together, without those made from templates.',
      outcomeTable(sections),
    ),
    ...part(
      'The judge of statements by itself',
      'Rows whose evidence is text: supported / contradicted / not said / undecided, without what words and records say. `node eval/statements.ts --data DIR` shows the held-back halves apart.',
      aloneTable(run.alone),
    ),
    ...part(
      'Worlds: the same facts in each shape',
      'Each claim stands beside the same facts in every shape; held domains were not looked at by the authors of the readers.',
      shapeTable(run.shapes),
    ),
    ...part('Worlds: shapes', '', worldTable('shape', run.worlds.shape)),
    ...part('Worlds: domains', '', worldTable('domain', run.worlds.domain)),
    ...part('Worlds: kinds of claims', '', worldTable('kind', run.worlds.kind)),
    ...part(
      'The three laws over verified claims',
      'True claims of one sentence that are VERIFIED, at most 120 of each set and language, changed and judged again.',
      lawTable(run.laws),
    ),
    ...part(
      'Beside the frozen figures',
      '`eval/frozen.json` holds the figures of the state before claims were read as statements; frozen → this run, all in per cent.',
      frozenTable(sections, facts.frozen),
    ),
    ...listed('Under the frozen balanced accuracy', underFrozen(sections, facts.frozen)),
    ...part('Does it read the evidence?', '', guardTable(sections)),
    ...part('AUC of each generating model', '', modelTable(sections)),
    ...part('What was fitted: thresholds', thresholds(facts), thresholdTable(sections)),
    ...part(
      'What was fitted: weights',
      'Written by `node eval/fit.ts --data DIR`. An answer is as good as its weakest claim; `fitted on other sets`: the set itself was left out.',
      fittedTable(facts.fitted),
    ),
    ...part('Own cases', '', kindTable(kinds)),
    speed(run),
    '',
    ...listed('Not found', missing),
    ...listed(
      'Left out',
      faults.map(({ file, line, why }) => `${file}${line > 0 ? `:${line}` : ''} ${why}`),
    ),
    ...listed(
      'Failed',
      failures.map(({ dataset, id, judge, why }) => `${dataset} ${id} (${judge}): ${why}`),
    ),
  ].join('\n');
}
