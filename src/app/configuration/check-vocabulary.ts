import type { Attribute, EntityType, Vocabulary } from '../../contract/vocabulary.ts';
import { checkFormulas } from './check-formulas.ts';
import { patternTrouble } from './check-pattern.ts';
import { suggest } from './nearest-word.ts';
import type { Path, Problem } from './problem.ts';

const NUMERIC = new Set(['measure', 'count']);

/** The part of an attribute, or of a source's field, that can contradict itself. */
type AttributeParts = {
  readonly [Key in 'kind' | 'range' | 'values' | 'formula']?: Attribute[Key] | undefined;
};

/** A range with its ends the right way round, on a number; codes only where the kind is enum. */
export function checkAttribute({ kind, range, values, formula }: AttributeParts, path: Path): Problem[] {
  const problems: Problem[] = [];
  const isNumeric = kind === undefined || NUMERIC.has(kind);
  if (range && !isNumeric) problems.push({ path: [...path, 'range'], message: `kind ${kind} has no range` });
  if (range?.min !== undefined && range.max !== undefined && range.min > range.max) {
    problems.push({ path: [...path, 'range'], message: `min ${range.min} is above max ${range.max}` });
  }
  if (values && kind !== undefined && kind !== 'enum') {
    problems.push({ path: [...path, 'values'], message: `kind ${kind} has no values; kind enum has` });
  }
  if (formula !== undefined && !isNumeric)
    problems.push({ path: [...path, 'formula'], message: `kind ${kind} cannot be computed` });
  return problems;
}

function checkPattern(pattern: string | undefined, path: Path): Problem[] {
  const trouble = pattern === undefined ? undefined : patternTrouble(pattern);
  return trouble === undefined ? [] : [{ path: [...path, 'id_pattern'], message: trouble }];
}

function checkRelations(type: EntityType, path: Path, types: readonly string[]): Problem[] {
  return Object.entries(type.relations).flatMap(([name, { to }]) =>
    types.includes(to)
      ? []
      : [
          {
            path: [...path, 'relations', name, 'to'],
            message: `there is no type "${to}"${suggest(to, types)}`,
          },
        ],
  );
}

/** Everything that a vocabulary says of itself holds. */
export function checkVocabulary(types: Vocabulary): Problem[] {
  const names = Object.keys(types);
  return Object.entries(types).flatMap(([name, type]) => {
    const path = ['graph', 'types', name];
    const attributes = [...path, 'attributes'];
    return [
      ...checkPattern(type.id_pattern, path),
      ...Object.entries(type.attributes).flatMap(([key, attribute]) =>
        checkAttribute(attribute, [...attributes, key]),
      ),
      ...checkFormulas(type.attributes, attributes),
      ...checkRelations(type, path, names),
    ];
  });
}
