import type { Evidence } from '../../../contract/evidence.ts';

/** A text of a piece of evidence. `note` is its place among all, from 1; `title` what it is called. */
export interface QuotableText {
  readonly note: number;
  readonly title: string;
  readonly text: string;
}

const TITLES = ['title', 'name', 'heading'];
const DEEPEST = 4;
/** Characters that are read of all evidence together. */
const MOST_TEXT = 200_000;

function titleOf(data: object): string {
  const found = Object.entries(data).find(
    ([key, value]) => TITLES.includes(key) && typeof value === 'string',
  );
  return typeof found?.[1] === 'string' ? found[1] : '';
}

function textsIn(data: unknown, note: number, title: string, depth: number): QuotableText[] {
  if (typeof data === 'string') return data.trim() === '' ? [] : [{ note, title, text: data }];
  if (typeof data !== 'object' || data === null || depth > DEEPEST) return [];
  if (Array.isArray(data)) return data.flatMap((one) => textsIn(one, note, title, depth + 1));
  const own = titleOf(data) || title;
  return Object.entries(data).flatMap(([key, value]) =>
    TITLES.includes(key) ? [] : textsIn(value, note, own, depth + 1),
  );
}

/** The lines of a text that there is room for. */
function cut(text: string, room: number): string {
  return text.length <= room ? text : text.slice(0, Math.max(0, text.lastIndexOf('\n', room)));
}

/** EX2: the running texts of the evidence, in its order, as far as they are read. */
export function textsOf(evidences: readonly Evidence[]): QuotableText[] {
  let room = MOST_TEXT;
  return evidences
    .flatMap(({ data, source }, at) => textsIn(data, at + 1, source ?? '', 0))
    .flatMap((one) => {
      const text = cut(one.text, room);
      room -= text.length;
      return text === '' ? [] : [{ ...one, text }];
    });
}
