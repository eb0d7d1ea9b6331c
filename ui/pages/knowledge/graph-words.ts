import type { KnowledgeOverview } from '../../../src/contract/knowledge.ts';
import type { Labels, Language } from '../../../src/contract/language.ts';
import type { EntityType } from '../../../src/contract/vocabulary.ts';

/** The words of the vocabulary for its own names; where it has none, the name as it stands. */
export interface GraphWords {
  type(type: string): string;
  attribute(type: string, attribute: string): string;
  relation(type: string, relation: string): string;
  /** The word for a stored code of an enum; any other value as it stands. */
  value(type: string, attribute: string, value: string): string;
}

/** The first word of the language, else of the other one. */
function first(labels: Labels | undefined, language: Language, name: string): string {
  const other = language === 'ko' ? 'en' : 'ko';
  return labels?.[language][0] ?? labels?.[other][0] ?? name;
}

export function graphWords({ types }: Pick<KnowledgeOverview, 'types'>, language: Language): GraphWords {
  const definitions = new Map(types.map(({ type, definition }) => [type, definition]));
  const of = (type: string): EntityType | null => definitions.get(type) ?? null;
  return {
    type: (type) => first(of(type)?.labels, language, type),
    attribute: (type, name) => first(of(type)?.attributes[name]?.labels, language, name),
    relation: (type, name) => first(of(type)?.relations[name]?.labels, language, name),
    value: (type, name, value) => first(of(type)?.attributes[name]?.values?.[value], language, value),
  };
}
