import { datasets } from './datasets/all.ts';

/** What is to be run. */
export interface Wanted {
  /** Folder of the labelled sets; null = the project's own cases alone. */
  readonly folder: string | null;
  /** Names of sets; null = all that are there. */
  readonly only: readonly string[] | null;
  /** At most so many rows of each set, evenly spread over it. */
  readonly limit: number | null;
}

/** Names that `only` may hold. */
export const SET_NAMES: readonly string[] = [
  'own',
  'worlds',
  'first_contact',
  ...datasets.map(({ name }) => name),
];
