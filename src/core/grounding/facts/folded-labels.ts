import type { Labels } from '../../../contract/language.ts';
import type { Attribute, EntityType, RelationKind } from '../../../contract/vocabulary.ts';
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
export function foldedLabels(type: EntityType): EntityType {
  return {
    ...type,
    labels: labelsOf(type.labels),
    attributes: each(type.attributes, attributeOf),
    relations: each(type.relations, relationOf),
  };
}
