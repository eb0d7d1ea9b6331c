/** `[1] Handbook`, `¹ Handbook`. */
const MARKED = /^[ \t]*(?:[-*+•][ \t]+)?(?:[[【〔]\^?(\d{1,4})[\]】〕]:?|([¹²³⁴⁵⁶⁷⁸⁹]))[ \t]*(\S.*)$/u;
/** `1. Handbook`, `1: Handbook`: a title, no sentence and nothing that cites. */
const NUMBERED = /^[ \t]*\(?(\d{1,3})[.):][ \t]+(?=[^[\n]{1,120}$)(\S.*[^\s.!?。])$/u;
const RAISED = '¹²³⁴⁵⁶⁷⁸⁹';

interface Entry {
  readonly label: string;
  readonly title: string;
}

function entryOf(line: string): Entry | null {
  const [, label, raised = '', title = ''] = MARKED.exec(line) ?? [];
  if (title !== '') return { label: label ?? String(RAISED.indexOf(raised) + 1), title };
  const [, number, name = ''] = NUMBERED.exec(line) ?? [];
  return number === undefined ? null : { label: number, title: name };
}

/** The numbered entries that a text ends with, and that its marks above may therefore lead to, without a head over them. */
export function listedAtEnd(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const lines = text.split('\n').map((line) => line.trimEnd());
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] ?? '';
    const entry = entryOf(line);
    if (line !== '' && entry === null) return found;
    if (entry !== null) found.set(entry.label, entry.title);
  }
  return new Map();
}
