import type { AskResult } from '../../contract/ask.ts';
import type { Telemetry } from '../../contract/ports/telemetry.ts';
import type { Workbench } from '../workbench/workbench.ts';
import type { AskEvents } from './run-ask.ts';

const AGENT = { 'gen_ai.operation.name': 'invoke_agent', 'gen_ai.agent.name': 'assay' };

/** Steps as spans within that of the ask. */
function tellSteps(telemetry: Telemetry, events: AskEvents): AskEvents {
  return {
    ...events,
    onStep(step) {
      const { name, round, started_at, ms } = step;
      telemetry.past(`ask ${name}`, { 'assay.ask.round': round }, started_at, ms);
      events.onStep?.(step);
    },
  };
}

function tellEnd(telemetry: Telemetry, { id, status, ended, rounds, ms, model }: AskResult): void {
  telemetry.count('assay.asks', { status, ended });
  telemetry.measure('assay.ask.duration', ms / 1000, { status });
  telemetry.measure('assay.ask.rounds', rounds, { status });
  telemetry.log('ask', { ask_id: id, status, ended, rounds, ms, model });
}

/** An ask as a span with its steps, its count and its line where somebody watches. */
export function watchedAsk(
  { telemetry }: Workbench,
  events: AskEvents,
  work: (events: AskEvents) => Promise<AskResult>,
): Promise<AskResult> {
  if (telemetry === null) return work(events);
  return telemetry.span('ask', { attributes: AGENT }, async (span) => {
    const result = await work(tellSteps(telemetry, events));
    const { id, status, ended, rounds } = result;
    span.set({ 'assay.ask.id': id, 'assay.ask.status': status, 'assay.ask.ended': ended });
    span.set({ 'assay.ask.rounds': rounds });
    tellEnd(telemetry, result);
    return result;
  });
}
