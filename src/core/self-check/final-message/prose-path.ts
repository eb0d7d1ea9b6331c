const PROSE = /\.(?:md|mdx|txt|rst|adoc)$/i;

/** Whether a file is text for people and no code, by the ending of its path. */
export function isProsePath(path: string): boolean {
  return PROSE.test(path);
}
