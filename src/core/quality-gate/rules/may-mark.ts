/** What a correction itself may put into a text; every other sign may be a mark. */
const PLAIN = /[\p{L}\p{N}\s.,!?…;:–-]|(?<=\p{L})['’](?=\p{L}|\s|$)/gu;
/** What stands at the beginning of a line by way of layout, and lines that only hold a fence. */
const LAYOUT = /^[ \t]*(?:(?:>|[-•](?=[ \t]))[ \t]*)+|^[ \t]*(?:```\w*|-{3,})[ \t]*$/gmu;
const CAPITALS = /(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu;

function signsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sign of text.replace(PLAIN, '')) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return counts;
}

/** QG7: true where anything in a corrected text may show what was corrected: a sign or a word in capitals that the original has not. */
export function mayMark(answer: string, original: string): boolean {
  const [had, has] = [signsOf(original), signsOf(answer.replace(LAYOUT, ''))];
  if ([...has].some(([sign, count]) => count > (had.get(sign) ?? 0))) return true;
  return [...answer.matchAll(CAPITALS)].some(([word]) => !original.includes(word));
}
