import type { Language } from '../contract/language.ts';
import type { GraphEvents } from '../app/outside.ts';
import type { Terminal } from './terminal.ts';
import { translate } from '../app/messages/translate.ts';

const WORDS = {
  ko: { creating: '데이터베이스를 만드는 중입니다 (한 번만, 몇 초)…', loading: '읽는 중', rows: '행' },
  en: { creating: 'creating the database (once, a few seconds)…', loading: 'loading', rows: 'rows' },
} as const;

const CLEAR = '\r\u001b[K';
const REDRAW_MS = 100;
const SAY_AGAIN_MS = 5000;

/**
 * Says on standard error what takes long: drawn over itself on a terminal, else a line every five seconds.
 * `done` clears what was drawn.
 */
export function graphEvents(
  terminal: Pick<Terminal, 'warn' | 'interactive'>,
  language: Language,
): { readonly events: GraphEvents; readonly done: () => void } {
  const words = WORDS[language];
  let last = performance.now();
  let drawn = false;
  const events: GraphEvents = {
    onCreate: () => terminal.warn(`${words.creating}\n`),
    onWarning: (why) => terminal.warn(`assay: ${translate(why, language)}\n`),
    onProgress({ file, rows }) {
      const now = performance.now();
      if (now - last < (terminal.interactive ? REDRAW_MS : SAY_AGAIN_MS)) return;
      last = now;
      drawn = terminal.interactive;
      const line = `${words.loading} ${file}: ${rows} ${words.rows}`;
      terminal.warn(terminal.interactive ? `${CLEAR}${line}` : `${line}\n`);
    },
  };
  return { events, done: () => drawn && terminal.warn(CLEAR) };
}
