import { git, nulParts } from './git.ts';
import type { GitPlace } from './git.ts';

/** One line of git's index. */
export interface IndexEntry {
  readonly path: string;
  readonly mode: string;
  readonly id: string;
  /** Of a path with a conflict there are up to three. */
  readonly conflict: boolean;
  /** Left out of the work tree by a sparse checkout, or by hand. */
  readonly skipped: boolean;
  /** Marked so that git does not look at the file. */
  readonly assumed: boolean;
}

function entryOf(line: string): IndexEntry {
  const tab = line.indexOf('\t');
  const [tag = '', mode = '', id = '', stage = ''] = line.slice(0, tab).split(' ');
  const marked = tag.toUpperCase();
  return {
    path: line.slice(tab + 1),
    mode,
    id,
    conflict: stage !== '0',
    skipped: marked === 'S',
    assumed: marked !== tag,
  };
}

/** Everything in the index, in git's order. */
export async function indexEntries(place: GitPlace): Promise<IndexEntry[]> {
  const { output } = await git(place, ['ls-files', '-z', '-v', '--stage']);
  return nulParts(output).map(entryOf);
}
