import type { Language } from '../../src/contract/language.ts';
import { markdown, type Table } from '../page/table.ts';
import type { Asked, AskedSet } from './ask-questions.ts';
import { hitAt, isKept, meanReciprocalRank, share } from './figures.ts';

/** What was indexed, and when. */
export interface PageFacts {
  readonly files: number;
  readonly documents: number;
  readonly date: string | undefined;
}

const AIM = 0.8;
const THRESHOLDS = [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6];

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}

function askedOf(sets: readonly AskedSet[], kind: AskedSet['kind'], language: Language): readonly Asked[] {
  return sets.filter((set) => set.kind === kind && set.language === language).flatMap(({ asked }) => asked);
}

function hitTable(sets: readonly AskedSet[]): Table {
  const rows = sets.filter(({ kind }) => kind !== 'unanswered');
  return {
    head: ['questions', 'number', 'hit@1', 'hit@3', 'MRR', 'aim for hit@3', ''],
    rows: rows.map(({ name, kind, asked }) => [
      name,
      String(asked.length),
      percent(hitAt(asked, 1)),
      percent(hitAt(asked, 3)),
      meanReciprocalRank(asked).toFixed(3),
      kind === 'answered' ? `≥ ${100 * AIM} %` : 'none',
      kind === 'across' ? '' : hitAt(asked, 3) >= AIM ? 'met' : 'missed',
    ]),
  };
}

function thresholdTable(sets: readonly AskedSet[]): Table {
  return {
    head: [
      'questions',
      'number',
      'among the first three, and held for relevant',
      'nothing held for relevant',
    ],
    rows: sets
      .filter(({ kind }) => kind !== 'across')
      .map(({ name, kind, asked }) => [
        name,
        String(asked.length),
        kind === 'answered' ? percent(share(asked, isKept)) : '',
        percent(share(asked, ({ isRelevant }) => !isRelevant)),
      ]),
  };
}

function sweepTable(sets: readonly AskedSet[]): Table {
  const cells = (least: number, language: Language): string[] => [
    percent(share(askedOf(sets, 'answered', language), ({ relevance }) => relevance >= least)),
    percent(share(askedOf(sets, 'unanswered', language), ({ relevance }) => relevance < least)),
  ];
  return {
    head: [
      'score',
      'ko answered, kept',
      'ko not answered, left out',
      'en answered, kept',
      'en not answered, left out',
    ],
    rows: THRESHOLDS.map((least) => [least.toFixed(2), ...cells(least, 'ko'), ...cells(least, 'en')]),
  };
}

function missTable(sets: readonly AskedSet[]): Table {
  const missed = sets
    .filter(({ kind }) => kind === 'answered')
    .flatMap(({ name, asked }) => asked.map((one) => ({ name, ...one })))
    .filter(({ rank }) => rank === null || rank > 3);
  return {
    head: ['questions', 'question', 'rank', 'first'],
    rows: missed.map(({ name, question, rank, first }) => [
      name,
      question.replaceAll('|', '\\|'),
      rank === null ? '> 10' : String(rank),
      first.replaceAll('|', '\\|'),
    ]),
  };
}

/** The page docs/evaluation-retrieval.md. */
export function page(sets: readonly AskedSet[], { files, documents, date }: PageFacts): string {
  const lines = [
    '# Retrieval from this project’s own code and texts',
    `\`npm run eval:retrieval\` indexes this repository (${files} files, ${documents} passages, \`cases/\` and this page, which quote the questions, left out) in a database of its own and asks it the questions of \`cases/retrieval/own-code/\`, with no model. Korean questions are about Korean texts, English ones about English texts and source code; a passage answers where it holds the words that its author named before the ranking was fitted. The later questions were written afterwards, in other words, and nothing was fitted to them. Across languages nothing but names can meet: without a model that is no aim.${date === undefined ? '' : ` ${date}.`}`,
    '## Found',
    markdown(hitTable(sets)),
    '## Held for relevant',
    'Questions that nothing answers should find nothing that counts (`vector_hit_zero`). The score from which a passage counts (`relevant-score.ts`) was fitted on the questions that are not called later.',
    markdown(thresholdTable(sets)),
    'The same for other scores, all questions together, by words alone:',
    markdown(sweepTable(sets)),
    '## Misses',
    markdown(missTable(sets)),
  ];
  return `${lines.join('\n\n')}\n`;
}
