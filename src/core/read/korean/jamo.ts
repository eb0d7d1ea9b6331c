const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = 11_172;
const FINALS = 28;
const VOWELS = 21;
const INITIAL = 0x1100;
const VOWEL = 0x1161;
const FINAL = 0x11a7;

/** Letters that stand for a final consonant in the lists of endings. */
const LISTED_FINALS: Readonly<Record<string, number>> = { ㄴ: 4, ㄹ: 8, ㅁ: 16, ㅂ: 17, ㅆ: 20 };

/** A text with each syllable as initial, vowel and final; a letter alone, as in `ㄴ다`, is a final. */
export function toJamo(text: string): string {
  let jamo = '';
  for (const one of text) {
    const code = one.charCodeAt(0) - FIRST_SYLLABLE;
    const listed = LISTED_FINALS[one];
    if (listed !== undefined) jamo += String.fromCharCode(FINAL + listed);
    else if (code < 0 || code >= SYLLABLES) jamo += one;
    else {
      const final = code % FINALS;
      jamo += String.fromCharCode(
        INITIAL + Math.floor(code / FINALS / VOWELS),
        VOWEL + (Math.floor(code / FINALS) % VOWELS),
      );
      if (final > 0) jamo += String.fromCharCode(FINAL + final);
    }
  }
  return jamo;
}

function initialAt(jamo: string, at: number): number {
  const code = jamo.charCodeAt(at) - INITIAL;
  return code >= 0 && code < 19 ? code : -1;
}

function vowelAt(jamo: string, at: number): number {
  const code = jamo.charCodeAt(at) - VOWEL;
  return code >= 0 && code < VOWELS ? code : -1;
}

function finalAt(jamo: string, at: number): number {
  const code = jamo.charCodeAt(at) - FINAL;
  return code > 0 && code < FINALS ? code : 0;
}

/** The syllables again. */
export function fromJamo(jamo: string): string {
  let text = '';
  for (let at = 0; at < jamo.length; ) {
    const [initial, vowel] = [initialAt(jamo, at), vowelAt(jamo, at + 1)];
    if (initial < 0 || vowel < 0) {
      text += jamo.charAt(at);
      at += 1;
      continue;
    }
    const final = finalAt(jamo, at + 2);
    text += String.fromCharCode(FIRST_SYLLABLE + (initial * VOWELS + vowel) * FINALS + final);
    at += final > 0 ? 3 : 2;
  }
  return text;
}

/** How a piece of jamo ends: in a vowel, in ㄹ, in another consonant, or in what is no Hangul. */
export type Close = 'vowel' | 'ㄹ' | 'consonant' | 'other';

export function closeOf(jamo: string, end: number): Close {
  if (vowelAt(jamo, end - 1) >= 0) return 'vowel';
  const final = finalAt(jamo, end - 1);
  if (final === 0) return 'other';
  return final === LISTED_FINALS['ㄹ'] ? 'ㄹ' : 'consonant';
}

/** True where a syllable, or what is no Hangul, may begin. */
export function isBoundary(jamo: string, at: number): boolean {
  return vowelAt(jamo, at) < 0 && finalAt(jamo, at) === 0;
}
