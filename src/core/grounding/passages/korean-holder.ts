import type { Finding } from '../../../contract/finding.ts';
import type { ReadPlace } from '../../../contract/grounding.ts';
import type { Span } from '../../../contract/span.ts';
import { languageOfText } from '../../language/text-language.ts';
import type { Held } from '../held.ts';
import type { Ruling } from '../ruling.ts';
import type { Difference } from './korean-difference.ts';
import { holdKoreanClaim, type KoreanHeld } from './korean-held.ts';
import type { Passages } from './passages.ts';

const SUPPORTED = 0.5;

/** True for a claim that the Korean rules read. */
export function isKoreanText(text: string): boolean {
  return (languageOfText(text) ?? (/[가-힣]/u.test(text) ? 'ko' : 'en')) === 'ko';
}

/** Holds one Korean claim against the passages: a contradiction bounds the probability of support. */
export function holdKoreanText(passages: Passages, text: string): Held {
  const held = holdKoreanClaim(passages, text);
  const against = held.differences.filter(({ needs }) => held.contradiction >= needs);
  const isWrong = against.length > 0;
  const probability = isWrong ? Math.min(held.probability, bound(held)) : held.probability;
  const read = placesRead(passages, held);
  return {
    evidence_id: read[0]?.evidence_id ?? passages.passages[0]?.evidence_id ?? '',
    rulings: rulingsOf(against, probability, text),
    signals: held.isVerbatim ? {} : held.signals(),
    unsupported: isWrong ? ordered(against.map(({ place }) => place)) : ordered(held.missing),
    read,
    probability,
    ...(held.isVerbatim ? {} : { words: true }),
    ...(held.isUnsaid ? { unsaid: true } : {}),
  };
}

/** At most what is left beside the contradiction, and never enough to pass. */
function bound({ contradiction }: KoreanHeld): number {
  return Math.min(1 - contradiction, SUPPORTED / 2);
}

function rulingsOf(against: readonly Difference[], probability: number, text: string): Ruling[] {
  if (against.length > 0) return against.map(contradiction);
  const outcome = probability >= SUPPORTED ? 'supported' : 'not_found';
  const place = { start: 0, end: text.length };
  return [{ rule: 'GR24', outcome, findings: [], reading: text, place, points: [] }];
}

function contradiction({ rule, code, place, expected, actual }: Difference): Ruling {
  const details = { expected, actual: actual ?? '' };
  const finding: Finding = { code, rule, severity: 'error', place, expected, actual, details, sources: [] };
  return { rule, outcome: 'contradicted', findings: [finding], reading: expected, place, points: [] };
}

function ordered(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start))
    if (span.start >= (found.at(-1)?.end ?? 0)) found.push(span);
  return found;
}

function placesRead({ sentences, passages }: Passages, { window }: KoreanHeld): ReadPlace[] {
  const [first, last] = [sentences[window?.from ?? -1], sentences[(window?.to ?? 0) - 1]];
  if (first === undefined || last === undefined) return [];
  const passage = passages[first.passage];
  const span = { start: first.start, end: last.end };
  const quote = passage?.text.slice(span.start, span.end) ?? '';
  return [{ evidence_id: passage?.evidence_id ?? '', span, path: null, quote }];
}
