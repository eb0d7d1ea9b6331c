import { seeded } from '../../scripts/worlds/random.ts';
import type { EvalRow } from '../row.ts';
import { claimsOf } from '../worlds/claims.ts';
import { type Domain, LANGUAGES, readDomains } from '../worlds/domain.ts';
import { evidenceOf, SHAPES, type Shape, TEXT_SHAPES } from '../worlds/shapes.ts';
import { makeWorld, type World } from '../worlds/world.ts';
import type { Loaded } from './dataset.ts';
import { plainRow } from './plain-row.ts';

const NAME = 'worlds';
/** Worlds of each domain and language. */
const EACH = 5;
const SEED = 20_261_122;

function rowsOf(world: World, shape: Shape, seed: number): EvalRow[] {
  const evidence = evidenceOf(seeded(seed), world, shape);
  const part = TEXT_SHAPES.has(shape) ? 'text' : shape;
  const task = `${world.language} ${part}${world.domain.held ? ' held' : ''}`;
  return claimsOf(seeded(seed + 1), world).map(({ kind, text, end }, at) =>
    plainRow(
      {
        dataset: NAME,
        id: `${world.id}-${shape}-${at + 1}`,
        group: world.id,
        answer: text,
        evidences: [evidence],
        label: end === 'supported' ? 1 : 0,
      },
      { claim: true, kind, end, task, pair: `${world.id}-${at + 1}` },
    ),
  );
}

function worldsOf(domain: Domain, at: number): EvalRow[] {
  return LANGUAGES.flatMap((language, second) =>
    Array.from({ length: EACH }, (_, third) => {
      const seed = SEED + at * 1000 + second * 100 + third * 10;
      const world = makeWorld(seeded(seed), domain, language, `${domain.name}-${language}-${third + 1}`);
      return SHAPES.flatMap((shape) => rowsOf(world, shape, seed));
    }).flat(),
  );
}

/** The same claims about the same things, with the evidence in each shape. The same rows at each run. */
export function loadWorlds(folder?: string): Loaded {
  return { name: NAME, found: true, rows: readDomains(folder).flatMap(worldsOf), faults: [] };
}
