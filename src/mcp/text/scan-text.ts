import type { ScannedText } from '../../contract/scanned-text.ts';
import { section, type Writing } from './writing.ts';

/** What was found in words, each with its place, and what would settle it. */
export function scanText({ phrases, claims, limitations }: ScannedText, writing: Writing): string[] {
  const { words, plain } = writing;
  const head = [
    words.phrases(phrases.length),
    words.saidOfWork(claims.length),
    words.saidOpen(limitations.length),
  ];
  const doubts = phrases.map(({ kind, text, line, column }) => [
    `${line}:${column} “${plain(text)}” (${words.doubts[kind]})`,
  ]);
  const said = claims.map(({ type, text }) => [`${type}: “${plain(text)}”`]);
  const open = limitations.map(({ text }) => [`“${plain(text)}”`]);
  return [
    head.join(' · '),
    ...section(words.phrases(phrases.length), doubts, writing),
    ...section(words.saidOfWork(claims.length), said, writing),
    ...section(words.saidOpen(limitations.length), open, writing),
    ...(phrases.length + claims.length > 0 ? ['', words.onlyWords] : []),
  ];
}
