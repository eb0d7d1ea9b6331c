import { basename, dirname } from 'node:path';
import type { BaseChoice, WorkTree, WorkTreeReader } from '../../../contract/ports/work-tree.ts';
import { keepBaseline, withBaseline } from './baselines.ts';
import { chooseBase } from './choose-base.ts';
import { isDirty, notesOf } from './notes.ts';
import { findRepository, type Repository } from './repository.ts';
import { baseSide, workSide } from './sides.ts';
import { changedFiles } from './changed-files.ts';
import { withSnapshot } from './snapshot.ts';

/** A linked work tree, which agents like to make, is named by what it is linked to. */
function repositoryName({ commonFolder, folder }: Repository): string {
  return basename(basename(commonFolder) === '.git' ? dirname(commonFolder) : folder);
}

async function open(folder: string, choice: BaseChoice): Promise<WorkTree> {
  const found = await findRepository(folder);
  const { base, notes } = await withSnapshot(found, async (snapshot) => {
    const dirty = await isDirty(found, snapshot);
    return {
      base: await chooseBase(found, choice, dirty),
      notes: await notesOf(found, snapshot.entries, dirty),
    };
  });
  const repository = withBaseline(found, base);

  const sides = { base: baseSide(repository, base.commit), work: workSide(repository) };
  return {
    root: repository.folder,
    stateFolder: repository.stateFolder,
    repository: repositoryName(repository),
    branch: repository.branch?.replace(/^refs\/heads\//, '') ?? null,
    base,
    notes,
    async change(abort) {
      const files = await withSnapshot(
        repository,
        ({ place, tree }) => changedFiles(place, { before: base.commit, after: tree }, abort),
        { abort },
      );
      return { base, head: repository.head, notes: [...notes], files };
    },
    paths: (side) => sides[side].paths(),
    read: async (side, path) => (await sides[side].readMany([path]))[0] ?? null,
    readMany: (side, paths) => sides[side].readMany(paths),
    hash: (side) => sides[side].hash(),
  };
}

/** Work trees of git on this machine's disk, read by plain `git`. */
export const gitWorkTrees: WorkTreeReader = {
  open,
  async recordBaseline(folder, name) {
    return keepBaseline(await findRepository(folder), name);
  },
};
