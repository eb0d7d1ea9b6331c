import type { ClaimedTime, NamedEntity } from '../../../contract/assertion.ts';
import type { NameMatch } from '../../../contract/entity.ts';
import type { Evidence } from '../../../contract/evidence.ts';
import type { SourceDefinition } from '../../../contract/source-definition.ts';
import type { UncheckedReason } from '../../../contract/unchecked-reason.ts';
import { periodOf } from '../../language/period-of.ts';
import type { EvidenceReading, GivenField } from './evidence-reading.ts';
import { attributeOfKey, dataEntries, givenEntity, givenNames } from './given.ts';

function entityOf(
  names: readonly string[],
  definition: SourceDefinition,
  matches: ReadonlyMap<string, NameMatch>,
): NamedEntity | null {
  const name = names[0];
  if (name === undefined) return null;
  const fitting = (matches.get(name)?.candidates ?? []).filter(
    ({ entity }) => entity.type === definition.type,
  );
  const only = fitting[0];
  if (only === undefined || fitting.length > 1) return null;
  return {
    type: only.entity.type,
    id: only.entity.id,
    name: only.entity.name,
    score: only.score,
    mention: name,
  };
}

function givenSubject(
  names: readonly string[],
  definition: SourceDefinition | undefined,
): NamedEntity | null {
  const name = names[0];
  if (name === undefined) return null;
  const { entity } = givenEntity(name, definition);
  return { ...entity, score: 1, mention: name };
}

function hasUnreadableTime(evidence: Evidence, definition: SourceDefinition): boolean {
  const given = dataEntries(evidence).find(([key]) => key === definition.period)?.[1];
  return given !== undefined && periodOf(String(given)) === null;
}

function timeOf(evidence: Evidence, definition: SourceDefinition): { time?: ClaimedTime } {
  const given = dataEntries(evidence).find(([key]) => key === definition.period)?.[1];
  const text = given === undefined ? definition.as_of : String(given);
  const period = text === undefined ? null : periodOf(text);
  if (text === undefined || period === null) return {};
  return { time: { text, from: period.from, to: period.to, granularity: period.granularity, bound: 'at' } };
}

function fieldsOf(
  evidence: Evidence,
  definition: SourceDefinition | undefined,
  names: readonly string[],
): GivenField[] {
  return dataEntries(evidence).flatMap(([key, given]) => {
    const attribute = attributeOfKey(key, definition);
    const isName =
      definition === undefined
        ? names.includes(String(given))
        : definition.keys.includes(key) || key === definition.period;
    return attribute === null || isName ? [] : [{ key, attribute, given }];
  });
}

/** The attribute that holds the run: the mapped one, or the run column of a table, which comes as a fact of its own name. */
function runAttribute(run: string, definition: SourceDefinition): string | null {
  return (
    attributeOfKey(run, definition) ?? (definition.kind === 'table' ? (definition.run_column ?? run) : null)
  );
}

function runOf(
  evidence: Evidence,
  definition: SourceDefinition,
): { run?: { attribute: string; id: string } } {
  const { run } = definition;
  const id = dataEntries(evidence).find(([key]) => key === run)?.[1];
  const attribute = run === undefined ? null : runAttribute(run, definition);
  return id === undefined || attribute === null ? {} : { run: { attribute, id: String(id) } };
}

/** Reads a piece of evidence by the definition of its source. `unchecked` says why its source will not be asked. */
export function readEvidence(
  evidence: Evidence,
  definition: SourceDefinition | undefined,
  matches: ReadonlyMap<string, NameMatch>,
  failure: UncheckedReason | null,
): EvidenceReading {
  const names = givenNames(evidence, definition);
  const fields = fieldsOf(evidence, definition, names);
  if (definition === undefined || failure !== null) {
    return {
      evidence,
      entity: givenSubject(names, definition),
      fields,
      unchecked: failure ?? 'not_configured',
    };
  }
  if (hasUnreadableTime(evidence, definition)) {
    return { evidence, entity: givenSubject(names, definition), fields, unchecked: 'malformed' };
  }
  const entity = entityOf(names, definition, matches);
  return {
    evidence,
    entity,
    fields,
    ...timeOf(evidence, definition),
    ...runOf(evidence, definition),
    unchecked: null,
  };
}
