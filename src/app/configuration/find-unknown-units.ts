import type { Configuration } from '../../contract/configuration.ts';
import { UNITS } from '../../core/language/unit-table.ts';
import { unitOf } from '../../core/language/units.ts';
import { nearestWord } from './nearest-word.ts';
import type { Path, Problem } from './problem.ts';

/** What is named by a unit at a place. */
interface NamedUnit {
  readonly path: Path;
  readonly unit: string;
}

/** Things that are counted have any name; what is measured is converted by a table. */
function isMeasured(field: object): boolean {
  return !('kind' in field) || field.kind === undefined || field.kind === 'measure';
}

function unitsOf(fields: Readonly<Record<string, unknown>>, path: Path): NamedUnit[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (typeof field !== 'object' || field === null || !('unit' in field) || !isMeasured(field)) return [];
    return typeof field.unit === 'string' ? [{ path: [...path, name, 'unit'], unit: field.unit }] : [];
  });
}

function unitsNamed({ graph, sources }: Configuration): NamedUnit[] {
  return [
    ...Object.entries(graph?.types ?? {}).flatMap(([name, type]) =>
      unitsOf(type.attributes, ['graph', 'types', name, 'attributes']),
    ),
    ...(graph?.load ?? []).flatMap((step, at) =>
      unitsOf(step.attributes, ['graph', 'load', at, 'attributes']),
    ),
    ...Object.entries(sources).flatMap(([name, source]) =>
      source.kind === 'table' ? unitsOf(source.fields, ['sources', name, 'fields']) : [],
    ),
  ];
}

/** Units of what is measured that no table knows: doubtful, not wrong. */
export function findUnknownUnits(configuration: Configuration): Problem[] {
  return unitsNamed(configuration)
    .filter(({ unit }) => unitOf(unit)?.dimension.startsWith('count:') ?? true)
    .map(({ path, unit }) => {
      const nearest = nearestWord(unit, [...UNITS.keys()]);
      const meant = nearest === undefined ? '' : `. Did you mean "${nearest}"?`;
      return {
        path,
        message: `the unit "${unit}" is in no table: only values that name it so are held against it${meant}`,
      };
    });
}
