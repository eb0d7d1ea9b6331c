import { AssayError } from '../../contract/assay-error.ts';
import type { Configuration } from '../../contract/configuration.ts';
import type { ConfigurationText } from '../../contract/ports/configuration-files.ts';
import { checkGrounding } from './check-grounding.ts';
import { checkLoad } from './check-load.ts';
import { checkShape } from './check-shape.ts';
import { checkSources } from './check-sources.ts';
import { checkVocabulary } from './check-vocabulary.ts';
import { findAmbiguousLabels } from './find-ambiguous-labels.ts';
import { findUnknownUnits } from './find-unknown-units.ts';
import { type Problem, showProblem } from './problem.ts';
import { type PlacedProblem, readYaml, type YamlTree } from './yaml-tree.ts';

const MOST_SHOWN = 20;

/** A configuration file, read and sound. `value` is what stands in it, without defaults. */
export interface ParsedConfiguration {
  readonly configuration: Configuration;
  readonly value: unknown;
  readonly locate: YamlTree['locate'];
  readonly warnings: readonly PlacedProblem[];
}

function place(tree: YamlTree, problem: Problem): PlacedProblem {
  return { ...tree.locate(problem), message: showProblem(problem) };
}

/** One open bracket is reported once for each level that it leaves open. */
function withoutRepeats(problems: readonly PlacedProblem[]): PlacedProblem[] {
  const places = new Map(
    problems.map((problem) => [`${problem.line}:${problem.column} ${problem.message}`, problem]),
  );
  return [...places.values()];
}

function refuse(path: string, problems: readonly PlacedProblem[]): never {
  const sorted = withoutRepeats(problems).toSorted((a, b) => a.line - b.line || a.column - b.column);
  const lines = sorted
    .slice(0, MOST_SHOWN)
    .map(({ line, column, message }) => `${line}:${column} ${message}`);
  const [first] = sorted;
  const rest = sorted.length > MOST_SHOWN ? [`… and ${sorted.length - MOST_SHOWN} more`] : [];
  const message =
    sorted.length === 1
      ? (first?.message ?? '')
      : `${sorted.length} problems\n${[...lines, ...rest].join('\n')}`;
  throw new AssayError('malformed', message, {
    where: `${path}:${first?.line ?? 1}:${first?.column ?? 1}`,
    hint: 'correct the file; `assay config --explain` shows every value that it sets',
  });
}

function checkReferences({ graph, sources, grounding }: Configuration): Problem[] {
  const types = graph?.types ?? {};
  return [
    ...checkVocabulary(types),
    ...checkLoad(graph?.load ?? [], types),
    ...checkSources(sources, types),
    ...checkGrounding(grounding),
  ];
}

/** Reads the text of a configuration file. Throws `AssayError` (malformed) with line, column and path of each problem. */
export function parseConfiguration({ path, text }: ConfigurationText): ParsedConfiguration {
  const tree = readYaml(text);
  if (tree.problems.length > 0) refuse(path, tree.problems);
  const shape = checkShape(tree.value);
  if ('problems' in shape)
    return refuse(
      path,
      shape.problems.map((problem) => place(tree, problem)),
    );
  const { configuration } = shape;
  const problems = checkReferences(configuration);
  if (problems.length > 0)
    refuse(
      path,
      problems.map((problem) => place(tree, problem)),
    );
  const doubts = [
    ...findAmbiguousLabels(configuration.graph?.types ?? {}),
    ...findUnknownUnits(configuration),
  ];
  const warnings = doubts.map((problem) => place(tree, problem));
  return { configuration, value: tree.value, locate: tree.locate, warnings };
}
