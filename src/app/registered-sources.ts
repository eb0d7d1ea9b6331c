import { AssayError } from '../contract/assay-error.ts';
import type { Configuration } from '../contract/configuration.ts';
import type { Fact } from '../contract/fact.ts';
import type { AbortSignalLike } from '../contract/ports/knowledge-graph.ts';
import type { SourceQuestion, SourceReader } from '../contract/ports/source-reader.ts';
import type { TableSource } from '../contract/source-definition.ts';

/** Reads the rows of a table whose id column is one of the ids; `entity_id` is what that column says. */
export type TableReader = (
  definition: TableSource,
  ids: readonly string[],
  signal: AbortSignalLike | undefined,
) => Promise<readonly Fact[]>;

function definitionOf(configuration: Configuration, source: string): TableSource {
  const definition = Object.hasOwn(configuration.sources, source) ? configuration.sources[source] : undefined;
  if (definition?.kind === 'table') return definition;
  throw new AssayError('not_found', 'is no registered table source', { where: source });
}

/** The facts of one question, under the entity and the source that it names. */
function answerTo(
  question: SourceQuestion,
  facts: readonly Fact[],
  normalise: (name: string) => string,
): Fact[] {
  const keys = new Set(question.keys.map(normalise));
  return facts
    .filter((fact) => keys.has(normalise(fact.entity_id)))
    .map((fact) => ({
      ...fact,
      entity_type: question.type,
      entity_id: question.id,
      source: question.source,
    }));
}

/** The table sources of a configuration: each is read once for all questions to it. */
export function registeredSources(
  configuration: Configuration,
  read: TableReader,
  normalise: (name: string) => string,
): SourceReader {
  return {
    async ask(questions, signal) {
      const answers: Fact[] = [];
      for (const source of new Set(questions.map((question) => question.source))) {
        const own = questions.filter((question) => question.source === source);
        const definition = definitionOf(configuration, source);
        const facts = await read(definition, [...new Set(own.flatMap(({ keys }) => keys))], signal);
        answers.push(...own.flatMap((question) => answerTo(question, facts, normalise)));
      }
      return answers;
    },
  };
}
