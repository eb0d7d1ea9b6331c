import { seeded } from '../../scripts/worlds/random.ts';
import { textHash } from '../../src/core/language/text-hash.ts';
import type { EvalRow } from '../row.ts';
import { claimsOf } from '../worlds/claims.ts';
import { type Domain, LANGUAGES, readDomains } from '../worlds/domain.ts';
import { graphOfWorld } from '../worlds/graph.ts';
import { rowId } from '../worlds/row-of-world.ts';
import { evidencesOf, SHAPES, type Shape, TEXT_SHAPES } from '../worlds/shapes.ts';
import { makeWorld, type World } from '../worlds/world.ts';
import type { Loaded } from './dataset.ts';
import { plainRow } from './plain-row.ts';

const NAME = 'worlds';
/** Worlds of each domain and language. */
const EACH = 3;

function rowsOf(world: World, shape: Shape, seed: number): EvalRow[] {
  const evidences = evidencesOf(seeded(seed), world, shape);
  const graph = shape === 'graph' ? graphOfWorld(world) : null;
  const part = TEXT_SHAPES.has(shape) ? 'text' : shape;
  const task = `${world.language} ${part}${world.domain.held ? ' held' : ''}`;
  return claimsOf(seeded(seed + 1), world).map(({ kind, text, end }, at) =>
    plainRow(
      {
        dataset: NAME,
        id: rowId(world.id, shape, at + 1),
        group: world.id,
        answer: text,
        evidences,
        label: end === 'supported' ? 1 : 0,
      },
      { claim: true, kind, end, task, pair: `${world.id}-${at + 1}`, graph },
    ),
  );
}

/** A world does not change when a domain is added: its seed comes from its own name. */
function worldsOf(domain: Domain): EvalRow[] {
  return LANGUAGES.flatMap((language) =>
    Array.from({ length: EACH }, (_, at) => {
      const id = `${domain.name}-${language}-${at + 1}`;
      const seed = textHash(id);
      const world = makeWorld(seeded(seed), domain, language, id);
      return SHAPES.flatMap((shape) => rowsOf(world, shape, seed));
    }).flat(),
  );
}

/** The same claims about the same things, with the evidence in each shape. The same rows at each run. */
export function loadWorlds(folder?: string): Loaded {
  return { name: NAME, found: true, rows: readDomains(folder).flatMap(worldsOf), faults: [] };
}
