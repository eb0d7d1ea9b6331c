import { hasHangul } from '../language/script.ts';
/** A name of code that a question mentions. */
export interface Mention {
  /** Without the ending of a file and the parentheses of a call. */
  readonly name: string;
  /** False where it may as well be a plain word: then only a name of the very same letters is meant. */
  readonly isSure: boolean;
}

const QUOTED = /`([^`\n]{1,200})`/g;
/** Latin letters, digits, and what joins them in names and paths. */
const WORD = /[A-Za-z_$][\w$]*(?:[./:#-]+[\w$]+)*(?:\(\))?/g;
const ENDING = /\.(?:[cm]?[jt]sx?|py|java|go|sql|prisma|mdx?|markdown|txt|html?|json|ya?ml)$/i;
/** Written as no plain word is: `camelCase`, `snake_case`, `Class.method`, `mod::name`, `call()`. */
const JOINED = /[a-z0-9][A-Z]|[A-Za-z0-9]_[A-Za-z0-9]|^_+[A-Za-z]|\w\w(?:[.#]|::)\w\w|\(\)$/;
const SENTENCE_START = /(?:^|[.!?]\s+|\n\s*)$/;
/** Names that a question may mention. */
const MOST = 24;

/** The names of code that a question mentions, sure ones first, each once. */
export function mentionsOf(question: string): Mention[] {
  const found = new Map<string, Mention>();
  const isKorean = hasHangul(question);
  for (const [, quoted = ''] of question.matchAll(QUOTED)) note(found, quoted.trim(), true);
  for (const match of question.matchAll(WORD)) {
    const [word] = match;
    if (JOINED.test(word) || ENDING.test(word)) note(found, word, true);
    else if (mayBeName(word, question.slice(Math.max(0, match.index - 8), match.index), isKorean))
      note(found, word, false);
  }
  return [...found.values()].sort((one, other) => Number(other.isSure) - Number(one.isSure)).slice(0, MOST);
}

function note(found: Map<string, Mention>, written: string, isSure: boolean): void {
  const name = written
    .replace(/\(.*\)$/, '')
    .replace(ENDING, '')
    .replaceAll('#', '.')
    .replace(/^\.?\//, '');
  if (name === '' || /\s/.test(name)) return;
  found.set(name, { name, isSure: isSure || found.get(name)?.isSure === true });
}

/** `Stores` within an English sentence, any Latin word within a Korean one, `text-index`, `core/verify`. */
function mayBeName(word: string, before: string, isKorean: boolean): boolean {
  if (isKorean || /[-/]/.test(word)) return true;
  return /^[A-Z][a-z]/.test(word) && !SENTENCE_START.test(before);
}
