import { sentences } from '../../language/sentences.ts';
import type { Decision, Material } from './decision.ts';
import { saysNone } from './says-none.ts';
import { RULE_WORDS } from './rule-words.ts';
import { withoutComments } from './without-comments.ts';

/** So long a text without any heading is no structured Markdown. */
const LONG = 500;
/** What stands for a heading in other notations: a line in bold, a tag, a numbered or bracketed title. */
const LIKE_A_HEADING =
  /^[ \t]*(?:<h[1-6]\b.*|(?:\*\*[^*\n\r\u2028\u2029]+\*\*:?|__[^_\n\r\u2028\u2029]+__:?|[【[［][^\]】］\n]{1,40}[\]】］]|(?:\d{1,2}|[IVXⅠ-Ⅻ]{1,4}|[가-하])[.)] [^\n.!?。]{1,40})[ \t]*$)/mu;

/** A short line by itself, without the stop of a sentence. */
const LINE_ALONE = /(?:^|\n[ \t]*\n)[ \t]*(?![-*+>|#])[^\n.!?。:]{0,39}\p{L}[^\n.!?。:]{0,3}\n[ \t]*\n/u;

/** Fields between two rules at the beginning of a text. */
const FRONT_MATTER = /^\s*---[ \t]*\n(?:[^\n]*\n){0,60}?(?:---|\.\.\.)[ \t]*(?:\n|$)/u;
/** `#Title`: a heading in the eyes of its writer, or the only tag of a line. */
const UNSPACED = /^ {0,3}#{1,6}[\p{L}\p{N}][^#\n.!?。]{0,79}$/mu;

interface Title {
  readonly words: string;
  /** By its own mark, or a line over `===`; a line over `---` may be a cell, a field, or prose above a rule. */
  readonly isPlain: boolean;
}

function isOver(text: string, end: number, rule: string): boolean {
  return text.slice(end).trimStart().startsWith(rule);
}

function titlesOf(text: string): Title[] {
  return sentences(text)
    .filter(({ kind }) => kind === 'heading')
    .map(({ start, body, end }) => {
      const words = text.slice(body, end).replace(/[ \t]*#+$/u, '');
      const isMarked = text.startsWith('#', start);
      return { words, isPlain: isMarked || isOver(text, end, '=') };
    })
    .filter(({ words }) => /[\p{L}\p{N}]/u.test(words));
}

/** QG5: headings of Markdown. A long text without one, or anything like it, has none; a short one may need none. */
export function headingsPresent({ answer, lang }: Material): Decision | null {
  const words = RULE_WORDS[lang];
  const text = withoutComments(answer).replace(FRONT_MATTER, '');
  const titles = titlesOf(text);
  const plain = titles.filter((title) => title.isPlain && !saysNone(title.words)).map((title) => title.words);
  if (plain.length > 0) return { passed: true, note: words.headings(plain) };
  if (titles.length > 0 || UNSPACED.test(text)) return null;
  if (text.trim().length < LONG || LIKE_A_HEADING.test(text) || LINE_ALONE.test(text)) return null;
  return { passed: false, note: words.noHeadings([]) };
}
