import type { Evidence } from '../../../src/contract/evidence.ts';

/** What was verified from this tab. The server keeps of it only its hash and what the report quotes. */
export interface OwnInput {
  /** Absent where only claims came. */
  readonly text?: string;
  readonly evidences: readonly Evidence[];
}

const PREFIX = 'assay.verified.';

/** Of a verdict, whatever stands before its ULID. */
function keyOf(verdictId: string): string {
  return PREFIX + verdictId.replace(/^val-/, '');
}

/** Keeps it until the tab is closed. Where the browser has no room for it, it is shown as far as the report quotes it. */
export function keepOwnInput(verdictId: string, input: OwnInput): void {
  try {
    sessionStorage.setItem(keyOf(verdictId), JSON.stringify(input));
  } catch {
    sessionStorage.removeItem(keyOf(verdictId));
  }
}

/** Null where another tab or program verified it. */
export function ownInput(verdictId: string): OwnInput | null {
  const kept = sessionStorage.getItem(keyOf(verdictId));
  return kept === null ? null : (JSON.parse(kept) as OwnInput);
}
