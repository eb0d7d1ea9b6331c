const PIECE = /\p{L}{1,80}|\d{1,40}/gu;
/** A piece that stands in the values of a call by chance says nothing. */
const TELLING = /\p{Script=Hangul}{2}|\p{L}{3}|\d{2}/u;
const WRITTEN = /"(?:[^"\\]|\\.){0,600}"|\d[\w.]{0,40}/g;

function pieces(text: string): readonly string[] {
  return text.toLowerCase().match(PIECE) ?? [];
}

/** True where all words and numbers of an answer stand in the written values of its call: it is made of what was asked. */
export function isMadeOf(code: string, answer: string): boolean {
  const given = (code.match(WRITTEN) ?? []).join(' ').toLowerCase();
  const own = pieces(answer);
  return own.some((piece) => TELLING.test(piece)) && own.every((piece) => given.includes(piece));
}

/** True where the title of a test names the values: they are what it is about. */
export function isNamedBy(title: string, values: readonly string[]): boolean {
  const words = new Set(pieces(title));
  const own = values.flatMap(pieces);
  return own.length > 0 && own.every((piece) => words.has(piece));
}
