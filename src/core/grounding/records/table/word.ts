import type { Span } from '../../../../contract/span.ts';
import { englishWordStem } from '../../../language/english-word-stem.ts';
import { stripParticles } from '../../../language/particle.ts';

/** A word or number of a claim, a header or a cell. Marks are no words; `parted` says that one stood before. */
export interface Word extends Span {
  readonly lower: string;
  /** The keys under which it may meet another word, its own form first. */
  readonly keys: readonly string[];
  readonly kind: 'word' | 'number' | 'function';
  /** What the digits say, times in seconds; NaN for letters. */
  readonly value: number;
  /** 2nd, 3위: a place in an order. */
  readonly ordinal: boolean;
  readonly parted: boolean;
}

const WORD =
  /\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?![\d:])|\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+(?:\.\d+)?(?:[A-Za-z]+\d*)?|[가-힣][\p{L}\p{M}\p{N}]*|[\p{L}\p{M}](?:(?![가-힣])[\p{L}\p{M}\p{N}])*(?:['’](?:s|t)(?![\p{L}]))?/gu;
const MARK = /[,;:.!?()|]/;
/** A particle behind Latin letters or digits, which is a word of its own here. */
const PARTICLE =
  /^(?:은|는|이|가|을|를|의|에|에서|에는|에게|와|과|도|만|로|으로|보다|까지|부터|이다|입니다|이며|이고|였다|이었다|인)$/;
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/;
const HANGUL = /^[가-힣]/;
const ASCII = /^[\x20-\x7e]*$/;

export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the of in on at to for by from with as be is are was were been being am do does did have has had having and or but
  that this these those it its they their them there he she his her him who whom whose which what when where while during
  into than then s t also so such can could would will shall should might must if after before between among about
  over under out up down off per via upon within against through both each all any some no not only one list
  있는 있다 있으며 것 수 등 이다 했다 한다 된다 하는 되는 및 또는 그리고`.split(/\s+/),
);

function fold(lower: string): string {
  return ASCII.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .replace(/(?<=[a-z])\p{M}+/gu, '')
        .normalize('NFC');
}

function seconds(text: string): number {
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

function numberWord(text: string, start: number, parted: boolean): Word {
  const span = { start, end: start + text.length, parted };
  const ordinal = ORDINAL.exec(text);
  if (text.includes(':')) {
    const key = text.replace(/^0(?=\d)/, '');
    return { ...span, lower: key, keys: [key], kind: 'number', value: seconds(text), ordinal: false };
  }
  const value = Number(ordinal === null ? text.replaceAll(',', '') : ordinal[1]);
  if (Number.isNaN(value)) return { ...span, lower: text, keys: [text], kind: 'word', value, ordinal: false };
  const key = ordinal === null ? String(value) : text;
  return { ...span, lower: text, keys: [key], kind: 'number', value, ordinal: ordinal !== null };
}

/** What may stand behind a noun besides particles: the verbs and copulas that make it a predicate. */
const TAIL =
  /^(?:하|한|할|함|했|됐|된|되|될|뿐|만|이[다며고었나지라]|인|였|입|보다|밖에|씩|중|측|씨|님|에서|에게|까지|부터|으로|에|의|은|는|이|가|을|를|와|과|도|로)/;

const MOST_KEYS = 6;

/** The word, what is left of it without particles, and its beginnings where an ending follows. */
function koreanKeys(lower: string): string[] {
  const keys = new Set([lower, ...stripParticles(lower)]);
  for (let size = lower.length - 1; size >= 2 && keys.size < MOST_KEYS; size--)
    if (TAIL.test(lower.slice(size))) keys.add(lower.slice(0, size));
  return [...keys].slice(0, MOST_KEYS);
}

function letterWord(text: string, start: number, parted: boolean): Word {
  const lower = fold(text.toLowerCase()).replace(/['’][st]$/, '');
  const keys = HANGUL.test(lower) ? koreanKeys(lower) : [englishWordStem(lower)];
  const kind = FUNCTION_WORDS.has(lower) ? 'function' : 'word';
  return { start, end: start + text.length, parted, lower, keys, kind, value: Number.NaN, ordinal: false };
}

function asParticle(word: Word, behind: boolean): Word {
  return behind && PARTICLE.test(word.lower) ? { ...word, kind: 'function' } : word;
}

/** The words and numbers of a text, in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match !== null; match = WORD.exec(text)) {
    const { 0: found, index } = match;
    const parted = index > end && MARK.test(text.slice(end, index));
    const behind = index === end && index > 0;
    const code = found.charCodeAt(0);
    words.push(
      code > 47 && code < 58
        ? numberWord(found.toLowerCase(), index, parted)
        : asParticle(letterWord(found, index, parted), behind),
    );
    end = index + found.length;
  }
  return words;
}

/** The key of a word as it stands in a cell or header. */
export function keyOf(word: Word): string {
  return word.keys[0] ?? word.lower;
}
