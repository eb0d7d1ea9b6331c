import type { EvalRow, Outcome } from '../row.ts';

/** Where rows come from, as the table shows it. */
export const GROUPS = ['public', 'first contact', 'worlds', 'own'] as const;
export type Group = (typeof GROUPS)[number];

export function groupOf({ dataset }: Pick<EvalRow, 'dataset'>): Group {
  if (dataset === 'worlds' || dataset === 'own') return dataset;
  return /^(?:first_contact|rag)_/u.test(dataset) ? 'first contact' : 'public';
}

/** What an outcome is worth to a user: a right decision 1, a wrong one -1, none 0. */
export function worth(label: EvalRow['label'], outcome: Outcome | undefined): number {
  if (label === null) return 0;
  const said = outcome === 'verified' ? 1 : outcome === 'contradicted' ? -1 : 0;
  return label === 1 ? said : 0 - said;
}

/** How often a thing made an outcome better, and worse. */
export interface Flips {
  right: number;
  wrong: number;
}

/** What a switched-off thing did on the rows of each group while it was on. */
export interface Brought {
  readonly sort: string;
  readonly name: string;
  /** Rows on which it had something to say. */
  readonly rows: number;
  readonly flips: Readonly<Record<Group, Flips>>;
  /** The same by set. */
  readonly sets: Readonly<Record<string, Flips>>;
}

/** A row with its outcome while all was on, and without the thing. */
export interface Compared {
  readonly row: EvalRow;
  readonly on: Outcome | undefined;
  readonly off: Outcome | undefined;
}

function count(flips: Flips, { row, on, off }: Compared): void {
  const gain = worth(row.label, on) - worth(row.label, off);
  if (gain > 0) flips.right += 1;
  if (gain < 0) flips.wrong += 1;
}

export function broughtBy(sort: string, name: string, all: readonly Compared[]): Brought {
  const none = (): Flips => ({ right: 0, wrong: 0 });
  const flips = { public: none(), 'first contact': none(), worlds: none(), own: none() };
  const sets: Record<string, Flips> = {};
  for (const one of all) {
    count(flips[groupOf(one.row)], one);
    const set = (sets[one.row.dataset] ??= none());
    count(set, one);
  }
  return { sort, name, rows: all.length, flips, sets };
}

/** What it brings where no rule was written: right less wrong flips on public and first-contact rows. */
export function bringsAbroad({ flips }: Brought): number {
  return (
    flips.public.right - flips.public.wrong + flips['first contact'].right - flips['first contact'].wrong
  );
}
