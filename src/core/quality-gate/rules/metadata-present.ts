import type { Decision, Material } from './decision.ts';
import { saysNone } from './says-none.ts';
import { RULE_WORDS } from './rule-words.ts';

const KOREAN =
  '날짜|보고자|보고 ?기간|보고일|회의 ?제목|회의명|작성 ?날짜|작성일자?|일시|일자|작성자|저자|이름|성명|담당자?|책임자|참석자|프로젝트(?:명)?|과제명|버전|태그|키워드|상태|부서|소속|실험 ?번호|실험일|실험자|문서 ?번호|문서 ?제목|제목|제출일|마감일|기한|장소|기간|분류|카테고리|승인자|검토자|수정일|연락처';
const ENGLISH =
  'dates?(?: ?(?:&|and|/) ?time)?|meeting title|facilitator|subject|chair|recorder|authors?|created(?: (?:on|by|at))?|updated(?: on)?|last updated|projects?|project name|version|tags?|keywords?|status|department|team|owner|attendees|participants|time|location|place|title|document (?:title|id|number)|experiment (?:id|number)|id|reviewers?|approver|category|period|deadline|due(?: date)?|prepared by|written by|name|role|contact';
/** A field stands at the beginning of a line or a table row, before a colon or the next cell, or is a heading of its own. */
const FIELD = new RegExp(
  String.raw`^[ \t>|*+•-]*(?:\[[ xX]?\] )?(?:\*\*|__)?(${KOREAN}|${ENGLISH})(?:\*\*|__)?[ \t]*(?:\([^()\n]{1,20}\))?[ \t]*(?:\*\*|__)?(?:[:：]|\|)([^\n]*)|^#{1,6}[ \t]+(${KOREAN}|${ENGLISH})[ \t]*$`,
  'gimu',
);
const MAY_BE_SAID =
  /날짜|작성일|작성자|담당자|메타데이터|태그|YYYY|\b(?:authors?|authored|dates?|metadata|tags?|reporters?|reported)\b|_{3,}|^[ \t*■□▪•+-]*[^\n:：]{1,30}[ \t]*[:：]|^[^\n]{1,30}[ \t][—–][ \t]/imu;
/** What takes a day or an hour. */
const OF_TIME =
  /^(?:날짜|보고일|작성 ?날짜|작성일자?|일시|일자|실험일|제출일|마감일|기한|기간|수정일|dates?|time|due|deadline|period)/iu;
const TIME_OR_GAP =
  /\d|[[<{_○]|YYYY|\b(?:tbd|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|오늘|내일|미정|요일/iu;
const PROSE = /[.!?。][*_ \t|]*$|[.!?。][ \t]+\p{L}/u;
const LONG = 150;
const ENOUGH = 2;

/** False where what stands behind a name of a field may be the rest of a sentence. */
function isPlainField(field: string, rest: string): boolean {
  const value = rest.replace(/^[\s*_|]+|[\s*|]+$/gu, '');
  if (value === '') return true;
  if (saysNone(value)) return false;
  return OF_TIME.test(field) ? TIME_OR_GAP.test(value) : !PROSE.test(value);
}

/** QG11: fields for metadata. One is half of it; a longer text that mentions none at all has none. */
export function metadataPresent({ answer, lang }: Material): Decision | null {
  const found = [...answer.matchAll(FIELD)].map(([, field, rest = '', heading = '']) => ({
    name: (field ?? heading).toLowerCase(),
    isPlain: isPlainField(field ?? heading, rest),
  }));
  const fields = [...new Set(found.filter(({ isPlain }) => isPlain).map(({ name }) => name))];
  const words = RULE_WORDS[lang];
  if (fields.length >= ENOUGH) return { passed: true, note: words.fields(fields) };
  if (found.some(({ isPlain }) => !isPlain)) return null;
  if (fields.length === 1) return { passed: null, note: words.oneField(fields) };
  if (answer.trim().length < LONG || MAY_BE_SAID.test(answer)) return null;
  return { passed: false, note: words.noFields([]) };
}
