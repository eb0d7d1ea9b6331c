import { AssayError } from '../../../contract/assay-error.ts';
import { fitEvidence, ROOM, WIDER } from '../../../core/correction/fit-evidence.ts';
import type { AskPorts } from '../ask-ports.ts';
import type { AskState } from '../ask-state.ts';
import { askedPieces } from '../asked-pieces.ts';
import { evidenceOf } from '../evidence-of.ts';
import { nothingIndexed } from '../nothing-indexed.ts';
import { schemaTies } from '../schema-ties.ts';
import { STEP_WORDS } from '../step-words.ts';
import { type Going, type StepDone, troubleOf } from '../step.ts';
import { within } from '../within.ts';

/** Hits that are asked for: more than is shown at first, so that a wider context needs no other search. */
const HITS = 20;

/** Nothing was found because nothing is there: that is for the caller to mend. An index that does not count is not empty. */
async function refuseEmpty({ index }: AskPorts): Promise<void> {
  const counts = await index.counts().catch(() => null);
  if (counts === null || counts.documents > 0 || counts.files > 0) return;
  throw nothingIndexed();
}

async function found({ ports, state, left, abort }: Going): Promise<Partial<AskState>> {
  const { question } = state.identity;
  const retrieval = await within(left, abort, (signal) => ports.retrieve(question, HITS, signal));
  if (retrieval.hits.length === 0) await refuseEmpty(ports);
  const ids = retrieval.hits.flatMap(({ document }) => (document.cbo_id === null ? [] : [document.cbo_id]));
  const objects = ids.length === 0 ? [] : await ports.index.objects([...new Set(ids)]);
  const tied = await askedPieces(ports.index, question);
  const known = new Set(tied.pieces.map(({ document_id }) => document_id));
  const beside = evidenceOf(retrieval.hits, objects, await schemaTies(ports.index, objects)).filter(
    ({ document_id }) => !known.has(document_id),
  );
  const isWide = state.mode.wide || tied.pieces.length > ROOM.passages;
  const fitted = fitEvidence([...tied.pieces, ...beside], isWide ? WIDER : ROOM);
  // what lies under the threshold is no loss
  const truncated =
    retrieval.above_threshold > fitted.evidence.length || fitted.evidence.some((one) => one.cut);
  const shown = fitted.evidence.filter(({ document_id }) => known.has(document_id)).length;
  const ties = { shown, all: tied.all, isWhole: tied.isWhole };
  return { retrieval, evidence: fitted.evidence, truncated, ties };
}

/** What the index knows of the question. An index that does not answer leaves what an earlier round found. */
export async function retrieveStep(going: Going): Promise<StepDone> {
  const { state } = going;
  const words = STEP_WORDS[state.identity.language];
  try {
    const change = await found(going);
    const { hits = [], above_threshold = 0, ways = [] } = change.retrieval ?? {};
    return {
      change,
      summary: words.found(hits.length, above_threshold),
      detail: {
        hits: hits.map(({ document, source, score }) => ({
          id: document.id,
          path: document.path,
          source,
          score,
        })),
        ways: ways.map((way) => ({ ...way })),
        shown: change.evidence?.length ?? 0,
        truncated: change.truncated ?? false,
        ...(change.ties === undefined ? {} : { ties: { ...change.ties } }),
      },
    };
  } catch (error) {
    if (error instanceof AssayError && error.code === 'not_found') throw error;
    const trouble = troubleOf(error);
    return {
      change: { troubles: [...state.troubles, trouble] },
      summary: words.unanswered(trouble),
      detail: { trouble },
    };
  }
}
