import type { Attribute } from '../../contract/vocabulary.ts';
import { suggest } from './nearest-word.ts';
import type { Path, Problem } from './problem.ts';
import { readFormula } from '../../core/grounding/facts/formula-syntax.ts';

type Formulas = Readonly<Record<string, Pick<Partial<Attribute>, 'formula'>>>;

/** The names from one attribute back to itself by way of formulas, or undefined. */
function findCircle(
  start: string,
  uses: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  const seen = new Set<string>();
  const follow = (name: string, trail: readonly string[]): readonly string[] | undefined => {
    for (const next of uses.get(name) ?? []) {
      if (next === start) return [...trail, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const circle = follow(next, [...trail, next]);
      if (circle) return circle;
    }
    return undefined;
  };
  return follow(start, [start]);
}

function checkFormula(formula: string, own: string, known: readonly string[], path: Path): Problem[] {
  const { names, problems } = readFormula(formula);
  const strangers = names.filter((name) => !known.includes(name));
  return [
    ...problems.map((message) => ({ path, message: `formula ${message}` })),
    ...strangers.map((name) => ({
      path,
      message: `formula names "${name}", which is not there${suggest(
        name,
        known.filter((word) => word !== own),
      )}`,
    })),
  ];
}

/** Each formula can be read, names attributes that are there, and does not lead back to itself. */
export function checkFormulas(attributes: Formulas, path: Path): Problem[] {
  const known = Object.keys(attributes);
  const given = Object.entries(attributes).flatMap(([name, { formula }]) =>
    formula === undefined ? [] : [{ name, formula }],
  );
  const uses = new Map(given.map(({ name, formula }) => [name, readFormula(formula).names] as const));
  return given.flatMap(({ name, formula }) => {
    const place = [...path, name, 'formula'];
    const circle = findCircle(name, uses);
    const circular = circle
      ? [{ path: place, message: `formula leads back to itself: ${circle.join(' → ')}` }]
      : [];
    return [...checkFormula(formula, name, known, place), ...circular];
  });
}
