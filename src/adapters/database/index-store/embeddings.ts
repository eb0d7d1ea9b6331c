import type { UnembeddedDocument } from '../../../contract/ports/index-store.ts';
import { ask } from '../ask.ts';
import type { Database } from '../database.ts';

/** How vectors are kept: by pgvector where the database has it, else as the bytes of 32-bit floats. */
export type VectorKind = 'vector' | 'bytea';

const KIND = `
  select t.typname from pg_attribute a join pg_type t on t.oid = a.atttypid
  where a.attrelid = to_regclass('document_vectors') and a.attname = 'embedding'`;
const WITHOUT = `
  select d.id, d.hash, d.title, d.content from vector_documents d
  where d.tenant_id = $1 and not exists (
    select from document_vectors v
    where v.tenant_id = d.tenant_id and v.document_id = d.id and v.model = $2 and v.hash = d.hash)
  order by d.id limit $3`;
/** Documents that left meanwhile are left out. */
const PUT = `
  insert into document_vectors (tenant_id, document_id, model, hash, embedding)
  select $1, t.id, $2, t.hash, t.embedding
  from unnest($3::text[], $4::text[], $5::text[]::KIND[]) as t(id, hash, embedding)
  join vector_documents d on d.tenant_id = $1 and d.id = t.id
  on conflict (tenant_id, model, document_id) do update set hash = excluded.hash, embedding = excluded.embedding`;
const NEAREST = `
  select v.document_id as id, 1 - (v.embedding <=> $3::vector) as score
  from document_vectors v
  join vector_documents d on d.tenant_id = v.tenant_id and d.id = v.document_id and d.hash = v.hash
  where v.tenant_id = $1 and v.model = $2 and vector_dims(v.embedding) = $5
  order by v.embedding <=> $3::vector, v.document_id limit $4`;
const PAGE = 4000;
const SCAN = `
  select v.document_id as id, v.embedding from document_vectors v
  join vector_documents d on d.tenant_id = v.tenant_id and d.id = v.document_id and d.hash = v.hash
  where v.tenant_id = $1 and v.model = $2 and v.document_id > $3 order by v.document_id limit ${PAGE}`;

export interface Scored {
  readonly id: string;
  readonly score: number;
}

const kinds = new WeakMap<Database, Promise<VectorKind>>();

async function readKind(database: Database): Promise<VectorKind> {
  const [row] = await ask<{ typname: string }>(database, KIND, []);
  return row?.typname === 'vector' ? 'vector' : 'bytea';
}

/** How this database keeps vectors; asked once. */
export function vectorKind(database: Database): Promise<VectorKind> {
  const known = kinds.get(database) ?? readKind(database);
  kinds.set(database, known);
  known.catch(() => kinds.delete(database));
  return known;
}

function written(vector: readonly number[], kind: VectorKind): string {
  if (kind === 'vector') return `[${vector.join(',')}]`;
  return `\\x${Buffer.from(Float32Array.from(vector).buffer).toString('hex')}`;
}

function isUsable(vector: readonly number[]): boolean {
  return vector.length > 0 && vector.every(Number.isFinite) && vector.some((value) => value !== 0);
}

/** Documents whose embedding is not there, or of an older text. */
export function withoutEmbedding(
  database: Database,
  tenant: string,
  model: string,
  limit: number,
): Promise<readonly UnembeddedDocument[]> {
  return ask<UnembeddedDocument & Record<string, unknown>>(database, WITHOUT, [tenant, model, limit]);
}

/** Vectors without a direction are left out: nothing is near to them. */
export async function putEmbeddings(
  database: Database,
  tenant: string,
  model: string,
  vectors: readonly { readonly id: string; readonly hash: string; readonly vector: readonly number[] }[],
): Promise<void> {
  const kind = await vectorKind(database);
  const usable = vectors.filter(({ vector }) => isUsable(vector));
  if (usable.length === 0) return;
  const columns = [usable.map(({ id }) => id), usable.map(({ hash }) => hash)];
  const texts = usable.map(({ vector }) => written(vector, kind));
  await ask(database, PUT.replace('KIND', kind), [tenant, model, ...columns, texts]);
}

function cosine(one: Float32Array, other: Float32Array): number {
  let product = 0;
  let ones = 0;
  let others = 0;
  for (let at = 0; at < one.length; at += 1) {
    const [a = 0, b = 0] = [one[at], other[at]];
    product += a * b;
    ones += a * a;
    others += b * b;
  }
  return product / Math.sqrt(ones * others);
}

function floats(bytes: Buffer): Float32Array {
  return new Float32Array(Uint8Array.from(bytes).buffer);
}

function bestFirst(a: Scored, b: Scored): number {
  return b.score - a.score || (a.id < b.id ? -1 : 1);
}

async function scan(
  database: Database,
  tenant: string,
  model: string,
  asked: Float32Array,
  limit: number,
): Promise<Scored[]> {
  let best: Scored[] = [];
  for (let after = ''; ; ) {
    const rows = await ask<{ id: string; embedding: Buffer }>(database, SCAN, [tenant, model, after]);
    const page = rows.map(({ id, embedding }) => ({ id, vector: floats(embedding) }));
    const same = page.filter(({ vector }) => vector.length === asked.length);
    const scored = same.map(({ id, vector }) => ({ id, score: cosine(asked, vector) }));
    best = [...best, ...scored].sort(bestFirst).slice(0, limit);
    if (rows.length < PAGE) return best;
    after = rows.at(-1)?.id ?? '';
  }
}

function between(score: number): number {
  return Math.min(1, Math.max(0, score));
}

/** By cosine similarity, exact, best first; equal ones by id. */
export async function nearest(
  database: Database,
  tenant: string,
  model: string,
  vector: readonly number[],
  limit: number,
): Promise<Scored[]> {
  if (!isUsable(vector)) return [];
  const found =
    (await vectorKind(database)) === 'bytea'
      ? await scan(database, tenant, model, Float32Array.from(vector), limit)
      : await ask<{ id: string; score: number }>(database, NEAREST, [
          tenant,
          model,
          `[${vector.join(',')}]`,
          limit,
          vector.length,
        ]);
  return found.map(({ id, score }) => ({ id, score: between(score) }));
}
