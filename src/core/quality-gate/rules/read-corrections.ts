import { sentences } from '../../language/sentences.ts';
import { type Correction, correctionsOfLine } from './corrections.ts';
import { tableCorrections } from './correction-tables.ts';
import type { Material } from './decision.ts';
import { type LetterPairs, letterPairs, likeness, mayBeAlike } from './text-likeness.ts';

/** An answer to a spelling check, taken apart. */
export interface ReadCorrections {
  readonly corrections: readonly Correction[];
  /** True where it names a correction of what does not stand in the original. */
  readonly isInvented: boolean;
  /** Sentences of the answer that are sentences of the original, corrected or not, in order. */
  readonly corrected: readonly string[];
  readonly original: readonly string[];
  /** Words in bold inside the corrected text. */
  readonly bold: readonly string[];
  /** Lines that are neither: explanations. */
  readonly rest: readonly string[];
  /** The answer without its headings and labels. */
  readonly bare: string;
  /** True where it is the original as it stands, and says that there is nothing to correct, and no more. */
  readonly nothing: boolean;
}

const NOTHING =
  /(?:오류|오타|틀린|고칠|수정할|교정할|잘못된|바로잡을)[^.\n]{0,15}(?:없|발견되지|찾지 못|보이지 않)|맞춤법에 맞|\b(?:no|without(?: any)?) (?:[a-z]+ ){0,3}(?:errors?|mistakes?|corrections?|changes?|typos?)\b|\bnothing (?:to|that needs)\b|\b(?:is|are) (?:already )?(?:correct|error-free)\b/iu;
/** One sentence, and a short one. */
const SAID = /^[^.!?\n]{1,80}[.!]?$/u;
const HEADING = /^\s{0,3}(?:#{1,6}\s+(.*)|\*\*([^*\n]{1,40})\*\*:?\s*)$/u;
/** What stands before a text on its line. */
const LABEL =
  /^[\s>*+•-]*(?:\*\*)?(원문|원본|수정 ?전|original(?: text)?|before|수정(?:된 ?글|본|문| ?후)?|교정(?:된 ?글|본|문| ?후)?|고친 ?글|corrected(?: text| version)?|revised(?: text| version)?|after)(?:\*\*)?[ \t]*[:：](?:\*\*)?[ \t]*/iu;
const IS_ORIGINAL = /^(?:원문|원본|수정 ?전|교정 ?전|original|before)/iu;
const DIFF_LINE = /^([-+])\s?(?![-+\s])(.*)$/u;
/** So alike are a sentence and its correction, and a whole text and its. */
const ALIKE = 0.5;
const CLOSE = 0.7;
const MOST_SENTENCES = 300;

function saysNothing(line: string): boolean {
  return SAID.test(line) && NOTHING.test(line);
}

/** A text with its marks taken as what they mean: what is struck out is gone. */
function unmarked(line: string): string {
  return line
    .replace(/~~[^~\n]*~~ ?/gu, '')
    .replace(/<(del|s|strike)>[^<\n]*<\/\1> ?/giu, '')
    .replace(/<\/?(?:ins|b|strong|u|em|mark)>/giu, '')
    .replace(/\*\*|__|`/gu, '');
}

function sentencesOf(text: string): string[] {
  return sentences(text)
    .filter(({ kind }) => kind !== 'code')
    .map(({ body, end }) => text.slice(body, end).trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .slice(0, MOST_SENTENCES);
}

interface Original {
  readonly sentences: readonly string[];
  readonly pairs: readonly LetterPairs[];
  readonly whole: LetterPairs;
}

function isOfOriginal(sentence: string, { pairs }: Original): boolean {
  const own = letterPairs(sentence);
  return pairs.some((one) => mayBeAlike(own, one, ALIKE) && likeness(own, one) >= ALIKE);
}

interface Taken {
  readonly corrections: Correction[];
  readonly corrected: string[];
  readonly bold: string[];
  readonly rest: string[];
  /** True under a heading that says that the original follows. */
  under: boolean;
}

const STRONG = /\*\*([^*\n]{1,100})\*\*|__([^_\n]{1,100})__|<(b|strong|ins|u|mark)>([^<\n]{1,100})<\/\3>/giu;

function boldIn(line: string): string[] {
  return [...line.matchAll(STRONG)].map(
    ([, stars, underscores, , tagged]) => stars ?? underscores ?? tagged ?? '',
  );
}

const TELLS_WHY = /^(?:이유|사유|까닭|설명|근거|reasons?|why|because|explanation|note)(?:는|은)?\s*[:：]/iu;

/** A sentence that speaks of the text: why it was corrected, or, where all of the original stands unchanged, that it needs nothing. */
function isRemark(sentence: string, text: readonly string[], { sentences: of }: Original): boolean {
  if (of.includes(sentence)) return false;
  if (TELLS_WHY.test(sentence)) return true;
  return saysNothing(sentence) && of.every((one) => text.includes(one));
}

/** The text of a line, sentence by sentence, where it is text of the original. */
function takeText(line: string, original: Original, taken: Taken): boolean {
  const text = sentencesOf(unmarked(line).replace(LABEL, ''));
  const isWhole = likeness(letterPairs(text.join(' ')), original.whole) >= CLOSE;
  const own = text.filter(
    (sentence) =>
      !isRemark(sentence, [...taken.corrected, ...text], original) &&
      (isWhole || isOfOriginal(sentence, original)),
  );
  if (own.length === 0 || own.length * 2 < text.length) return false;
  taken.corrected.push(...own);
  taken.bold.push(...boldIn(line));
  taken.rest.push(...text.filter((sentence) => !own.includes(sentence)));
  return true;
}

function takeLine(line: string, original: Original, taken: Taken): void {
  const [, title, bold] = HEADING.exec(line) ?? [];
  if (title !== undefined || (bold !== undefined && !isOfOriginal(bold, original))) {
    taken.under = IS_ORIGINAL.test((title ?? bold ?? '').trim());
    return;
  }
  if (line.trim() === '' || /^\s*(?:```|---)/u.test(line)) return;
  const [, label = ''] = LABEL.exec(line) ?? [];
  if (IS_ORIGINAL.test(label) || (taken.under && isOfOriginal(unmarked(line), original))) return;
  const corrections = correctionsOfLine(line);
  taken.corrections.push(...corrections);
  const isInline = corrections.length > 0 && /~~|<(?:del|s|strike)>/iu.test(line);
  if (corrections.length > 0 && !isInline) {
    const told = unmarked(line);
    if (!/→|⇒|➜|➔|->|=>/u.test(told)) taken.rest.push(told);
    return;
  }
  if (!takeText(line, original, taken)) taken.rest.push(unmarked(line).trim());
}

/** Lines of a difference: each that goes with the one that comes. */
function diffCorrections(lines: readonly string[]): {
  corrections: Correction[];
  corrected: string[];
  lines: Set<number>;
} {
  const found = { corrections: [] as Correction[], corrected: [] as string[], lines: new Set<number>() };
  for (const [at, line] of lines.entries()) {
    const [, sign, from = ''] = DIFF_LINE.exec(line) ?? [];
    const [, next, to = ''] = DIFF_LINE.exec(lines[at + 1] ?? '') ?? [];
    if (sign !== '-' || next !== '+') continue;
    found.corrections.push({ from, to, reason: '' });
    found.corrected.push(to);
    found.lines.add(at).add(at + 1);
  }
  return found;
}

/** A line that names the original, and one that names the corrected text, are a correction of the whole. */
function besideEachOther(lines: readonly string[]): Correction[] {
  const labelled = lines.flatMap((line) => {
    const [whole = '', label] = LABEL.exec(line) ?? [];
    return label === undefined
      ? []
      : [{ isOriginal: IS_ORIGINAL.test(label), text: line.slice(whole.length).trim() }];
  });
  const from = labelled.find(({ isOriginal, text }) => isOriginal && text !== '');
  const to = labelled.find(({ isOriginal, text }) => !isOriginal && text !== '');
  return from === undefined || to === undefined ? [] : [{ from: from.text, to: to.text, reason: '' }];
}

/** Three rules read the same answer: it is taken apart once. */
const READ = new WeakMap<Pick<Material, 'request' | 'answer'>, ReadCorrections>();

/** Takes an answer to a spelling check apart: what it corrects, the corrected text, and what it says beside. */
export function readCorrections(material: Pick<Material, 'request' | 'answer'>): ReadCorrections {
  const read = READ.get(material) ?? takeApart(material);
  READ.set(material, read);
  return read;
}

function lettersOf(text: string): string {
  return unmarked(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether what is said to be corrected stands in a text; what is left out of it by dots or a tilde need not. */
function standsIn(from: string, text: string): boolean {
  const own = lettersOf(text);
  return from.split(/\.{2,}|…|~/u).every((part) => own.includes(lettersOf(part)));
}

function takeApart({ request, answer }: Pick<Material, 'request' | 'answer'>): ReadCorrections {
  const original = sentencesOf(request);
  const known: Original = {
    sentences: original,
    pairs: original.map(letterPairs),
    whole: letterPairs(original.join(' ')),
  };
  const lines = answer.split('\n');
  const diff = diffCorrections(lines);
  const table = tableCorrections(lines);
  const taken: Taken = { corrections: [], corrected: [...diff.corrected], bold: [], rest: [], under: false };
  for (const [at, line] of lines.entries())
    if (!diff.lines.has(at) && !table.lines.has(at)) takeLine(line, known, taken);
  const whole = besideEachOther(lines);
  const corrections = [...diff.corrections, ...table.corrections, ...taken.corrections, ...whole];
  const { corrected, bold, rest } = taken;
  const isUnchanged = original.length > 0 && corrected.join(' ') === original.join(' ');
  const saysOnly = rest.length > 0 && rest.every(saysNothing);
  const nothing = corrections.length === 0 && isUnchanged && saysOnly;
  const isInvented = corrections.some(({ from }) => !standsIn(from, request));
  const bare = lines
    .filter((line) => !HEADING.test(line))
    .map((line) => line.replace(LABEL, ''))
    .join('\n');
  return { corrections, isInvented, corrected, original, bold, rest, bare, nothing };
}
