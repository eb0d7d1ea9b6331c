import { EvidenceSource } from '../../contract/retrieved.ts';
import type { CodeRelationKind } from '../../contract/code-object.ts';
import type { VectorDocument } from '../../contract/indexed-file.ts';

/** Place in the order of priority, from 0. */
export function priorityOf(source: EvidenceSource): number {
  return EvidenceSource.options.indexOf(source);
}

const BY_KIND: Readonly<Record<VectorDocument['kind'], EvidenceSource>> = {
  schema: 'schema',
  code: 'contains',
  section: 'local_file',
  local_file: 'local_file',
};

/** Where a passage comes from that was found for its own sake. */
export function sourceOfKind(kind: VectorDocument['kind']): EvidenceSource {
  return BY_KIND[kind];
}

const BY_RELATION: Readonly<Record<CodeRelationKind, EvidenceSource>> = {
  implements_schema: 'schema',
  uses_schema: 'schema',
  contains: 'contains',
  calls: 'calls',
  extends: 'calls',
  implements: 'calls',
  uses_type: 'calls',
  returns_type: 'calls',
  imports: 'imports',
};

/** Where a passage comes from that was reached along an edge. */
export function sourceOfRelation(rel: CodeRelationKind): EvidenceSource {
  return BY_RELATION[rel];
}
