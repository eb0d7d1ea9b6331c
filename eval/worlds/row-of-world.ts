import type { EvalRow } from '../row.ts';
import { SHAPES, type Shape } from './shapes.ts';

/** Where a row of the worlds comes from. */
export interface RowOfWorld {
  readonly domain: string;
  readonly language: string;
  readonly held: boolean;
  readonly shape: Shape;
}

/** The id of a row: its world, its shape, the number of its claim. */
export function rowId(world: string, shape: Shape, claim: number): string {
  return `${world}-${shape}-${claim}`;
}

/** What the id and the task of a row of the worlds say. Throws on a row of another set. */
export function rowOfWorld({ id, task }: Pick<EvalRow, 'id' | 'task'>): RowOfWorld {
  const [domain = '', language = '', , name] = id.split('-');
  const shape = SHAPES.find((one) => one === name);
  if (shape === undefined) throw new Error(`${id}: no row of a world`);
  return { domain, language, held: task?.endsWith(' held') ?? false, shape };
}
