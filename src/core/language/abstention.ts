import { abstainsInEnglish } from './abstention-english.ts';
import { abstainsInKorean } from './abstention-korean.ts';
import { isRefusal } from './abstention-refusal.ts';
import { isShortAbstention } from './abstention-short.ts';
import { hasHangul } from './script.ts';

const LONGEST = 400;
const MARKS = /^[\s*_>•-]+|[*_]+/gu;
/** `"I don't know," said the minister.` tells what somebody said. */
const QUOTED = /^["“'‘「『].*["”'’」』]\s*[\p{L}]/u;

/**
 * AB1: whether a sentence says that the evidence does not tell, or that the writer does not know, or nothing but an
 * apology. A negated fact ("The plan does not cover dental care") is no abstention.
 */
export function isAbstention(sentence: string): boolean {
  if (sentence.length > LONGEST) return false;
  const text = sentence.replace(MARKS, '').trim();
  if (QUOTED.test(text)) return false;
  if (isShortAbstention(text) || isRefusal(text)) return true;
  return hasHangul(text) ? abstainsInKorean(text) : abstainsInEnglish(text);
}
