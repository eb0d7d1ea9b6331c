import type { EntityCandidate, NameMatch } from '../../../contract/entity.ts';
import type { Evidence } from '../../../contract/evidence.ts';
import type { Fact } from '../../../contract/fact.ts';
import type { SourceDefinition } from '../../../contract/source-definition.ts';
import type { Attribute, EntityType, Vocabulary } from '../../../contract/vocabulary.ts';
import { folded } from '../../language/fold-text.ts';
import { normaliseName } from '../../language/name-normalise.ts';

const PREFIX = 'given:';
/** Keys whose values are shares: 0.96 and 96 both mean 96 %. */
const SHARE_KEY = /rate|ratio|util|prob|share|percent|pct|score|confidence|률$|율$|비중|확률/iu;
const SHARE_LIMIT = 1.5;

/** Type of an entity that only given data know: each has a type of its own, with the attributes that its data name. */
function typeOf(name: string, definition: SourceDefinition | undefined): string {
  return definition?.type ?? `${PREFIX}${normaliseName(name)}`;
}

/** True for a source that nobody was asked at: its facts came with the answer. */
export function isGiven(source: string): boolean {
  return source.startsWith(PREFIX);
}

/** The flat values of evidence data, folded; nested ones are left out. Keys are identifiers and stay as they are. */
export function dataEntries(evidence: Evidence): [string, number | string][] {
  const { data } = evidence;
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return [];
  return Object.entries(data).flatMap(([key, value]): [string, number | string][] => {
    if (typeof value === 'string') return [[key, folded(value)]];
    return typeof value === 'number' ? [[key, value]] : [];
  });
}

/** The attribute that a key of the data is, by the definition of its source; the key itself where there is none. */
export function attributeOfKey(key: string, definition: SourceDefinition | undefined): string | null {
  if (definition === undefined) return folded(key).replace(/[^\p{L}\p{N}_]/gu, '_');
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
    entity: { type: typeOf(name, definition), id: name, name },
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
          entity_type: typeOf(name, definition),
          entity_id: name,
          attribute,
          value,
          source: PREFIX + evidence.evidence_id,
        },
      ];
    }),
  );
}

function givenAttribute(key: string, value: number | string, vocabulary: Vocabulary): Attribute {
  const known = Object.values(vocabulary).flatMap((type) => Object.entries(type.attributes));
  const labels = known.find(([name]) => name === attributeOfKey(key, undefined))?.[1].labels;
  const words = { ko: [...(/[가-힣]/u.test(key) ? [key] : []), ...(labels?.ko ?? [])], en: labels?.en ?? [] };
  if (typeof value === 'string') return { labels: words, kind: 'text' };
  const share = SHARE_KEY.test(key) ? { unit: Math.abs(value) <= SHARE_LIMIT ? 'ratio' : '%' } : {};
  return { labels: words, kind: 'measure', ...share };
}

/** A type for each entity of given data, with words borrowed from attributes of the same name in the vocabulary. */
export function givenVocabulary(evidences: readonly Evidence[], vocabulary: Vocabulary): Vocabulary {
  const types = new Map<string, Record<string, Attribute>>();
  for (const evidence of evidences) {
    for (const name of givenNames(evidence, undefined)) {
      const entries = dataEntries(evidence).filter(([, value]) => value !== name);
      const attributes = entries.map(
        ([key, value]) =>
          [attributeOfKey(key, undefined) ?? key, givenAttribute(key, value, vocabulary)] as const,
      );
      const type = typeOf(name, undefined);
      types.set(type, { ...types.get(type), ...Object.fromEntries(attributes) });
    }
  }
  const made = [...types].map(([type, attributes]): [string, EntityType] => [
    type,
    { labels: { ko: [], en: [] }, complete: false, attributes, relations: {} },
  ]);
  return { ...vocabulary, ...Object.fromEntries(made) };
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
