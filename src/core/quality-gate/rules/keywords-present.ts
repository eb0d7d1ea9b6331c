import { termsOf } from '../../language/terms.ts';
import { languageOfText } from '../../language/text-language.ts';
import { askedKeywords } from './asked-keywords.ts';
import type { Decision, Material } from './decision.ts';
import { koreanWordIn } from './korean-word-in.ts';
import { RULE_WORDS } from './rule-words.ts';

const HANGUL = /[가-힣]/u;

/** What of an answer keywords are looked for in. */
interface Searched {
  readonly text: string;
  readonly lower: string;
  readonly stems: string;
}

function stemsOf(text: string): string {
  return termsOf(text)
    .map(({ stem }) => stem)
    .join(' ');
}

const LATIN = /[a-z]/u;

/** As a word of its own; Korean particles may follow. */
function standsAlone(word: string, text: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!LATIN.test(text[at - 1] ?? ' ') && !LATIN.test(text[at + word.length] ?? ' ')) return true;
  return false;
}

/** Whether a keyword is there; null where it is unsure. Latin by whole words, inflected or not. */
function isThere(keyword: string, { text, lower, stems }: Searched): boolean | null {
  if (HANGUL.test(keyword)) return koreanWordIn(keyword, text);
  const wanted = stemsOf(keyword);
  return standsAlone(keyword.toLowerCase(), lower) || (wanted !== '' && ` ${stems} `.includes(` ${wanted} `));
}

/** QG6: the keywords that were asked for stand in the answer. One in the other language may have been translated: unsure. */
export function keywordsPresent(material: Material): Decision | null {
  const { answer, lang } = material;
  const asked = askedKeywords(material);
  if (asked.length === 0) return null;
  const searched = { text: answer, lower: answer.toLowerCase(), stems: stemsOf(answer) };
  const found = asked.map((keyword) => ({ keyword, there: isThere(keyword, searched) }));
  const words = RULE_WORDS[lang];
  if (found.every(({ there }) => there === true)) return { passed: true, note: words.keywords(asked) };
  const missing = found.flatMap(({ keyword, there }) => (there === false ? [keyword] : []));
  const isKorean = languageOfText(answer) === 'ko';
  if (missing.length === 0 || missing.some((keyword) => HANGUL.test(keyword) !== isKorean)) return null;
  if (found.some(({ there }) => there === true)) return { passed: null, note: words.noKeywords(missing) };
  return missing.length < asked.length ? null : { passed: false, note: words.noKeywords(missing) };
}
