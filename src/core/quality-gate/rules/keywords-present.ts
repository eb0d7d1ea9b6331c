import { termsOf } from '../../language/terms.ts';
import { languageOfText } from '../../language/text-language.ts';
import { askedKeywords } from './asked-keywords.ts';
import type { Decision, Material } from './decision.ts';
import { RULE_WORDS } from './rule-words.ts';
import { hasHangul } from '../../language/script.ts';
import { normaliseName } from '../../language/name-normalise.ts';
import { stripParticles } from '../../language/particle.ts';

const APART = String.raw`[\s\p{Pd}·・'"’”]*`;
/** What makes a verb, an adjective or a predicate of a noun. */
const PREDICATE =
  /^들?(?:하|한|할|함|합|해|했|되|된|될|됨|됩|돼|됐|시키|시킨|시켰|적|이다|이었|이에|이[며고자]|였|입니|인|임)/u;
/** Keywords that are verbs stand in other forms than their own. */
const VERB = /다$/u;

function follows(word: string, tail: string): boolean {
  const rest = tail.replace(/^들/u, '');
  if (rest === '' || stripParticles(word + rest).includes(word)) return true;
  return word.length > 1 && PREDICATE.test(tail);
}

/**
 * Whether a Korean word stands in a text: at the beginning of a word and with nothing behind it but a particle or what
 * makes a predicate of it. Null, unsure, where it is a part of longer words only (`회의` in `편집회의` and in `사회의`).
 */
function koreanWordIn(word: string, text: string): boolean | null {
  const key = normaliseName(word);
  if (key === '') return null;
  const letters = Array.from(key, (one) => one.replace(/[^\p{L}\p{N}]/u, String.raw`\$&`));
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${letters.join(APART)}([가-힣]*)`, 'giu');
  for (const [, tail = ''] of text.normalize('NFKC').matchAll(pattern)) if (follows(key, tail)) return true;
  return normaliseName(text).includes(key) || VERB.test(key) ? null : false;
}

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
  if (hasHangul(keyword)) return koreanWordIn(keyword, text);
  const wanted = stemsOf(keyword);
  return standsAlone(keyword.toLowerCase(), lower) || (wanted !== '' && ` ${stems} `.includes(` ${wanted} `));
}

const DISOWNED =
  /(?:못한|못했|않은|않았|빠진|빠뜨린|제외한|없는|누락된?|다루지)[^\n:：]{0,20}(?:키워드|핵심어|주제어)|(?:키워드|핵심어|주제어)[^\n:：]{0,20}(?:못|않|빠[졌진]|제외|누락|없)|\b(?:not|un|without|missing|omitted|left out|skipped)[^\n:]{0,30}keywords?\b|\bkeywords?\b[^\n:]{0,30}\b(?:not|missing|omitted|left out|skipped|could ?n.t|did ?n.t)\b/iu;

/** The text without lines that name keywords only to say that they are left out. */
function withoutDisowned(answer: string): string {
  return answer
    .split('\n')
    .filter((line) => !DISOWNED.test(line))
    .join('\n');
}

/** QG6: the keywords that were asked for stand in the answer. One in the other language may have been translated: unsure. */
export function keywordsPresent(material: Material): Decision | null {
  const { lang } = material;
  const answer = withoutDisowned(material.answer);
  const asked = askedKeywords(material);
  if (asked.length === 0) return null;
  const searched = { text: answer, lower: answer.toLowerCase(), stems: stemsOf(answer) };
  const found = asked.map((keyword) => ({ keyword, there: isThere(keyword, searched) }));
  const words = RULE_WORDS[lang];
  if (found.every(({ there }) => there === true)) return { passed: true, note: words.keywords(asked) };
  const missing = found.flatMap(({ keyword, there }) => (there === false ? [keyword] : []));
  const isKorean = languageOfText(answer) === 'ko';
  if (missing.length === 0 || missing.some((keyword) => hasHangul(keyword) !== isKorean)) return null;
  if (found.some(({ there }) => there === true)) return { passed: null, note: words.noKeywords(missing) };
  return missing.length < asked.length ? null : { passed: false, note: words.noKeywords(missing) };
}
