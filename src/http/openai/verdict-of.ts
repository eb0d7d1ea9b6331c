import type { AIChatResponse } from '../../contract/ai-chat.ts';
import type { OpenAIVerdict } from '../../contract/openai-chat.ts';
import { MOST_BYTES } from '../../core/report/slim-report.ts';
import { boundedData } from '../../app/bounded-data.ts';
import { sentReport } from '../report-fields.ts';
import type { StreamEvent } from '../../app/workbench/stream-event.ts';

/** What else stands in a chunk. */
const CHUNK_BYTES = 2048;

/** The names that an answer is kept under. */
type KeptUnder = Pick<OpenAIVerdict, 'chat_id' | 'message_id'>;

/** What is said of an answer beside itself; undefined where nothing is. */
export function verdictOf(ids: KeptUnder, body: AIChatResponse): OpenAIVerdict | undefined {
  const { content: _, model: __, provider: ___, usage, metadata: ____, finish_reason: _____, ...said } = body;
  return Object.keys(said).length === 0 ? undefined : { ...ids, usage, ...slim(said, MOST_BYTES) };
}

/** What stands beside a report on its line takes at most this. */
const BESIDE_BYTES = MOST_BYTES / 4;

/** HT33: a large report without how its verdicts came about. */
function slim<T extends Partial<OpenAIVerdict>>(said: T, mostBytes: number): T {
  const { verification } = said;
  if (verification === undefined || verification === null) return said;
  return { ...said, verification: sentReport(verification, undefined, true, mostBytes) };
}

/** WB24: the same for one line of a stream. */
export function verdictLine({ chat_id, ...said }: OpenAIVerdict): object {
  const shown = { chat_id, ...slim(said, MOST_BYTES - BESIDE_BYTES) };
  return boundedData(shown, `/api/chats/${encodeURIComponent(chat_id)}`, undefined, MOST_BYTES - CHUNK_BYTES);
}

/** What an event says of the answer; undefined where it says nothing. */
export function saidBy(
  event: StreamEvent,
  before: Partial<OpenAIVerdict>,
): Partial<OpenAIVerdict> | undefined {
  switch (event.event) {
    case 'revise':
      return { revise: event.data };
    case 'action':
      return { action: event.data };
    case 'quality':
      return { quality: event.data };
    case 'quality_unchecked':
      return { quality: null, quality_unchecked: event.data };
    case 'qa_evaluation': {
      if (before.quality === undefined || before.quality === null) return undefined;
      return { quality: { ...before.quality, qa_evaluation: event.data } };
    }
    case 'verification':
      return { verification: event.data };
    case 'verification_unchecked':
      return { verification: null, verification_unchecked: event.data };
    case 'stream_warning':
      return { warnings: [...(before.warnings ?? []), event.data] };
    case 'not_kept':
      return { not_kept: event.data };
    default:
      return undefined;
  }
}
