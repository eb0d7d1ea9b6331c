import type { ScannedText } from '../contract/scanned-text.ts';
import { readMessage } from '../core/self-check/final-message/read-message.ts';
import { findPhrases } from '../core/self-check/report/find-phrases.ts';
import { EXTENDED_DANGER_SIGNALS } from '../core/self-check/signals/danger-signals.ts';
import { readySignals, scanSignals } from '../core/self-check/signals/scan-signals.ts';

/** What a report of finished work betrays by its words: doubt, claims, what it leaves open. Nothing is run or read. */
export function scanText(text: string): ScannedText {
  const { claims, limitations } = readMessage(text);
  return {
    phrases: [...findPhrases(text)],
    danger_signals: scanSignals(text, readySignals(EXTENDED_DANGER_SIGNALS)).found,
    claims: [...claims],
    limitations: [...limitations],
  };
}
