/** The text of a note without a first heading that only says its title again. */
export function withoutTitle(content: string, title: string): string {
  const [first = '', ...rest] = content.trimStart().split('\n');
  return first.replace(/^#+\s+/, '').trim() === title.trim() ? rest.join('\n').trimStart() : content;
}
