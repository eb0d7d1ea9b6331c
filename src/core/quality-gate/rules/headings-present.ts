import { sentences } from '../../language/sentences.ts';
import type { Decision, Material } from './decision.ts';
import { RULE_WORDS } from './rule-words.ts';

/** So long a text without any heading is no structured Markdown. */
const LONG = 500;
/** What stands for a heading in other notations: a line in bold, a tag, a numbered or bracketed title. */
const LIKE_A_HEADING =
  /^[ \t]*(?:\*\*[^*\n]+\*\*:?|__[^_\n]+__:?|<h[1-6]\b[^\n]*|[【[［][^\]】］\n]{1,40}[\]】］]|(?:\d{1,2}|[IVXⅠ-Ⅻ]{1,4}|[가-하])[.)] [^\n.!?。]{1,40})[ \t]*$/mu;

/** A short line by itself, without the stop of a sentence. */
const LINE_ALONE = /(?:^|\n[ \t]*\n)[ \t]*(?![-*+>|#])[^\n.!?。:]{0,39}\p{L}[^\n.!?。:]{0,3}\n[ \t]*\n/u;

function titlesOf(text: string): string[] {
  return sentences(text)
    .filter(({ kind }) => kind === 'heading')
    .map(({ body, end }) => text.slice(body, end).replace(/[ \t]*#+$/u, ''))
    .filter((title) => /[\p{L}\p{N}]/u.test(title));
}

/** QG5: headings of Markdown. A long text without one, or anything like it, has none; a short one may need none. */
export function headingsPresent({ answer, lang }: Material): Decision | null {
  const words = RULE_WORDS[lang];
  const titles = titlesOf(answer);
  if (titles.length > 0) return { passed: true, note: words.headings(titles) };
  if (answer.trim().length < LONG || LIKE_A_HEADING.test(answer) || LINE_ALONE.test(answer)) return null;
  return { passed: false, note: words.noHeadings([]) };
}
