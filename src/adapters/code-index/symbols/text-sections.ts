import type { DocumentSection } from '../../../contract/code-object.ts';
import { cutSection } from './cut-section.ts';

const UNDERLINE = /^(?:={3,}|-{3,}|~{3,})\s*$/;
const NUMBERED = /^(?:\d+(?:\.\d+)*[.)]|제\s*\d+\s*[장절조])\s+\S/u;
const SHOUTED = /^(?=.*[A-Z]{2})[A-Z0-9 ,&:/()-]+$/;
const LONGEST_HEADING = 80;

/** A line that stands as a heading: underlined, or short and numbered or in capitals, with an empty line before. */
function isHeading(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').trim();
  if (line === '' || line.length > LONGEST_HEADING || UNDERLINE.test(line)) return false;
  if (at > 0 && (lines[at - 1] ?? '').trim() !== '') return false;
  if (UNDERLINE.test(lines[at + 1] ?? '')) return true;
  const isAlone = (lines[at + 1] ?? '').trim() === '';
  return isAlone && !/[.!?。]$/u.test(line) && (NUMBERED.test(line) || SHOUTED.test(line));
}

/** Passages of plain text by its headings, else by its paragraphs. */
export function textSections(text: string): DocumentSection[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const marks = [-1, ...lines.keys()].filter((at) => at < 0 || isHeading(lines, at));
  return marks.flatMap((mark, index) => {
    const start = Math.max(0, mark);
    const headings = mark < 0 ? [] : [(lines[mark] ?? '').trim()];
    return cutSection(headings, lines.slice(start, marks[index + 1] ?? lines.length), start + 1);
  });
}
