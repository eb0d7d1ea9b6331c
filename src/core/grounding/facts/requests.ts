import type { EntityKey } from '../../../contract/entity.ts';
import type { FactRequest } from '../../../contract/ports/knowledge-graph.ts';
import type { SourceQuestion } from '../../../contract/ports/source-reader.ts';
import type { SourceDefinition } from '../../../contract/source-definition.ts';
import type { Evidence } from '../../../contract/evidence.ts';
import type { Vocabulary } from '../../../contract/vocabulary.ts';
import type { EvidenceReading } from './evidence-reading.ts';
import { withOperands } from './series.ts';

/** An attribute of an entity. */
export interface Wanted extends EntityKey {
  readonly attribute: string;
}

function wantedByEvidence(reading: EvidenceReading): Wanted[] {
  const { entity, run } = reading;
  if (entity === null) return [];
  const names = [
    ...reading.fields.map((field) => field.attribute),
    ...(run === undefined ? [] : [run.attribute]),
  ];
  return names.map((attribute) => ({ type: entity.type, id: entity.id, attribute }));
}

/** What must be asked of the graph for attributes, operands of formulas included, each entity once. */
export function requestsOf(wanted: readonly Wanted[], vocabulary: Vocabulary): FactRequest[] {
  const requests = new Map<string, { type: string; id: string; attributes: Set<string> }>();
  for (const { type, id, attribute } of wanted) {
    const key = JSON.stringify([type, id]);
    const request = requests.get(key) ?? { type, id, attributes: new Set<string>() };
    for (const name of withOperands({ vocabulary }, type, attribute)) request.attributes.add(name);
    requests.set(key, request);
  }
  return [...requests.values()].map(({ type, id, attributes }) => ({
    type,
    id,
    attributes: [...attributes],
  }));
}

/** What evidence needs of the graph. */
export function wantedFacts(evidence: readonly EvidenceReading[]): Wanted[] {
  return evidence.flatMap(wantedByEvidence);
}

/** What must be asked of each table source: the rows of the entities that evidence of it names. */
export function sourceQuestions(
  evidence: readonly EvidenceReading[],
  definitionOf: (evidence: Evidence) => SourceDefinition | undefined,
): Map<string, SourceQuestion[]> {
  const questions = new Map<string, SourceQuestion[]>();
  for (const { evidence: piece, entity } of evidence) {
    const { source } = piece;
    if (entity === null || source === undefined || definitionOf(piece)?.kind !== 'table') continue;
    const question = {
      source,
      type: entity.type,
      id: entity.id,
      keys: [...new Set([entity.id, entity.name, entity.mention])],
    };
    questions.set(source, [...(questions.get(source) ?? []), question]);
  }
  return questions;
}
