import type { Answer } from '../contract/answer.ts';
import type { Assertion } from '../contract/assertion.ts';
import type { Claim } from '../contract/claim.ts';
import type { Configuration } from '../contract/configuration.ts';
import type { NameMatch } from '../contract/entity.ts';
import type { Clock } from '../contract/ports/clock.ts';
import type { Ids } from '../contract/ports/ids.ts';
import type { KnowledgeGraphReader } from '../contract/ports/knowledge-graph.ts';
import type { SourceReader } from '../contract/ports/source-reader.ts';
import type { ClaimValidation, ValidationReport } from '../contract/validation-report.ts';
import { claimsOf } from './claims/claims-of.ts';
import { type Readable, readable } from './claims/readable.ts';
import { type Reader, readClaims, readerOf } from './claims/read-claims.ts';
import { acceptedSimilar, unknownNames } from './claims/similar-names.ts';
import { type Scan, scanClaim } from './claims/surface.ts';
import { areNameMatches } from './grounding/answer-shapes.ts';
import { askFacts, type Answered } from './grounding/ask-facts.ts';
import { type Asking, ask, failureOf, GRAPH, newAsking } from './grounding/asking.ts';
import { citedEvidence } from './grounding/cited-evidence.ts';
import { type DefinitionOf, definitionsIn } from './grounding/definition-of.ts';
import type { EvidenceReading } from './grounding/evidence-reading.ts';
import { givenFacts, givenMatches, givenNames, givenVocabulary, isGiven } from './grounding/given.ts';
import { type Ground, indexFacts } from './grounding/ground.ts';
import { type JudgedClaim, judgeClaim } from './grounding/judge-claim.ts';
import { byText } from './grounding/point.ts';
import { readEvidence } from './grounding/read-evidence.ts';
import { sourcesOf } from './grounding/ruling.ts';
import { sourceVocabulary } from './grounding/source-vocabulary.ts';
import { buildReport } from './report/build-report.ts';
import { claimValidation } from './report/claim-validation.ts';
import { languageOf } from './report/language-of.ts';

const SIMILAR = 'graph (similar names)';
const SIMILAR_LIMIT = 3;

/** What a verification asks. `graph` and `sources` are null where none is configured. */
export interface VerifyPorts {
  readonly graph: KnowledgeGraphReader | null;
  readonly sources: SourceReader | null;
  readonly clock: Clock;
  readonly ids: Ids;
}

type Matches = ReadonlyMap<string, NameMatch>;

interface Route {
  readonly answer: Answer;
  readonly configuration: Configuration;
  readonly ports: VerifyPorts;
  readonly asking: Asking;
  readonly definitionOf: DefinitionOf;
  readonly scans: readonly Scan[];
  /** Index of the first claim that was extracted from the text. */
  readonly flowing: number;
  readonly reader: Reader;
}

const READERS = new WeakMap<Configuration, Reader>();

/** The vocabulary made ready once for each configuration. */
function readerFor(configuration: Configuration): Reader {
  const known = READERS.get(configuration);
  if (known !== undefined) return known;
  const reader = readerOf(sourceVocabulary(configuration.graph?.types ?? {}, configuration.sources));
  READERS.set(configuration, reader);
  return reader;
}

function namesAsked(route: Route): string[] {
  const { evidences } = route.answer.content;
  const ofEvidence = evidences.flatMap((evidence) => givenNames(evidence, route.definitionOf(evidence)));
  return [...new Set([...route.scans.flatMap((scan) => scan.names.map(({ name }) => name)), ...ofEvidence])];
}

function byName(matches: readonly NameMatch[]): Map<string, NameMatch> {
  return new Map(
    matches.filter(({ candidates }) => candidates.length > 0).map((match) => [match.name, match]),
  );
}

/** Names of table sources need no graph: their rows are found by the name itself. */
function tableMatches(route: Route, names: readonly string[]): Matches {
  const tables = route.answer.content.evidences.filter(
    (evidence) => route.definitionOf(evidence)?.kind === 'table',
  );
  return givenMatches(names, tables, route.definitionOf);
}

async function findNames(route: Route): Promise<Map<string, NameMatch>> {
  const { graph } = route.ports;
  const names = namesAsked(route);
  const fromTables = tableMatches(route, names);
  if (graph === null || names.length === 0) return new Map(fromTables);
  const found = byName(
    await ask(route.asking, { source: GRAPH, ask: () => graph.findEntities(names), accepts: areNameMatches }),
  );
  return new Map([...fromTables, ...found]);
}

async function withSimilar(
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

function readEvidences(route: Route, matches: Matches): EvidenceReading[] {
  return route.answer.content.evidences.map((evidence) => {
    const definition = route.definitionOf(evidence);
    const source = definition?.kind === 'table' ? (evidence.source ?? '') : GRAPH;
    const port = definition?.kind === 'graph' ? route.ports.graph : route.ports.sources;
    const missing = definition !== undefined && port === null ? 'not_configured' : null;
    return readEvidence(evidence, definition, matches, missing ?? failureOf(route.asking, source));
  });
}

function groundOf(route: Route, answered: Answered, referenceDate: string | null): Ground {
  const failure = route.ports.graph === null ? 'not_configured' : failureOf(route.asking, GRAPH);
  const { configuration, answer } = route;
  return {
    vocabulary: route.reader.lexicon.vocabulary,
    facts: indexFacts(answered.facts),
    relations: answered.relations,
    failure,
    settings: configuration.validation,
    language: languageOf(answer, configuration.language),
    reference_date: referenceDate,
  };
}

/** For each claim the sources that its evidence names. */
function citationsOf({ answer }: Route, claims: readonly Claim[]): string[][] {
  const { evidences } = answer.content;
  return claims.map(({ evidence_refs: refs }) => {
    const cited = evidences.filter(({ evidence_id: id }) => refs.includes(id));
    return [...new Set(cited.flatMap(({ source }) => (source === undefined ? [] : [source])))];
  });
}

interface GivenCase {
  readonly given: readonly Assertion[];
  readonly ground: Ground;
}

/** A claim read once more against what came with the answer alone, for evidence of it whose source was not asked. */
function readGiven(
  route: Route,
  index: number,
  evidence: readonly EvidenceReading[],
  ground: Ground,
): GivenCase {
  const unasked = evidence
    .filter(({ unchecked }) => unchecked !== null && unchecked !== 'unsupported')
    .map((one) => one.evidence);
  const scan = route.scans[index];
  if (unasked.length === 0 || scan === undefined) return { given: [], ground };
  const unregistered = unasked.filter((one) => route.definitionOf(one) === undefined);
  const vocabulary = givenVocabulary(unregistered, ground.vocabulary);
  const matches = givenMatches(
    scan.names.map(({ name }) => name),
    unasked,
    route.definitionOf,
  );
  const [given = []] = readClaims([scan], matches, readerOf(vocabulary), 1);
  const facts = indexFacts(unasked.flatMap((one) => givenFacts(one, route.definitionOf(one))));
  return {
    given,
    ground: { ...ground, vocabulary, facts, relations: [], failure: ground.failure ?? 'not_configured' },
  };
}

function validationOf(
  claim: Claim,
  judged: JudgedClaim,
  ground: Ground,
  written: Readable['written'],
): ClaimValidation {
  const { verdict, rulings, evidence } = judged;
  const parts = rulings.map(({ rule, outcome, reason, reading, place, derivation }) => ({
    rule,
    outcome,
    ...(reason === undefined ? {} : { unchecked: reason }),
    reading,
    place: written(place),
    ...(derivation === undefined ? {} : { derivation }),
  }));
  const evidence_match = Object.fromEntries(evidence.map(({ id, match }) => [id, match]));
  const sources_asked = sourcesOf(rulings.flatMap(({ points }) => points)).filter(
    ({ source }) => !isGiven(source),
  );
  const findings = verdict.findings.map((finding) => ({ ...finding, place: written(finding.place) }));
  return claimValidation(
    { claim, ...verdict, findings, parts, evidence_match, sources_asked },
    ground.language,
  );
}

/**
 * The route of one answer: claims, names, readings, facts, verdicts, report. Deterministic for the same answers of
 * the ports. Rejects never for what a source does: what could not be asked is unchecked, with its reason.
 */
export async function verify(
  answer: Answer,
  configuration: Configuration,
  ports: VerifyPorts,
): Promise<ValidationReport> {
  const started = ports.clock.elapsed();
  const referenceDate = answer.reference_date ?? configuration.reference_date;
  const found = claimsOf(answer.content);
  const texts = found.claims.map((claim) => readable(claim.text));
  const scans = texts.map(({ text }) => scanClaim(text, referenceDate));
  const reader = readerFor(configuration);
  const asking = newAsking(configuration.max_iterations);
  const route: Route = {
    answer,
    configuration,
    ports,
    asking,
    definitionOf: definitionsIn(configuration.sources),
    scans,
    flowing: found.given,
    reader,
  };

  const exact = await findNames(route);
  const first = readClaims(scans, exact, reader, route.flowing);
  const matches = await withSimilar(route, exact, first);
  const readings = matches === exact ? first : readClaims(scans, matches, reader, route.flowing);
  const answered = await askFacts(asking, ports.graph, ports.sources, {
    assertions: readings.flat(),
    evidence: readEvidences(route, matches),
    vocabulary: reader.lexicon.vocabulary,
    definitionOf: route.definitionOf,
    citations: citationsOf(route, found.claims),
  });
  const evidence = readEvidences(route, matches);
  const ground = groundOf(route, answered, referenceDate ?? null);

  const claims = found.claims.map((claim, index) => {
    const cites = index < route.flowing;
    const cited = citedEvidence(claim, cites, evidence);
    const { given, ground: givenGround } = readGiven(route, index, cited.evidence, ground);
    const read = { assertions: readings[index] ?? [], given };
    const judged = judgeClaim({ ...read, ...cited, cites }, ground, givenGround);
    return validationOf(claim, judged, ground, texts[index]?.written ?? ((span) => span));
  });
  return buildReport({
    validation_id: `val-${ports.ids.next()}`,
    response_id: answer.response_id,
    claims,
    set_aside: found.set_aside,
    configuration,
    language: ground.language,
    reference_date: referenceDate ?? null,
    queries: asking.asked,
    time_ms: Math.round(ports.clock.elapsed() - started),
    unavailable: [...asking.failures].sort(
      (a, b) => byText(a.source, b.source) || byText(a.detail, b.detail),
    ),
  });
}
