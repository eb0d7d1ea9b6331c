import type { Claim } from '../../contract/claim.ts';
import type { Configuration } from '../../contract/configuration.ts';
import { type Reader, readClaims, readerOf, surfacesOf } from '../claims/read-claims.ts';
import { scanClaim } from '../claims/surface.ts';
import { askFacts, type Answered } from '../grounding/facts/ask-facts.ts';
import { type Asking, failureOf, GRAPH, newAsking } from '../grounding/facts/asking.ts';
import { citedEvidence } from '../grounding/facts/cited-evidence.ts';
import { definitionsIn } from '../grounding/facts/definition-of.ts';
import type { EvidenceReading } from '../grounding/facts/evidence-reading.ts';
import { type Ground, indexFacts } from '../grounding/facts/ground.ts';
import { checkAssertion } from '../grounding/facts/check-assertion.ts';
import { readGraph } from '../grounding/facts/read-graph.ts';
import { type JudgedClaim, judgeClaim } from '../grounding/facts/judge-claim.ts';
import { unreadClaim } from '../grounding/facts/unread-claim.ts';
import { isOwnGround } from '../grounding/own-ground/evidence-content.ts';
import { readEvidence } from '../grounding/facts/read-evidence.ts';
import { sourceVocabulary } from '../grounding/facts/source-vocabulary.ts';
import { languageOf } from '../report/language-of.ts';
import { findNames, type Matches, withSimilar } from './find-names.ts';
import { holdAgainstRows } from './hold-against-rows.ts';
import { readGiven } from './read-given.ts';
import { namedFacts, relatedIn } from './row-question.ts';
import type { FoundClaims, Route, VerifyPorts } from './route.ts';

const READERS = new WeakMap<Configuration, Reader>();

/** The vocabulary made ready once for each configuration. */
function readerFor(configuration: Configuration): Reader {
  const known = READERS.get(configuration);
  if (known !== undefined) return known;
  const reader = readerOf(sourceVocabulary(configuration.graph?.types ?? {}, configuration.sources));
  READERS.set(configuration, reader);
  return reader;
}

function readEvidences(route: Route, matches: Matches): EvidenceReading[] {
  return route.evidences.map((evidence) => {
    const definition = route.definitionOf(evidence);
    const source = definition?.kind === 'table' ? (evidence.source ?? '') : GRAPH;
    const port = definition?.kind === 'graph' ? route.ports.graph : route.ports.sources;
    const missing = definition !== undefined && port === null ? 'not_configured' : null;
    return readEvidence(evidence, definition, matches, missing ?? failureOf(route.asking, source));
  });
}

function groundOf(route: Route, answered: Answered): Ground {
  const failure = route.ports.graph === null ? 'not_configured' : failureOf(route.asking, GRAPH);
  const { configuration, found } = route;
  return {
    vocabulary: route.reader.lexicon.vocabulary,
    facts: indexFacts(answered.facts),
    relations: answered.relations,
    failure,
    settings: configuration.validation,
    language: languageOf(found.answer, configuration.language),
    reference_date: found.reference_date,
  };
}

/** For each claim the sources that its evidence names. */
function citationsOf({ evidences }: Route, claims: readonly Claim[]): string[][] {
  return claims.map(({ evidence_refs: refs }) => {
    const cited = evidences.filter(({ evidence_id: id }) => refs.includes(id));
    return [...new Set(cited.flatMap(({ source }) => (source === undefined ? [] : [source])))];
  });
}

/** What graph and registered sources say of the claims, and how they were asked. */
export interface AgainstSources {
  readonly judged: readonly JudgedClaim[];
  readonly asking: Asking;
}

/** True where nothing but the evidence itself could speak: nobody is to be asked. */
function onlyOwnGround({ answer }: FoundClaims, { graph }: VerifyPorts): boolean {
  const { evidences } = answer.content;
  return graph === null && evidences.length > 0 && evidences.every(isOwnGround);
}

/** Names, readings, facts, verdicts: the claims held against what graph and registered sources answer. */
export async function holdAgainstSources(
  found: FoundClaims,
  configuration: Configuration,
  ports: VerifyPorts,
): Promise<AgainstSources> {
  const reader = readerFor(configuration);
  const asking = newAsking(configuration.max_iterations);
  const silent = onlyOwnGround(found, ports);
  const scans = silent
    ? []
    : found.texts.map((text, at) =>
        scanClaim(found.bounds[at] === null ? text : '', found.reference_date ?? undefined),
      );
  const evidences = found.answer.content.evidences.filter((evidence) => !isOwnGround(evidence));
  const definitionOf = definitionsIn(configuration.sources);
  const route: Route = { found, configuration, ports, asking, definitionOf, scans, reader, evidences };

  const exact = await findNames(route);
  const plain = surfacesOf(scans, exact, reader, found.given);
  const first = readClaims(plain, reader);
  const matches = await withSimilar(route, exact, first);
  const surfaces = matches === exact ? plain : surfacesOf(scans, matches, reader, found.given);
  const readings = matches === exact ? first : readClaims(surfaces, reader);
  const answered = await askFacts(asking, ports.graph, ports.sources, {
    evidence: readEvidences(route, matches),
    named: surfaces.flatMap(namedFacts),
    related: surfaces.flatMap(relatedIn),
    vocabulary: reader.lexicon.vocabulary,
    definitionOf,
    citations: citationsOf(route, found.claims),
  });
  const evidence = readEvidences(route, matches);
  const ground = groundOf(route, answered);
  const { evidences: all } = found.answer.content;
  const cases = found.claims.map((claim, index) => {
    const cites = index < found.given;
    const own = citedEvidence(claim, cites, evidence, all);
    return { ...own, cites, given: readGiven(route, index, own.evidence, ground) };
  });
  const each = found.claims.map((claim, index) => {
    const [bound = null, own] = [found.bounds[index], cases[index]];
    if (bound !== null || own === undefined) return unreadClaim(bound ?? { longest: 0 }, claim.text.length);
    const assertions = readings[index] ?? [];
    const rulings = assertions.map((assertion) => checkAssertion(assertion, ground));
    return judgeClaim(rulings, [], own, ground, readGraph(assertions, rulings));
  });
  const judged = await holdAgainstRows(route, surfaces, readings, each, cases, matches, ground, answered);
  return { judged, asking };
}
