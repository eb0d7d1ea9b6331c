import type { AskEvidence } from '../../../contract/ask-evidence.ts';

function plain(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/**
 * LP9: whether a passage still stands word for word at its lines of a file that has changed since. Of code the index keeps
 * no text to compare: there it is not known, and false.
 */
export function stillStands({ object, text, start_line, end_line }: AskEvidence, file: string): boolean {
  if (object !== null) return false;
  const there = file.split('\n').slice(Math.max(0, start_line - 1), end_line);
  return plain(there.join(' ')).includes(plain(text));
}
