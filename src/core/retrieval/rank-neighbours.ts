import type { CodeRelation } from '../../contract/code-object.ts';
import type { EvidenceSource } from '../../contract/retrieved.ts';
import type { HintedTie } from './hinted-tie.ts';
import { priorityOf, sourceOfRelation } from './evidence-priority.ts';

/** A symbol beside one that was asked for. */
export interface Neighbour {
  readonly id: string;
  readonly source: EvidenceSource;
  /** The question asks for neighbours of its kind. */
  readonly isAsked: boolean;
}

/**
 * RT12: the symbols at the other ends of the edges of `from`, without those that are `known`: those that the question
 * asks for first, then by priority, then in the order of `from`.
 */
export function rankNeighbours(
  from: readonly string[],
  relations: readonly CodeRelation[],
  known: ReadonlySet<string>,
  asked: HintedTie | null,
): Neighbour[] {
  const ends = from.flatMap((id) => relations.flatMap((relation) => endOf(relation, id, asked)));
  const sorted = ends.filter(({ id }) => !known.has(id)).sort(before);
  return [...new Map(sorted.toReversed().map((end) => [end.id, end])).values()].toReversed();
}

function before(one: Neighbour, other: Neighbour): number {
  if (one.isAsked !== other.isAsked) return one.isAsked ? -1 : 1;
  return priorityOf(one.source) - priorityOf(other.source);
}

function endOf({ src_id, dst_id, rel }: CodeRelation, id: string, asked: HintedTie | null): Neighbour[] {
  if (src_id !== id && dst_id !== id) return [];
  const end = src_id === id ? 'dst' : 'src';
  const isAsked = asked !== null && asked.rels.includes(rel) && (asked.end === null || asked.end === end);
  return [{ id: end === 'dst' ? dst_id : src_id, source: sourceOfRelation(rel), isAsked }];
}
