import type { Code } from '../statement/value.ts';
import { digitOf, isDigitAt } from './characters.ts';
import { type Draft, read } from './draft.ts';

const CITATION = /^\[\d{1,3}(?:\s?[,–-]\s?\d{1,3}){0,8}\]/;
const ENUMERATOR = /^\(?\d{1,3}(?:[.)]|\.\))(?=\s)/;
const CIRCLED = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';
const LONGEST = 60;

function marker(start: number, end: number, canonical: string): Draft {
  const value: Code = { kind: 'code', sort: 'marker', canonical };
  return read(start, end, value);
}

function isLineStart(text: string, at: number): boolean {
  for (let place = at - 1; place >= 0; place--) {
    const sign = text.charAt(place);
    if (sign === '\n') return true;
    if (!' \t>#*-'.includes(sign)) return false;
  }
  return true;
}

/** Figures that mark a place in the text and say nothing: [12], ①, `1.` at the beginning of a line. */
export function markerAt(text: string, at: number): Draft | null {
  const sign = text.charAt(at);
  const circled = CIRCLED.indexOf(sign);
  if (circled >= 0 && sign !== '') return marker(at, at + 1, String(circled + 1));
  const first = sign === '(' || sign === '[' ? at + 1 : at;
  if (!isDigitAt(text, first) || digitOf(text.charCodeAt(first)) < 0) return null;
  const chunk = text.slice(at, at + LONGEST);
  const found = sign === '[' ? CITATION.exec(chunk) : ENUMERATOR.exec(chunk);
  if (found === null || (sign !== '[' && !isLineStart(text, at))) return null;
  return marker(at, at + found[0].length, found[0].replace(/[^\d,–-]/g, ''));
}
