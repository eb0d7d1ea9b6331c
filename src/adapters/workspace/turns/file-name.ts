const SHORT = 32;
/** As most hosts name their sessions; no two of them are one name, also where case is not told apart. */
const PLAIN = /^[0-9a-z][0-9a-z-]{7,63}$/;

/** A key as the name of a file. What makes hashes is loaded where one is needed: most calls of a hook need none. */
export function nameOf(key: string): string {
  if (PLAIN.test(key)) return key;
  const { createHash } = process.getBuiltinModule('node:crypto');
  return `_${createHash('sha256').update(key).digest('hex').slice(0, SHORT)}`;
}
