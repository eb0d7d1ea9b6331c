import type { CodeRelation } from '../../contract/code-object.ts';
import type { EvidenceSource } from '../../contract/retrieved.ts';
import { priorityOf, sourceOfRelation } from './evidence-priority.ts';

/** A symbol beside one that was asked for. */
export interface Neighbour {
  readonly id: string;
  readonly source: EvidenceSource;
  /** The question asks for neighbours of its kind. */
  readonly isAsked: boolean;
}

/**
 * RT12: the symbols at the other ends of the edges of `from`, without those that are `known`: those of what the question
 * asks for first, then by priority, then in the order of `from`.
 */
export function rankNeighbours(
  from: readonly string[],
  relations: readonly CodeRelation[],
  known: ReadonlySet<string>,
  asked: ReadonlySet<EvidenceSource>,
): Neighbour[] {
  const ends = from.flatMap((id) => relations.flatMap((relation) => endOf(relation, id)));
  const fresh = ends
    .filter(({ id }) => !known.has(id))
    .map((end) => ({ ...end, isAsked: asked.has(end.source) }));
  const sorted = fresh.sort(before);
  return [...new Map(sorted.toReversed().map((end) => [end.id, end])).values()].toReversed();
}

function before(one: Neighbour, other: Neighbour): number {
  if (one.isAsked !== other.isAsked) return one.isAsked ? -1 : 1;
  return priorityOf(one.source) - priorityOf(other.source);
}

function endOf({ src_id, dst_id, rel }: CodeRelation, id: string): Omit<Neighbour, 'isAsked'>[] {
  if (src_id !== id && dst_id !== id) return [];
  return [{ id: src_id === id ? dst_id : src_id, source: sourceOfRelation(rel) }];
}

const ASKED: readonly (readonly [EvidenceSource, RegExp])[] = [
  [
    'calls',
    /\b(?:call(?:s|ed|ers?|ing)?|uses?|used|invok\w+|implement\w*|extends?)\b|호출|부르|불러|사용|쓰이|쓰는|구현|상속/i,
  ],
  ['imports', /\b(?:import(?:s|ed|ing)?|depend\w*)\b|임포트|가져오|가져다|의존/i],
  ['contains', /\b(?:contain\w*|methods?|members?|fields?|inside)\b|메서드|필드|포함|들어\s?있/i],
];

/** The kinds of neighbours that a question asks for in words. */
export function relationsAsked(question: string): Set<EvidenceSource> {
  return new Set(ASKED.flatMap(([source, words]) => (words.test(question) ? [source] : [])));
}
