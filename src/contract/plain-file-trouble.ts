import { AssayError } from './assay-error.ts';

/** Of a pipe, a device or a socket, which may have no end, or never begin. */
export function noPlainFile(path: string): AssayError {
  return new AssayError('usage', 'is no plain file', {
    where: path,
    hint: 'name a plain file; what a command prints is saved to one first, or piped in where - is read',
  });
}
