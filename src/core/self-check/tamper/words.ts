const WORD = /[A-Za-z_$][\w$]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;

/** Names and written texts of source code, each once; texts in double quotes. */
export function wordsOf(code: string): Set<string> {
  return new Set(
    Array.from(code.matchAll(WORD), ([word]) => (word.startsWith("'") ? `"${word.slice(1, -1)}"` : word)),
  );
}
