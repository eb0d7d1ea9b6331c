import { AssayError } from '../../contract/assay-error.ts';
import { toldWholeNow } from './told-whole.ts';

const PATHS = Symbol('files');

/** Files as evidence, read when an answer is verified. No JSON can say it: only `files(…)` makes one. */
export interface EvidenceFiles {
  readonly [PATHS]: readonly string[];
}

function refuseWrong(paths: readonly unknown[]): void {
  const hint = "name one: files('docs')";
  if (paths.length === 0) throw new AssayError('usage', 'names no path', { where: 'files', hint });
  const wrong = paths.findIndex((path) => typeof path !== 'string' || path === '');
  if (wrong >= 0)
    throw new AssayError('usage', 'expected a path as text', {
      where: `files: ${wrong + 1}`,
      hint: "give each by itself: files('handbook.md', 'docs')",
    });
}

/**
 * Evidence out of files, folders and patterns, relative to the verifier's folder: `files('handbook.pdf', 'docs')`. PDF
 * and DOCX are read by the packages `unpdf` and `mammoth`. Never name a path here that an AI or a request gave you.
 */
export function files(...paths: readonly string[]): EvidenceFiles {
  toldWholeNow(() => refuseWrong(paths));
  return { [PATHS]: paths };
}

/** The paths of files that are given as evidence; null for any other piece. */
export function pathsOf(given: unknown): readonly string[] | null {
  return typeof given === 'object' && given !== null && PATHS in given
    ? (given as EvidenceFiles)[PATHS]
    : null;
}
