import type { AskEvidence } from '../../../contract/ask-evidence.ts';
import type { UnlinkedSchema } from '../../../core/correction/causes/ask-facts.ts';
import { speaksOf } from '../../../core/correction/link/speaks-of.ts';
import type { AskPorts } from '../ask-ports.ts';
import { SCHEMA_TIES } from '../schema-ties.ts';
import type { QuestionTerms } from './question-terms.ts';

const MOST_NAMES = 20;
const MOST_TIES = 500;

/** LP12: the code that was found first, and things of a database that the question names beside it, where nothing ties them. */
export async function unlinkedSchema(
  index: AskPorts['index'],
  evidence: readonly AskEvidence[],
  hitIds: readonly string[],
  question: string,
  { names, words }: QuestionTerms,
): Promise<readonly UnlinkedSchema[]> {
  const code = (await index.objects(hitIds)).filter(
    ({ kind }) => !kind.startsWith('schema.') && kind !== 'module',
  );
  const shown = evidence.flatMap(({ object }) => (object === null ? [] : [object.name]));
  const first = code.find(({ name }) => shown.includes(name));
  if (first === undefined) return [];
  const asked = [...names, ...words.flat()].slice(0, MOST_NAMES);
  const found = asked.length === 0 ? [] : await index.objectsNamed(asked, MOST_NAMES);
  const schema = found.filter(({ kind }) => kind.startsWith('schema.'));
  if (schema.length === 0) return [];
  const ties = await index.relations([first.id], MOST_TIES);
  const tied = new Set(
    ties.filter(({ rel }) => SCHEMA_TIES.includes(rel)).flatMap(({ src_id, dst_id }) => [src_id, dst_id]),
  );
  return schema
    .filter(({ id, name }) => !tied.has(id) && speaksOf(question, first, name))
    .map(({ name }) => ({ code_symbol: first.name, schema_ref: name }));
}
