import { englishFrame, type Frame, koreanFrame } from '../../language/frames.ts';
import { madeOnce } from '../../language/made-once.ts';
import type { Held } from '../held.ts';
import type { Ruling } from '../ruling.ts';
import { type Passages, type PassageSentence, sentenceText } from './passages.ts';
import { hasHangul } from '../../language/script.ts';

/** Shorter ones, in characters, may stand anywhere; Korean says more in one. */
const SHORTEST = { ko: 4, en: 8 };
const STOPS = /(?<![.!?。\s])[.!?。\s]+$/u;
const GAPS = /\s+/gu;
const KOREAN_END = /(?:입니다|이다|습니다|다)$/u;
/** "새 사옥은" and "새 사옥이" are one. */
const PARTICLES = /(?<=[가-힣])(?<![다라])(?:은|는|이|가)(?= )/gu;
const PROBABILITY = { denied: 0.05, open: 0.3 };

/** A claim that stands in a sentence of the evidence as a clause that the sentence does not say to be so. */
export interface Framed {
  readonly sentence: PassageSentence;
  readonly frame: Frame;
}

interface Text {
  readonly sentence: PassageSentence;
  readonly text: string;
}

function plain(text: string): string {
  return text.trim().replace(GAPS, ' ').toLowerCase();
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

function frameIn(text: string, claim: string, isKorean: boolean): Frame | 'said' | null {
  const at = text.indexOf(claim);
  if (at < 0 || isWord(text[at - 1])) return null;
  const behind = text.slice(at + claim.length);
  if (isKorean) return koreanFrame(behind) ?? 'said';
  if (isWord(behind[0])) return null;
  return englishFrame(text.slice(0, at).trim(), behind) ?? 'said';
}

/** Finds how the evidence holds a claim that stands in it; null where it does not, or some sentence says it as so. */
export function framedFinder(passages: Passages): (claim: string) => Framed | null {
  const texts = madeOnce(() =>
    passages.sentences.map((sentence): Text => {
      const text = plain(sentenceText(passages, sentence));
      return { sentence, text: hasHangul(text) ? text.replace(PARTICLES, '') : text };
    }),
  );
  return (claim) => {
    const isKorean = hasHangul(claim);
    const said = plain(claim).replace(STOPS, '');
    const clause = isKorean ? said.replace(PARTICLES, '').replace(KOREAN_END, '') : said;
    if (clause.length < SHORTEST[isKorean ? 'ko' : 'en']) return null;
    let framed: Framed | null = null;
    for (const { sentence, text } of texts()) {
      const frame = frameIn(text, clause, isKorean);
      if (frame === 'said') return null;
      if (frame !== null) framed ??= { sentence, frame };
    }
    return framed;
  };
}

/** A denied clause is contradicted; one that is doubted or supposed is said more strongly than the evidence says it. */
const CHECKED = {
  denied: { rule: 'GR27', outcome: 'contradicted', code: 'NEGATION_MISMATCH' },
  open: { rule: 'GR28', outcome: 'not_found', code: 'STRENGTH_MISMATCH' },
} as const satisfies Record<Frame['kind'], object>;

/** A claim that the evidence holds so. */
export function heldFramed(passages: Passages, claim: string, { sentence, frame }: Framed): Held {
  const evidence_id = passages.passages[sentence.passage]?.evidence_id ?? '';
  const place = { start: 0, end: claim.length };
  const span = { start: sentence.start, end: sentence.end };
  return {
    evidence_id,
    rulings: [framedRuling(claim, frame, evidence_id)],
    signals: {},
    unsupported: [place],
    read: [{ evidence_id, span, path: null, quote: sentenceText(passages, sentence) }],
    probability: PROBABILITY[frame.kind],
    decided: false,
  };
}

function framedRuling(claim: string, { kind, words }: Frame, source: string): Ruling {
  const { rule, outcome, code } = CHECKED[kind];
  const severity = outcome === 'contradicted' ? ('error' as const) : ('warning' as const);
  const place = { start: 0, end: claim.length };
  const sources = [{ source, as_of: null }];
  const finding = { code, rule, severity, place, expected: claim, actual: words, details: {}, sources };
  return { rule, outcome, findings: [finding], reading: claim, place, points: [] };
}
