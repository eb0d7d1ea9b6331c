import type { Fact, RelationFact } from '../../../contract/fact.ts';
import type { Language } from '../../../contract/language.ts';
import type { UncheckedReason } from '../../../contract/unchecked-reason.ts';
import type { ValidationSettings } from '../../../contract/configuration.ts';
import type { Vocabulary } from '../../../contract/vocabulary.ts';

/** All that the sources answered for one answer, and what they could not. */
export interface Ground {
  readonly vocabulary: Vocabulary;
  /** By `factKey`. */
  readonly facts: ReadonlyMap<string, readonly Fact[]>;
  readonly relations: readonly RelationFact[];
  /** Why the graph could not be asked; null where it answered. */
  readonly failure: UncheckedReason | null;
  readonly settings: ValidationSettings;
  /** Language of the words in readings. */
  readonly language: Language;
  /** ISO day that "now" is, where it is known. */
  readonly reference_date: string | null;
}

export function factKey(type: string, id: string, attribute: string): string {
  return JSON.stringify([type, id, attribute]);
}

/** Facts by entity and attribute. */
export function indexFacts(facts: readonly Fact[]): Map<string, Fact[]> {
  const index = new Map<string, Fact[]>();
  for (const fact of facts) {
    const key = factKey(fact.entity_type, fact.entity_id, fact.attribute);
    const list = index.get(key);
    if (list === undefined) index.set(key, [fact]);
    else list.push(fact);
  }
  return index;
}

/** True where what the graph does not hold of this type and attribute or relation does not exist. */
export function isComplete(ground: Ground, type: string, name?: string): boolean {
  const definition = ground.vocabulary[type];
  if (definition === undefined) return false;
  const part = name === undefined ? undefined : (definition.attributes[name] ?? definition.relations[name]);
  return part?.complete ?? definition.complete;
}

/** The word shown for an attribute or relation of a type. */
export function wordFor(ground: Ground, type: string, name: string): string {
  const definition = ground.vocabulary[type];
  const labels = (definition?.attributes[name] ?? definition?.relations[name])?.labels;
  const other = ground.language === 'ko' ? 'en' : 'ko';
  return labels?.[ground.language][0] ?? labels?.[other][0] ?? name;
}
