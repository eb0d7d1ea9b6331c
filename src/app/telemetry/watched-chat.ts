import type { FeatureType } from '../../contract/feature.ts';
import type { Attributes, Telemetry } from '../../contract/ports/telemetry.ts';
import type { StreamEvent } from '../workbench/stream-event.ts';
import type { Workbench } from '../workbench/workbench.ts';

function optionsOf(feature: FeatureType): { readonly attributes: Attributes } {
  return { attributes: { 'assay.feature': feature } };
}

/** Tells how a chat ended, and how long it took. */
async function chatTold(
  { outside }: Workbench,
  telemetry: Telemetry,
  labels: Attributes,
): Promise<(outcome: 'answered' | 'failed') => void> {
  const clock = await outside.clock();
  const from = clock.elapsed();
  return (outcome) => {
    telemetry.count('assay.chats', { ...labels, outcome });
    telemetry.measure('assay.chat.duration', (clock.elapsed() - from) / 1000, labels);
  };
}

/** An answer in one piece, as a span with its count and time where somebody watches. */
export async function watchedChat<Result>(
  bench: Workbench,
  feature: FeatureType,
  work: () => Promise<Result>,
): Promise<Result> {
  const { telemetry } = bench;
  if (telemetry === null) return work();
  const told = await chatTold(bench, telemetry, { feature, way: 'chat' });
  return telemetry.span('chat', optionsOf(feature), async () => {
    let outcome: 'answered' | 'failed' = 'failed';
    try {
      const answer = await work();
      outcome = 'answered';
      return answer;
    } finally {
      told(outcome);
    }
  });
}

async function* counted(
  bench: Workbench,
  telemetry: Telemetry,
  feature: FeatureType,
  events: AsyncIterable<StreamEvent>,
): AsyncGenerator<StreamEvent, void> {
  const told = await chatTold(bench, telemetry, { feature, way: 'stream' });
  let outcome: 'answered' | 'failed' = 'failed';
  try {
    for await (const event of events) {
      if (event.event === 'done') outcome = 'answered';
      yield event;
    }
  } finally {
    told(outcome);
  }
}

/** Events of an answer that comes piece by piece; where nobody watches, the very same. */
export function watchedEvents(
  bench: Workbench,
  feature: FeatureType,
  events: AsyncIterable<StreamEvent>,
): AsyncIterable<StreamEvent> {
  const { telemetry } = bench;
  if (telemetry === null) return events;
  return telemetry.flow('stream', optionsOf(feature), () => counted(bench, telemetry, feature, events));
}
