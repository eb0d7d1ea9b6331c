const FENCE = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:^ {0,3}\1[^\n]*$|$(?![\s\S]))/gm;
const INLINE = /`[^`\n]+`/g;
const QUOTED =
  /"[^"\n]{1,300}"|“[^”\n]{1,300}”|‘[^’\n]{1,300}’|「[^」\n]{1,300}」|『[^』\n]{1,300}』|(?<![\p{L}\p{N}])'[^'\n]{2,300}'(?![\p{L}\p{N}])/gu;
const QUOTE_LINE = /^ {0,3}>[^\n]*$/gm;
const ADDRESS = /\bhttps?:\/\/\S+/g;

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** A comment without an end is none. */
function withoutComments(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', at)) {
    const end = text.indexOf('-->', start);
    if (end < 0) break;
    parts.push(text.slice(at, start), blank(text.slice(start, end + 3)));
    at = end + 3;
  }
  return parts.join('') + text.slice(at);
}

/**
 * A report with everything that is not its author's own prose blanked out, character by character: code, quotations,
 * quoted lines, comments, addresses. Offsets stay.
 */
export function maskReport(text: string): string {
  return [INLINE, QUOTE_LINE, QUOTED, ADDRESS].reduce(
    (masked, pattern) => masked.replace(pattern, blank),
    withoutComments(text.replace(FENCE, blank)),
  );
}
