import { textHash } from './text-hash.ts';

const HEX = 16;
const DIGITS = 8;

/** A mark that stands in none of the texts, so that none of them can close a fence that carries it. */
export function fenceMark(texts: readonly string[]): string {
  const all = texts.join('\u0000');
  for (let hash = textHash(all); ; hash = textHash(`${hash}`)) {
    const mark = hash.toString(HEX).padStart(DIGITS, '0');
    if (!all.includes(mark)) return mark;
  }
}

/** A text between two lines that carry the mark. */
export function fenced(name: string, mark: string, text: string): string {
  return `<<<${name} ${mark}\n${text}\n${mark} ${name}>>>`;
}
