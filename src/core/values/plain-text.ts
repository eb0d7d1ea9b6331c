import { JOINER } from './characters.ts';

/** A text of the same length in which comments and markup are no text, and where it was struck out. */
export interface PlainText {
  readonly text: string;
  /** Sorted ranges, from and to. */
  readonly struck: readonly (readonly [number, number])[];
  /** Comments and tags: what is written there says nothing. */
  readonly hidden: readonly (readonly [number, number])[];
}

/** Stands where markup stood. */
export const joiner = String.fromCharCode(JOINER);
const TAG = /^<\/?[a-zA-Z][a-zA-Z0-9-]*(?:\s[^<>]*)?>/;
const LONGEST_TAG = 400;
const MARKS = ['**', '__', '``', '`'] as const;

interface Marked {
  readonly end: number;
  readonly is: 'hidden' | 'mark' | 'strike';
}

function commentOrTag(text: string, at: number): Marked | null {
  if (text.startsWith('<!--', at)) {
    const close = text.indexOf('-->', at + 4);
    return { end: close < 0 ? text.length : close + 3, is: 'hidden' };
  }
  const tag = TAG.exec(text.slice(at, at + LONGEST_TAG));
  if (tag === null) return null;
  const isStrike = /^<\/?(?:s|del|strike)\b/i.test(tag[0]);
  return { end: at + tag[0].length, is: isStrike ? 'strike' : 'hidden' };
}

function markAt(text: string, at: number): Marked | null {
  const sign = text.charAt(at);
  if (sign === '<') return commentOrTag(text, at);
  if (text.startsWith('~~', at)) return { end: at + 2, is: 'strike' };
  const mark = MARKS.find((candidate) => text.startsWith(candidate, at));
  return mark === undefined ? null : { end: at + mark.length, is: 'mark' };
}

const MARKUP = /[<*_`]|~~/g;

/** Blanks out markup; a text without any is given back as it is. */
export function plainText(text: string): PlainText {
  const struck: [number, number][] = [];
  const hidden: [number, number][] = [];
  let [plain, from, open] = ['', 0, -1];
  MARKUP.lastIndex = 0;
  for (let match = MARKUP.exec(text); match !== null; match = MARKUP.exec(text)) {
    const mark = markAt(text, match.index);
    if (mark === null) continue;
    plain += text.slice(from, match.index) + joiner.repeat(mark.end - match.index);
    from = mark.end;
    MARKUP.lastIndex = mark.end;
    if (mark.is === 'hidden') hidden.push([match.index, mark.end]);
    if (mark.is !== 'strike') continue;
    if (open < 0) open = mark.end;
    else {
      struck.push([open, match.index]);
      open = -1;
    }
  }
  return { text: from === 0 ? text : plain + text.slice(from), struck, hidden };
}
