import type { Assertion } from '../../src/contract/assertion.ts';
import { readClaims, readerOf, surfacesOf } from '../../src/core/claims/read-claims.ts';
import { scanClaim, type Surface } from '../../src/core/claims/surface.ts';
import { type RowQuestion, rowQuestion } from '../../src/core/verify/row-question.ts';
import type { VerifyWorld } from './verify-world.ts';

async function surfacesIn(world: VerifyWorld, text: string): Promise<readonly Surface[]> {
  const scan = scanClaim(text, world.configuration.reference_date);
  const found = await world.graph.findEntities(scan.names.map(({ name }) => name));
  const known = found.filter(({ candidates }) => candidates.length > 0);
  const matches = new Map(known.map((match) => [match.name, match]));
  return surfacesOf([scan], matches, readerOf(world.configuration.graph?.types ?? {}), 1);
}

/** What one claim asserts, read against the vocabulary and the names of a world. */
export async function readText(world: VerifyWorld, text: string): Promise<readonly Assertion[]> {
  const surfaces = await surfacesIn(world, text);
  return readClaims(surfaces, readerOf(world.configuration.graph?.types ?? {}))[0] ?? [];
}

/** What one claim asks of rows. */
export async function questionOf(world: VerifyWorld, text: string): Promise<RowQuestion> {
  const [surface] = await surfacesIn(world, text);
  if (surface === undefined) throw new Error(`${text}: no claim`);
  return rowQuestion(surface, world.configuration.graph?.types ?? {});
}
