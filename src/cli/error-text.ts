import { AssayError } from '../contract/assay-error.ts';
import { plainText } from './plain-text.ts';

/** An error for a person: where, why, what to do. What Assay did not foresee is its own fault and says so. */
export function errorText(error: unknown, debug: boolean): string {
  const stack = debug && error instanceof Error ? `${error.stack ?? ''}\n` : '';
  if (error instanceof AssayError) {
    const where = error.where === undefined ? '' : `${plainText(error.where)}: `;
    const hint = error.hint === undefined ? '' : `  ${plainText(error.hint)}\n`;
    return `assay: ${where}${plainText(error.message)}\n${hint}${stack}`;
  }
  const why = error instanceof Error ? error.message : String(error);
  return `assay: ${plainText(why)}\n  this is a bug in Assay; ASSAY_DEBUG=1 shows where\n${stack}`;
}
