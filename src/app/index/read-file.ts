import { AssayError } from '../../contract/assay-error.ts';
import type { IndexedFile } from '../../contract/indexed-file.ts';
import { indexLanguage } from '../../contract/index-language.ts';
import type { IndexedContent } from '../../contract/ports/index-store.ts';
import type { FileContent, ListedFile } from '../../contract/ports/source-files.ts';
import { codeDocuments } from '../../core/indexing/code-documents.ts';
import { codeObjects } from '../../core/indexing/code-objects.ts';
import { sectionDocuments } from '../../core/indexing/section-documents.ts';
import { isGenerated } from '../../core/indexing/source-scope.ts';
import { type IndexContext, sha1 } from './index-context.ts';
import { withTerms } from './with-terms.ts';

/** What became of a file that was to be read. */
export type ReadFile =
  | { readonly kind: 'gone' }
  | { readonly kind: 'same'; readonly file: Pick<IndexedFile, 'path' | 'size' | 'modified'> }
  | {
      readonly kind: 'read';
      readonly content: IndexedContent;
      readonly text: string | null;
    };

type Text = Extract<FileContent, { readonly kind: 'text' }>;

function fileOf(
  listed: ListedFile,
  at: string,
  more: Partial<IndexedFile> & Pick<IndexedFile, 'status' | 'reason'>,
): IndexedFile {
  const language = indexLanguage(listed.path);
  return {
    ...listed,
    language,
    content_hash: '',
    detail: '',
    objects: 0,
    documents: 0,
    indexed_at: at,
    ...more,
  };
}

function skipped(
  listed: ListedFile,
  at: string,
  reason: NonNullable<IndexedFile['reason']>,
  detail: string,
  hash = '',
): ReadFile {
  const file = fileOf(listed, at, { status: 'skipped', reason, detail, content_hash: hash });
  return { kind: 'read', content: { file, links: null, objects: [], documents: [] }, text: null };
}

async function readSections(
  context: IndexContext,
  listed: ListedFile,
  content: Text,
  at: string,
): Promise<ReadFile> {
  const language = indexLanguage(listed.path);
  const sections = language === null ? null : await context.code.sections(listed.path, content.text);
  if (language === null || sections === null)
    return skipped(listed, at, 'unsupported', 'nothing reads this kind of file', content.hash);
  const documents = withTerms(sectionDocuments(listed.path, language, sections, sha1));
  const counts = { content_hash: content.hash, objects: 0, documents: documents.length };
  const file = fileOf(listed, at, { ...counts, status: 'indexed', reason: null });
  return {
    kind: 'read',
    content: { file, links: null, objects: [], documents },
    text: content.text,
  };
}

async function readParsed(
  context: IndexContext,
  listed: ListedFile,
  content: Text,
  at: string,
): Promise<ReadFile> {
  const [symbols] = await context.code.symbols([{ path: listed.path, text: content.text }]);
  if (symbols === undefined || symbols === null) return readSections(context, listed, content, at);
  const { objects, links } = codeObjects(symbols, sha1);
  const documents = withTerms(codeDocuments(objects));
  const [error] = symbols.errors;
  const file = fileOf(listed, at, {
    content_hash: content.hash,
    status: error === undefined ? 'indexed' : 'partial',
    reason: error === undefined ? null : 'syntax_errors',
    detail: error === undefined ? '' : `line ${error.line}: ${error.message}`,
    objects: objects.length,
    documents: documents.length,
  });
  return { kind: 'read', content: { file, links, objects, documents }, text: content.text };
}

async function readText(
  context: IndexContext,
  listed: ListedFile,
  content: Text,
  at: string,
): Promise<ReadFile> {
  if (isGenerated(listed.path, content.text))
    return skipped(listed, at, 'generated', 'is written by a program', content.hash);
  try {
    return await readParsed(context, listed, content, at);
  } catch (error) {
    if (!(error instanceof AssayError && error.code === 'timeout')) throw error;
    return skipped(listed, at, 'over_budget', error.message, content.hash);
  }
}

/** Reads a file for the index; `known` is how it stands there. Its text may hold anything. */
export async function readFile(
  context: IndexContext,
  listed: ListedFile,
  known: IndexedFile | undefined,
): Promise<ReadFile> {
  const at = context.clock.now();
  const { max_file_bytes } = context.settings;
  if (listed.size > max_file_bytes) return skipped(listed, at, 'too_large', `${listed.size} bytes`);
  const content = await context.files.read(listed.path, max_file_bytes);
  if (content.kind === 'trouble')
    return content.reason === 'gone' ? { kind: 'gone' } : skipped(listed, at, content.reason, content.detail);
  const seen = { path: listed.path, size: content.size, modified: content.modified };
  if (known !== undefined && known.content_hash === content.hash) return { kind: 'same', file: seen };
  return readText(context, seen, content, at);
}
