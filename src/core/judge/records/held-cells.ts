import type { Span } from '../../../contract/span.ts';
import { type Held, outcomeOf, SILENT } from '../held.ts';
import type { Judged } from '../judged.ts';
import type { Match } from '../match.ts';

/** A cell that was read for the outcome. */
export interface CellPlace {
  readonly path: string;
  readonly quote: string;
}

/** What tables say of one sentence of a claim. */
export interface HeldCells {
  readonly held: Held;
  readonly cells: readonly CellPlace[];
  readonly derivation: string | null;
  /** What the rows say of all words but those in `left`. */
  readonly nearly: Match;
  /** Words that are none of the table's. */
  readonly left: readonly Span[];
  /** Numbers, amounts and times of the sentence. */
  readonly values: readonly Span[];
}

/** What the tables say of a claim; its places are cells. */
export interface JudgedRecords extends Omit<Judged, 'places'> {
  readonly cells: readonly CellPlace[];
  /** What was looked up or computed; null where nothing was. */
  readonly derivation: string | null;
  /** What the rows say of an undecided claim, the words in `left` apart; null where nothing. */
  readonly nearly: 'supported' | 'contradicted' | null;
}

export const NOTHING_READ: HeldCells = {
  held: SILENT,
  cells: [],
  derivation: null,
  nearly: null,
  left: [],
  values: [],
};

const LOUDEST = ['contradicted', 'supported'] as const;

/** What the tables say of one sentence: none may deny what another one says. */
export function loudest(all: readonly HeldCells[]): HeldCells {
  const found = LOUDEST.map((match) => all.find(({ held }) => held.match === match));
  const [against, says] = found;
  if (against !== undefined && says !== undefined) return NOTHING_READ;
  const decided = against ?? says;
  if (decided !== undefined) return decided;
  return all.find(({ nearly }) => nearly !== null) ?? all[0] ?? NOTHING_READ;
}

/** What the clauses of a sentence come to: one against it is enough, all must speak for it. */
export function inClauses(parts: readonly HeldCells[]): HeldCells {
  const isAll = parts.every(({ held }) => held.match === 'supported');
  const against = parts.find(({ held }) => held.match === 'contradicted');
  if (against !== undefined) return against;
  return {
    ...NOTHING_READ,
    ...summed(parts),
    held: { ...SILENT, match: isAll ? 'supported' : null },
    nearly: nearlyOf(parts),
    left: parts.flatMap(({ left }) => left),
    values: parts.flatMap(({ values }) => values),
  };
}

/** What all sentences come to where words are left over: one against it is enough, all must speak for it. */
function nearlyOf(held: readonly HeldCells[]): JudgedRecords['nearly'] {
  const matches = held.map((one) => one.held.match ?? one.nearly);
  if (matches.includes('contradicted')) return 'contradicted';
  return matches.length > 0 && matches.every((one) => one === 'supported') ? 'supported' : null;
}

const OPEN = { differences: [], cells: [], derivation: null, nearly: null } as const;

function inOrder(spans: readonly Span[]): readonly Span[] {
  return spans.toSorted((a, b) => a.start - b.start);
}

/** A claim that is not decided: what its words say that are the table's, and which are none. */
function undecided(held: readonly HeldCells[]): JudgedRecords {
  const elsewhere = held.flatMap((one) => one.held.elsewhere);
  if (elsewhere.length > 0)
    return { ...OPEN, outcome: 'undecided', reason: 'other_subject', left: elsewhere };
  const nearly = nearlyOf(held);
  const left = held.flatMap((one) => one.left);
  const reason = left.length > 0 ? 'words_left' : 'unbound';
  if (nearly === null)
    return {
      ...OPEN,
      outcome: 'undecided',
      reason,
      left: inOrder(held.flatMap((one) => [...one.left, ...one.values])),
    };
  return { ...summed(held), outcome: 'undecided', reason, left, nearly };
}

function summed(held: readonly HeldCells[]): Pick<JudgedRecords, 'differences' | 'cells' | 'derivation'> {
  return {
    differences: held.flatMap((one) => one.held.differences),
    cells: held.flatMap((one) => one.cells),
    derivation: held.flatMap((one) => one.derivation ?? []).join('; ') || null,
  };
}

/** What the sentences of a claim come to. */
export function claimJudged(held: readonly HeldCells[]): JudgedRecords {
  const outcome = outcomeOf(held.map((one) => one.held));
  return outcome === 'undecided'
    ? undecided(held)
    : { ...summed(held), outcome, reason: null, left: [], nearly: null };
}
