const COMMENT = /<!--[^]*?(?:-->|$(?![^]))/gu;

/** A text with its comments, which no reader sees, blanked out. */
export function withoutComments(text: string): string {
  return text.replace(COMMENT, (comment) => comment.replace(/[^\n]/gu, ' '));
}
