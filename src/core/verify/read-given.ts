import type { EvidenceReading } from '../grounding/facts/evidence-reading.ts';
import { givenFacts, givenMatches, givenVocabulary } from '../grounding/facts/given.ts';
import { type Ground, indexFacts } from '../grounding/facts/ground.ts';
import type { GivenSaid } from '../grounding/facts/judge-claim.ts';
import { sourcesOfTypes } from '../grounding/types/type-tables.ts';
import { readerOf, surfacesOf } from '../claims/read-claims.ts';
import { openRows } from './entity-rows.ts';
import { rowClaim, saidOfNamed } from './hold-against-rows.ts';
import { rulingFor } from './judged-by-rows.ts';
import { concernsOfRows } from './read-of-rows.ts';
import type { Route } from './route.ts';

/** A claim held against what came with the answer alone, for evidence of it whose source was not asked. */
export function readGiven(
  route: Route,
  index: number,
  evidence: readonly EvidenceReading[],
  ground: Ground,
): GivenSaid {
  const unasked = evidence.filter(({ unchecked }) => unchecked !== null).map((one) => one.evidence);
  const nothing = { rulings: [], concerns: [], ground };
  const scan = route.scans[index];
  if (unasked.length === 0 || scan === undefined) return nothing;
  const unregistered = unasked.filter((one) => route.definitionOf(one) === undefined);
  const vocabulary = givenVocabulary(unregistered, ground.vocabulary);
  const names = scan.names.map(({ name }) => name);
  const matches = givenMatches(names, unasked, route.definitionOf);
  const reader = readerOf(vocabulary);
  const [surface] = surfacesOf([scan], matches, reader, 1);
  const facts = unasked.flatMap((one) => givenFacts(one, route.definitionOf(one)));
  const failure = ground.failure ?? 'not_configured';
  const own: Ground = { ...ground, vocabulary, facts: indexFacts(facts), relations: [], failure };
  const claim = surface === undefined ? null : rowClaim(index, surface, names, matches, reader);
  if (claim === null) return nothing;
  const rows = openRows(route, { entities: [], facts, relations: [] }, own);
  const said = saidOfNamed(claim, rows, [], own);
  if (said === null) return nothing;
  const { ruling, cells } = rulingFor(
    said.stated,
    sourcesOfTypes(facts, [], said.types),
    { ...claim, asked: said.asked },
    own,
  );
  return { rulings: [ruling], concerns: concernsOfRows(cells, ruling, claim.asked.time, own), ground: own };
}
