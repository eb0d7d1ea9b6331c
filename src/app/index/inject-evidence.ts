import { AssayError } from '../../contract/assay-error.ts';
import type { VectorDocument } from '../../contract/indexed-file.ts';
import { documentTerms } from '../../core/retrieval/document-terms.ts';
import { embedDocuments } from './embed-documents.ts';
import { type IndexContext, sha1 } from './index-context.ts';
import { pathInHome } from './index-file.ts';

/** A piece of evidence to be put into the index; its `id` names the file that it stands in: `path`, `path:3-9`, `path#why`. */
export interface Evidence {
  readonly id: string;
  readonly kind: string;
  readonly content: string;
}

export interface InjectedEvidence {
  readonly document: VectorDocument;
  /** False where it stood there so already. */
  readonly added: boolean;
}

function refused(id: string, why: string, hint: string): AssayError {
  return new AssayError('usage', why, { where: id, hint });
}

/** The path in an id. */
function pathOf(id: string): string {
  const mark = id.indexOf('#');
  return mark < 0 ? id.replace(/:\d{1,9}(?:-\d{1,9})?$/, '') : id.slice(0, mark);
}

/** Lines of the first place where the content stands, from 1. */
function linesOf(text: string, content: string, at: number): { start_line: number; end_line: number } {
  const start_line = text.slice(0, at).split('\n').length;
  return { start_line, end_line: start_line + content.replace(/\n$/, '').split('\n').length - 1 };
}

/** Id of the document of a piece of evidence. */
export function evidenceDocument(id: string): string {
  return `doc_${sha1(`evidence|${id}`)}`;
}

async function documentOf(context: IndexContext, { id, kind, content }: Evidence): Promise<VectorDocument> {
  if (kind !== 'local_file')
    throw refused(
      id,
      'only evidence from a file can be injected',
      'give the kind local_file, and text of the file',
    );
  const path = pathInHome(context, pathOf(id));
  const there = (await context.files.list(path)).some((file) => file.path === path);
  const file = there ? await context.files.read(path, context.settings.max_file_bytes) : null;
  if (file?.kind !== 'text')
    throw refused(
      id,
      'names no file that can be read',
      'begin the id with a path below the folder that is indexed',
    );
  const at = content.trim() === '' ? -1 : file.text.indexOf(content);
  if (at < 0)
    throw refused(id, 'does not stand in the file that it names', 'give text of the file, letter for letter');
  return {
    id: evidenceDocument(id),
    kind: 'local_file',
    path,
    chunk: 0,
    cbo_id: null,
    title: id,
    content,
    ...linesOf(file.text, content, at),
    metadata: { injected: true, evidence_id: id, kind, content_hash: file.hash },
  };
}

/**
 * Puts a passage of a file into the index, tagged, once by its id. It leaves when its file no longer holds it.
 * Rejects with `AssayError` (usage) where the content does not stand in the file verbatim.
 */
export async function injectEvidence(context: IndexContext, evidence: Evidence): Promise<InjectedEvidence> {
  const document = await documentOf(context, evidence);
  const { title, path, content } = document;
  const terms = documentTerms({ title, path, content });
  const added = await context.store.putDocument({ ...document, terms });
  await embedDocuments(context);
  return { document, added };
}
