import { readerOf, surfacesOf } from '../../src/core/claims/read-claims.ts';
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

/** What one claim asks of rows. */
export async function questionOf(world: VerifyWorld, text: string): Promise<RowQuestion> {
  const [surface] = await surfacesIn(world, text);
  if (surface === undefined) throw new Error(`${text}: no claim`);
  return rowQuestion(surface, world.configuration.graph?.types ?? {});
}
