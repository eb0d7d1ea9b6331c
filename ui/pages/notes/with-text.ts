/** The content of a note with a text put behind it, as a paragraph of its own. */
export function withText(content: string, text: string): string {
  return `${content.trimEnd()}\n\n${text}\n`.trimStart();
}
