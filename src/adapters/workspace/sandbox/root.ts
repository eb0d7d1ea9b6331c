import { sep } from 'node:path';

/**
 * One place of the root that a command sees; what no place lists does not exist there. `from` is on the machine, `at`
 * inside; both are absolute.
 */
export type Place =
  /** A folder or file that can only be read. */
  | { readonly kind: 'read'; readonly from: string; readonly at: string }
  /** A private folder that may be written. */
  | { readonly kind: 'write'; readonly from: string; readonly at: string }
  /** A folder of the user under a private layer that takes what is written, and hides the listeners of sockets in it. */
  | { readonly kind: 'layer'; readonly from: string; readonly at: string }
  /** An empty folder in memory. */
  | { readonly kind: 'memory'; readonly at: string }
  | { readonly kind: 'link'; readonly to: string; readonly at: string };

/** Everything that a command sees and reaches, for bubblewrap and for name spaces alike. */
export interface Root {
  /** The private folder of the copy, which takes layers and the new root. */
  readonly folder: string;
  readonly places: readonly Place[];
  readonly network: boolean;
}

export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** What lies in another place comes after it; of two at the same place the later one holds. */
export function inOrder(places: readonly Place[]): Place[] {
  const last = new Map(places.map((place) => [place.at, place]));
  return [...last.values()].toSorted((a, b) => depth(a.at) - depth(b.at));
}

function depth(path: string): number {
  return path.split(sep).filter((part) => part !== '').length;
}

export function layersOf({ places }: Pick<Root, 'places'>): Extract<Place, { kind: 'layer' }>[] {
  return places.flatMap((place) => (place.kind === 'layer' ? [place] : []));
}

/** Where a layer stands before it is put into the root. */
export function mergedFolder(folder: string, at: number): string {
  return `${folder}/layers/${at}/merged`;
}

/** Folders that must be there before the layers are made. */
export function layerFolders(root: Pick<Root, 'folder' | 'places'>): string[] {
  return layersOf(root).flatMap((_, at) =>
    ['lower', 'upper', 'work', 'merged'].map((name) => `${root.folder}/layers/${at}/${name}`),
  );
}
