import { ENGLISH_DIGIT_FORMS, ENGLISH_WORD_FORMS, NOT_COUNT } from './date-english.ts';
import { KOREAN_DIGIT_FORMS, KOREAN_WORD_FORMS, QUOTE_FORMS } from './date-korean.ts';
import { NUMERIC_FORMS } from './date-numeric.ts';
import { type DateForm, type DateParts, type DateReading, readForms } from './date-parts.ts';

const BEFORE =
  /(?:\b(?:in|since|from|by|until|till|through|before|after|during|for|year|years|fiscal|between|early|mid|late|prior to|as of|vs\.?|versus|compared (?:with|to)|than(?: in)?|against|relative to|(?:quarter|half|end|start|beginning|month|spring|summer|autumn|fall|winter|course|rest) of)[ -]|\(|\b(?:19|20)\d\d,? (?:and|or) |\b(?:19|20)\d\d, )$/i;
const GREW_BY =
  /\b(?:rose|rises?|risen|increas\w+|grew|grow\w*|fell|falls?|fallen|decreas\w+|declin\w+|dropp?\w*|up|down|gain\w*|cut|reduc\w+) by $/i;
const NOUN =
  / (?:(?:annual |fiscal |net |gross |operating |full-year )?(?:revenues?|sales|budget|results|report|income|profits?|earnings|figures|guidance|forecast|target|plan|season|headcount|fiscal year|elections?|edition|was|saw|marked)\b|매출|실적|예산|영업이익|당기순이익|사업|회계연도|결산|계획|목표)/y;
const NOT_UNIT = new RegExp(`${NOT_COUNT}(?![가-힣A-Za-z_/])`, 'y');

/** A bare year, 1600-2100, where only a date can stand: "in 2024", "(2019)", "2024 revenue". */
const BARE_YEAR: DateForm = { pattern: /(?:1[6-9]\d\d|20\d\d|2100)(?!\d|[.,]\d)/y, read: bareYear };

function bareYear(match: RegExpExecArray, text: string): DateParts | null {
  const end = match.index + 4;
  NOUN.lastIndex = end;
  if (!NOUN.test(text) && !standsAsDate(text, match.index, end)) return null;
  return { year: Number(match[0]) };
}

const MORE_YEARS = /(?:,|,? and|,? or) (?:and )?(?:19|20)\d\d(?![\d,.]\d|\d)/y;

function standsAsDate(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 16), start);
  NOT_UNIT.lastIndex = end;
  MORE_YEARS.lastIndex = end;
  if (MORE_YEARS.test(text)) return true;
  if (!BEFORE.test(before) || GREW_BY.test(before) || !NOT_UNIT.test(text)) return false;
  return !before.endsWith('(') || text[end] === ')';
}

const DIGIT_FORMS: readonly DateForm[] = [
  ...NUMERIC_FORMS,
  ...KOREAN_DIGIT_FORMS,
  ...ENGLISH_DIGIT_FORMS,
  BARE_YEAR,
];
/** What must follow the digits of a date; spares the forms for ordinary numbers. */
const DATE_LIKE =
  /\d{1,4}(?:(?:st|nd|rd|th)?(?: of)? [A-Z]|[-./Q~∼〜～–·H]| ?(?:[년월주분일달개사해QHW]|시즌)|\. \d| [a-z]+s? (?:ago|from)|(?:st|nd|rd|th) )/y;
const BARE = /(?:1[6-9]|20|21)\d\d(?!\d)/y;

/** What an English date begins with; spares the forms for ordinary words. */
const WORD_LIKE =
  /(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|q[1-4]|h[12]|fy ?['’]?\d|(?:first|second|third|fourth)[ -](?:quarter|half)|(?:week|wk\.?|cw|w) ?\d|today|yesterday|tomorrow|the (?:day|week|month|quarter|year) b|(?:this|current|last|next) (?:week|month|quarter|year)|(?:past|last|next|coming) |(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:day|week|month|quarter|year|couple))/iy;

/** First two letters of the words above, in lower case; a digit or blank behind one letter is `#`. */
const LEADS = new Set(
  'ja fe ma ap ju au se oc no de q# h# fy fi th fo we wk cw w# to ye la ne cu pa co a# an on tw si ei ni te el'
    .split(' ')
    .map((lead) => (lead.charCodeAt(0) << 8) | lead.charCodeAt(1)),
);

/** First characters: 1 digit, 2 apostrophe, 3 Hangul, 4 Latin letter. */
const FIRST = firstCharacters();

/** The kind of date that may begin with this character, 0 for none. */
export function dateStart(code: number): number {
  return FIRST[code] ?? 0;
}

/** The longest date at a place of a text, whatever stands before it. */
export function readDate(text: string, at: number): DateReading | null {
  const kind = dateStart(text.charCodeAt(at));
  if (kind === 0 || Number.isNaN(text.charCodeAt(at))) return null;
  if (kind === 1) return readDigits(text, at);
  if (kind === 4) return readEnglish(text, at);
  return readForms(kind === 2 ? QUOTE_FORMS : KOREAN_WORD_FORMS, text, at);
}

function readEnglish(text: string, at: number): DateReading | null {
  if (!mayLead(text.charCodeAt(at), text.charCodeAt(at + 1))) return null;
  WORD_LIKE.lastIndex = at;
  return WORD_LIKE.test(text) ? readForms(ENGLISH_WORD_FORMS, text, at) : null;
}

/** Letters by their lower case; what is no letter as `#`. */
function mayLead(first: number, second: number): boolean {
  const letter = second | 32;
  return LEADS.has(((first | 32) << 8) | (second < 128 && letter > 96 && letter < 123 ? letter : 35));
}

function readDigits(text: string, at: number): DateReading | null {
  DATE_LIKE.lastIndex = at;
  BARE.lastIndex = at;
  if (!DATE_LIKE.test(text)) return BARE.test(text) ? readForms([BARE_YEAR], text, at) : null;
  return readForms(DIGIT_FORMS, text, at);
}

function firstCharacters(): Uint8Array {
  const table = new Uint8Array(65_536);
  const mark = (characters: string, kind: number) => {
    for (const character of characters) table[character.charCodeAt(0)] = kind;
  };
  mark('0123456789', 1);
  mark("'’‘", 2);
  mark('올금작지재내상하오어그명모이저다차당최과향앞한두세네다여일아열사나닷엿보', 3);
  mark('JFMASONDQHWCjfmasondqhwcTYLNPEtylnpeEeVvIiUuRr', 4);
  return table;
}
