import type { Workbench } from './workbench/workbench.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** WB20: erases the inputs of verdicts whose time is up. What goes wrong is told as a warning. */
export async function eraseOldInputs({
  home,
  outside,
  stores,
  events,
}: Pick<Workbench, 'home' | 'outside' | 'stores' | 'events'>): Promise<void> {
  const at = (await outside.clock()).now();
  const keptMs = home.configuration.server.keep_inputs_days * DAY_MS;
  const before = new Date(Date.parse(at) - keptMs).toISOString();
  try {
    await stores.eraseInputs(before, at);
  } catch (error) {
    events.onWarning?.(
      `old inputs of verdicts were not erased: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
