/** A value with all letters alike, and all digits. */
function formOf(value: string): string {
  return value.replaceAll(/\p{L}/gu, 'a').replaceAll(/\d/g, '9');
}

/** True where another input got another answer of the same form: a rule made both. */
export function follows(answer: string, expected: string): boolean {
  return answer !== expected && formOf(answer) === formOf(expected);
}
