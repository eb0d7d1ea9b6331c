import type { CodeObject } from './code-object.ts';
import type { VectorDocument } from './indexed-file.ts';
import type { EvidenceSource } from './retrieved.ts';

/** A symbol as far as an answer quotes it. */
export interface QuotedObject extends Pick<CodeObject, 'kind' | 'name' | 'signature' | 'doc'> {
  /** Things of a database that it is tied to: `uses_schema: invoices`. */
  readonly ties?: readonly string[];
}

/** A passage that an answer may rest on, as it is numbered for the writer. */
export interface AskEvidence {
  /** From 1; `[n]` in an answer leads to it. */
  readonly number: number;
  readonly document_id: string;
  readonly kind: VectorDocument['kind'];
  readonly source: EvidenceSource;
  readonly title: string;
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  /** As it stands in the index. */
  readonly text: string;
  /** True where there was no room for all of it. */
  readonly cut: boolean;
  /** The symbol that it speaks of; null for other passages. */
  readonly object: QuotedObject | null;
}

/** `src/a.ts:10-20`, as a citation names a place. */
export function placeOf({ path, start_line, end_line }: AskEvidence): string {
  return `${path}:${start_line}-${end_line}`;
}
