const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };
const BETWEEN = /[^\s,]/g;

/** Where the next thing stands that is neither space nor comma; the end where nothing does. */
function nextAt(text: string, from: number): number {
  BETWEEN.lastIndex = from;
  return BETWEEN.exec(text)?.index ?? text.length;
}

/** The text that begins with the quotation mark at `from`, and where it ends; null where it does not. */
function quotedAt(text: string, from: number): { readonly said: string; readonly end: number } | null {
  const mark = text[from];
  if (mark !== "'" && mark !== '"') return null;
  let said = '';
  for (let at = from + 1; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === mark) return { said, end: at + 1 };
    if (character !== '\\') said += character;
    else {
      at += 1;
      said += ESCAPED[text[at] ?? ''] ?? text[at] ?? '';
    }
  }
  return null;
}

/** A list of texts as Python prints it; null for anything else. */
function pythonList(text: string): readonly string[] | null {
  const inside = text.slice(1, -1);
  const items: string[] = [];
  for (let at = nextAt(inside, 0); at < inside.length; ) {
    const item = quotedAt(inside, at);
    if (item === null) return null;
    items.push(item.said);
    at = nextAt(inside, item.end);
  }
  return items.length > 0 ? items : null;
}

function jsonList(text: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** The list that a cell of a table says, in JSON or as Python prints it; else the text alone. */
export function listOfCell(cell: string): readonly unknown[] {
  const text = cell.trim();
  if (!text.startsWith('[') || !text.endsWith(']')) return [cell];
  return jsonList(text) ?? pythonList(text) ?? [cell];
}
