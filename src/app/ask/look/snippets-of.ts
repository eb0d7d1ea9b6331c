import type { AskEvidence } from '../../../contract/ask-evidence.ts';
import type { SourceFiles } from '../../../contract/ports/source-files.ts';
import type { Snippet } from '../../../core/correction/causes/ask-facts.ts';
import { LIKELY } from '../../../core/correction/causes/diagnose.ts';
import { matchOf, type QuestionTerms } from './question-terms.ts';

const MOST = 3;
/** Lines of one snippet. */
const LONGEST = 60;

/** The lines of a symbol, as they stand in its file. */
function linesOf(text: string, { path, start_line, end_line }: AskEvidence): Snippet {
  const end = Math.min(end_line, start_line + LONGEST - 1);
  const lines = text.split('\n').slice(start_line - 1, end);
  return { path, start_line, end_line: start_line - 1 + lines.length, text: lines.join('\n') };
}

/**
 * LP12: what stands in the bodies of the code that was found, word for word: the index keeps signatures and what is said
 * of them. Only bodies that hold most words of the question, and are not evidence already.
 */
export async function snippetsOf(
  files: SourceFiles,
  evidence: readonly AskEvidence[],
  terms: QuestionTerms,
  maxBytes: number,
): Promise<readonly Snippet[]> {
  const shown = new Set(evidence.flatMap(({ kind, text }) => (kind === 'local_file' ? [text] : [])));
  const found: { readonly snippet: Snippet; readonly match: number }[] = [];
  for (const one of evidence) {
    if (one.object === null || one.object.kind === 'module' || one.end_line <= one.start_line) continue;
    const content = await files.read(one.path, maxBytes);
    if (content.kind !== 'text') continue;
    const snippet = linesOf(content.text, one);
    const match = matchOf(terms, one.path, snippet.text);
    if (match >= LIKELY && !shown.has(snippet.text) && snippet.text.trim() !== '')
      found.push({ snippet, match });
  }
  const best = found.toSorted((a, b) => b.match - a.match).map(({ snippet }) => snippet);
  const distinct = best.filter((one, at) => best.findIndex(({ text }) => text === one.text) === at);
  return distinct.slice(0, MOST);
}
