import type { UnaskedEvidence } from '../../contract/unasked-evidence.ts';
import { AssayError } from '../../contract/assay-error.ts';
import type { JsonData } from '../../contract/json-data.ts';
import { suggest } from '../configuration/nearest-word.ts';
import { isRecord } from '../forms/is-record.ts';
import { asEvidence } from '../forms/passage.ts';
import { askPatiently, type Patience } from '../patience.ts';
import type { SourceFunction } from './source-function.ts';

export type Sources = Readonly<Record<string, SourceFunction>>;
type Failure = UnaskedEvidence['failure'];

/** Evidence as it is now, and why a source could not be asked. */
export interface Asked {
  readonly evidence: unknown;
  readonly unasked: UnaskedEvidence | null;
}

interface Named {
  readonly source: string;
  readonly id: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly ask: SourceFunction;
}

/** A piece that brings nothing itself must name a source that is registered, where any is. */
function refuseUnregistered(given: unknown, source: string, known: readonly string[]): null {
  const isBare = isRecord(given) && given['data'] === undefined && asEvidence(given) === given;
  if (!isBare || known.length === 0) return null;
  throw new AssayError('malformed', `is no source that is registered${suggest(source, known)}`, {
    where: `answer: evidences (source ${source})`,
    hint: `give { source: '${known[0]}', id: … }`,
  });
}

/** The source function that a piece of evidence names, and what it is asked for; null for any other piece. */
function namedBy(given: unknown, sources: Sources): Named | null {
  if (!isRecord(given)) return null;
  const { source, id } = given;
  const ask = typeof source === 'string' && Object.hasOwn(sources, source) ? sources[source] : undefined;
  if (typeof source !== 'string') return null;
  if (ask === undefined) return refuseUnregistered(given, source, Object.keys(sources));
  if (typeof id === 'string' || typeof id === 'number') return { source, id: String(id), given, ask };
  throw new AssayError('malformed', 'names a source and no id to ask it for', {
    where: `answer: evidences (source ${source})`,
    hint: `give { source: '${source}', id: … }`,
  });
}

function failed(source: string, error: unknown): Failure {
  const known = error instanceof AssayError ? error : null;
  const detail = error instanceof Error ? error.message : String(error);
  return { source, reason: known?.code === 'timeout' ? 'timeout' : 'unavailable', detail };
}

/** The piece with what its source holds of it now; what came with the answer is dropped. */
function fresh({ source, id, given }: Named, data: unknown): { readonly evidence_id: unknown } {
  const { evidence_id = `${source} ${id}`, uri } = given;
  const type = typeof data === 'string' ? 'document' : 'json';
  const piece = { type, ...(uri === undefined ? {} : { uri }), data: data ?? null };
  return { evidence_id, ...piece };
}

/** Asks the function that a piece of evidence names; any other piece stays as it is. Never rejects for what a source does. */
export async function askFunction(given: unknown, sources: Sources, patience: Patience): Promise<Asked> {
  const named = namedBy(given, sources);
  if (named === null) return { evidence: given, unasked: null };
  const { source, id, ask } = named;
  const data = named.given['data'] as JsonData | undefined;
  try {
    const held = await askPatiently(source, patience, async (signal) => ask({ id, data, signal }));
    return { evidence: fresh(named, held), unasked: null };
  } catch (error) {
    const evidence = fresh(named, null);
    return {
      evidence,
      unasked: { evidence_id: String(evidence.evidence_id), failure: failed(source, error) },
    };
  }
}
