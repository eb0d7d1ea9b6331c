import type { DateForm, DateParts } from './date-parts.ts';
import { NOT_COUNT } from './date-english.ts';

const BEFORE =
  /(?:\b(?:in|since|from|by|until|till|through|before|after|during|for|year|years|fiscal|between|early|mid|late|prior to|as of|vs\.?|versus|compared (?:with|to)|than(?: in)?|against|relative to|(?:quarter|half|end|start|beginning|month|spring|summer|autumn|fall|winter|course|rest) of)[ -]|\(|\b(?:19|20)\d\d,? (?:and|or) |\b(?:19|20)\d\d, )$/i;
const GREW_BY =
  /\b(?:rose|rises?|risen|increas\w+|grew|grow\w*|fell|falls?|fallen|decreas\w+|declin\w+|dropp?\w*|up|down|gain\w*|cut|reduc\w+) by $/i;
const NOUN =
  / (?:(?:annual |fiscal |net |gross |operating |full-year )?(?:revenues?|sales|budget|results|report|income|profits?|earnings|figures|guidance|forecast|target|plan|season|headcount|fiscal year|elections?|edition|was|saw|marked)\b|매출|실적|예산|영업이익|당기순이익|사업|회계연도|결산|계획|목표)/y;
const NOT_UNIT = new RegExp(`${NOT_COUNT}(?![가-힣A-Za-z_/])`, 'y');

/** A bare year, 1600-2100, where only a date can stand: "in 2024", "(2019)", "2024 revenue". */
export const BARE_YEAR: DateForm = { pattern: /(?:1[6-9]\d\d|20\d\d|2100)(?!\d|[.,]\d)/y, read: bareYear };

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
