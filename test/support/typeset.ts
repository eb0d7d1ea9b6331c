import * as fc from 'fast-check';

const FORMS: Readonly<Record<string, readonly string[]>> = {
  ' ': ['\u00a0', '\u2009', '\u202f', '\u3000'],
  "'": ['’', '‘', 'ʼ', '＇'],
  '"': ['“', '”', '„', '＂'],
  '-': ['‐', '‑', '−'],
  '~': ['∼', '〜', '～'],
};
const HIDDEN = ['\u200b', '\u00ad', '\ufeff', '\u2060', '\u202a', '\ufe0e'];

/** The text in other characters of the table, by numbers between 0 and 1. */
export function typeset(text: string, numbers: readonly number[]): string {
  const form = (character: string, at: number): string => {
    const number = numbers[at % numbers.length] ?? 0;
    const forms = FORMS[character] ?? [];
    const hidden = number > 0.9 ? (HIDDEN[at % HIDDEN.length] ?? '') : '';
    if (number < 0.5) return character;
    return (forms[at % Math.max(1, forms.length)] ?? character.normalize('NFD')) + hidden;
  };
  return [...text].map(form).join('');
}

/** What `typeset` chooses by. */
export const NUMBERS = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 7, maxLength: 31 });
