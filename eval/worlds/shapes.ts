import type { Evidence } from '../../src/contract/evidence.ts';
import type { Random } from '../../scripts/worlds/random.ts';
import { recordsOfWorld, rowsOfWorld } from './records.ts';
import { headings, joined, lines, list, paragraphs, prose } from './texts.ts';
import type { World } from './world.ts';

/** How the same facts are written. Of `graph` there is no evidence: a knowledge graph holds them. */
export const SHAPES = [
  'lines',
  'paragraphs',
  'prose',
  'joined',
  'headings',
  'list',
  'table',
  'json',
  'graph',
] as const;
export type Shape = (typeof SHAPES)[number];

/** Shapes that are running text. */
export const TEXT_SHAPES: ReadonlySet<Shape> = new Set([
  'lines',
  'paragraphs',
  'prose',
  'joined',
  'headings',
  'list',
]);

const TEXTS = { lines, paragraphs, prose, joined, headings, list };

/** The evidence of a world in one shape; none where a graph holds it. */
export function evidencesOf(random: Random, world: World, shape: Shape): Evidence[] {
  const evidence_id = 'e';
  if (shape === 'graph') return [];
  if (shape === 'table') return [{ evidence_id, type: 'table', data: rowsOfWorld(world) }];
  if (shape === 'json') return [{ evidence_id, type: 'json', data: recordsOfWorld(world) }];
  return [{ evidence_id, type: 'document', data: TEXTS[shape](random, world) }];
}
