import type { Configuration } from '../../contract/configuration.ts';
import type { Layer } from './layers.ts';
import type { PlacedProblem } from './yaml-tree.ts';

/** The configuration that holds for a run, and what it was made of. */
export interface EffectiveConfiguration {
  readonly configuration: Configuration;
  /** Absolute path of the file, or null where there is none: relative files are relative to its folder. */
  readonly file: string | null;
  /** Doubtful, not wrong, at its place in the file. */
  readonly warnings: readonly PlacedProblem[];
  /** From lowest to highest. */
  readonly layers: readonly Layer[];
}
