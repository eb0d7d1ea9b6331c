import type { Language } from '../../contract/language.ts';
import type { Wording } from '../mcp-context.ts';
import { MCP_WORDS, type McpWords } from '../mcp-words.ts';

const LONGEST = 400;
const MOST = 20;

/** How the text of a result is written: words, and what others wrote on one line of bounded length. */
export interface Writing {
  readonly words: McpWords;
  readonly language: Language;
  readonly wording: Wording;
  readonly plain: (text: string) => string;
}

export function writingIn(language: Language, wording: Wording): Writing {
  return {
    words: MCP_WORDS[language],
    language,
    wording,
    plain: (text) => {
      const line = wording.plain(text).trim();
      return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
    },
  };
}

/** Items numbered under a title, at most twenty; nothing where there are none. */
export function section(
  title: string,
  items: readonly (readonly string[])[],
  { words }: Pick<Writing, 'words'>,
): string[] {
  if (items.length === 0) return [];
  const numbered = items
    .slice(0, MOST)
    .flatMap(([first = '', ...more], at) => [`${at + 1}. ${first}`, ...more.map((line) => `   ${line}`)]);
  const left = items.length - MOST;
  return ['', `${title}:`, ...numbered, ...(left > 0 ? [words.more(left)] : [])];
}
