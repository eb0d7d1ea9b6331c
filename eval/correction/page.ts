import { markdown, type Table } from '../page/table.ts';
import { byCause, type CauseFigures, figuresOf, type PlayedTwice } from './figures.ts';

const LEAST_MENDED = 0.9;
const MOST_ROUNDS = 2;

function of(part: number, whole: number): string {
  return `${part} of ${whole}`;
}

function rowOf(figures: CauseFigures): readonly string[] {
  const { title, number, meanRounds, controls } = figures;
  return [
    title,
    of(figures.failedAtFirst, number),
    of(figures.causeFound, number),
    of(figures.mended, number),
    meanRounds === null ? '–' : meanRounds.toFixed(2),
    of(figures.stayedFailed, number),
    of(figures.controlsAfter, controls),
  ];
}

function causeTable(played: readonly PlayedTwice[]): Table {
  return {
    head: [
      'cause',
      'failed at first',
      'cause found',
      'answered with citation within 2 asks',
      'mean rounds',
      'repair off: stayed failed',
      'control questions still fine',
    ],
    rows: [...byCause(played), figuresOf('all', played)].map(rowOf),
  };
}

function aimTable(played: readonly PlayedTwice[]): Table {
  const all = figuresOf('all', played);
  const { number, mended, meanRounds, stayedFailed, controls, controlsAfter } = all;
  const word = (isMet: boolean): string => (isMet ? 'met' : 'missed');
  return {
    head: ['aim', 'measured', ''],
    rows: [
      [
        'insufficient → cited answer within 2 asks: ≥ 90 %',
        `${((100 * mended) / number).toFixed(1)} %`,
        word(mended >= LEAST_MENDED * number),
      ],
      [
        'mean rounds until then: ≤ 2',
        meanRounds === null ? '–' : meanRounds.toFixed(2),
        word(meanRounds !== null && meanRounds <= MOST_ROUNDS),
      ],
      [
        'with the repair switched off each stays failed',
        of(stayedFailed, number),
        word(stayedFailed === number),
      ],
      [
        'control questions that were fine stay fine',
        of(controlsAfter, controls),
        word(controlsAfter === controls && controls === number),
      ],
    ],
  };
}

function eachTable(played: readonly PlayedTwice[]): Table {
  return {
    head: ['cause', 'scenario', 'with its repair', 'asks', 'rounds', 'repairs', 'repair off'],
    rows: played.map(({ scenario, on, off }) => [
      scenario.title,
      scenario.name,
      on.isMended ? on.status : `${on.status}, not as wanted`,
      String(on.asks),
      String(on.rounds),
      on.actions.join('; '),
      off.isMended ? `${off.status} all the same` : off.status,
    ]),
  };
}

/** The page docs/evaluation-correction.md. */
export function page(played: readonly PlayedTwice[], date: string | undefined): string {
  const lines = [
    '# Does the loop mend what failed?',
    `\`npm run eval:correction\` plays ${played.length} scenarios of \`cases/correction/scenarios/\`: a small repository is indexed, something happens behind the index (or a scripted model is weak), and a question is asked that fails for that one reason. Each is played twice, each time in a folder and an index of its own: as it is, and with its repair switched off (\`correction.switched_off\`). A question counts as answered where the answer stands (\`answered\`), holds the words that the scenario’s author named and cites the file that they stand in; quotations in place of a model’s answer (\`quoted\`) do not count. The control question was answered before and is asked again afterwards.${date === undefined ? '' : ` ${date}.`}`,
    'Quotations answer, and no model, where the scenario scripts none. A link between code and schema waits for a person: between the two asks the queued job proposes it, and what it proposes is approved, as a person would. The scenarios were written together with the loop, and their questions worded until they fail at first for the one named cause: the figures say that each repair does what it is for, not how often its cause is found elsewhere.',
    '## Aims',
    markdown(aimTable(played)),
    '## By cause',
    markdown(causeTable(played)),
    '## Each scenario',
    markdown(eachTable(played)),
  ];
  return `${lines.join('\n\n')}\n`;
}
