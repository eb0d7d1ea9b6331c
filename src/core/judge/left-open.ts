import type { ReadSentence } from '../read/read-text.ts';
import type { Held } from './held.ts';
import type { Judged, OpenReason } from './judged.ts';
import type { OpenedEvidence } from './open-evidence.ts';
import { accountedFor, reasonOf } from './verbatim/left-words.ts';
import { hasHangul } from '../language/script.ts';

/** Words of another language stand nowhere, whatever the evidence says. */
function isOfOneScript(claim: string, texts: readonly string[]): boolean {
  return texts.some((text) => hasHangul(text) === hasHangul(claim));
}

/** Of several sentences the one reason that tells most. */
const REASONS: readonly OpenReason[] = [
  'other_mood',
  'reported',
  'words_left',
  'evidence_unread',
  'claim_unread',
  'unbound',
];

const OPEN: Judged = { outcome: 'undecided', reason: null, left: [], differences: [], places: [] };

/** Why nothing decides a claim: its values are said of another, its words of nothing, or nobody could read it. */
export function leftOpen(
  claim: string,
  asked: readonly ReadSentence[],
  held: readonly Held[],
  { texts, sources, sentences, means }: OpenedEvidence,
): Judged {
  const elsewhere = held.flatMap((one) => one.elsewhere);
  if (elsewhere.length > 0) return { ...OPEN, reason: 'other_subject', left: elsewhere };
  const accounted = asked.map((sentence) => accountedFor(sentence, sources, sentences, means));
  const isSilent = accounted.length > 0 && accounted.every(({ none }) => none);
  if (isSilent && isOfOneScript(claim, texts)) return { ...OPEN, outcome: 'not_said' };
  const left = accounted.flatMap((one) => one.left);
  const found = asked.map((sentence) => reasonOf(sentence, sources, means));
  const reasons = left.length > 0 ? [...found, 'words_left' as const] : found;
  return { ...OPEN, reason: REASONS.find((one) => reasons.includes(one)) ?? 'claim_unread', left };
}
