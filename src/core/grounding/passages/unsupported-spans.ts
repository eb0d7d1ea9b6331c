import type { Span } from '../../../contract/span.ts';
import { type Alignment, shareOf } from './alignment.ts';

/** Under this probability the parts that nothing supports are marked. */
const DOUBTFUL = 0.5;
/** So much of a claim without support, by weight, and all of it is marked. */
const MOSTLY = 0.6;

/**
 * The parts of the claim that the evidence does not support, in order: the runs of words that nothing aligned supports
 * with the function words between them, and all of a claim that has hardly any support.
 */
export function unsupportedSpans(alignment: Alignment, probability: number): Span[] {
  if (probability >= DOUBTFUL) return [];
  const missing = shareOf(alignment, (meeting) => (meeting === 'window' || meeting === 'kin' ? 0 : 1));
  if (missing >= MOSTLY) return [whole(alignment)];
  const spans = missingRuns(alignment);
  return spans.length > 0 ? spans : [whole(alignment)];
}

function whole({ text }: Alignment): Span {
  const start = text.length - text.trimStart().length;
  return { start, end: text.trimEnd().length };
}

/** Runs of terms that the window does not hold; function words inside a run belong to it. */
function missingRuns({ claim, meetings }: Alignment): Span[] {
  const runs: Span[] = [];
  let open: Span | null = null;
  claim.forEach(({ term }, index) => {
    const meeting = meetings[index];
    if (meeting === 'none') return;
    if (meeting === 'window' || meeting === 'kin') open = null;
    else if (open === null) runs.push((open = { start: term.start, end: term.end }));
    else runs[runs.length - 1] = open = { start: open.start, end: term.end };
  });
  return runs;
}
