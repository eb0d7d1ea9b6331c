import type { Decision, Material } from './decision.ts';
import { hasMoreWords } from './more-words.ts';
import { type ReadCorrections, readCorrections } from './read-corrections.ts';
import { RULE_WORDS } from './rule-words.ts';

/** Words that only stand where a reason is told. */
const REASON =
  /이유|때문|므로|표준어|띄어 ?쓰|띄어 ?씀|띄어야|붙여 ?쓰|준말|규정|어법|\b(?:because|since|reasons?|agreement|so that|according to the rule|takes an?|requires?)\b/iu;
const HAS_LETTER = /\p{L}/u;

/** A word to spare, in the text or in a pair, may be the reason. */
function mayTellMore({ corrections, corrected, original }: ReadCorrections): boolean {
  const isLonger = corrected.length > 0 && hasMoreWords(original.join(' '), corrected.join(' '));
  return isLonger || corrections.some(({ from, to }) => hasMoreWords(from, to));
}

/** QG9: why it corrects. Some corrections without a reason are half of it; the corrected text or bare pairs alone give none. */
export function reasonGiven(material: Material): Decision | null {
  const words = RULE_WORDS[material.lang];
  const read = readCorrections(material);
  const { corrections, isInvented, corrected, rest, nothing } = read;
  if (nothing) return { passed: true, note: words.nothingToCorrect([]) };
  if (isInvented) return null;
  const told = rest.filter((line) => HAS_LETTER.test(line));
  if (told.some((line) => REASON.test(line))) return { passed: true, note: words.reasons([]) };
  const reasoned = corrections.filter(({ reason }) => HAS_LETTER.test(reason));
  if (reasoned.length > 0 && reasoned.length === corrections.length)
    return { passed: true, note: words.reasons([]) };
  if (told.length > 0 || corrections.length + corrected.length === 0) return null;
  if (mayTellMore(read)) return null;
  if (reasoned.length === 0) return { passed: false, note: words.noReasons([]) };
  const bare = corrections.filter((one) => !reasoned.includes(one)).map(({ from, to }) => `${from} → ${to}`);
  return { passed: null, note: words.someReasons(bare) };
}
