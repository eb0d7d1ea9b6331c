import { type EvidenceSource, RetrievalWay, type RetrievedDocument } from '../../contract/retrieved.ts';
import { priorityOf } from './evidence-priority.ts';

/** `self` = what the question speaks of; `tied` = what it asks of that, such as its callers; `beside` = what stands beside it. */
export type Bearing = 'self' | 'tied' | 'beside';

/** A passage that one way found. */
export interface WayHit {
  readonly id: string;
  readonly source: EvidenceSource;
  readonly bearing: Bearing;
  /** 0 to 1; null where the way has no measure of it. */
  readonly relevance: number | null;
}

/** What one way found, best first; a passage at most once. */
export interface WayHits {
  readonly way: RetrievalWay;
  readonly hits: readonly WayHit[];
}

/** A passage with its ranks in all ways. */
export type FusedHit = { readonly id: string } & Pick<
  RetrievedDocument,
  'source' | 'score' | 'ranks' | 'relevance'
>;

/** How soon a later rank counts less: the value of the method's authors. */
const K = 60;
/** What was asked for by name and by tie is found by one way alone: it counts as if two had found it. */
const TIED = 2;
/** What the rank of a passage that stands beside what was asked for is worth, by where it came from. */
const BESIDE: Readonly<Record<EvidenceSource, number>> = {
  schema: 0.94,
  contains: 0.92,
  local_file: 0.91,
  calls: 0.9,
  imports: 0.85,
};

/**
 * RT10: the best passages of all ways, by the sum of their reciprocal ranks; of equal ones the higher priority first,
 * then the smaller id. A passage found from several sources stands under the highest.
 */
export function fuseWays(ways: readonly WayHits[], limit: number): FusedHit[] {
  const fused = new Map<string, FusedHit>();
  // sums of the same numbers in another order may differ
  const inOrder = ways.toSorted((one, other) => placeOf(one) - placeOf(other));
  for (const { way, hits } of inOrder)
    for (const [at, hit] of hits.entries()) fused.set(hit.id, joined(fused.get(hit.id), way, at + 1, hit));
  return [...fused.values()].sort(before).slice(0, limit);
}

function placeOf({ way }: WayHits): number {
  return RetrievalWay.options.indexOf(way);
}

function worthOf({ bearing, source }: WayHit): number {
  if (bearing === 'beside') return BESIDE[source];
  return bearing === 'tied' ? TIED : 1;
}

function joined(known: FusedHit | undefined, way: RetrievalWay, rank: number, hit: WayHit): FusedHit {
  const { id, source, relevance } = hit;
  const worth = worthOf(hit) / (K + rank);
  const higher = known !== undefined && priorityOf(known.source) < priorityOf(source) ? known.source : source;
  return {
    id,
    source: higher,
    score: (known?.score ?? 0) + worth,
    ranks: { ...known?.ranks, [way]: rank },
    relevance: relevance === null ? { ...known?.relevance } : { ...known?.relevance, [way]: relevance },
  };
}

function before(one: FusedHit, other: FusedHit): number {
  if (one.score !== other.score) return other.score - one.score;
  const priority = priorityOf(one.source) - priorityOf(other.source);
  return priority !== 0 ? priority : one.id < other.id ? -1 : 1;
}
