import type { DocumentSection, IndexLanguage } from '../../contract/code-object.ts';
import { readRaised } from '../language/html-raised.ts';
import type { Sha1 } from './cbo-id.ts';
import type { FieldedDocument } from './fielded-document.ts';
import { baseOf } from './paths.ts';

function withoutTags({ headings, text, ...lines }: DocumentSection): DocumentSection {
  return { headings: headings.map(readRaised), text: readRaised(text), ...lines };
}

/** A document for each passage; its title is the headings above it, else the name of the file. */
export function sectionDocuments(
  path: string,
  language: IndexLanguage,
  sections: readonly DocumentSection[],
  sha1: Sha1,
): FieldedDocument[] {
  const read = language === 'html' ? sections.map(withoutTags) : sections;
  return read.map(({ headings, text, start_line, end_line }, chunk) => ({
    document: {
      id: `doc_${sha1(`section|${path}|${chunk}`)}`,
      kind: 'section',
      path,
      chunk,
      cbo_id: null,
      title: headings.length === 0 ? baseOf(path) : headings.join(' › '),
      content: text,
      start_line,
      end_line,
      metadata: { language },
    },
    fields: {
      title: headings.at(-1) ?? baseOf(path),
      path,
      headings: headings.slice(0, -1).join(' '),
      content: text,
    },
  }));
}
