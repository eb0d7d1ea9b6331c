import type { Language } from '../../contract/language.ts';
import { ENGLISH_FUNCTION_WORDS } from './english-function-words.ts';

/** A language that is read here, or any other one. */
export type TextLanguage = Language | 'other';

const SAMPLE = 20_000;
const HANGUL_SHARE = 0.2;
const FEW_LETTERS = 12;
const LINE_SHARE = 0.15;
const FEW_WORDS = 25;
/** No shorter text has so many: a letter each, and what parts them. */
const SHORTEST = 2 * FEW_WORDS - 1;
const ENGLISH_SHARE = 0.12;
const FOREIGN_SHARE = 0.15;
/** Small words of other languages in Latin letters that are none in English. */
const FOREIGN_WORDS: ReadonlySet<string> = new Set(
  'der die das und ist nicht ein eine mit von zu den dem auf für le la les des et est une un du dans pour que qui sur el los las y en por con una del se il di che per non gli della het een van de niet op voor och att det som på o os da em do não um uma'.split(
    ' ',
  ),
);

interface Letters {
  readonly hangul: number;
  readonly latin: number;
  readonly other: number;
}

const WHITE_OR_ASCII = 0x7f;
const LATIN_EXTENDED_END = 0x24f;
const LETTER = /\p{L}/u;

const [JAMO, FIRST_LETTERS_END, JAMO_END] = [0x1100, 0x115f, 0x11ff];

/** A syllable of Hangul, or the letter that begins one where it is decomposed. */
function isSyllable(code: number): boolean {
  return (code >= 0xac00 && code <= 0xd7a3) || (code >= JAMO && code <= FIRST_LETTERS_END);
}

/** Letters by script, of at most the first twenty thousand. */
function lettersOf(text: string): Letters {
  let [hangul, latin, other] = [0, 0, 0];
  for (let at = 0; at < text.length && hangul + latin + other < SAMPLE; at++) {
    const code = text.charCodeAt(at);
    if ((code > 96 && code < 123) || (code > 64 && code < 91)) latin++;
    else if (isSyllable(code)) hangul++;
    else if (code > FIRST_LETTERS_END && code <= JAMO_END) continue;
    else if (code > WHITE_OR_ASCII && LETTER.test(text.charAt(at))) {
      if (code <= LATIN_EXTENDED_END) latin++;
      else other++;
    }
  }
  return { hangul, latin, other };
}

function weigh({ hangul, latin }: Letters): Language | null {
  // one syllable of Hangul says as much as two or three Latin letters
  if (hangul * 2 + latin < FEW_LETTERS) return null;
  return hangul * 2 > (hangul * 2 + latin) * HANGUL_SHARE ? 'ko' : 'en';
}

/** The language that a text is written in by its letters; null where it has too few, or those of neither language. */
export function languageOfText(text: string): Language | null {
  return weigh(lettersOf(text));
}

/** True for running text in Latin letters whose small words are those of another language than English. */
function isForeign(text: string): boolean {
  if (text.length < SHORTEST) return false;
  const words =
    text
      .slice(0, SAMPLE)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (words.length < FEW_WORDS) return false;
  const share = (known: ReadonlySet<string>): number =>
    words.filter((word) => known.has(word)).length / words.length;
  return share(ENGLISH_FUNCTION_WORDS) < ENGLISH_SHARE && share(FOREIGN_WORDS) > FOREIGN_SHARE;
}

function languageOfLine(line: string): { readonly language: TextLanguage; readonly letters: number } | null {
  const letters = lettersOf(line);
  const own = letters.hangul * 2 + letters.latin;
  if (letters.other * 2 > own && letters.other * 2 >= FEW_LETTERS)
    return { language: 'other', letters: letters.other * 2 };
  const language = weigh(letters);
  return language === null ? null : { language, letters: own };
}

/**
 * GR46: the languages that a text is written in, line by line, each with a share of at least a seventh of the letters;
 * empty where it has too few letters to tell. A text in other letters, or one in Latin letters that is plainly not
 * English, is `other`.
 */
export function languagesOfText(text: string): readonly TextLanguage[] {
  const weights = new Map<TextLanguage, number>();
  let all = 0;
  for (const line of text.split('\n')) {
    const found = languageOfLine(line);
    if (found === null) continue;
    weights.set(found.language, (weights.get(found.language) ?? 0) + found.letters);
    all += found.letters;
    if (all > SAMPLE * 2) break;
  }
  const languages = [...weights].filter(([, letters]) => letters >= all * LINE_SHARE).map(([one]) => one);
  if (languages.length === 0) {
    const whole = languageOfLine(text.replaceAll('\n', ' '));
    return whole === null ? [] : [whole.language];
  }
  return languages.map((one) => (one === 'en' && isForeign(text) ? 'other' : one));
}
