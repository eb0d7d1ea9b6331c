import { type CustomTypesConfig, type PoolClient, types } from 'pg';
import { heldValue, storedJsonText, storedText } from './stored-text.ts';

type Parse = (raw: string) => unknown;

/** What comes back, as it was given. */
export const heldTypes: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) => {
    const parse: Parse = types.getTypeParser(oid, format as 'text');
    return format === 'binary'
      ? parse
      : (raw: string): unknown => (raw.includes('\ufdd0') ? heldValue(parse(raw)) : parse(raw));
  },
};

function isJson(value: unknown): value is { readonly toPostgres?: () => unknown } {
  if (typeof value !== 'object' || value === null) return false;
  return !(value instanceof Date) && !ArrayBuffer.isView(value);
}

/** A parameter as Postgres can hold it: an object is JSON, an array one of Postgres. */
function storedValue(value: unknown): unknown {
  if (typeof value === 'string') return storedText(value);
  if (Array.isArray(value)) return value.map(storedValue);
  if (!isJson(value)) return value;
  const json = value.toPostgres === undefined ? JSON.stringify(value) : value.toPostgres();
  return typeof json === 'string' ? storedJsonText(json) : json;
}

type Query = (...given: unknown[]) => unknown;

/** Puts the codec before every query of a new connection, whoever asks it: the pool, a transaction, a library. */
export function encodeQueries(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  const encoded: Query = (first, second, ...rest) => {
    const values = Array.isArray(second) ? second.map(storedValue) : second;
    const inner = (first as { values?: unknown } | null)?.values;
    const asked = Array.isArray(inner) ? { ...(first as object), values: inner.map(storedValue) } : first;
    return query(asked, values, ...rest);
  };
  client.query = encoded as PoolClient['query'];
}
