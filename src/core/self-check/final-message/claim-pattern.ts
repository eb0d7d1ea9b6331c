import type { MessageClaimType } from '../../../contract/message-claim.ts';
import type { Deed } from './english-deeds.ts';
import { ADVERBS } from './english-words.ts';

/** A form of words that makes a claim. `items`: only as an item of a list, a row of a table or a heading. */
export interface ClaimPattern {
  readonly type: MessageClaimType;
  /** Made when it is first needed, which most are not. */
  readonly pattern: () => RegExp;
  /** What the form cannot do without: small, for a large form takes long to make ready. */
  readonly needs?: RegExp;
  readonly items?: true;
}

/** A deed that makes a claim. */
export interface ClaimDeed {
  readonly type: MessageClaimType;
  readonly deed: (deed: Deed) => boolean;
}

/** Where in the order of forms stands what is said of tests, checks and builds. */
export const CHECKS = { state: 'checks' } as const;

export type ClaimForm = ClaimPattern | ClaimDeed | typeof CHECKS;

/** The forms that are patterns, in their order. */
export function patternsOf(forms: readonly ClaimForm[]): readonly ClaimPattern[] {
  return forms.filter((form) => 'pattern' in form);
}

const START = String.raw`^(?:[^\w¶†‡§¢¤£¥€가-힣]|\b(?:${ADVERBS}|and|also|then|so|but|plus|second|first|lastly|meanwhile|here|in total)\b)*`;
/** "I", "I have now", "we were able to": the person who did it, up to the verb. */
const SUBJECT = String.raw`\b(?:i|we|i['’]ve|we['’]ve)(?: have| also| now| just| then| already| only| both| gone ahead and| went ahead and| (?:${ADVERBS}))* `;

/** Said as the deed of a person, not as a state: "Added …", "I've added …". */
export function acted(verbs: string, rest = ''): string {
  return `(?:${START}|${SUBJECT})(?:${verbs})\\b(?:${rest})`;
}

/** A form of words, as parts of one pattern. */
export function claim(type: MessageClaimType, ...parts: readonly string[]): ClaimPattern {
  return { type, pattern: () => new RegExp(parts.join('|'), 'i') };
}

/** The form only as an item of a list, a row of a table or a heading. */
export function inItems(form: ClaimPattern): ClaimPattern {
  return { ...form, items: true };
}

/** The form with what it cannot do without. */
export function needing(needs: RegExp, form: ClaimPattern): ClaimPattern {
  return { ...form, needs };
}
