import type { ModuleFacts } from '../../contract/syntax.ts';

type Read = (path: string, text: string) => Promise<ModuleFacts | null>;

interface Remembered {
  readonly text: string;
  readonly facts: Promise<ModuleFacts | null>;
}

/** Characters of source text whose facts are kept. */
const MOST_CHARACTERS = 64_000_000;

/**
 * Reads each text of a path once: the facts are those of before where the text is the same. The oldest are forgotten
 * when the texts together grow beyond `most` characters.
 */
export function rememberModules(read: Read, most: number = MOST_CHARACTERS): Read {
  const known = new Map<string, Remembered>();
  let held = 0;
  const forget = (path: string): void => {
    held -= known.get(path)?.text.length ?? 0;
    known.delete(path);
  };
  return (path, text) => {
    const found = known.get(path);
    if (found?.text === text) return found.facts;
    forget(path);
    const facts = read(path, text);
    known.set(path, { text, facts });
    held += text.length;
    for (const oldest of known.keys()) {
      if (held <= most) break;
      forget(oldest);
    }
    return facts;
  };
}
