import { AssayError } from '../../../contract/assay-error.ts';
import type { BaseChoice } from '../../../contract/ports/work-tree.ts';
import type { BaseRevision } from '../../../contract/work-change.ts';
import { readBaseline } from './baselines.ts';
import { git, gitLine, gitMaybe } from './git.ts';
import type { Repository } from './repository.ts';

/** The branches that work is usually merged into, surest first. */
const DEFAULT_BRANCHES = [
  'refs/remotes/origin/HEAD',
  'refs/remotes/origin/main',
  'refs/remotes/origin/master',
  'refs/heads/main',
  'refs/heads/master',
];

async function commitOf(repository: Repository, revision: string): Promise<string | undefined> {
  const asked = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
  return gitMaybe(repository, asked);
}

async function givenBase(repository: Repository, name: string): Promise<BaseRevision> {
  const commit = await commitOf(repository, name);
  if (commit !== undefined) return { commit, how: 'given', name };
  throw new AssayError('usage', `there is no revision ${name}`, {
    where: repository.folder,
    hint: 'name a branch, tag or commit that is here; a shallow clone may need to be fetched whole',
  });
}

function baselineBase(repository: Repository, name: string): BaseRevision {
  const baseline = readBaseline(repository, name);
  if (baseline !== undefined) return { commit: baseline.commit, how: 'baseline', name: baseline.recorded_at };
  throw new AssayError('usage', `no baseline ${name} is recorded`, {
    where: repository.folder,
    hint: 'record it before the work begins, or name a base revision',
  });
}

/** Where the work left the default branch; undefined where it did not. */
async function mergeBase(repository: Repository, head: string): Promise<BaseRevision | undefined> {
  const { output } = await git(repository, ['for-each-ref', '--format=%(refname)', ...DEFAULT_BRANCHES]);
  const here = new Set(output.split('\n'));
  for (const branch of DEFAULT_BRANCHES) {
    if (branch === repository.branch || !here.has(branch)) continue;
    const commit = await gitMaybe(repository, ['merge-base', head, branch]);
    if (commit === undefined) continue;
    return commit === head
      ? undefined
      : { commit, how: 'merge_base', name: branch.replace(/^refs\/\w+\//, '') };
  }
  return undefined;
}

async function lastCommit(repository: Repository, head: string, dirty: boolean): Promise<BaseRevision> {
  if (dirty) return { commit: head, how: 'last_commit', name: 'HEAD' };
  const parent = await commitOf(repository, 'HEAD~1');
  return parent === undefined
    ? emptyBase(repository)
    : { commit: parent, how: 'last_commit', name: 'HEAD~1' };
}

async function emptyBase(repository: Repository): Promise<BaseRevision> {
  const { output } = await git(repository, ['hash-object', '-t', 'tree', '--stdin']);
  return { commit: output.trim(), how: 'empty', name: 'the empty tree' };
}

/** The revision that the work is compared with. Rejects with `AssayError` (usage) where the choice leads nowhere. */
export async function chooseBase(
  repository: Repository,
  choice: BaseChoice,
  dirty: boolean,
): Promise<BaseRevision> {
  const { head } = repository;
  if (choice.base !== undefined) return givenBase(repository, choice.base);
  if (choice.baseline !== undefined) return baselineBase(repository, choice.baseline);
  if (head === null) return emptyBase(repository);
  return (await mergeBase(repository, head)) ?? lastCommit(repository, head, dirty);
}

/** The tree of a commit, or of a tree itself. */
export function treeOf(place: Repository, revision: string): Promise<string> {
  return gitLine(place, ['rev-parse', '--verify', `${revision}^{tree}`]);
}
