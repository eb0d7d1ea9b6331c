// Records, for each input in cases/workbench/raw-streams, the bytes of the stream and of the plain call with no layer over
// the model. What is recorded already is never written again: it is what the layer, switched off, is held to.
import { existsSync, writeFileSync } from 'node:fs';
import { eventText } from '../src/app/workbench/event-text.ts';
import { rawBody } from '../src/app/workbench/raw-body.ts';
import { rawEvents } from '../src/app/workbench/raw-events.ts';
import {
  playParts,
  rawStreamFolder,
  recordedMetadata,
  type RecordedStream,
  recordedStreams,
  SCRIPTED,
} from '../test/support/raw-streams.ts';

async function streamBytes(recorded: RecordedStream): Promise<string> {
  let bytes = '';
  for await (const event of rawEvents(recordedMetadata(recorded), playParts(recorded.parts)))
    bytes += eventText(event);
  return bytes;
}

/** Null where the model fails: a plain call then has no body. */
async function bodyBytes(recorded: RecordedStream): Promise<string | null> {
  let content = '';
  try {
    for await (const part of playParts(recorded.parts)) {
      if (part.kind === 'chunk') content += part.text;
      if (part.kind !== 'end') continue;
      const { finish_reason, usage } = part;
      return JSON.stringify(
        rawBody(recordedMetadata(recorded), { content, ...SCRIPTED, usage, finish_reason }),
      );
    }
  } catch {
    return null;
  }
  return null;
}

for (const recorded of recordedStreams()) {
  for (const [kind, bytes] of [
    ['sse', await streamBytes(recorded)],
    ['body', await bodyBytes(recorded)],
  ] as const) {
    const file = `${rawStreamFolder}${recorded.name}.${kind}`;
    if (bytes !== null && !existsSync(file)) writeFileSync(file, bytes);
  }
}
