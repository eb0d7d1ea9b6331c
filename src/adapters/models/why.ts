const LONGEST = 300;
/** The runtime puts the place in its own source before what it has to say. */
const OWN_SOURCE = '/onnxruntime_src/';

/** The words of an error on one line, without control characters. */
export function whyOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const end = message.includes(OWN_SOURCE) ? message.lastIndexOf(') ') + 1 : 0;
  const line = message.slice(end).replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
  return line.trim().slice(0, LONGEST);
}
