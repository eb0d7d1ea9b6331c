import { z } from 'zod';
import { VectorDocument } from './indexed-file.ts';
import { NotEvaluated } from './quality.ts';

/** Where a piece of evidence came from, in the order of its priority. */
export const EvidenceSource = z.enum(['schema', 'contains', 'local_file', 'calls', 'imports']);
export type EvidenceSource = z.infer<typeof EvidenceSource>;

/** The ways in which evidence is looked for, side by side. */
export const RetrievalWay = z.enum(['vector', 'full_text', 'graph', 'schema']);
export type RetrievalWay = z.infer<typeof RetrievalWay>;

/** One passage that was retrieved. */
export const RetrievedDocument = z.object({
  document: VectorDocument,
  source: EvidenceSource,
  /** Reciprocal rank, fused; falls from hit to hit. */
  score: z.number(),
  /** Rank (from 1) in each way that found it. */
  ranks: z.partialRecord(RetrievalWay, z.int()),
  /** Relevance 0 to 1 in the ways that have one; 1 in `graph` and `schema` = named in the question. */
  relevance: z.partialRecord(RetrievalWay, z.number()),
});
export type RetrievedDocument = z.infer<typeof RetrievedDocument>;

/** What a question found. A way that could not be asked is named with its reason, never silent. */
export const Retrieval = z.object({
  hits: z.array(RetrievedDocument),
  /** Hits above the threshold of relevance; 0 = `vector_hit_zero`. */
  above_threshold: z.int(),
  /** CBOs among what was found; 0 = `cbo_evidence_zero`. */
  cbo_hits: z.int(),
  ways: z.array(
    z.object({
      way: RetrievalWay,
      hits: z.int(),
      ms: z.number(),
      /** Null = asked. */
      unchecked: NotEvaluated.nullable(),
    }),
  ),
  by_source: z.partialRecord(EvidenceSource, z.int()),
});
export type Retrieval = z.infer<typeof Retrieval>;
