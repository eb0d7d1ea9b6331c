import type { Language } from '../../../contract/language.ts';
import type { StreamWarning, StreamWarningKind } from '../../../contract/stream-warning.ts';
import type { StreamText } from './stream-text.ts';

/** What a stream is held against. */
export interface StreamKind {
  readonly task: string;
  readonly lang: Language;
}

/** A rule of the monitor. */
export interface StreamRule {
  readonly kind: StreamWarningKind;
  readonly action: StreamWarning['action'];
  readonly isBroken: (text: StreamText, of: StreamKind) => boolean;
}

const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/gu;
const HANGUL_WINDOW = 500;
const HANGUL_SHARE = 0.15;
/** A shorter text may be a name, a formula or a line of code in any language. */
const TOO_SHORT = 100;
const REPEATED = 3;
const SENTENCES = 5;
const WITH_HEADINGS: ReadonlySet<string> = new Set(['writing', 'template']);
const WITHOUT_HEADING = 500;
const LONG = 3_000;
const WORD_WINDOW = 1_000;
const DISTINCT = 20;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** SM2: hardly any Hangul in a Korean answer. */
function isForeign(text: StreamText, { lang }: StreamKind): boolean {
  const latest = text.latest(HANGUL_WINDOW);
  return (
    lang === 'ko' &&
    latest.length >= TOO_SHORT &&
    (latest.match(HANGUL)?.length ?? 0) < latest.length * HANGUL_SHARE
  );
}

/** SM3: one sentence again and again. */
function isRepeating(text: StreamText): boolean {
  return text.mostRepeated() >= REPEATED && text.sentences() >= SENTENCES;
}

/** SM4: a text with parts that has no headings. */
function lacksHeadings(text: StreamText, { task }: StreamKind): boolean {
  return WITH_HEADINGS.has(task) && text.length() >= WITHOUT_HEADING && !text.hasHeading();
}

/** SM5: a long text that goes round in a few words. */
function isPoor(text: StreamText): boolean {
  if (text.length() < LONG) return false;
  const words = text.latest(WORD_WINDOW).toLowerCase().match(WORD) ?? [];
  return new Set(words).size < DISTINCT;
}

export const STREAM_RULES: readonly StreamRule[] = [
  { kind: 'language_mismatch', action: 'warn', isBroken: isForeign },
  { kind: 'missing_headings', action: 'warn', isBroken: lacksHeadings },
  { kind: 'repetition', action: 'abort', isBroken: isRepeating },
  { kind: 'low_diversity', action: 'abort', isBroken: isPoor },
];
