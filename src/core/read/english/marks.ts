/** Faces, runs of one mark, arrows: what is one word; the first that fits. */
const MARKS: readonly RegExp[] = [
  /[:;=]-?[()DPp](?![\p{L}\p{N}])/uy,
  /[!?]+/uy,
  /\.+/uy,
  /-+>?/uy,
  /<+-*/uy,
  />+/uy,
  /[*]+|=+|_+|~+|#+|`+|'+|–+|—+|\|+/uy,
  // a sign with what joins onto it: variants, skin tones, joined pictures, flags
  /\p{Regional_Indicator}\p{Regional_Indicator}|\P{M}[\p{M}\p{Emoji_Modifier}\u200d]*(?:(?<=\u200d)\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}\u200d]*)*/uy,
];

/** Apostrophes that stand for letters left out in front: `'em`, `'90s`, `AT&T's`. */
const LEFT_OUT = /['’](?:em|til|till|cause|bout|n|s|re|ve|ll|d|m|[0-9]{2}s)(?![\p{L}\p{N}])/iuy;
const TIS = /['’]t(?=(?:is|was)(?![\p{L}\p{N}]))/iuy;

/** Where the mark that begins at `at` ends. */
export function endOfMarks(text: string, at: number, end: number): number {
  for (const pattern of [LEFT_OUT, TIS, ...MARKS]) {
    pattern.lastIndex = at;
    if (pattern.test(text)) return Math.min(end, pattern.lastIndex);
  }
  return Math.min(end, at + 1);
}
