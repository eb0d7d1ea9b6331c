const PIECE = /\p{L}{1,80}|\d{1,40}/gu;
/** A piece that stands in the values of a call by chance says nothing. */
const TELLING = /\p{Script=Hangul}{2}|\p{L}{3}|\d{2}/u;
const WRITTEN = /"(?:[^"\\]|\\.){0,600}"|\d[\w.]{0,40}/g;

/** True where all words and numbers of an answer stand in the written values of its call: it is made of what was asked. */
export function echoes(code: string, answer: string): boolean {
  const given = (code.match(WRITTEN) ?? []).join(' ').toLowerCase();
  const pieces = answer.toLowerCase().match(PIECE) ?? [];
  return pieces.some((piece) => TELLING.test(piece)) && pieces.every((piece) => given.includes(piece));
}

/** A value with all letters alike, and all digits. */
function formOf(value: string): string {
  return value.replaceAll(/\p{L}/gu, 'a').replaceAll(/\d/g, '9');
}

/** True where another input got another answer of the same form: a rule made both. */
export function follows(answer: string, expected: string): boolean {
  return answer !== expected && formOf(answer) === formOf(expected);
}
