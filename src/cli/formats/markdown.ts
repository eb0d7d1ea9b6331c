import { plainText } from '../plain-text.ts';

const LONGEST = 400;
const MARKED = /[\\`*_{}[\]()<>#+!|~&]/g;
/** Behind these a host makes a name, a number or an address into a link that calls somebody. */
const CALLS = /([@#]|:\/\/)(?=\w)/g;

function cut(text: string): string {
  const line = plainText(text).trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

/** Text of others in Markdown: on one line, with no mark, no link, nobody called. */
export function mdText(text: string): string {
  return cut(text)
    .replace(CALLS, '$1\u200b')
    .replace(MARKED, (mark) => `\\${mark}`);
}

/** Text of others as code: fenced by more backticks than it holds. */
export function mdCode(text: string): string {
  const line = cut(text).replaceAll('|', '\u00a6');
  if (line === '') return '';
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return `${fence}${space}${line}${space}${fence}`;
}

/** The line by which a comment is found again. */
export function mdMarker(part: 'check' | 'verify'): string {
  return `<!-- assay:${part} -->`;
}

/** Items numbered under a heading, at most `most`; nothing where there are none. */
export function mdSection(
  title: string,
  items: readonly (readonly string[])[],
  more: (count: number) => string,
  most = 20,
): string[] {
  if (items.length === 0) return [];
  const lines = items
    .slice(0, most)
    .flatMap(([first = '', ...rest], at) => [`${at + 1}. ${first}`, ...rest.map((line) => `   ${line}`)]);
  const left = items.length - most;
  return ['', `**${title}**`, '', ...lines, ...(left > 0 ? ['', more(left)] : [])];
}
