import type { CoverageSnapshot } from '../../contract/indexed-file.ts';
import type { CorrectionSettings } from '../../contract/index-settings.ts';
import type { Clock } from '../../contract/ports/clock.ts';
import type { IndexReader, IndexWriter } from '../../contract/ports/index-store.ts';
import { type Drop, dropsOf } from '../../core/correction/feedback/drops.ts';

const EVER = '1970-01-01T00:00:00.000Z';

/**
 * ME1: keeps what the index is like now, and gives what fell since the snapshot before (FB8). Rejects with `AssayError`.
 */
export async function keepSnapshot(
  store: Pick<IndexReader, 'coverage' | 'coverages'> & Pick<IndexWriter, 'keepCoverage'>,
  clock: Clock,
  cause: CoverageSnapshot['cause'],
  settings: CorrectionSettings,
): Promise<readonly Drop[]> {
  const [before = null] = await store.coverages(EVER, 1);
  const now = { at: clock.now(), cause, ...(await store.coverage()) };
  await store.keepCoverage(now);
  return dropsOf(now, before, settings);
}
