import type { AbortSignalLike } from '../../../contract/ports/knowledge-graph.ts';
import type { ChangedFile, TextLeftOut } from '../../../contract/work-change.ts';
import { decodeText, MOST_TEXT } from './decode-text.ts';
import { type GitPlace, git, nulParts } from './git.ts';
import { blobSizes, readBlobs } from './read-blobs.ts';
import { LINK_MODE, SUBMODULE_MODE } from './tree-entries.ts';

/** Texts of a change are given up to this many bytes in all; what comes after is `too_large`. */
const MOST_TEXTS = 200_000_000;
/** More files than this on one side are not searched for renames with edits. */
const RENAME_LIMIT = 2000;

interface Side {
  readonly mode: string;
  readonly id: string;
}

interface Difference {
  readonly status: ChangedFile['status'];
  readonly before: Side;
  readonly after: Side;
  readonly path: string;
  readonly previous_path?: string;
}

const STATUS: Readonly<Record<string, ChangedFile['status']>> = { A: 'added', D: 'deleted', R: 'renamed' };

/** `:mode mode id id STATUS`, then one path, or two of a rename. */
function differencesIn(output: string): Difference[] {
  const parts = nulParts(output);
  const found: Difference[] = [];
  for (let at = 0; at < parts.length; ) {
    const [from = '', to = '', beforeId = '', afterId = '', letter = ''] = (parts[at] ?? '')
      .slice(1)
      .split(' ');
    const status = STATUS[letter[0] ?? ''] ?? 'modified';
    const sides = { before: { mode: from, id: beforeId }, after: { mode: to, id: afterId } };
    const first = parts[at + 1] ?? '';
    if (status === 'renamed')
      found.push({ status, ...sides, previous_path: first, path: parts[at + 2] ?? '' });
    else found.push({ status, ...sides, path: first });
    at += status === 'renamed' ? 3 : 2;
  }
  return found;
}

function leftOutByMode(side: Side): TextLeftOut | undefined {
  if (side.mode === LINK_MODE) return 'symbolic_link';
  return side.mode === SUBMODULE_MODE ? 'submodule' : undefined;
}

type Text = { readonly text: string | null } | { readonly leftOut: TextLeftOut };

/** Texts by blob id, each read once, small ones first come. */
async function textsOf(
  place: GitPlace,
  ids: readonly string[],
  abort: AbortSignalLike | undefined,
): Promise<ReadonlyMap<string, Text>> {
  const sizes = await blobSizes(place, ids);
  const texts = new Map<string, Text>();
  const wanted: string[] = [];
  let held = 0;
  for (const [at, id] of ids.entries()) {
    const size = sizes[at] ?? 0;
    const fits = size <= MOST_TEXT && held + size <= MOST_TEXTS;
    if (fits) wanted.push(id);
    else texts.set(id, { leftOut: 'too_large' });
    held += fits ? size : 0;
  }
  let at = 0;
  for await (const bytes of readBlobs(place, wanted, abort))
    texts.set(wanted[at++] ?? '', bytes === null ? { text: null } : decodeText(bytes));
  return texts;
}

const NOTHING = /^0+$/;

function isRead(side: Side): boolean {
  return !NOTHING.test(side.id) && leftOutByMode(side) === undefined;
}

function textOf(side: Side, texts: ReadonlyMap<string, Text>): Text {
  const leftOut = leftOutByMode(side);
  if (leftOut !== undefined) return { leftOut };
  return texts.get(side.id) ?? { text: null };
}

function changedFile(difference: Difference, texts: ReadonlyMap<string, Text>): ChangedFile {
  const { path, previous_path, status } = difference;
  const [before, after] = [textOf(difference.before, texts), textOf(difference.after, texts)];
  const left_out = 'leftOut' in after ? after.leftOut : 'leftOut' in before ? before.leftOut : undefined;
  return {
    path,
    ...(previous_path === undefined ? {} : { previous_path }),
    status,
    before: 'text' in before ? before.text : null,
    after: 'text' in after ? after.text : null,
    ...(left_out === undefined ? {} : { left_out }),
  };
}

/** What differs between two trees, with the texts of both sides. */
export async function changedFiles(
  place: GitPlace,
  trees: { readonly before: string; readonly after: string },
  abort?: AbortSignalLike,
): Promise<ChangedFile[]> {
  const how = [
    '-r',
    '-z',
    '--raw',
    '--no-abbrev',
    '-M',
    `-l${RENAME_LIMIT}`,
    '--no-ext-diff',
    '--no-textconv',
  ];
  const { output } = await git(place, ['diff-tree', ...how, trees.before, trees.after], { abort });
  const differences = differencesIn(output);
  const sides = differences.flatMap(({ before, after }) => [before, after]).filter(isRead);
  const texts = await textsOf(place, [...new Set(sides.map(({ id }) => id))], abort);
  return differences.map((difference) => changedFile(difference, texts));
}
