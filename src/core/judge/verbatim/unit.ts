import type { Span } from '../../../contract/span.ts';
import type { Token } from '../../statement/token.ts';
import type { ValueMention } from '../../statement/value.ts';

/** A word or a value of a sentence, as it is held against those of another one. */
export interface Unit {
  /** Its last token: a value has several. */
  readonly token: Token;
  readonly first: Token;
  /** The places of its tokens in the sentence, the last one excluded. */
  readonly from: number;
  readonly to: number;
  readonly span: Span;
  /** In small letters, typography folded; null where only the lemma tells: `close` of `did not close`. */
  readonly form: string | null;
  readonly lemma: string;
  readonly value: ValueMention | null;
  /** What its word says beside the value: `생` of 1952년생. */
  readonly rest: string;
  /** Tense of a verb; particles and endings of a Korean word. */
  readonly marks: string;
  /** The last ending of a Korean word; 다 for all that only say. */
  readonly ending: string;
  readonly negative: boolean;
  /** A comma or a dash stands before it. */
  readonly comma: boolean;
  /** A semicolon stands before it. */
  readonly stop: boolean;
  /** How many brackets it stands in. */
  readonly depth: number;
}

/** Signs behind which something else begins. */
const PAUSES = new Set([',', '–', '—', '--']);
const STOP = ';';
const OPENS = new Set(['(', '[', '-LRB-', '（']);
const CLOSES = new Set([')', ']', '-RRB-', '）']);

/** Whether a word stands behind a pause, and in how many brackets. */
export interface Place {
  readonly comma: boolean;
  readonly stop: boolean;
  readonly depth: number;
}

/** A word that says nothing, an article, passes on the pause before it. */
export function placesOf(
  tokens: readonly Token[],
  isSilent: (tokens: readonly Token[], at: number) => boolean,
): readonly Place[] {
  let comma = false;
  let stop = false;
  let depth = 0;
  return tokens.map(({ form, upos }, at) => {
    if (CLOSES.has(form)) depth = Math.max(0, depth - 1);
    const place = { comma, stop, depth };
    if (OPENS.has(form)) depth += 1;
    comma ||= PAUSES.has(form);
    stop ||= form === STOP;
    const says = upos !== 'PUNCT' || /[\p{L}\p{N}]/u.test(form);
    if (says && !isSilent(tokens, at)) [comma, stop] = [false, false];
    return place;
  });
}

/** True for signs that say nothing by themselves. */
export function isSign({ form }: Token): boolean {
  return !/[\p{L}\p{N}%€$£₩]/u.test(form);
}
