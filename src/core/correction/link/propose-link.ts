import type { CodeObject } from '../../../contract/code-object.ts';
import type { SchemaTie } from '../../../contract/suggestion-details.ts';

/** A tie between code and a thing of a database, with what speaks for it. */
export interface ProposedLink {
  readonly code: CodeObject;
  readonly schema: CodeObject;
  readonly rel: SchemaTie;
  /** Names of fields that both have, as the schema writes them. */
  readonly shared: readonly string[];
}

const SHAPES: readonly CodeObject['kind'][] = ['class', 'interface', 'type'];

function leafOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** `userId`, `user_id` and `USER-ID` are one name. */
function plain(name: string): string {
  return leafOf(name)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** `Categories` and `category` are one name. */
function singular(name: string): string {
  const word = plain(name);
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/u.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function partsOf({ metadata }: CodeObject): readonly string[] {
  return (metadata.fields_json ?? metadata.params_json ?? []).map(({ name }) => plain(name));
}

function link(code: CodeObject, schema: CodeObject): ProposedLink {
  const parts = new Set(partsOf(code));
  const columns = schema.metadata.fields_json ?? [];
  const shared = columns
    .map(({ name }) => name)
    .filter((name) => plain(name) !== 'id' && parts.has(plain(name)));
  const isNamesake = singular(code.name) === singular(schema.name);
  const isAlike = shared.length >= 2 && shared.length * 2 >= parts.size;
  const implementing = SHAPES.includes(code.kind) && (isNamesake || isAlike);
  return { code, schema, rel: implementing ? 'implements_schema' : 'uses_schema', shared };
}

/** A column or field that leads to the other end: `order_id` to `orders`. */
function leads(parts: Iterable<string>, to: string): boolean {
  return [...parts].some((part) => part.endsWith('id') && part.slice(0, -2) === singular(to));
}

/**
 * FB25: whether fields speak for a tie: of things that have any, the same name, a field in common beside `id`, or one that
 * leads to the other. Nothing can be said of what has none.
 */
export function isFounded({ code, schema, shared }: ProposedLink): boolean {
  const parts = partsOf(code);
  if (!SHAPES.includes(code.kind) || parts.length === 0) return true;
  if (shared.length > 0 || singular(code.name) === singular(schema.name)) return true;
  const columns = (schema.metadata.fields_json ?? []).map(({ name }) => plain(name));
  return leads(parts, schema.name) || leads(columns, code.name);
}

/**
 * FB21: of all pairs the one that most speaks for: the same name first, then the most fields that both have; else the first.
 * Null where an end is missing.
 */
export function proposeLink(
  codes: readonly CodeObject[],
  schemas: readonly CodeObject[],
): ProposedLink | null {
  const pairs = codes.flatMap((code) => schemas.map((schema) => link(code, schema)));
  const weight = ({ code, schema, shared }: ProposedLink): number =>
    (singular(code.name) === singular(schema.name) ? 1000 : 0) + shared.length;
  return pairs.toSorted((one, other) => weight(other) - weight(one))[0] ?? null;
}

/** What a tie rests on, as text: while it stays, so does what a person decided on. */
export function linkBase({ code, schema }: Pick<ProposedLink, 'code' | 'schema'>): string {
  const said = ({ id, signature, metadata }: CodeObject): unknown => [
    id,
    signature,
    metadata.fields_json,
    metadata.params_json,
  ];
  return JSON.stringify([said(code), said(schema)]);
}
