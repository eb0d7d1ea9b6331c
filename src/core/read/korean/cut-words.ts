import type { Word } from '../../statement/token.ts';

/**
 * Pieces of a word between white space: a number with its separators and what is written on to it, a mark that joins
 * letters (`L.A`, `3-2`, `장-프랑수아`, `a_b`, addresses), letters and digits, any other character by itself.
 */
const PIECE =
  /https?:\/\/[^\s<>"'()]+|(?:[\p{L}\p{M}\p{N}_]|(?<=[\p{L}\p{N}])[.,:/'’@-](?=[\p{N}])|(?<=[A-Za-z])[.&@-](?=[A-Za-z])|(?<=\p{L})-(?=\p{L}))+|\.{2,}|…+|\S/gu;

/** The words of a Korean text: cut at white space, marks split off, as the treebank does. */
export function cutKorean(text: string): Word[] {
  return Array.from(text.matchAll(PIECE), ({ 0: form, index }) => ({
    form,
    start: index,
    end: index + form.length,
  }));
}
