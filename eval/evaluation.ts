import { datasets } from './datasets/all.ts';
import type { Fault, Loaded } from './datasets/dataset.ts';
import { loadFirstContact } from './datasets/claims.ts';
import { loadOwn } from './datasets/own.ts';
import { loadWorlds } from './datasets/worlds.ts';
import { loadShort } from './datasets/short.ts';
import type { Judge } from './judge.ts';
import { type Failure, joined, judgeSection, type Judgement } from './judge-section.ts';
import { measure, type SectionResult } from './measure.ts';
import { type KindCount, kindCounts } from './page/kind-table.ts';
import { type ShapeCount, shapeCounts } from './page/shape-table.ts';
import { type Part, type WorldCount, worldCounts } from './page/world-table.ts';
import { type Reached, reached } from './page/aim-table.ts';
import type { EvalRow, Prediction } from './row.ts';
import { sectionsOf } from './sections.ts';
import { rowsOf } from './spread.ts';
import { type AloneCount, countAlone, isText, judgedAlone } from './statements/alone.ts';
import { groupBy } from './group-by.ts';
import { holdLaws, isUnderLaw, type LawCount, underLaw } from './laws/hold-laws.ts';
import type { Wanted } from './wanted.ts';

/** Everything that a run found. */
export interface Evaluation {
  readonly sections: readonly SectionResult[];
  readonly kinds: readonly KindCount[];
  readonly shapes: readonly ShapeCount[];
  readonly worlds: Readonly<Record<Part, readonly WorldCount[]>>;
  /** What the judge of statements says by itself of the rows whose evidence is text. */
  readonly alone: readonly AloneCount[];
  readonly laws: readonly LawCount[];
  readonly aims: readonly Reached[];
  readonly predictions: readonly { readonly row: EvalRow; readonly said: Prediction }[];
  readonly missing: readonly string[];
  readonly faults: readonly Fault[];
  readonly failures: readonly Failure[];
}

/** The own cases with the short answers, which are lines of their own. */
function withShort(own: Loaded): Loaded {
  return { ...own, rows: [...own.rows, ...loadShort()] };
}

/** The sets that are wanted, each as it was found. */
export function load({ folder, only }: Wanted): Loaded[] {
  const isWanted = (name: string): boolean => only === null || only.includes(name);
  const own = [
    ...(isWanted('own') ? [withShort(loadOwn())] : []),
    ...(isWanted('worlds') ? [loadWorlds()] : []),
    ...(isWanted('first_contact') ? loadFirstContact() : []),
  ];
  if (folder === null) return own;
  return [...datasets.filter(({ name }) => isWanted(name)).map((set) => set.load(folder)), ...own];
}

async function judgeSet({ name, rows }: Loaded, judge: Judge, limit: number | null): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for (const section of sectionsOf(name, rowsOf(name, rows, limit)))
    judgements.push(await judgeSection(section, judge));
  return judgements;
}

/** A set of several sections stands as a whole too, where its sections are parts of one figure. */
function withWhole(name: string, judgements: readonly Judgement[]): readonly Judgement[] {
  return name === 'ragtruth' && judgements.length > 1
    ? [...judgements, joined(name, judgements, 'within model')]
    : judgements;
}

/** Sets of natural text, whose contradictions are told as one figure; hans and med are made from templates. */
const NATURAL: ReadonlySet<string> = new Set([
  'wice',
  'summedits',
  'begin_wow',
  'healthver',
  'klue_nli',
  'xnli_ko',
]);

function isNatural({ section: { dataset, task } }: Judgement): boolean {
  return NATURAL.has(dataset) || (dataset === 'ragtruth' && task !== 'data2txt');
}

function aloneOf(rows: readonly EvalRow[]): AloneCount[] {
  const sets = groupBy(rows.filter(isText), ({ dataset }) => dataset);
  return [...sets].map(([name, some]) => countAlone(name, some.map(judgedAlone)));
}

/** Judges and measures one set after the other; `say` is told what is at work. */
export async function evaluate(
  wanted: Wanted,
  judge: Judge,
  say: (line: string) => void,
): Promise<Evaluation> {
  const loaded = load(wanted);
  const sections: SectionResult[] = [];
  const judged: Judgement[] = [];
  for (const set of loaded) {
    if (set.rows.length > 0) say(`${set.name}: ${set.rows.length} rows`);
    const judgements = await judgeSet(set, judge, wanted.limit);
    judged.push(...judgements);
    sections.push(...withWhole(set.name, judgements).map(measure));
  }
  const natural = judged.filter(isNatural);
  if (natural.length > 1) sections.push(measure(joined('natural text', natural, 'all')));
  const pairs = judged.flatMap(({ section, predictions }) =>
    section.rows.flatMap((row, at) => {
      const said = predictions.assay[at];
      return said === undefined ? [] : [{ row, said }];
    }),
  );
  const lawful = pairs.filter(({ row, said }) => isUnderLaw(row, said.outcome)).map(({ row }) => row);
  const laws = await holdLaws(underLaw(lawful), judge);
  const worlds = pairs.filter(({ row }) => row.dataset === 'worlds');
  const own = pairs.filter(({ row }) => row.dataset === 'own');
  return {
    sections,
    kinds: kindCounts(
      own.map(({ row }) => row),
      own.map(({ said }) => said),
    ),
    shapes: shapeCounts(worlds),
    worlds: {
      shape: worldCounts(worlds, 'shape'),
      domain: worldCounts(worlds, 'domain'),
      kind: worldCounts(worlds, 'kind'),
    },
    alone: aloneOf(pairs.map(({ row }) => row)),
    laws,
    aims: reached(sections),
    predictions: pairs,
    missing: loaded.filter(({ found }) => !found).map(({ name }) => name),
    faults: loaded.flatMap(({ faults }) => faults),
    failures: judged.flatMap(({ failures }) => failures),
  };
}
