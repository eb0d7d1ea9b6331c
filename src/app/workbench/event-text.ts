import { boundedData } from '../bounded-data.ts';
import type { StreamEvent } from './stream-event.ts';

/** UTF-16 units of a chunk that go on one line: of each come six bytes at most. */
const MOST_CHUNK = 8192;

function chunkText(chunk: string): string {
  return `data: ${JSON.stringify({ chunk })}\n\n`;
}

/** WB24: what a model gave as one piece, in as many as its lines need. */
export function linePieces(chunk: string): string[] {
  const count = Math.max(1, Math.ceil(chunk.length / MOST_CHUNK));
  return Array.from({ length: count }, (_, at) => chunk.slice(at * MOST_CHUNK, (at + 1) * MOST_CHUNK));
}

/**
 * WB1: the bytes of an event. Chunks and the end have no name; half of a character is escaped, so that nothing is lost. No
 * line is larger than 64 kB: `whole` is where the rest of one stands.
 */
export function eventText(event: StreamEvent, whole: string | null = null): string {
  if (event.event === 'done') return 'data: [DONE]\n\n';
  // of a request in OpenAI's form, which has events of its own
  if (event.event === 'beside') return '';
  if (event.event === 'chunk') return linePieces(event.data.chunk).map(chunkText).join('');
  return `event: ${event.event}\ndata: ${JSON.stringify(boundedData(event.data, whole))}\n\n`;
}
