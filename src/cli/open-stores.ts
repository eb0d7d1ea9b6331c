import type { Home, Outside } from '../app/outside.ts';
import type { Stores } from '../app/stores.ts';
import type { Language } from '../contract/language.ts';
import type { CommonOptions } from './common-options.ts';
import { graphEvents } from './graph-events.ts';
import { readHome } from './home.ts';
import { messageLanguage } from './message-language.ts';
import type { Terminal } from './terminal.ts';

export interface OpenedStores {
  readonly outside: Outside;
  readonly home: Home;
  readonly stores: Stores;
  readonly language: Language;
}

/** Opens what is kept beside the configuration. Throws `AssayError`. */
export async function openStores(options: CommonOptions, terminal: Terminal): Promise<OpenedStores> {
  const outside = await terminal.outside();
  const home = await readHome(terminal, options);
  const language = messageLanguage(options.lang, home.configuration.language, outside.environment);
  const { events, done } = graphEvents(terminal, language);
  try {
    return { outside, home, stores: await outside.stores(home, events), language };
  } finally {
    done();
  }
}
