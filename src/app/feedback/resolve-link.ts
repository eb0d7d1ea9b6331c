import { createHash } from 'node:crypto';
import { AssayError } from '../../contract/assay-error.ts';
import type { CodeObject, CodeRelation } from '../../contract/code-object.ts';
import type { FixSuggestion } from '../../contract/knowledge-gap.ts';
import type { IndexReader } from '../../contract/ports/index-store.ts';
import type { LinkDetails } from '../../contract/suggestion-details.ts';
import { linkBase, type ProposedLink, proposeLink } from '../../core/correction/link/propose-link.ts';

const MOST_NAMESAKES = 50;
const MOST_TIES = 1000;

type Index = Pick<IndexReader, 'objectsNamed' | 'relations'>;

export function isSchema({ kind }: CodeObject): boolean {
  return kind.startsWith('schema.');
}

/** The objects of a name that are of a database, or are not; whole names before parts of one. */
export async function objectsOfName(
  index: Pick<IndexReader, 'objectsNamed'>,
  name: string,
  of: 'code' | 'schema',
): Promise<readonly CodeObject[]> {
  const found = await index.objectsNamed([name], MOST_NAMESAKES);
  const fitting = found.filter((one) => isSchema(one) === (of === 'schema') && one.kind !== 'module');
  const whole = fitting.filter((one) => one.name.toLowerCase() === name.toLowerCase());
  return whole.length > 0 ? whole : fitting;
}

async function endsOf(
  index: Index,
  name: string,
  path: string | undefined,
  of: 'code' | 'schema',
): Promise<readonly CodeObject[]> {
  const found = await objectsOfName(index, name, of);
  const there = found.filter(({ file_path }) => path === undefined || file_path === path);
  if (there.length > 0) return there;
  const where = path === undefined ? name : `${path}: ${name}`;
  throw new AssayError('not_found', `nothing of this name is indexed as ${of}`, {
    where,
    hint: 'index its file, or edit the suggestion',
  });
}

/** FB21: the ends of a tie as the index has them. Rejects with `AssayError` not_found where one is missing. */
export async function resolveLink(index: Index, details: LinkDetails): Promise<ProposedLink> {
  const { code_symbol, schema_ref, code_path, schema_path, rel } = details;
  const codes = await endsOf(index, code_symbol, code_path, 'code');
  const schemas = await endsOf(index, schema_ref, schema_path, 'schema');
  const link = proposeLink(codes, schemas);
  if (link === null) throw new Error('both ends are there, and make no tie');
  return rel === undefined ? link : { ...link, rel };
}

/** Whether something ties the ends already, read from the code or approved. */
export async function isTied(index: Index, { code, schema }: ProposedLink): Promise<boolean> {
  const ties = await index.relations([code.id], MOST_TIES);
  return ties.some(
    ({ src_id, dst_id, rel }) => src_id === code.id && dst_id === schema.id && rel.endsWith('_schema'),
  );
}

/** What a person is told of a tie. */
export function detailsOf(
  { code, schema, rel, shared }: ProposedLink,
  reason: string,
): FixSuggestion['details'] {
  return {
    code_symbol: code.name,
    schema_ref: schema.name,
    reason,
    rel,
    code_path: code.file_path,
    schema_path: schema.file_path,
    shared: [...shared],
  };
}

export function baseHash(link: ProposedLink): string {
  return createHash('sha256').update(linkBase(link)).digest('hex');
}

/** The tie itself, tagged with the suggestion by which it was approved. */
export function relationOf({ code, schema, rel }: ProposedLink, suggestion: string): CodeRelation {
  const evidence = `${code.file_path}:${code.metadata.start_line}`;
  return { src_id: code.id, dst_id: schema.id, rel, metadata: { weight: 1, evidence, hop: 1, suggestion } };
}
