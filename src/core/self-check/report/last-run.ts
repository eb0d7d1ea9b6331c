import { readTestText } from '../reports/read-test-text.ts';

interface Segment {
  /** The command after the prompt; null before the first prompt. */
  readonly command: string | null;
  readonly text: string;
}

const PROMPT = /^(?:\$|❯|>) (?=[a-z.])/;

function segments(text: string): readonly Segment[] {
  const found: { command: string | null; lines: string[] }[] = [{ command: null, lines: [] }];
  for (const line of text.split('\n'))
    if (PROMPT.test(line)) found.push({ command: line.replace(PROMPT, '').trim(), lines: [line] });
    else found.at(-1)?.lines.push(line);
  return found
    .map(({ command, lines }) => ({ command, text: lines.join('\n') }))
    .filter(({ text: own }) => own.trim() !== '');
}

function repeats(earlier: Segment, later: Segment): boolean {
  if (earlier.command !== null && later.command !== null && !earlier.command.startsWith(later.command))
    return false;
  const [before, after] = [readTestText(earlier.text).counts, readTestText(later.text).counts];
  return before !== null && after !== null && after.total >= before.total;
}

/**
 * The output without the runs that were repeated later in it: those before the same command, or one with fewer
 * arguments, that ran at least as many tests. Runs of anything else stay, for all of them count.
 */
export function lastRuns(text: string): string {
  const all = segments(text);
  if (all.length < 2) return text;
  const kept = all.filter((segment, at) => !all.slice(at + 1).some((later) => repeats(segment, later)));
  return kept.map(({ text: own }) => own).join('\n');
}
