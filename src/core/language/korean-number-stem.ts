const DIGITS = /^\d+(?:[.,:]\d+)*/;
const ABOUT = /^(?:여|가량|쯤|정도)/u;

/** One spelling for digits with what follows them: commas gone, 여 behind a number gone. */
export function koreanNumberStem(word: string): string {
  const digits = DIGITS.exec(word)?.[0] ?? '';
  return digits.replaceAll(',', '') + word.slice(digits.length).replace(ABOUT, '');
}
