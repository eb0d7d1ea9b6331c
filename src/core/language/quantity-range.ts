import type { Draft } from './quantity-draft.ts';
import { comparable } from './units.ts';

const JOINT = /\s?[~∼〜～–—]\s?|-(?!-)|\s-\s|\s?에서\s?|\s?부터\s?|\s(?:to|and|through)\s/y;
const CHANGE =
  /\b(?:ro?se|risen?s?|rises|rising|gr[eo]w\w*|increas\w*|decreas\w*|f[ae]ll\w*|drop\w*|declin\w*|climb\w*|jump\w*|w[eo]nt|goes|mov\w*|chang\w*|improv\w*|reduc\w*|cut|shr[iau]nk\w*|up|down|rais\w*|lower\w*|expand\w*|doubl\w*|surg\w*|slip\w*|gain\w*|narrow\w*|widen\w*|dip\w*|soar\w*|plung\w*|revis\w*|upgrad\w*|downgrad\w*|scal\w*|advanc\w*|switch\w*|shift\w*)\b/i;
const FROM = /\bfrom\s(?:about\s|roughly\s|around\s)?[-−$€£¥₩]?$/i;
const BETWEEN = /\bbetween\s(?:about\s|roughly\s|around\s)?[-−$€£¥₩]?$/i;
const BECOMES = /(?:으로|로)(?![가-힣]*[부]터)/y;

/** Where a second number may stand behind a first one that ends at `at`, and the joint between them. */
export function readJoint(text: string, at: number): { end: number; word: string } | null {
  JOINT.lastIndex = at;
  const joint = JOINT.exec(text)?.[0];
  return joint === undefined ? null : { end: at + joint.length, word: joint.trim() };
}

/** Whether the words before say that a value moved: `rose from 10 to 15` is two quantities, not a range. */
export function saysChange(before: string): boolean {
  return CHANGE.test(before.slice(before.search(/[.!?\n][^.!?\n]*$/) + 1));
}

/**
 * Whether two numbers are the ends of one range. They must rise and share their unit, or the first have none.
 * `~` and dashes: always. `and`: only after "between". `to`: unless the words before tell of a change, with
 * "from" or with a unit at both numbers. 에서: unless (으)로 follows, which makes it a change. 부터: if 까지 follows.
 */
export function isRange(text: string, low: Draft, high: Draft, word: string): boolean {
  if (low.kind !== high.kind || high.kind === 'ordinal') return false;
  if (low.unit !== null && !(comparable(low.unit, high.unit) && high.unit !== null)) return false;
  if (!(lowEnd(low, high) < high.value)) return false;
  return byWord(text, low, high, word);
}

function byWord(text: string, low: Draft, high: Draft, word: string): boolean {
  const before = text.slice(Math.max(0, low.start - 80), low.start);
  if (word === 'and') return BETWEEN.test(before);
  if (word === 'to' || word === 'through') {
    return !((FROM.test(before) || low.unit !== null) && saysChange(before));
  }
  BECOMES.lastIndex = high.end;
  if (word === '에서') return !BECOMES.test(text);
  return word !== '부터' || text.startsWith('까지', high.end);
}

/** The lower end in the scale of the upper one: `10~15만` begins at 100,000. */
export function lowEnd(low: Draft, high: Draft): number {
  const shares = low.scale === 1 && high.scale > 1 && low.value < high.mantissa;
  return shares ? Number((low.value * high.scale).toPrecision(15)) : low.value;
}
