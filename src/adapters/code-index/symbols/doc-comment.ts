const LONGEST_DOC = 4000;

/** What a comment says, without its marks: block, line and hash comments. */
export function commentText(comment: string): string {
  const inner = comment.startsWith('/*')
    ? comment.replace(/^\/\*+/, '').replace(/(?<!\*)\*+\/$/, '')
    : comment;
  const lines = inner.split('\n').map((line) => line.replace(/^[ \t]*(?:\/\/+!?|\*|#+!?)? ?/, '').trimEnd());
  return lines.join('\n').trim().slice(0, LONGEST_DOC);
}

/** Types that the comment of a function gives to its parts: `@param {T} name`, `@returns {T}`. */
export interface DocTypes {
  readonly params: ReadonlyMap<string, string>;
  readonly returns: string | null;
}

/** Reads the tags of JSDoc. */
export function docTypes(doc: string): DocTypes {
  const params = doc.matchAll(/@(?:param|arg|argument)\s+\{([^{}\n]+)\}\s+\[?([\w$]+)/g);
  return {
    params: new Map([...params].map(([, type = '', name = '']) => [name, type.trim()])),
    returns: /@returns?\s+\{([^{}\n]+)\}/.exec(doc)?.[1]?.trim() ?? null,
  };
}
