import type { TextLeftOut } from '../../../contract/work-change.ts';

/** The largest file whose text is given, in bytes. */
export const MOST_TEXT = 5_000_000;
const LOOKED_AT = 8000;

/** The text of a file, or why it is left out. A byte order mark stays, so that offsets are those of the file. */
export function decodeText(bytes: Uint8Array): { readonly text: string } | { readonly leftOut: TextLeftOut } {
  if (bytes.length > MOST_TEXT) return { leftOut: 'too_large' };
  if (bytes.subarray(0, LOOKED_AT).includes(0)) return { leftOut: 'binary' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { leftOut: 'not_utf8' };
  }
}
