import type { StreamWarning, StreamWarningKind } from '../../../contract/stream-warning.ts';
import { STREAM_RULES, type StreamKind } from './stream-rules.ts';
import { streamText } from './stream-text.ts';
import { STREAM_WORDS } from './stream-words.ts';

/** Watches an answer while it is written. */
export interface StreamMonitor {
  /** What this piece brought to light. Pieces may be cut anywhere. */
  write(chunk: string): readonly StreamWarning[];
  /** What the end of the text brings to light. */
  end(): readonly StreamWarning[];
}

/** Characters from one look to the next. */
const STEP = 300;

/** SM1: looks at the text every 300 characters and at its end; each kind is told once, and after an abort nothing. */
export function streamMonitor(of: StreamKind): StreamMonitor {
  const text = streamText();
  const told = new Set<StreamWarningKind>();
  let waiting = '';
  let stopped = false;
  function look(): StreamWarning[] {
    const found: StreamWarning[] = [];
    for (const { kind, action, isBroken } of STREAM_RULES) {
      if (stopped || told.has(kind) || !isBroken(text, of)) continue;
      told.add(kind);
      stopped = action === 'abort';
      found.push({ kind, action, message: STREAM_WORDS[of.lang][kind], position: text.length() });
    }
    return found;
  }
  return {
    write(chunk) {
      if (stopped) return [];
      waiting += chunk;
      const found: StreamWarning[] = [];
      let at = 0;
      for (; !stopped && waiting.length - at >= STEP; at += STEP) {
        text.add(waiting.slice(at, at + STEP));
        found.push(...look());
      }
      waiting = waiting.slice(at);
      return found;
    },
    end() {
      if (stopped || (waiting === '' && text.length() === 0)) return [];
      text.add(waiting);
      waiting = '';
      text.end();
      return look();
    },
  };
}
