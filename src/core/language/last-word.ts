import { isWhite } from './white-space.ts';

const LONGEST = 14;

/** The word that ends right before `at`, or before one space there; brackets and quotes before it left out. */
export function lastWord(text: string, at: number): string {
  const end = at > 0 && isWhite(text.charCodeAt(at - 1)) ? at - 1 : at;
  let start = end;
  const floor = Math.max(0, end - LONGEST);
  while (start > floor && !endsWordBack(text.charCodeAt(start - 1))) start--;
  return text.slice(start, end);
}

function endsWordBack(code: number): boolean {
  return code === 40 || code === 34 || code === 39 || code === 0x201c || code === 0x2018 || isWhite(code);
}
