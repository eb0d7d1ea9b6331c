import { tieMaker } from '../../core/indexing/make-ties.ts';
import { reachableFiles } from '../../core/indexing/reachable.ts';
import type { IndexContext } from './index-context.ts';

const AT_ONCE = 250;

/** Makes all ties that wait for it; how many relations were made. */
export async function tieFiles(
  { store, names }: Pick<IndexContext, 'store' | 'names'>,
  onTied: (files: number) => void = () => undefined,
): Promise<number> {
  const make = tieMaker(names);
  let relations = 0;
  for (;;) {
    const tied = await store.relate(AT_ONCE, async (paths, view) => {
      const ties = await make(paths, view);
      relations += ties.reduce((sum, each) => sum + each.relations.length, 0);
      return ties;
    });
    if (tied === 0) break;
    onTied(tied);
  }
  return relations;
}

/** Says anew which files are reached from an entry. */
export async function markReachable({ store, names }: Pick<IndexContext, 'store' | 'names'>): Promise<void> {
  await store.markReachable((files) => reachableFiles(files, names));
}
