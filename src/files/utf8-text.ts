import { AssayError } from '../contract/assay-error.ts';

/** Most of the letters of a text that is read as what it is. */
const MOST = 0.5;
const LAST_ASCII = 0x7f;
const LOOKED_AT = 4096;

/** By its mark; without one by its zeros: every other byte of Latin letters. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const some = bytes.subarray(0, LOOKED_AT);
  const zeros = (odd: number): number => some.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  return Math.max(zeros(0), zeros(1)) * 2 > some.length * MOST;
}

/** Korean of Windows: nearly every sign beyond ASCII is Hangul; the last may be cut off. */
function isCp949(bytes: Uint8Array): boolean {
  const from = bytes.findIndex((byte) => byte > LAST_ASCII);
  const some = new TextDecoder('euc-kr').decode(bytes.subarray(from, from + LOOKED_AT));
  const beyond = [...some.replaceAll(/\p{ASCII}/gu, '')];
  const hangul = beyond.filter((sign) => /\p{Script=Hangul}/u.test(sign)).length;
  const torn = beyond.filter((sign) => sign === '\ufffd').length;
  return torn <= 1 && hangul > beyond.length * MOST;
}

function encodingOf(bytes: Uint8Array): string | null {
  if (isUtf16(bytes)) return 'UTF-16';
  return isCp949(bytes) ? 'CP949' : null;
}

/** The error for bytes that are not UTF-8: in which encoding they seem to be, and how they become UTF-8. */
export function notUtf8(bytes: Uint8Array, where: string, cause?: unknown): AssayError {
  const encoding = encodingOf(bytes);
  const how = encoding === null ? '' : ` (iconv -f ${encoding} -t UTF-8; in Excel: CSV UTF-8)`;
  return new AssayError('malformed', `is not UTF-8 text${encoding === null ? '' : `, but ${encoding}`}`, {
    where,
    hint: `save it as UTF-8${how}`,
    cause,
  });
}

/** True for bytes that are no text, though UTF-8 allows them: no text has the character of zeros. */
export function holdsZero(bytes: Uint8Array): boolean {
  return bytes.includes(0);
}

/** The text of these bytes, without a byte order mark. Throws `AssayError` malformed where they are not UTF-8 text. */
export function utf8Text(bytes: Uint8Array, where: string): string {
  if (holdsZero(bytes)) throw notUtf8(bytes, where);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw notUtf8(bytes, where, error);
  }
}
