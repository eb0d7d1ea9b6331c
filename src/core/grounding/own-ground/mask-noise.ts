import { RAISED, raisedAs } from '../../language/html-raised.ts';
import { entityOf } from './html-entity.ts';
import { blankOf, type HtmlTag, NOTHING, TAG, tagOf, type TagPlace } from './html-tag.ts';

const MAY_HOLD_NOISE = new RegExp(
  String.raw`[<&\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|[A-Za-z0-9+/]{60}`,
  'u',
);
const NOISE = new RegExp(
  String.raw`(?<comment><!--)|<(?<unseen>script|style|template)\b|${RAISED}|${TAG}|<![a-z][^<>]{0,2000}>|&(?<reference>#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});|(?<inline>data:[a-z]{1,30}\/[\w.+-]{1,60};base64,)|(?<code>(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{60})|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]`,
  'giu',
);
const LONGEST_WORD = 120;
const CODE = /[A-Za-z0-9+/=]/u;

/** Text that is being written anew, as long as it was: what a word lost is made up for behind it. */
interface Masked {
  text: string;
  owed: number;
  /** Its last characters: to cut them off the whole each time would take its length each time. */
  tail: string;
}

const TAIL = 12;

function write(masked: Masked, more: string): void {
  masked.tail = (masked.tail + more.slice(-TAIL)).slice(-TAIL);
  if (masked.owed > 0) {
    const at = more.search(/\s/u);
    if (at < 0) {
      masked.text += more;
      return;
    }
    masked.text += more.slice(0, at) + NOTHING.repeat(masked.owed) + more.slice(at);
    masked.owed = 0;
  } else masked.text += more;
}

function isMasked(run: string): boolean {
  return run.length >= LONGEST_WORD || (/[A-Z]/u.test(run) && /[a-z]/u.test(run) && /\d/u.test(run));
}

function blank(noise: string): string {
  return noise.replace(/[^\n]/gu, ' ');
}

/** Where a run of base64 ends. Signs one by one: a pattern over megabytes would exhaust its stack. */
function codeEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && CODE.test(text.charAt(end))) end++;
  return end;
}

const COMMENT_END = /-->/gu;
const UNSEEN_ENDS: Readonly<Record<string, RegExp>> = {
  script: /<\/script\s*>/giu,
  style: /<\/style\s*>/giu,
  template: /<\/template\s*>/giu,
};

/** The ends of comments and of what is not seen; one that was not found is not looked for again. */
function endFinder(text: string): (end: string, from: number) => number {
  const missing = new Set<string>();
  return (end, from) => {
    if (missing.has(end)) return -1;
    const pattern = UNSEEN_ENDS[end] ?? COMMENT_END;
    pattern.lastIndex = from;
    if (pattern.exec(text) !== null) return pattern.lastIndex;
    missing.add(end);
    return -1;
  };
}

/** What stands around a match: the characters before it, as they are read, and the one behind it. */
interface Around {
  readonly before: string;
  readonly next: string;
}

/** What a word or an amount may go on behind; a sentence may begin behind any other sign: `&<b>…`. */
const IN_WORD = /[\p{L}\p{N}\p{Sc}%°]$/u;

/** What the word before a tag goes on with; no number goes on with a raised one. */
function goesOn({ name, attributes }: HtmlTag, before: string): RegExp {
  const isRaised = /^su[bp]$/u.test(name) || attributes.includes('vertical-align');
  return isRaised && /\d$/u.test(before) ? /\p{L}/u : /\S/u;
}

function placeOf(tag: HtmlTag, { before, next }: Around): TagPlace {
  const seen = before.replaceAll(NOTHING, '');
  if (IN_WORD.test(seen) && goesOn(tag, seen).test(next)) return 'in_word';
  return /(?:^|\s)$/u.test(seen) || /^\s/u.test(next) ? 'beside_blank' : 'elsewhere';
}

/** What stands in the place of one match; null where it is no noise. */
function instead(
  noise: string,
  groups: Readonly<Record<string, string | undefined>>,
  around: Around,
): string | null {
  const { reference, code } = groups;
  if (reference !== undefined) return entityOf(reference);
  if (code !== undefined) return isMasked(noise) ? blank(noise) : null;
  if ((groups['inner'] ?? groups['small']) !== undefined) return raisedAs(groups, around.before);
  if (groups['name'] === undefined && groups['empty'] === undefined) return blank(noise);
  const tag = tagOf(groups);
  return tag && blankOf(tag, noise.length, placeOf(tag, around));
}

/**
 * EC4: the text as a reader sees it: scripts, styles, comments, tags and runs of base64 blanked out,
 * character references read. Blocks begin a line and cells a bar; every word begins where it did. What looks alone part is
 * parted by no blank: `NOTHING` stands there. Linear in the text.
 */
export function maskNoise(text: string): string {
  if (!MAY_HOLD_NOISE.test(text)) return text;
  const masked: Masked = { text: '', owed: 0, tail: '' };
  const endOf = endFinder(text);
  let at = 0;
  NOISE.lastIndex = 0;
  for (let match = NOISE.exec(text); match !== null; match = NOISE.exec(text)) {
    const { groups = {}, index } = match;
    const { comment, unseen } = groups;
    const closer = comment === undefined ? unseen?.toLowerCase() : '-->';
    const isCode = (groups['code'] ?? groups['inline']) !== undefined;
    const last = NOISE.lastIndex;
    const end = isCode ? codeEnd(text, last) : closer === undefined ? -1 : endOf(closer, last);
    const whole = end < 0 ? match[0] : text.slice(index, end);
    const around = {
      before: (masked.tail + text.slice(Math.max(at, index - TAIL), index)).slice(-TAIL),
      next: text.charAt(index + whole.length),
    };
    const put = closer === undefined ? instead(whole, groups, around) : blank(whole);
    if (put === null) {
      NOISE.lastIndex = isCode ? index + whole.length : index + 1;
      continue;
    }
    write(masked, text.slice(at, index));
    write(masked, put);
    masked.owed += whole.length - put.length;
    at = index + whole.length;
    NOISE.lastIndex = at;
  }
  write(masked, text.slice(at));
  return masked.text + NOTHING.repeat(masked.owed);
}
