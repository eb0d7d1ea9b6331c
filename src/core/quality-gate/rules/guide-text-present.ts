import { findCitations } from '../../language/citations.ts';
import { sentenceMood } from '../../language/mood.ts';
import { sentences } from '../../language/sentences.ts';
import type { Decision, Material } from './decision.ts';
import { RULE_WORDS } from './rule-words.ts';

const PLACEHOLDER =
  /\[(?! ?[xX]? ?\])[^[\]\n]{1,60}\](?![(:])|\{\{?[^{}\n]{1,40}\}\}?|<(?!\/|https?:|(?:h[1-6]|p|br|hr|b|i|u|s|em|strong|ul|ol|li|table|tr|td|th|div|span|del|ins|sup|sub|img|a|code|pre)\b)[\p{L}][^<>\n]{0,40}>|_{3,}|\bYYYY\b|\bHH:MM\b|○{2,}|\bX{3,}\b|\((?:예시?|e\.g\.|for example|example)[ :.,]/giu;
const KOREAN_GUIDE =
  /(?:작성|기재|입력|기록|서술|설명|요약|적어|적으|써|쓰|나열|확인|추가|첨부|표시|선택|채우|채워|정리|명시|제시|포함)[^.\n]{0,12}(?:세요|시오|시요|주세요|바랍니다|할 것)[.!]?[ \t]*\)?$/gmu;
const ENGLISH_GUIDE =
  /^[ \t>*+•_(-]*(?:\[[ xX]?\] )?[*_]{0,2}(?:please )?(?:describe|list|write|enter|add|insert|note|explain|summari[sz]e|state|record|provide|fill|include|specify|check|name|give|attach|choose|outline|identify|define|mention)\b(?<plain>:? (?:the|an?|your|any|all|each|every|at least|what|who|how|why|when|where|which|whether|here|in (?:one|two|\d)|one|two|three|\d+)\b)?/gimu;
/** May be guidance, or something that was said or who wrote it. */
const MAY_GUIDE =
  /^>[ \t]*\S[^\n]*$|\([^()\n]{1,60}(?:서술|작성|기재|입력|기록|설명|요약|정리|첨부)\)|(?:적|요약|작성|기재|기록|서술|정리|설명)(?:합니다|습니다)[.]?[ \t]*$/mu;
/** Places that wait for words: a field, an item, a cell, a section without any, or dots. */
const EMPTY_PLACE =
  /^[^\n]{1,40}[:：][ \t*_]*$|^[ \t]*(?:[-*+]|\d{1,2}[.)])[ \t]*(?:\.{3}|…)?[ \t]*$|^[ \t]*(?:\.{3}|…)[ \t]*$|\|[ \t.…]*\|[ \t]*$|^#{1,6}[^\n]*\n\s*(?:#|$(?![^]))/mu;
const ENOUGH = 2;

function withoutMarks(text: string): string {
  return findCitations(text).reduceRight((rest, { start, end, kind }) => {
    return kind === 'number' || kind === 'note' ? rest.slice(0, start) + rest.slice(end) : rest;
  }, text);
}

function guides(text: string): string[] {
  const plain = [...text.matchAll(ENGLISH_GUIDE)].filter(({ groups }) => groups?.['plain'] !== undefined);
  const others = [PLACEHOLDER, KOREAN_GUIDE].flatMap((pattern) => [...text.matchAll(pattern)]);
  return [...others, ...plain].map(([found]) => found.trim());
}

/** True where something may be guidance, though it may be anything else. */
function mayGuide(text: string): boolean {
  return MAY_GUIDE.test(text) || text.search(ENGLISH_GUIDE) >= 0;
}

/** Sentences of finished prose. */
function statements(text: string): number {
  return sentences(text).filter(
    ({ kind, body, end }) => kind === 'prose' && sentenceMood(text.slice(body, end)) === 'statement',
  ).length;
}

/** QG10: a template says what to write in. Finished prose without any gap or instruction does not. */
export function guideTextPresent({ answer, lang }: Material): Decision | null {
  const text = withoutMarks(answer);
  const found = guides(text);
  const words = RULE_WORDS[lang];
  if (found.length >= ENOUGH) return { passed: true, note: words.guides(found) };
  if (found.length > 0 || mayGuide(text) || statements(text) < ENOUGH || EMPTY_PLACE.test(text)) return null;
  return { passed: false, note: words.noGuides([]) };
}
