import type { EntityNames, NameMatch } from '../../../contract/entity.ts';
import type { Fact, RelationFact } from '../../../contract/fact.ts';

type Shape = Readonly<Record<string, unknown>>;

function isShape(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null;
}

function hasText(value: Shape, ...keys: readonly string[]): boolean {
  return keys.every((key) => typeof value[key] === 'string');
}

function mayHaveText(value: Shape, ...keys: readonly string[]): boolean {
  return keys.every((key) => value[key] === undefined || typeof value[key] === 'string');
}

function isCandidate(value: unknown): boolean {
  return (
    isShape(value) &&
    isShape(value['entity']) &&
    hasText(value['entity'], 'type', 'id', 'name') &&
    typeof value['score'] === 'number' &&
    hasText(value, 'how', 'matched_name')
  );
}

function isNameMatch(value: unknown): value is NameMatch {
  return (
    isShape(value) &&
    hasText(value, 'name') &&
    Array.isArray(value['candidates']) &&
    value['candidates'].every(isCandidate)
  );
}

function isEntityNames(value: unknown): value is EntityNames {
  if (!isShape(value) || !hasText(value, 'type', 'id')) return false;
  const names = value['names'];
  return Array.isArray(names) && names.every((name) => typeof name === 'string');
}

function isFact(value: unknown): value is Fact {
  if (!isShape(value) || !hasText(value, 'entity_type', 'entity_id', 'attribute', 'source')) return false;
  const known = typeof value['value'] === 'string' || Number.isFinite(value['value']);
  return known && mayHaveText(value, 'unit', 'valid_from', 'valid_to', 'as_of');
}

function isRelation(value: unknown): value is RelationFact {
  const ends = [
    'subject_type',
    'subject_id',
    'subject_name',
    'relation',
    'object_type',
    'object_id',
    'object_name',
    'source',
  ];
  return isShape(value) && hasText(value, ...ends) && mayHaveText(value, 'valid_from', 'valid_to', 'as_of');
}

function listOf<T>(isOne: (value: unknown) => value is T): (value: unknown) => value is readonly T[] {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(isOne);
}

/** True for what a port may answer: anything else is `malformed`, and accuses nobody. */
export const areNameMatches = listOf(isNameMatch);
export const areEntityNames = listOf(isEntityNames);
export const areFacts = listOf(isFact);
export const areRelations = listOf(isRelation);
