import type { EntityCandidate, NameMatch } from '../../contract/entity.ts';
import type { Evidence } from '../../contract/evidence.ts';
import type { Fact } from '../../contract/fact.ts';
import type { SourceDefinition } from '../../contract/source-definition.ts';
import type { Attribute, Vocabulary } from '../../contract/vocabulary.ts';
import { normaliseName } from '../language/name-normalise.ts';

/** Type of entities that only given data know. */
export const GIVEN = 'given';
const PREFIX = 'given:';

/** The flat values of evidence data; nested ones are left out. */
export function dataEntries(evidence: Evidence): [string, number | string][] {
  const { data } = evidence;
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return [];
  return Object.entries(data).filter((entry): entry is [string, number | string] =>
    ['number', 'string'].includes(typeof entry[1]),
  );
}

export function isGiven(source: string): boolean {
  return source.startsWith(PREFIX);
}

/** The attribute that a key of the data is, by the definition of its source; the key itself where there is none. */
export function attributeOfKey(key: string, definition: SourceDefinition | undefined): string | null {
  if (definition === undefined) return key.replace(/[^\p{L}\p{N}_]/gu, '_');
  if (!Object.hasOwn(definition.fields, key)) return null;
  const field = definition.fields[key];
  return typeof field === 'string' ? field : (field?.attribute ?? key);
}

/** The names by which data speak of their entity. */
export function givenNames(evidence: Evidence, definition: SourceDefinition | undefined): string[] {
  const entries = dataEntries(evidence).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  if (definition === undefined) return entries.map(([, value]) => value);
  const keyed = definition.keys.flatMap((key) =>
    entries.filter(([name]) => name === key).map(([, value]) => value),
  );
  return keyed.slice(0, 1);
}

/** An entity known only from given data. */
export function givenEntity(name: string, definition: SourceDefinition | undefined): EntityCandidate {
  return {
    entity: { type: definition?.type ?? GIVEN, id: name, name },
    how: 'exact',
    score: 1,
    matched_name: name,
  };
}

/** The facts that data claim, marked as given. */
export function givenFacts(evidence: Evidence, definition: SourceDefinition | undefined): Fact[] {
  const values = dataEntries(evidence).filter(
    ([, value]) => typeof value === 'number' || definition === undefined,
  );
  return givenNames(evidence, definition).flatMap((name) =>
    values.flatMap(([key, value]) => {
      const attribute = attributeOfKey(key, definition);
      if (attribute === null || value === name) return [];
      return [
        {
          entity_type: definition?.type ?? GIVEN,
          entity_id: name,
          attribute,
          value,
          source: PREFIX + evidence.evidence_id,
        },
      ];
    }),
  );
}

/** Words for the attributes of given data, borrowed from attributes of the same name in the vocabulary. */
export function givenVocabulary(evidences: readonly Evidence[], vocabulary: Vocabulary): Vocabulary {
  const known = Object.values(vocabulary).flatMap((type) => Object.entries(type.attributes));
  const attributes = new Map<string, Attribute>();
  for (const [key, value] of evidences.flatMap(dataEntries)) {
    const name = attributeOfKey(key, undefined) ?? key;
    const labels = known.find(([other]) => other === name)?.[1].labels ?? { ko: [], en: [] };
    attributes.set(name, {
      labels: { ko: [key, ...labels.ko].filter((word) => /[가-힣]/u.test(word)), en: labels.en },
      kind: typeof value === 'number' ? 'measure' : 'text',
    });
  }
  return {
    ...vocabulary,
    [GIVEN]: {
      labels: { ko: [], en: [] },
      complete: false,
      attributes: Object.fromEntries(attributes),
      relations: {},
    },
  };
}

/** The names of a claim that given data know, whatever the graph says of them. */
export function givenMatches(
  names: readonly string[],
  evidences: readonly Evidence[],
  definitionOf: (evidence: Evidence) => SourceDefinition | undefined,
): Map<string, NameMatch> {
  const known = new Map<string, EntityCandidate>();
  for (const evidence of evidences) {
    const definition = definitionOf(evidence);
    for (const name of givenNames(evidence, definition))
      known.set(normaliseName(name), givenEntity(name, definition));
  }
  return new Map(
    names.flatMap((name) => {
      const candidate = known.get(normaliseName(name));
      return candidate === undefined ? [] : [[name, { name, candidates: [candidate] }] as const];
    }),
  );
}
