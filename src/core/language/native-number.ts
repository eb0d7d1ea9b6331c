import type { NumberReading } from './number.ts';

const TENS: Readonly<Record<string, number>> = {
  열: 10,
  스물: 20,
  서른: 30,
  마흔: 40,
  쉰: 50,
  예순: 60,
  일흔: 70,
  여든: 80,
  아흔: 90,
};
const ONES: Readonly<Record<string, number>> = {
  한: 1,
  두: 2,
  세: 3,
  석: 3,
  네: 4,
  넉: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
};
const PAIRS: Readonly<Record<string, readonly [number, number]>> = {
  한두: [1, 2],
  두세: [2, 3],
  두서너: [2, 4],
  서너: [3, 4],
  너댓: [4, 5],
  네댓: [4, 5],
  네다섯: [4, 5],
  대여섯: [5, 6],
  예닐곱: [6, 7],
  일고여덟: [7, 8],
};
const PAIR = /한두|두세|두서너|서너|너댓|네댓|네다섯|대여섯|예닐곱|일고여덟/y;
const NATIVE = /(열|스물|서른|마흔|쉰|예순|일흔|여든|아흔)?(한|두|세|석|네|넉|다섯|여섯|일곱|여덟|아홉)?/y;

/** Reads native Korean numerals in the form that stands before a counter: 세, 열두, 스물다섯, 서너. */
export function readNativeNumber(text: string, start: number): NumberReading | null {
  PAIR.lastIndex = start;
  const pair = PAIR.exec(text)?.[0];
  const range = pair === undefined ? undefined : PAIRS[pair];
  if (pair !== undefined && range !== undefined)
    return reading(start, start + pair.length, range[0], range[1]);
  if (text.startsWith('스무', start)) return reading(start, start + 2, 20);
  NATIVE.lastIndex = start;
  const [found = '', tens = '', ones = ''] = NATIVE.exec(text) ?? [];
  const value = (TENS[tens] ?? 0) + (ONES[ones] ?? 0);
  return value === 0 ? null : reading(start, start + found.length, value);
}

function reading(start: number, end: number, value: number, high?: number): NumberReading {
  const plain = { start, end, value, resolution: 1, mantissa: value, scale: 1, form: 'native' } as const;
  return high === undefined ? plain : { ...plain, high };
}
