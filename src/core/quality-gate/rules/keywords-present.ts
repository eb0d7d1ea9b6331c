import { normaliseName } from '../../language/name-normalise.ts';
import { termsOf } from '../../language/terms.ts';
import { languageOfText } from '../../language/text-language.ts';
import { askedKeywords } from './asked-keywords.ts';
import type { Decision, Material } from './decision.ts';
import { RULE_WORDS } from './rule-words.ts';

const HANGUL = /[가-힣]/u;

/** What of an answer keywords are looked for in. */
interface Searched {
  readonly key: string;
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

/** Hangul inside longer words too, for particles follow it; Latin by whole words, inflected or not. */
function isThere(keyword: string, { key, lower, stems }: Searched): boolean {
  if (HANGUL.test(keyword)) return key.includes(normaliseName(keyword));
  const wanted = stemsOf(keyword);
  return standsAlone(keyword.toLowerCase(), lower) || (wanted !== '' && ` ${stems} `.includes(` ${wanted} `));
}

/** QG6: the keywords that were asked for stand in the answer. One in the other language may have been translated: unsure. */
export function keywordsPresent(material: Material): Decision | null {
  const { answer, lang } = material;
  const asked = askedKeywords(material);
  if (asked.length === 0) return null;
  const searched = { key: normaliseName(answer), lower: answer.toLowerCase(), stems: stemsOf(answer) };
  const missing = asked.filter((keyword) => !isThere(keyword, searched));
  const words = RULE_WORDS[lang];
  if (missing.length === 0) return { passed: true, note: words.keywords(asked) };
  const isKorean = languageOfText(answer) === 'ko';
  if (missing.some((keyword) => HANGUL.test(keyword) !== isKorean)) return null;
  return { passed: missing.length < asked.length ? null : false, note: words.noKeywords(missing) };
}
