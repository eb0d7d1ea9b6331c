const MOST_VALUES = 1_000_000;
const RUNNING_TEXT = /\S\s+\S+\s+\S.*[.!?。]|\S(?:\s+\S+){5}/su;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** The texts of a list of blocks, `[{type: "text", text}, …]`, or of `{content: […]}` of them: what tools answer with; null for anything else. */
export function textBlocks(data: unknown): string | null {
  const list: unknown = isObject(data) ? data['content'] : data;
  if (!Array.isArray(list) || list.length === 0) return null;
  const blocks: readonly unknown[] = list;
  if (!blocks.every((block) => isObject(block) && typeof block['type'] === 'string')) return null;
  const texts = blocks.flatMap((block) =>
    isObject(block) && block['type'] === 'text' && typeof block['text'] === 'string' ? [block['text']] : [],
  );
  return texts.length === 0 ? null : texts.join('\n\n');
}

/** Every text in data of any shape, in order; numbers and flags are no text. What holds itself is read once, and at most a million values are. */
export function textsOf(data: unknown): string[] {
  const texts: string[] = [];
  const seen = new Set<object>();
  const open: unknown[] = [data];
  for (let left = MOST_VALUES; open.length > 0 && left > 0; left -= 1) {
    const value = open.pop();
    if (typeof value === 'string') texts.push(value);
    if (value === null || typeof value !== 'object' || seen.has(value)) continue;
    seen.add(value);
    for (const inner of Object.values(value).toReversed()) open.push(inner);
  }
  return texts;
}

/** True where one of the texts is more than a name or a value. */
export function isRunningText(texts: readonly string[]): boolean {
  return texts.some((text) => RUNNING_TEXT.test(text.slice(0, 2000)));
}
