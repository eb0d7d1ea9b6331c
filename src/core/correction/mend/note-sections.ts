import type { QuotableText } from '../quote/texts-of.ts';
import type { MendNote } from './blame.ts';

/** A heading of a note with what stands under it, as far as the next one. */
export interface Section {
  readonly heading: string;
  /** The number that it begins with, else its place among the headings, from 1. */
  readonly number: number;
  readonly text: QuotableText;
}

const HEADING = /^#{1,6}[ \t]+(.+)$/gmu;
const NUMBERED = /^(\d{1,4})/u;

export function textOfNote({ index, title, content }: MendNote): QuotableText {
  return { note: index, title, text: content };
}

export function sectionsOf(note: MendNote): Section[] {
  const { index, title, content } = note;
  const heads = [...content.matchAll(HEADING)];
  return heads.map((head, at) => {
    const heading = (head[1] ?? '').trim();
    const text = content.slice(head.index, heads[at + 1]?.index ?? content.length);
    const number = Number(NUMBERED.exec(heading)?.[1] ?? at + 1);
    return { heading, number, text: { note: index, title, text } };
  });
}
