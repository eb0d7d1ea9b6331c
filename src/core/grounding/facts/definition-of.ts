import type { Evidence } from '../../../contract/evidence.ts';
import type { SourceDefinition } from '../../../contract/source-definition.ts';

/** Finds the registered source of a piece of evidence; undefined where it names none that is registered. */
export type DefinitionOf = (evidence: Evidence) => SourceDefinition | undefined;

/** The registered sources as a look-up by evidence. */
export function definitionsIn(sources: Readonly<Record<string, SourceDefinition>>): DefinitionOf {
  return ({ source }) =>
    source !== undefined && Object.hasOwn(sources, source) ? sources[source] : undefined;
}
