import type { Language } from '../../src/contract/language.ts';
import { sentences } from '../../src/core/language/sentences.ts';
import { groupBy } from '../group-by.ts';
import type { Judge } from '../judge.ts';
import type { EvalRow, Outcome } from '../row.ts';
import { spread } from '../spread.ts';
import { languageOfClaim, type Transformation } from './transformation.ts';
import { TRANSFORMATIONS } from './transformations.ts';

/** What became of verified claims that were changed in one way. */
export interface LawCount {
  readonly name: string;
  readonly must: Transformation['must'];
  readonly language: Language;
  /** Worlds, or all other sets. */
  readonly of: 'worlds' | 'others';
  readonly cases: number;
  /** Verdicts that did what they must. */
  readonly held: number;
  /** Verdicts that became a contradiction. */
  readonly contradicted: number;
}

/** A true row of one sentence that was VERIFIED: what it is changed to must not be. */
export function isUnderLaw(row: EvalRow, outcome: Outcome | undefined): boolean {
  if (row.label !== 1 || outcome !== 'verified' || row.evidences.length === 0) return false;
  return row.claim || (!row.answer.includes('\n') && sentences(row.answer).length === 1);
}

/** Rows of each set and language at most. */
const MOST = 120;

/** The same number of rows of each set and language, evenly spread. */
export function underLaw(rows: readonly EvalRow[]): EvalRow[] {
  const groups = groupBy(rows, (row) => `${row.dataset} ${languageOfClaim(row)}`);
  return [...groups.values()].flatMap((some) => [...spread(some, MOST)]);
}

interface Held {
  readonly transformation: Transformation;
  readonly language: Language;
  readonly of: LawCount['of'];
  readonly outcome: Outcome | undefined;
}

function isHeld({ transformation: { must }, outcome }: Held): boolean {
  return (outcome === 'verified') === (must === 'stay');
}

function countOf(some: readonly Held[]): LawCount[] {
  const [first] = some;
  if (first === undefined) return [];
  const { transformation, language, of } = first;
  return [
    {
      name: transformation.name,
      must: transformation.must,
      language,
      of,
      cases: some.length,
      held: some.filter(isHeld).length,
      contradicted: some.filter(({ outcome }) => outcome === 'contradicted').length,
    },
  ];
}

interface Changed {
  readonly row: EvalRow;
  readonly language: Language;
}

/** Rows as one way changes them, those that it can; of each language at most so many, evenly spread. */
function changedBy({ change }: Transformation, rows: readonly EvalRow[], most: number): Changed[] {
  const changed = rows.flatMap((row) => {
    const language = languageOfClaim(row);
    const other = change(row, language);
    return other === null ? [] : [{ row: other, language }];
  });
  return [...groupBy(changed, ({ language }) => language).values()].flatMap((some) => [
    ...spread(some, most),
  ]);
}

/** Changes verified rows in every way there is, and judges them again: `most` of each way and language. */
export async function holdLaws(
  rows: readonly EvalRow[],
  judge: Judge,
  most = Number.POSITIVE_INFINITY,
): Promise<LawCount[]> {
  const changed = TRANSFORMATIONS.flatMap((transformation) =>
    changedBy(transformation, rows, most).map((one) => ({ ...one, transformation })),
  );
  const outcomes = new Map<EvalRow, Outcome | undefined>();
  // Rows of the same evidence follow each other: it is read once for all of them.
  const inTurn = groupBy(changed, ({ row }) => JSON.stringify(row.evidences));
  for (const { row } of [...inTurn.values()].flat()) outcomes.set(row, (await judge(row)).outcome);
  const held = changed.map(
    ({ row, language, transformation }): Held => ({
      transformation,
      language,
      of: row.dataset === 'worlds' ? 'worlds' : 'others',
      outcome: outcomes.get(row),
    }),
  );
  const groups = groupBy(
    held,
    ({ transformation, language, of }) => `${transformation.name} ${of} ${language}`,
  );
  return [...groups.values()].flatMap(countOf);
}
