import { textHere } from '../app/verify-thread/text-here.ts';
import { openWorkbench } from '../app/workbench/open-workbench.ts';
import type { Workbench } from '../app/workbench/workbench.ts';
import type { Language } from '../contract/language.ts';
import type { CommonOptions } from './common-options.ts';
import { graphEvents } from './graph-events.ts';
import { readHome } from './home.ts';
import { messageLanguage } from './message-language.ts';
import { heldByServer } from './running-server.ts';
import type { Terminal } from './terminal.ts';

export interface OpenedBench {
  readonly bench: Workbench;
  readonly tenant: string;
  readonly language: Language;
}

/**
 * Opens the workbench of the configuration. With `held` for as long as this process runs, alone: it says what to do where a
 * server does so already. Throws `AssayError`.
 */
export async function openBench(
  options: CommonOptions,
  terminal: Terminal,
  held?: string,
): Promise<OpenedBench> {
  const outside = await terminal.outside();
  const home = await readHome(terminal, options);
  const language = messageLanguage(options.lang, home.configuration.language, outside.environment);
  const { events, done } = graphEvents(terminal, language);
  try {
    const bench = await openWorkbench(home, outside, { ...events, holds: held !== undefined }, textHere);
    return { bench, tenant: home.configuration.tenant_id, language };
  } catch (error) {
    throw held === undefined ? error : heldByServer(error, home.folder, held);
  } finally {
    done();
  }
}
