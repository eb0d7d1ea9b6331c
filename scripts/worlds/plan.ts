import { FALSITIES, type ClaimTable, type Falsity, type LabelledClaim, type Language } from './claim.ts';
import type { Draft, Family } from './family.ts';
import { type Random, seeded, shuffled } from './random.ts';

export interface World {
  readonly name: string;
  readonly seed: number;
  readonly reference_date: string;
  readonly families: readonly Family[];
  /** Rows that are not drawn. */
  readonly fixed: readonly Omit<LabelledClaim, 'id'>[];
  /** Files by their path in the world's folder. */
  readonly files: Readonly<Record<string, string>>;
}

const PER_KIND_AND_LANGUAGE = 8;
const TRIES = 4000;

/** The labelled table of a world: as many true claims as false ones, each kind of falsity in both languages. */
export function claimTable(world: World): ClaimTable {
  const random = seeded(world.seed);
  const seen = new Set(world.fixed.map((row) => row.text));
  const rows = (['ko', 'en'] as const).flatMap((language) => {
    const wrong = FALSITIES.flatMap((falsity) =>
      rowsOf(world, random, seen, language, falsity, PER_KIND_AND_LANGUAGE),
    );
    return [...wrong, ...rowsOf(world, random, seen, language, null, wrong.length)];
  });
  const claims = [...world.fixed, ...shuffled(random, rows)].map((row, index) => ({
    ...row,
    id: claimId(world, index),
  }));
  return { world: world.name, seed: world.seed, reference_date: world.reference_date, claims };
}

function claimId(world: World, index: number): string {
  return `${world.name}-${String(index + 1).padStart(3, '0')}`;
}

function rowsOf(
  world: World,
  random: Random,
  seen: Set<string>,
  language: Language,
  falsity: Falsity | null,
  count: number,
): LabelledClaim[] {
  const families = world.families.filter((family) => falsity === null || family.falsities.includes(falsity));
  const order = shuffled(random, families);
  return Array.from({ length: count }, (_, index) => {
    const draft = firstDraft(order, index, random, seen, language, falsity);
    if (!draft) throw new Error(`${world.name}: no family can say "${falsity ?? 'true'}" in ${language}`);
    seen.add(draft.text);
    return { id: '', language, text: draft.text, label: falsity === null, falsity, truth: draft.truth };
  });
}

function firstDraft(
  order: readonly Family[],
  index: number,
  random: Random,
  seen: ReadonlySet<string>,
  language: Language,
  falsity: Falsity | null,
): Draft | null {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const family = order[(index + Math.floor(tried / 200)) % order.length];
    const draft = family?.draw({ random, language, falsity });
    if (draft && !seen.has(draft.text)) return draft;
  }
  return null;
}
