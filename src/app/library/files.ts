import { AssayError } from '../../contract/assay-error.ts';
import { toldWholeNow } from './told-whole.ts';

const PATHS = Symbol('files');

/** Files as evidence, read when an answer is verified. No JSON can say it: only `files(…)` makes one. */
export interface EvidenceFiles {
  readonly [PATHS]: readonly string[];
}

function refuseNone(): never {
  throw new AssayError('usage', 'names no path', { where: 'files', hint: "name one: files('docs')" });
}

/**
 * Evidence out of files, folders and patterns, relative to the verifier's folder: `files('handbook.pdf', 'docs')`. PDF
 * and DOCX are read by the packages `unpdf` and `mammoth`. Never name a path here that an AI or a request gave you.
 */
export function files(...paths: readonly string[]): EvidenceFiles {
  if (paths.length === 0) toldWholeNow(refuseNone);
  return { [PATHS]: paths };
}

/** The paths of files that are given as evidence; null for any other piece. */
export function pathsOf(given: unknown): readonly string[] | null {
  return typeof given === 'object' && given !== null && PATHS in given
    ? (given as EvidenceFiles)[PATHS]
    : null;
}
