import type { MessageClaim } from '../../../contract/message-claim.ts';
import type { Span } from '../../../contract/span.ts';
import { lastSummary } from '../reports/last-summary.ts';
import type { SummaryCounts } from '../reports/summary-words.ts';
import { codeBlocks } from './own-prose.ts';

type Printed = Omit<MessageClaim, 'text'>;

/** What tools of building print at their end. */
const BUILT = /^[^\S\n]{0,8}(?:BUILD SUCCESS(?:FUL)?\b|Build succeeded\b|✓ built in )[^\n]{0,120}/m;

function isGreen({ passed, total, failed = 0, errored = 0 }: SummaryCounts): boolean {
  return (passed ?? total ?? 0) > 0 && failed + errored === 0;
}

function spanAt(from: number, part: string): Span {
  const lead = part.length - part.trimStart().length;
  return { start: from + lead, end: from + lead + part.trim().length };
}

/** What blocks of code show as proof is claimed like any other: a build that succeeded, and the last summary of tests, where it is green. */
export function printedClaims(text: string): readonly Printed[] {
  const found: Printed[] = [];
  let [from, last]: [number, Printed | null] = [0, null];
  for (const block of codeBlocks(text)) {
    from = text.indexOf(block, from);
    const built = BUILT.exec(block);
    if (built !== null)
      found.push({ type: 'build_passes', ...spanAt(from + built.index, built[0]), objects: [] });
    const summary = lastSummary(block);
    if (summary !== null) {
      const at = from + Math.max(0, block.lastIndexOf(summary.text));
      const value = String(summary.counts.passed ?? summary.counts.total);
      const span = { start: at, end: at + summary.text.length };
      last = isGreen(summary.counts)
        ? { type: 'tests_pass', ...span, objects: [{ kind: 'number', value }] }
        : null;
    }
    from += block.length;
  }
  return last === null ? found : [...found, last];
}
