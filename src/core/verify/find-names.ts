import type { Assertion } from '../../contract/assertion.ts';
import type { NameMatch } from '../../contract/entity.ts';
import { acceptedSimilar, unknownNames } from '../claims/similar-names.ts';
import { areNameMatches } from '../grounding/facts/answer-shapes.ts';
import { ask, failureOf, GRAPH } from '../grounding/facts/asking.ts';
import { givenMatches, givenNames } from '../grounding/facts/given.ts';
import type { Route } from './route.ts';

const SIMILAR = 'graph (similar names)';
const SIMILAR_LIMIT = 3;

/** What is known of each name. */
export type Matches = ReadonlyMap<string, NameMatch>;

function namesAsked(route: Route): string[] {
  const ofEvidence = route.evidences.flatMap((evidence) =>
    givenNames(evidence, route.definitionOf(evidence)),
  );
  return [...new Set([...route.scans.flatMap((scan) => scan.names.map(({ name }) => name)), ...ofEvidence])];
}

function byName(matches: readonly NameMatch[]): Map<string, NameMatch> {
  return new Map(
    matches.filter(({ candidates }) => candidates.length > 0).map((match) => [match.name, match]),
  );
}

/** Names of table sources need no graph: their rows are found by the name itself. */
function tableMatches(route: Route, names: readonly string[]): Matches {
  const tables = route.evidences.filter((evidence) => route.definitionOf(evidence)?.kind === 'table');
  return givenMatches(names, tables, route.definitionOf);
}

/** The names of the claims and of the evidence that the graph or a table source knows. */
export async function findNames(route: Route): Promise<Map<string, NameMatch>> {
  const { graph } = route.ports;
  const names = namesAsked(route);
  const fromTables = tableMatches(route, names);
  if (graph === null || names.length === 0) return new Map(fromTables);
  const found = byName(
    await ask(route.asking, { source: GRAPH, ask: () => graph.findEntities(names), accepts: areNameMatches }),
  );
  return new Map([...fromTables, ...found]);
}

/** The same with similar names for those that were missed and on which something rests. */
export async function withSimilar(
  route: Route,
  matches: Matches,
  readings: readonly (readonly Assertion[])[],
): Promise<Matches> {
  const { graph } = route.ports;
  const unknown = unknownNames(readings);
  if (graph === null || unknown.length === 0 || failureOf(route.asking, GRAPH) !== null) return matches;
  const similar = await ask(route.asking, {
    source: SIMILAR,
    ask: () => graph.findSimilar(unknown, SIMILAR_LIMIT),
    accepts: areNameMatches,
  });
  return new Map([...byName(acceptedSimilar(similar)), ...matches]);
}
