import { describe, expect, it } from 'vitest';
import { eventText } from '../../src/app/workbench/event-text.ts';
import { rawEvents } from '../../src/app/workbench/raw-events.ts';
import { playParts, recordedBytes, recordedMetadata, recordedStreams } from '../support/raw-streams.ts';

describe('streams with no layer over them', () => {
  it.each(recordedStreams())('WB2 $name: $title', async (recorded) => {
    let bytes = '';
    for await (const event of rawEvents(recordedMetadata(recorded), playParts(recorded.parts)))
      bytes += eventText(event);
    expect(bytes).toBe(recordedBytes(recorded, 'sse'));
  });

  it('WB2 records every feature in both languages', () => {
    const seen = new Set(recordedStreams().map(({ request }) => `${request.feature} ${request.lang}`));
    expect(seen.size).toBe(12);
  });
});
