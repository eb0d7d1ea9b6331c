import type { Language } from '../../src/contract/language.ts';
import { josa } from '../../scripts/worlds/josa.ts';
import { hasAny, WORDS } from './words.ts';

const AUXILIARY = /\b(?<verb>is|are|was|were|will|has been|have been|had been)\b(?! not\b)/iu;
const HAS = /\b(?<verb>has|have) (?=an? |its |the |\d)/u;
/** Behind them the auxiliary belongs to a part of the sentence only. */
const RELATIVE = /\b(?:which|who|that|when|where|because|but|and|whose)\b/iu;

function english(text: string): string | null {
  const found = AUXILIARY.exec(text);
  if (found !== null) {
    const { verb = '' } = found.groups ?? {};
    if (RELATIVE.test(text.slice(0, found.index))) return null;
    return text.replace(AUXILIARY, verb.includes(' ') ? verb.replace(' ', ' not ') : `${verb} not`);
  }
  if (RELATIVE.test(text)) return null;
  return HAS.test(text)
    ? text.replace(HAS, (verb) => (verb.startsWith('has') ? 'does not have ' : 'do not have '))
    : null;
}

const FIRST = 0xac00;
const FINALS = 28;
const FINAL = { n: 4, b: 17 };

/** The syllable without its final consonant; null where it has another one. */
function without(syllable: string, final: number): string | null {
  const code = (syllable.codePointAt(0) ?? 0) - FIRST;
  return code >= 0 && code % FINALS === final ? String.fromCodePoint(FIRST + code - final) : null;
}

/** Endings as they are, and denied: first the copula, then what has a word of its own, then the past. */
const ENDINGS: readonly (readonly [ending: RegExp, denied: string])[] = [
  [/(?<=있)습니다$/u, '!습니다'],
  [/(?<=있)다$/u, '!다'],
  [/했(?<polite>습니)?다$/u, '하지 않았$<polite>다'],
  [/됐(?<polite>습니)?다$/u, '되지 않았$<polite>다'],
  [/(?<=[가-힣])[었았](?<polite>습니)?다$/u, '지 않았$<polite>다'],
  [/(?<=[가-힣])는다$/u, '지 않는다'],
];

function copula(text: string): string | null {
  const found = /(?<noun>\S+?)(?:이(?<past>었)?(?<polite>습니|었습니)?다|입니다)$/u.exec(text);
  const noun = found?.groups?.['noun'];
  if (found === null || noun === undefined || /(?:보|쓰|높|줄|들|붙|속|벌|섞)$/u.test(noun)) return null;
  const isPolite = text.endsWith('니다');
  const isPast = found[0].includes('었');
  const denied = isPast ? (isPolite ? '아니었습니다' : '아니었다') : isPolite ? '아닙니다' : '아니다';
  return `${text.slice(0, found.index)}${noun}${josa(noun, '이/가')} ${denied}`;
}

const SS = 20;

/** 많습니다 → 많지 않습니다; a contracted past (마쳤습니다) is left alone. */
function formal(text: string): string | null {
  const before = text.at(-4) ?? '';
  if (!text.endsWith('습니다') || without(before, SS) !== null) return null;
  return text.replace(/습니다$/u, '지 않습니다');
}

/** 운영한다 → 운영하지 않는다, 운영합니다 → 운영하지 않습니다. */
function present(text: string): string | null {
  const polite = /(?<last>[가-힣])니다$/u.exec(text);
  const plain = /(?<last>[가-힣])다$/u.exec(text);
  const last = (polite ?? plain)?.groups?.['last'];
  if (last === undefined) return null;
  const stem = without(last, polite === null ? FINAL.n : FINAL.b);
  const at = (polite ?? plain)?.index ?? 0;
  return stem === null ? null : `${text.slice(0, at)}${stem}지 ${polite === null ? '않는다' : '않습니다'}`;
}

function korean(text: string): string | null {
  const stop = /[.\s]*$/u.exec(text)?.[0] ?? '';
  const bare = text.slice(0, text.length - stop.length);
  const ending = ENDINGS.find(([pattern]) => pattern.test(bare));
  if (/(?:입니|이었습니|이었)다$/u.test(bare) || (ending === undefined && bare.endsWith('이다'))) {
    const said = copula(bare);
    return said === null ? null : said + stop;
  }
  if (ending === undefined) {
    const said = formal(bare) ?? present(bare);
    return said === null ? null : said + stop;
  }
  const [pattern, denied] = ending;
  const said = denied.startsWith('!')
    ? bare.replace(/있(?=(?:습니)?다$)/u, '없')
    : bare.replace(pattern, denied);
  return said + stop;
}

/** Something or other: that something else is not so denies nothing. */
const UNNAMED = /^(?:an?|there|another) /iu;

/** The claim denied; null where that might still be true, or where the reading of it is unsure. */
export function negate(text: string, language: Language): string | null {
  if (text.includes('?') || UNNAMED.test(text)) return null;
  if (hasAny(text, language, WORDS.weak[language])) return null;
  return language === 'en' ? english(text) : korean(text);
}
