import type { IndexedFile } from '../../../contract/indexed-file.ts';
import type { ListedFile, SourceFiles } from '../../../contract/ports/source-files.ts';
import type { FileFact } from '../../../core/correction/causes/ask-facts.ts';
import { matchOf, type QuestionTerms } from './question-terms.ts';

/** A file that is not as the index has it. */
export interface BehindFile extends FileFact {
  readonly state: 'stale' | 'missing';
  readonly text: string;
}

/** Files that are read to find the one that a question asks for. */
const MOST_READ = 300;

/** Files in the order in which they are read: those whose path has more of the question first, then the newest. */
function inOrder(files: readonly ListedFile[], terms: QuestionTerms): readonly ListedFile[] {
  return files
    .map((file) => ({ file, match: matchOf(terms, file.path, '') }))
    .toSorted((a, b) => b.match - a.match || b.file.modified - a.file.modified)
    .slice(0, MOST_READ)
    .map(({ file }) => file);
}

function differs(listed: ListedFile, known: IndexedFile | undefined): boolean {
  return known === undefined || known.size !== listed.size || known.modified !== listed.modified;
}

/** LP12: the files that the index does not have, or has as they no longer are, with how much of the question stands in each. */
export async function lookAtFiles(
  files: SourceFiles,
  indexed: readonly IndexedFile[],
  terms: QuestionTerms,
  isWanted: (path: string) => boolean,
  maxBytes: number,
): Promise<readonly BehindFile[]> {
  const known = new Map(indexed.map((file) => [file.path, file]));
  const listed = (await files.list('')).filter(
    (file) =>
      isWanted(file.path) &&
      file.size <= maxBytes &&
      differs(file, known.get(file.path)) &&
      known.get(file.path)?.reason !== 'generated',
  );
  const behind: BehindFile[] = [];
  for (const { path } of inOrder(listed, terms)) {
    const content = await files.read(path, maxBytes);
    const before = known.get(path);
    if (content.kind !== 'text' || content.hash === before?.content_hash) continue;
    const state = before === undefined || before.status === 'skipped' ? 'missing' : 'stale';
    behind.push({ path, state, match: matchOf(terms, path, content.text), text: content.text });
  }
  return behind;
}
