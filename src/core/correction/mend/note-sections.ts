import type { QuotableText } from '../quote/texts-of.ts';
import type { MendNote } from './blame.ts';

/** A heading of a note with what stands under it, as far as the next one. */
export interface Section {
  readonly heading: string;
  /** The number that it begins with, else its place among the headings, from 1. */
  readonly number: number;
  readonly text: QuotableText;
}

const HEADING = /^#{1,6}[ \t]/u;
const NUMBERED = /^\d{1,4}/u;

interface Head {
  readonly at: number;
  readonly heading: string;
}

function headsOf(content: string): Head[] {
  let at = 0;
  return content.split('\n').flatMap((line) => {
    const start = at;
    at += line.length + 1;
    const marks = HEADING.exec(line)?.[0].length;
    return marks === undefined ? [] : [{ at: start, heading: line.slice(marks).trim() }];
  });
}

export function textOfNote({ index, title, content }: MendNote): QuotableText {
  return { note: index, title, text: content };
}

export function sectionsOf(note: MendNote): Section[] {
  const { index, title, content } = note;
  const heads = headsOf(content);
  return heads.map(({ at, heading }, nth) => {
    const text = content.slice(at, heads[nth + 1]?.at ?? content.length);
    const number = Number(NUMBERED.exec(heading)?.[0] ?? nth + 1);
    return { heading, number, text: { note: index, title, text } };
  });
}
