import type { SourceDefinition, TableSource } from '../../../contract/source-definition.ts';
import type { Attribute, EntityType, RelationKind, Vocabulary } from '../../../contract/vocabulary.ts';
import type { Labels } from '../../../contract/language.ts';
import { folded } from '../../language/fold-text.ts';

function labelsOf({ ko, en }: Labels): Labels {
  return { ko: ko.map(folded), en: en.map(folded) };
}

function each<T>(all: Readonly<Record<string, T>>, change: (one: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one)]));
}

function attributeOf(attribute: Attribute): Attribute {
  const { labels, values } = attribute;
  const read = { ...attribute, labels: labelsOf(labels) };
  return values === undefined ? read : { ...read, values: each(values, labelsOf) };
}

function relationOf(relation: RelationKind): RelationKind {
  return { ...relation, labels: labelsOf(relation.labels), inverse: labelsOf(relation.inverse) };
}

/** TX7: the words of a type as claims are read; names, ids and keys are identifiers and stay as they are. */
function foldedLabels(type: EntityType): EntityType {
  return {
    ...type,
    labels: labelsOf(type.labels),
    attributes: each(type.attributes, attributeOf),
    relations: each(type.relations, relationOf),
  };
}

const NAME = /[A-Za-z][A-Za-z0-9_]*/gu;

/** A formula over the keys of the data, as one over the attributes that they are. */
function renamed(formula: string, fields: TableSource['fields']): string {
  return formula.replace(NAME, (name) =>
    Object.hasOwn(fields, name) ? (fields[name]?.attribute ?? name) : name,
  );
}

/** What a table adds is never complete: the table knows only the rows that it was asked for. */
function attributesOf(definition: TableSource): [string, Attribute][] {
  return Object.entries(definition.fields).map(([key, field]) => {
    const { column: _column, attribute, labels, kind, formula, ...rest } = field;
    const defined = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    const made = {
      labels: labels ?? { ko: [], en: [] },
      kind: kind ?? 'measure',
      complete: false,
      ...defined,
    };
    return [
      attribute ?? key,
      formula === undefined ? made : { ...made, formula: renamed(formula, definition.fields) },
    ];
  });
}

function withTable(type: EntityType, definition: TableSource): EntityType {
  const added = Object.fromEntries(attributesOf(definition));
  const own = Object.entries(type.attributes).map(([name, attribute]): [string, Attribute] =>
    Object.hasOwn(added, name)
      ? [name, { ...attribute, complete: attribute.complete ?? false }]
      : [name, attribute],
  );
  return { ...type, attributes: { ...added, ...Object.fromEntries(own) } };
}

/** The vocabulary of the graph, its labels folded, with what table sources add: attributes that it does not define itself. */
export function sourceVocabulary(
  vocabulary: Vocabulary,
  sources: Readonly<Record<string, SourceDefinition>>,
): Vocabulary {
  const result: Record<string, EntityType> = { ...vocabulary };
  for (const definition of Object.values(sources)) {
    const type = result[definition.type] ?? {
      labels: { ko: [], en: [] },
      complete: false,
      attributes: {},
      relations: {},
    };
    result[definition.type] = definition.kind === 'table' ? withTable(type, definition) : type;
  }
  return Object.fromEntries(Object.entries(result).map(([name, type]) => [name, foldedLabels(type)]));
}
