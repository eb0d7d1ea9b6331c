import { KOREAN_COUNTS } from '../../../language/count-words.ts';
import { BARE_NUMBER } from '../table/claim-reading.ts';
import type { Word } from '../table/word.ts';
import { type Figure, stretchOf } from './sentence.ts';
import { matchesOf } from '../../../language/matches-of.ts';

/** Korean numerals under sixty, as hours, minutes and small counts have them. */
export const NUMERALS: Readonly<Record<string, number>> = {
  ...KOREAN_COUNTS,
  십: 10,
  이십: 20,
  삼십: 30,
  사십: 40,
  오십: 50,
  십오: 15,
  이십오: 25,
  삼십오: 35,
  사십오: 45,
  오십오: 55,
};
const N = '\\d{1,3}|열[한두]?|한|두|세|네|다섯|여섯|일곱|여덟|아홉|[이삼사오]?십오?';
const KOREAN_CLOCK = new RegExp(
  `(오전|오후|새벽|아침|저녁|밤|낮)?\\s?(?<![가-힣\\d])(${N})\\s?시(?!간|[가-힣]*장)(?:\\s?(${N})\\s?분|\\s?(반))?`,
  'gu',
);
const ENGLISH_CLOCK = /(?<![\d:.])(\d{1,2})(?::(\d{2}))?(?::(\d{2}))?\s?([ap])\.?m\b\.?/giu;
const DIGITAL = /(?<![\d:.])([01]?\d|2[0-3]):([0-5]\d)(?!\s?[ap]\.?m|[\d:])/giu;
const KOREAN_LENGTH = new RegExp(
  `(?<![가-힣\\d])(?:(${N})\\s?시간)?\\s?(?:(반)(?=\\s|$)|(${N})\\s?분)?\\s?(?:(\\d{1,2})\\s?초)?`,
  'gu',
);
const ENGLISH_LENGTH =
  /(?<![\d.,])(?:(\d{1,3})\s?(?:hours?|h)\b)?(?:,?\s?(?:and\s)?(\d{1,3})\s?(?:minutes?|mins?)\b)?(?:,?\s?(?:and\s)?(\d{1,2})\s?(?:seconds?|secs?)\b)?/giu;

function read(text: string | undefined): number {
  if (text === undefined) return 0;
  return NUMERALS[text] ?? Number(text);
}

function half(day: string | undefined, hour: number): number {
  if (day !== undefined && /오후|저녁|밤|낮/u.test(day) && hour < 12) return hour + 12;
  return day !== undefined && /오전|새벽|아침/u.test(day) && hour === 12 ? 0 : hour;
}

function figure(
  words: readonly Word[],
  match: RegExpMatchArray,
  kind: Figure['kind'],
  value: number,
): Figure[] {
  const start = (match.index ?? 0) + (match[0].length - match[0].trimStart().length);
  const place = stretchOf(words, start, (match.index ?? 0) + match[0].trimEnd().length);
  return place === null
    ? []
    : [{ ...place, kind, number: { ...BARE_NUMBER, dimension: 'time', ...place, value } }];
}

function englishClock(match: RegExpMatchArray): number {
  const hour = (Number(match[1]) % 12) + (match[4]?.toLowerCase() === 'p' ? 12 : 0);
  return hour * 3600 + read(match[2]) * 60 + read(match[3]);
}

/** Times of day, in seconds since midnight. */
function clocks(text: string, words: readonly Word[]): Figure[] {
  return [
    ...matchesOf(text, KOREAN_CLOCK).flatMap((match) => {
      const minutes = match[4] === undefined ? read(match[3]) : 30;
      return figure(words, match, 'clock', half(match[1], read(match[2])) * 3600 + minutes * 60);
    }),
    ...matchesOf(text, ENGLISH_CLOCK).flatMap((match) => figure(words, match, 'clock', englishClock(match))),
    ...matchesOf(text, DIGITAL).flatMap((match) =>
      figure(words, match, 'clock', Number(match[1]) * 3600 + Number(match[2]) * 60),
    ),
  ];
}

/** Lengths of time of two units or more, or of minutes and hours in Korean words. */
function lengths(text: string, words: readonly Word[]): Figure[] {
  const korean = matchesOf(text, KOREAN_LENGTH).flatMap((match) => {
    const units = [match[1], match[2] ?? match[3], match[4]].filter((unit) => unit !== undefined).length;
    if (units < 2) return [];
    const minutes = match[2] === undefined ? read(match[3]) : 30;
    return figure(words, match, 'duration', read(match[1]) * 3600 + minutes * 60 + read(match[4]));
  });
  const english = matchesOf(text, ENGLISH_LENGTH).flatMap((match) => {
    const units = [match[1], match[2], match[3]].filter((unit) => unit !== undefined).length;
    if (units < 2) return [];
    return figure(words, match, 'duration', read(match[1]) * 3600 + read(match[2]) * 60 + read(match[3]));
  });
  return [...korean, ...english];
}

const TIMELY = /\d\s?:|시|분|초|[ap]\.?m\b|hour|min|sec/iu;

/** Times of day and lengths of time, with the words that they stand in. */
export function clockFigures(text: string, words: readonly Word[]): Figure[] {
  return TIMELY.test(text) ? [...clocks(text, words), ...lengths(text, words)] : [];
}
