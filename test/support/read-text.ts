import type { Assertion } from '../../src/contract/assertion.ts';
import { readClaims, readerOf, surfacesOf } from '../../src/core/claims/read-claims.ts';
import { scanClaim } from '../../src/core/claims/surface.ts';
import type { VerifyWorld } from './verify-world.ts';

/** What one claim asserts, read against the vocabulary and the names of a world. */
export async function readText(world: VerifyWorld, text: string): Promise<readonly Assertion[]> {
  const scan = scanClaim(text, world.configuration.reference_date);
  const found = await world.graph.findEntities(scan.names.map(({ name }) => name));
  const known = found.filter(({ candidates }) => candidates.length > 0);
  const matches = new Map(known.map((match) => [match.name, match]));
  const reader = readerOf(world.configuration.graph?.types ?? {});
  return readClaims(surfacesOf([scan], matches, reader, 1), reader)[0] ?? [];
}
