import { BLANK_LINE, type SourceText } from '../source-text.ts';
import { commentText } from '../doc-comment.ts';

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Comments by where they end, to be asked for what stands before a declaration. */
export interface Comments {
  /** What the comment right before a place says: a block, or the lines of `//` without a gap. */
  before(start: number): string;
  /** Text at the top of a file that speaks of all of it: a comment that an empty line or an import follows. */
  ofFile(firstStatement: { readonly start: number; readonly isImport: boolean } | undefined): string;
}

const DIRECTIVE =
  /^\s*(?:#!|\/\/\s*(?:eslint|oxlint|biome|@ts-|prettier|<reference|\/)|\/\*\s*(?:eslint|global|istanbul))/;

export function commentsOf(comments: readonly Place[], { text }: SourceText): Comments {
  const byEnd = new Map<number, Place>();
  const told = comments.filter(({ start, end }) => !DIRECTIVE.test(text.slice(start, end)));
  for (const comment of told) byEnd.set(comment.end, comment);

  /** The comment that ends before a place with nothing but white space between. */
  function endingAt(place: number): { comment: Place; gap: string } | undefined {
    let at = place;
    while (at > 0 && /\s/.test(text[at - 1] ?? '')) at -= 1;
    const comment = byEnd.get(at);
    return comment === undefined ? undefined : { comment, gap: text.slice(at, place) };
  }
  function blockBefore(place: number): { text: string; start: number; gap: string } | undefined {
    const found = endingAt(place);
    if (found === undefined) return undefined;
    let { start } = found.comment;
    if (text.startsWith('//', start))
      for (let next = endingAt(start); next !== undefined; next = endingAt(start)) {
        const isLine = text.startsWith('//', next.comment.start) && next.gap.split('\n').length === 2;
        if (!isLine) break;
        start = next.comment.start;
      }
    return { text: text.slice(start, found.comment.end), start, gap: found.gap };
  }
  return {
    before(start) {
      const found = blockBefore(start);
      return found === undefined || BLANK_LINE.test(found.gap) ? '' : commentText(found.text);
    },
    ofFile(first) {
      const [comment] = told;
      const end = first?.start ?? text.length;
      if (
        comment === undefined ||
        comment.start > end ||
        text.slice(0, comment.start).replace(/^#!.*/, '').trim() !== ''
      )
        return '';
      const last = told.filter((each) => each.end <= end).at(-1) ?? comment;
      const isOfFirst = first !== undefined && !first.isImport && !BLANK_LINE.test(text.slice(last.end, end));
      if (isOfFirst && last === comment) return '';
      return commentText(
        text.slice(comment.start, text.startsWith('//', comment.start) ? lineBlockEnd(comment) : comment.end),
      );
    },
  };

  function lineBlockEnd(first: Place): number {
    let { end } = first;
    for (const next of told) {
      if (next.start <= end) continue;
      if (
        !text.startsWith('//', next.start) ||
        text.slice(end, next.start).trim() !== '' ||
        BLANK_LINE.test(text.slice(end, next.start))
      )
        break;
      end = next.end;
    }
    return end;
  }
}
