import { halfWidth } from './half-width.ts';
import { plainLines } from './plain-lines.ts';
import { summaryLine } from './summary-forms.ts';
import type { SummaryCounts, SummaryField } from './summary-words.ts';

/** A summary of one runner over several lines, each with a field of its own. */
const FAR = 8;

interface Block {
  readonly runner: string;
  readonly counts: SummaryCounts;
  readonly line: number;
  readonly text: string;
}

function repeats(block: Block, counts: SummaryCounts): boolean {
  return (Object.keys(counts) as SummaryField[]).some((field) => block.counts[field] !== undefined);
}

/** The block with the next line of a summary: one more of its fields, or a block of its own. */
function grown(last: Block | null, next: Block): Block {
  const near = last !== null && last.runner === next.runner && next.line - last.line <= FAR;
  if (!near || repeats(last, next.counts)) return next;
  const failed = (next.counts.failed ?? 0) + (next.counts.errored ?? 0) > 0;
  return { ...next, counts: { ...last.counts, ...next.counts }, text: failed ? next.text : last.text };
}

/**
 * The summary that was printed last: a runner prints its own at the end, whatever tests printed before. Null where
 * there is none.
 */
export function lastSummary(output: string): Pick<Block, 'counts' | 'text'> | null {
  let last: Block | null = null;
  for (const { line, text } of plainLines(output)) {
    const found = summaryLine(halfWidth(text));
    if (found !== null && !found.runner.endsWith('_files')) last = grown(last, { ...found, line, text });
  }
  return last;
}
