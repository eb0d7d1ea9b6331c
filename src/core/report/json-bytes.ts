import { utf8Bytes } from '../language/utf8-bytes.ts';

/** Bytes of a value as JSON. */
export function jsonBytes(value: unknown): number {
  return utf8Bytes(JSON.stringify(value) ?? '');
}
