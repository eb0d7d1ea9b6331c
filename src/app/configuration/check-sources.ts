import type { GraphSource, SourceDefinition, TableSource } from '../../contract/source-definition.ts';
import type { Vocabulary } from '../../contract/vocabulary.ts';
import { checkFilePath } from './check-file-path.ts';
import { checkFormulas } from './check-formulas.ts';
import { checkAttribute } from './check-vocabulary.ts';
import { suggest } from './nearest-word.ts';
import type { Path, Problem } from './problem.ts';

type Attributes = Readonly<Record<string, unknown>>;

function missing(name: string, type: string, attributes: Attributes, path: Path): Problem[] {
  if (Object.hasOwn(attributes, name)) return [];
  return [
    { path, message: `type ${type} has no attribute "${name}"${suggest(name, Object.keys(attributes))}` },
  ];
}

function checkGraphFields(source: GraphSource, attributes: Attributes, path: Path): Problem[] {
  return Object.entries(source.fields).flatMap(([key, name]) =>
    missing(name, source.type, attributes, [...path, 'fields', key]),
  );
}

/** A field that says what kind it is means something by itself; another must be an attribute of the type. */
function checkTableFields(source: TableSource, attributes: Attributes | undefined, path: Path): Problem[] {
  return Object.entries(source.fields).flatMap(([key, field]) => {
    const place = [...path, 'fields', key];
    const own = checkAttribute(field, place);
    if (field.kind !== undefined) return own;
    const at = field.attribute === undefined ? place : [...place, 'attribute'];
    if (attributes) return [...own, ...missing(field.attribute ?? key, source.type, attributes, at)];
    return [...own, { path: place, message: 'needs a kind, as its type is not described in graph.types' }];
  });
}

function checkSource(name: string, source: SourceDefinition, types: Vocabulary): Problem[] {
  const path = ['sources', name];
  const type = Object.hasOwn(types, source.type) ? types[source.type] : undefined;
  const unknown = {
    path: [...path, 'type'],
    message: `there is no type "${source.type}" in graph.types${suggest(source.type, Object.keys(types))}`,
  };
  if (source.kind === 'graph') return type ? checkGraphFields(source, type.attributes, path) : [unknown];
  return [
    ...checkFilePath(source.file, [...path, 'file']),
    ...(type || Object.keys(types).length === 0 ? [] : [unknown]),
    ...(type || Object.keys(types).length === 0 ? checkTableFields(source, type?.attributes, path) : []),
    ...checkFormulas(source.fields, [...path, 'fields']),
  ];
}

/** Registered sources name types and attributes of the vocabulary; formulas name other fields of their source. */
export function checkSources(
  sources: Readonly<Record<string, SourceDefinition>>,
  types: Vocabulary,
): Problem[] {
  return Object.entries(sources).flatMap(([name, source]) => checkSource(name, source, types));
}
