import type { Configuration } from '../../contract/configuration.ts';
import type { HeldFile } from './hold-file.ts';
import type { Layer } from './layers.ts';
import type { PlacedProblem } from './yaml-tree.ts';

/** The configuration that holds for a run, and what it was made of. */
export interface EffectiveConfiguration {
  readonly configuration: Configuration;
  /** Absolute path of the file, or null where there is none: relative files are relative to its folder. */
  readonly file: string | null;
  /** Doubtful, not wrong, at its place in the file. */
  readonly warnings: readonly PlacedProblem[];
  /** How far the file is trusted, and what of it is ignored; null where there is none. */
  readonly trust: HeldFile['trust'] | null;
  /** From lowest to highest. */
  readonly layers: readonly Layer[];
}
