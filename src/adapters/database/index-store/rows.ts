import type { CodeObject, CodeRelation } from '../../../contract/code-object.ts';
import type { IndexedFile, VectorDocument } from '../../../contract/indexed-file.ts';
import type { TermedDocument } from '../../../contract/ports/index-store.ts';

/** The part of a name behind its last dot or slash, without case, by which it is found. */
export function leafOf(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('/')) + 1).toLowerCase();
}

export const OBJECT_COLUMNS =
  'id text, kind text, name text, leaf text, file_path text, signature text, doc text, exports jsonb, imports jsonb, metadata jsonb';

export function objectRow({ metadata, ...object }: CodeObject): object {
  const { reachable: _, ...kept } = metadata;
  return { ...object, leaf: leafOf(object.name), metadata: kept };
}

export const RELATION_COLUMNS = 'src_id text, dst_id text, rel text, metadata jsonb, file_path text';

export function relationRow(relation: CodeRelation, path: string): object {
  return { ...relation, file_path: path };
}

export const DOCUMENT_COLUMNS =
  'id text, kind text, path text, chunk integer, cbo_id text, title text, content text, start_line integer, end_line integer, metadata jsonb, terms text';

export function documentRow(document: TermedDocument): object {
  return document;
}

export const FILE_COLUMNS =
  'path text, language text, content_hash text, size bigint, modified float8, status text, reason text, objects integer, documents integer, indexed_at timestamptz, links text, surface text, related boolean, detail text';

/** Columns of an `IndexedFile` as they are read; a big number comes as a string otherwise. */
export const READ_FILE =
  'path, language, content_hash, size::float8 as size, modified, status, reason, objects, documents, indexed_at, detail';

export type FileRow = Omit<IndexedFile, 'indexed_at'> & { readonly indexed_at: Date };

export function fileOf(row: FileRow): IndexedFile {
  return { ...row, indexed_at: row.indexed_at.toISOString() };
}

/** Reachability stands with the file: it changes without the file being read. */
export const READ_OBJECT = `
  o.id, o.kind, o.name, o.file_path, o.signature, o.doc, o.exports, o.imports,
  o.metadata || jsonb_build_object('reachable', f.reachable) as metadata
  from cbo_objects o join index_files f on f.tenant_id = o.tenant_id and f.path = o.file_path`;

export type ObjectRow = CodeObject & Record<string, unknown>;
export type RelationRow = CodeRelation & Record<string, unknown>;

export const READ_DOCUMENT =
  'id, kind, path, chunk, cbo_id, title, content, start_line, end_line, metadata from vector_documents';

export type DocumentRow = VectorDocument & Record<string, unknown>;
