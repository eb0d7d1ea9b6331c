import type { SyntaxFile } from '../../../contract/syntax.ts';
import type { ModuleGraph } from './module-graph.ts';

/** What the goal is held against: the project as it lies in the work tree. */
export interface GoalGround {
  readonly files: ReadonlySet<string>;
  readonly graph: ModuleGraph;
  /** Modules that are reached from an entry point or a test. */
  readonly reached: ReadonlySet<string>;
  /** Modules that something outside the project's imports uses. */
  readonly entries: ReadonlySet<string>;
  /** Some code loads modules by names that it makes: what is not imported may be loaded all the same. */
  readonly loadsByName: boolean;
  /** Null where the file is no text, or was not read. */
  readonly textOf: (path: string) => string | null;
  /** Null where no parser is there for the language, or the file was not parsed. */
  readonly syntaxOf: (path: string) => SyntaxFile | null;
}
