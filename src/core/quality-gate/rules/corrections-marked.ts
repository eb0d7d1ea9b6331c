import type { Decision, Material } from './decision.ts';
import { hasMoreWords } from './more-words.ts';
import { readCorrections } from './read-corrections.ts';
import { RULE_WORDS } from './rule-words.ts';

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
function mayMark(answer: string, original: string): boolean {
  const [had, has] = [signsOf(original), signsOf(answer.replace(LAYOUT, ''))];
  if ([...has].some(([sign, count]) => count > (had.get(sign) ?? 0))) return true;
  return [...answer.matchAll(CAPITALS)].some(([word]) => !original.includes(word));
}

function spaced(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** QG7: corrections are shown. Sure of the contrary only where the answer is the corrected text, changed, and nothing else. */
export function correctionsMarked(material: Material): Decision | null {
  const words = RULE_WORDS[material.lang];
  const { corrections, isInvented, corrected, original, bold, rest, nothing, bare } =
    readCorrections(material);
  if (nothing) return { passed: true, note: words.nothingToCorrect([]) };
  const changes = corrections.filter(({ from, to }) => from !== to).map(({ from, to }) => `${from} → ${to}`);
  if (isInvented) return null;
  if (changes.length > 0) return { passed: true, note: words.marked(changes) };
  const inBold = bold.filter((part) => !material.request.includes(part));
  if (inBold.length > 0) return { passed: true, note: words.marked(inBold) };
  const isWhole = corrected.length >= original.length && corrected.length > 0 && rest.length === 0;
  if (!isWhole || spaced(corrected.join(' ')) === spaced(original.join(' '))) return null;
  const whole = original.join(' ');
  const mayShow = mayMark(bare, material.request) || hasMoreWords(whole, corrected.join(' '));
  return bold.length > 0 || mayShow ? null : { passed: false, note: words.notMarked([]) };
}
