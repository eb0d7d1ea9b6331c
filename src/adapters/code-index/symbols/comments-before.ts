import { commentText } from './doc-comment.ts';
import { BLANK_LINE, type SourceText } from './source-text.ts';

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Gives what the comments right before a place say: those with nothing but white space between, and no empty line. */
export function commentsBefore(comments: readonly Place[], { text }: SourceText): (start: number) => string {
  const byEnd = new Map(comments.map((comment) => [comment.end, comment]));
  const endingAt = (place: number): Place | undefined => {
    let at = place;
    while (at > 0 && /\s/.test(text[at - 1] ?? '')) at -= 1;
    const comment = byEnd.get(at) ?? byEnd.get(at + 1);
    return comment === undefined || BLANK_LINE.test(text.slice(comment.end - 1, place)) ? undefined : comment;
  };
  const said = new Map<number, string>();
  const saidBefore = (start: number): string => {
    const last = endingAt(start);
    if (last === undefined) return '';
    let first = last;
    if (text.startsWith('//', last.start))
      for (let next = endingAt(first.start); next !== undefined; next = endingAt(first.start)) {
        if (!text.startsWith('//', next.start)) break;
        first = next;
      }
    return commentText(text.slice(first.start, last.end));
  };
  return (start) => {
    const known = said.get(start) ?? saidBefore(start);
    said.set(start, known);
    return known;
  };
}
