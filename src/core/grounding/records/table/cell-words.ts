import { keyOf, wordsOf } from './word.ts';

/** The words of a cell under their keys, and the numbers among them. */
export interface CellWords {
  readonly keys: readonly string[];
  readonly numbers: readonly number[];
}

export type CellWordReader = (text: string) => CellWords;

const DIGIT = /\d/;
const WHOLE_NUMBER = /^\d{1,15}$/;

function read(text: string): CellWords {
  if (WHOLE_NUMBER.test(text)) return { keys: [String(Number(text))], numbers: [Number(text)] };
  const words = wordsOf(text);
  const numbers = words.filter(({ kind }) => kind === 'number').map(({ value }) => value);
  return { keys: words.map(keyOf), numbers };
}

/** Reads texts with single spaces. No word goes over a space: a part of letters that comes again is read once. */
export function cellWordReader(): CellWordReader {
  const known = new Map<string, CellWords>();
  const part = (text: string): CellWords => {
    if (DIGIT.test(text)) return read(text);
    const seen = known.get(text);
    if (seen !== undefined) return seen;
    const words = read(text);
    known.set(text, words);
    return words;
  };
  return (text) => {
    if (!text.includes(' ')) return part(text);
    const keys: string[] = [];
    const numbers: number[] = [];
    for (const one of text.split(' ')) {
      const words = part(one);
      for (const key of words.keys) keys.push(key);
      for (const number of words.numbers) numbers.push(number);
    }
    return { keys, numbers };
  };
}
