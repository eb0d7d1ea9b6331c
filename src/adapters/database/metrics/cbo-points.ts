import { FeedbackKind, FeedbackReason } from '../../../contract/feedback-signal.ts';
import type { CoverageSnapshot } from '../../../contract/indexed-file.ts';
import type { CboPoint, MetricRange } from '../../../contract/metrics.ts';
import { EvidenceSource } from '../../../contract/retrieved.ts';
import { ask } from '../ask.ts';
import type { Database } from '../database.ts';
import { bucketOf, bucketValues, byStart, counted, within } from './in-range.ts';

const ASKS = `
  select ${bucketOf('created_at')} as start, count(*)::int as asks,
    ${EvidenceSource.options.map((source) => `coalesce(sum((figures #>> '{evidence,${source}}')::int), 0)::int as ${source}`).join(', ')}
  from verdicts where part = 'ask' and ${within('created_at')} group by 1`;
const SNAPSHOTS = `
  select distinct on (1) ${bucketOf('at')} as start, snapshot
  from coverage_snapshots where ${within('at')} order by 1, at desc, place desc`;
/** `thumbs_down` is a word of both: thumbs stand apart from signals. */
const WORDS = `
  select ${bucketOf('created_at')} as start, 'feedback' as subject, kind as word, count(*)::int as count
  from feedback where ${within('created_at')} group by 1, 3
  union all
  select ${bucketOf('at')}, 'signal', reason, count(*)::int from feedback_signals where ${within('at')} group by 1, 3`;

type At<Row> = Row & { readonly start: Date } & Record<string, unknown>;
type Asked = At<Record<'asks' | EvidenceSource, number>>;
type Counted = At<{ readonly subject: 'feedback' | 'signal'; readonly word: string; readonly count: number }>;
type Snapshot = At<{ readonly snapshot: CoverageSnapshot }>;

function pointOf(start: string, asked: Asked | undefined, last: Snapshot | undefined, words: Counted[]) {
  const of = (subject: Counted['subject']): Counted[] => words.filter((row) => row.subject === subject);
  const evidence = EvidenceSource.options.map((word) => ({ word, count: asked?.[word] ?? 0 }));
  return {
    start,
    asks: asked?.asks ?? 0,
    evidence: counted(EvidenceSource.options, evidence),
    objects: last?.snapshot.objects ?? null,
    coverage: last?.snapshot.coverage ?? null,
    io_gate: last?.snapshot.io_gate ?? null,
    feedback: counted(FeedbackKind.options, of('feedback')),
    signals: counted(FeedbackReason.options, of('signal')),
  };
}

/** What asks found, the last snapshot, thumbs and signals of each bucket. */
export async function cboPoints(
  database: Database,
  tenant: string,
  range: MetricRange,
): Promise<readonly CboPoint[]> {
  const values = bucketValues(tenant, range);
  const asked = byStart(await ask<Asked>(database, ASKS, values));
  const snapshots = byStart(await ask<Snapshot>(database, SNAPSHOTS, values));
  const words = byStart(await ask<Counted>(database, WORDS, values));
  const starts = new Set([...asked.keys(), ...snapshots.keys(), ...words.keys()]);
  return [...starts]
    .sort()
    .map((start) => pointOf(start, asked.get(start)?.[0], snapshots.get(start)?.[0], words.get(start) ?? []));
}
