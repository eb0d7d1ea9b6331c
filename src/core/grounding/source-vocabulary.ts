import type { SourceDefinition } from '../../contract/source-definition.ts';
import type { Attribute, EntityType, Vocabulary } from '../../contract/vocabulary.ts';

function attributesOf(definition: SourceDefinition): [string, Attribute][] {
  if (definition.kind === 'graph') return [];
  return Object.entries(definition.fields).map(([key, field]) => {
    const { column: _column, attribute, labels, kind, ...rest } = field;
    const defined = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    return [attribute ?? key, { labels: labels ?? { ko: [], en: [] }, kind: kind ?? 'measure', ...defined }];
  });
}

/** The vocabulary of the graph with what table sources add: attributes that it does not define itself. */
export function sourceVocabulary(
  vocabulary: Vocabulary,
  sources: Readonly<Record<string, SourceDefinition>>,
): Vocabulary {
  const result: Record<string, EntityType> = { ...vocabulary };
  for (const definition of Object.values(sources)) {
    const own = result[definition.type];
    const type = own ?? { labels: { ko: [], en: [] }, complete: false, attributes: {}, relations: {} };
    result[definition.type] = {
      ...type,
      attributes: { ...Object.fromEntries(attributesOf(definition)), ...type.attributes },
    };
  }
  return result;
}
