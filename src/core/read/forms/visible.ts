import { plainText } from '../../values/plain-text.ts';

/** The text of the same length without what says nothing in it: what is struck out, comments, tags, marks of emphasis. */
export function visible(text: string): string {
  const plain = plainText(text);
  if (plain.text === text) return text;
  const parts: string[] = [];
  let next = 0;
  for (let at = 0; at < text.length; at += 1) {
    while ((plain.struck[next]?.[1] ?? at + 1) <= at) next += 1;
    const isStruck = (plain.struck[next]?.[0] ?? at + 1) <= at;
    const sign = text.charAt(at);
    parts.push(sign === '\n' || (!isStruck && plain.text.charAt(at) === sign) ? sign : ' ');
  }
  return parts.join('');
}
