import type { BulkSummary } from '../../app/bulk/bulk-summary.ts';
import type { Language } from '../../contract/language.ts';
import type { Terminal } from '../terminal.ts';
import { BULK_WORDS } from './bulk-words.ts';

const CLEAR = '\r\u001b[K';
const REDRAW_MS = 100;
const SAY_AGAIN_MS = 5000;

/** How far a run is, on standard error: drawn over itself on a terminal, else a line every five seconds. */
export function bulkProgress(
  { warn, interactive }: Pick<Terminal, 'warn' | 'interactive'>,
  language: Language,
): { show(sum: BulkSummary): void; clear(): void } {
  let last = performance.now();
  let drawn = false;
  return {
    show({ answers, not_passed, errors }) {
      const now = performance.now();
      if (now - last < (interactive ? REDRAW_MS : SAY_AGAIN_MS)) return;
      last = now;
      drawn = interactive;
      const line = BULK_WORDS[language].verifying(answers, not_passed, errors);
      warn(interactive ? `${CLEAR}${line}` : `${line}\n`);
    },
    clear() {
      if (drawn) warn(CLEAR);
      drawn = false;
    },
  };
}
