const OPENS = /^ {0,3}(`{3,}|~{3,})/;
const QUOTE_LINE = /^ {0,3}>/;
const ADDRESS = /\bhttps?:\/\/\S+/g;

export const INLINE = /`[^`\n]+`/g;
/** Of folded text: curly quotation marks are straight there. A Korean particle may follow at once. */
export const QUOTED =
  /"[^"\n]{1,300}"|「[^」\n]{1,300}」|『[^』\n]{1,300}』|(?<![\p{L}\p{N}])'[^'\n]{2,300}'(?![\p{Script=Latin}\p{N}])/gu;

export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** Where the comments of a text stand; one without an end is none. Asked from left to right. */
function commentsOf(text: string): (from: number) => { readonly start: number; readonly end: number } | null {
  let isOver = false;
  return (from) => {
    const start = isOver ? -1 : text.indexOf('<!--', from);
    const end = start < 0 ? -1 : text.indexOf('-->', start);
    isOver = end < 0;
    return isOver ? null : { start, end: end + 3 };
  };
}

/** Where a block of code ends that `mark` opened on the line before `at`. */
function endOfFence(text: string, mark: string, at: number): number {
  for (let from = at; from <= text.length; ) {
    const next = text.indexOf('\n', from);
    const end = next < 0 ? text.length : next;
    if (OPENS.exec(text.slice(from, end))?.[1]?.startsWith(mark)) return end;
    from = end + 1;
  }
  return text.length;
}

/** The blocks of code of a text, with their fences. */
export function codeBlocks(text: string): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length; ) {
    const next = text.indexOf('\n', at);
    const end = next < 0 ? text.length : next + 1;
    const mark = OPENS.exec(text.slice(at, end))?.[1];
    const stop = mark === undefined ? end : endOfFence(text, mark, end);
    if (mark !== undefined) found.push(text.slice(at, stop));
    at = Math.max(stop, end);
  }
  return found;
}

/** A text with blocks of code, comments and quoted lines blanked out, from its first line to its last. */
function withoutBlocks(text: string): string {
  const parts: string[] = [];
  const find = commentsOf(text);
  let [at, comment] = [0, find(0)];
  const take = (end: number, isOwn: boolean): void => {
    parts.push(isOwn ? text.slice(at, end) : blank(text.slice(at, end)));
    at = end;
  };
  while (at < text.length) {
    const next = text.indexOf('\n', at);
    const end = next < 0 ? text.length : next + 1;
    const line = text.slice(at, end);
    const starts = at === 0 || text[at - 1] === '\n';
    const mark = starts && next >= 0 ? OPENS.exec(line)?.[1] : undefined;
    if (mark !== undefined) take(endOfFence(text, mark, end), false);
    else if (starts && QUOTE_LINE.test(line)) take(end, false);
    else if (comment === null || comment.start >= end) take(end, true);
    else {
      take(Math.max(at, comment.start), true);
      take(comment.end, false);
    }
    if (comment !== null && comment.start < at) comment = find(at);
  }
  return parts.join('');
}

/** A folded text with blocks of code, comments, quoted lines and addresses blanked out. Offsets stay. */
export function ownProse(text: string): string {
  return withoutBlocks(text).replace(ADDRESS, blank);
}
