import type { LabelledRow } from './platt.ts';

export const FOLDS = 5;

type Kind = 'ones' | 'both' | 'zeros';

function kindsOf(rows: readonly LabelledRow[]): Map<string, Kind> {
  const kinds = new Map<string, Kind>();
  for (const { group, label } of rows) {
    const own = label === 1 ? 'ones' : 'zeros';
    const known = kinds.get(group) ?? own;
    kinds.set(group, known === own ? own : 'both');
  }
  return kinds;
}

/** The fold of each group. Groups are dealt out so that each label stands in as many folds as it can. */
export function foldsOf(rows: readonly LabelledRow[]): Map<string, number> {
  const kinds = [...kindsOf(rows)];
  const dealt = (['ones', 'both', 'zeros'] as const).flatMap((kind) =>
    kinds.filter(([, own]) => own === kind).map(([group]) => group),
  );
  return new Map(dealt.map((group, at) => [group, at % FOLDS]));
}
