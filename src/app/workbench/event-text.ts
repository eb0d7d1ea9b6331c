import type { StreamEvent } from './stream-event.ts';

/** WB1: the bytes of an event. Chunks and the end have no name; half of a character is escaped, so that nothing is lost. */
export function eventText(event: StreamEvent): string {
  if (event.event === 'done') return 'data: [DONE]\n\n';
  // of a request in OpenAI's form, which has events of its own
  if (event.event === 'beside') return '';
  const data = `data: ${JSON.stringify(event.data)}\n\n`;
  return event.event === 'chunk' ? data : `event: ${event.event}\n${data}`;
}
