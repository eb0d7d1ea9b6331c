import type { CodeObject, CodePart } from '../../contract/code-object.ts';
import type { FieldedDocument } from './fielded-document.ts';

const LONGEST = 4000;

function partText({ name, type }: CodePart): string {
  return type === null || type === '' ? name : name === '' ? type : `${name}: ${type}`;
}

function summary(word: string, parts: readonly CodePart[] | null): string[] {
  if (parts === null || parts.length === 0) return [];
  const told = parts.map(partText).filter((text) => text !== '');
  return told.length === 0 ? [] : [`${word}: ${told.join(', ')}`];
}

/** Params, returns, fields and exports, a line each. */
function partsText({ exports, metadata }: CodeObject): string {
  const lines = [
    ...summary('params', metadata.params_json),
    ...summary('returns', metadata.returns_json),
    ...summary('fields', metadata.fields_json),
    ...(exports.length === 0 ? [] : [`exports: ${exports.join(', ')}`]),
  ];
  return lines.join('\n');
}

/** What a CBO says of itself: doc, signature, and its parts. */
function objectText(object: CodeObject): string {
  const lines = [object.doc, object.signature, partsText(object)];
  return lines
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, LONGEST);
}

function documentOf(object: CodeObject, chunk: number): FieldedDocument {
  const { id, kind, name, doc, signature, file_path: path, metadata } = object;
  const { language, start_line, end_line } = metadata;
  return {
    document: {
      id: id.replace(/^cbo/, 'doc'),
      kind: kind.startsWith('schema.') ? 'schema' : 'code',
      path,
      chunk,
      cbo_id: id,
      title: name,
      content: objectText(object),
      start_line,
      end_line,
      metadata: { language, kind },
    },
    fields: { title: name, path, doc, signature, content: partsText(object) },
  };
}

/** A document for each CBO of a file, in their order. */
export function codeDocuments(objects: readonly CodeObject[]): FieldedDocument[] {
  return objects.map(documentOf);
}
