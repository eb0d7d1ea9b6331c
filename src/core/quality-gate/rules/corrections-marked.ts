import type { Decision, Material } from './decision.ts';
import { mayMark } from './may-mark.ts';
import { hasMoreWords } from './more-words.ts';
import { readCorrections } from './read-corrections.ts';
import { RULE_WORDS } from './rule-words.ts';

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
