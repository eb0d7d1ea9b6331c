import type { Assertion } from '../../contract/assertion.ts';
import { readClaims, readerOf, surfacesOf } from '../claims/read-claims.ts';
import type { EvidenceReading } from '../grounding/facts/evidence-reading.ts';
import { givenFacts, givenMatches, givenVocabulary } from '../grounding/facts/given.ts';
import { type Ground, indexFacts } from '../grounding/facts/ground.ts';
import type { Route } from './route.ts';

interface GivenCase {
  readonly given: readonly Assertion[];
  readonly ground: Ground;
}

/** A claim read once more against what came with the answer alone, for evidence of it whose source was not asked. */
export function readGiven(
  route: Route,
  index: number,
  evidence: readonly EvidenceReading[],
  ground: Ground,
): GivenCase {
  const unasked = evidence.filter(({ unchecked }) => unchecked !== null).map((one) => one.evidence);
  const scan = route.scans[index];
  if (unasked.length === 0 || scan === undefined) return { given: [], ground };
  const unregistered = unasked.filter((one) => route.definitionOf(one) === undefined);
  const vocabulary = givenVocabulary(unregistered, ground.vocabulary);
  const matches = givenMatches(
    scan.names.map(({ name }) => name),
    unasked,
    route.definitionOf,
  );
  const reader = readerOf(vocabulary);
  const [given = []] = readClaims(surfacesOf([scan], matches, reader, 1), reader);
  const facts = indexFacts(unasked.flatMap((one) => givenFacts(one, route.definitionOf(one))));
  return {
    given,
    ground: { ...ground, vocabulary, facts, relations: [], failure: ground.failure ?? 'not_configured' },
  };
}
