import type { Span } from '../../../contract/span.ts';
import type { Sentence } from '../../language/sentence.ts';
import { KINDS } from './check-places.ts';

/** Where a sentence may fall apart into clauses: the sign between them belongs to neither. */
const CUT =
  /[;；]\s*|(?<=[\p{L}¤£¥€] ?✅)\s+(?=[\p{L}¤£¥€])|,\s+(?:and|but(?! for\b)|so|while|then|plus)\s+|,\s+(?!(?:with (?:the|an?|one|two|three|\d+) (?:\w+ )?exceptions?|except|(?:apart|aside) from|other than|(?:but|save) for|excluding|barring)\b)|(?<=\S\s\S{1,40})\s+(?:and|but(?! for\b)|although|though|while)\s+(?=\S+\s+\S)|(?<![¶†‡§¢¤£¥€])\s+[–—]\s+|(?<![¶†‡§¢¤£¥€]):\*{0,2}\s+|(?<=[가-힣]고)(?<!(?:경|라|다|참|창|재|최|광|권|신|중|냐|자|그리|제외하)고)(?<!(?:만|[개건나둘셋](?:를|을|은|는|만)?) ?빼고)\s+(?!있|없)|(?<=[가-힣](?:며|지만|는데|면서))\s+|(?<=[가-힣](?:해|[해어아여려]서))(?<!(?:위|대|통|의|인|관|비|향)(?:해|해서))\s+(?!보|두|주|놓|봤|뒀|놨|줬|드|있|버|야)|(?<=다)\.\s+|(?<=[a-z\d)%])\.\s+(?=(?:I|We|The|This|It|An?|There)\b)/giu;

/** A stop before a tool in small letters: "… in `a.ts`. mypy is clean". */
const STOP = /(?<=[a-z\d)%¶†‡§¢¤£¥€]{3})\.\s(?=[a-z])/g;

/** A stroke between two checks. */
const STROKE = /(?<=\S) [/·] (?=\S)/g;

/** A stroke between two cells of a row. */
const CELLS = / \| (?=\S)/g;

/** A dash behind code; where the line begins with that code, it belongs to what is told of it. */
const DASH = /(?<=[¶†‡§¢¤£¥€]) [–—] /g;
const WORDS = /[\p{L}\d]/u;

/** How a check ended, behind its name and a colon: both are one clause. */
const OUTCOME =
  /^(?:\d|(?:no|zero|all|ok|pass|passe[sd]|clean|green|fine|success|successful)\b|통과|성공|정상|이상|오류|에러|경고|문제|실패|전부|모두|전체|✅)/i;

/** Behind a count of tests: "141 tests, 0 failures". */
const NO_TROUBLE = /^(?:no|zero|0) (?:failures?|failed|failing)[^\w가-힣]*$|^실패 ?(?:0|없)[^,]*$/i;

/** How many words behind a stroke may name a check. */
const NEAR = 3;

function namesCheck(words: readonly string[]): boolean {
  return words.some((word) => KINDS.has(word));
}

/** A colon between a check and how it ended cuts nothing, nor does a stroke before what is no check. */
function isWithin(mark: string, before: string, after: string): boolean {
  const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}-]+|[¤£¥€]/gu) ?? [];
  if (mark.startsWith(':') || mark === '|') return OUTCOME.test(after) && namesCheck(wordsOf(before));
  if (mark === ',') return NO_TROUBLE.test(after) && /\d/.test(before) && namesCheck(wordsOf(before));
  return /^[/·]$/.test(mark) && !(namesCheck(wordsOf(before)) && namesCheck(wordsOf(after).slice(0, NEAR)));
}

interface Part extends Span {
  readonly kind?: Sentence['kind'];
}

/** The clauses of a sentence `[start, end)` of a masked text, in order; none is empty. */
export function clauses(masked: string, { start, end, kind }: Part): readonly Span[] {
  const sentence = masked.slice(start, end);
  const found: Span[] = [];
  let from = 0;
  const word = sentence.search(WORDS);
  const dashes = [...sentence.matchAll(DASH)].filter(({ index }) => word >= 0 && word < index);
  const cells = kind === 'table_row' ? sentence.matchAll(CELLS) : [];
  const marks = [CUT, STOP, STROKE].flatMap((mark) => [...sentence.matchAll(mark)]);
  for (const cut of [...marks, ...dashes, ...cells].toSorted((a, b) => a.index - b.index)) {
    const next = cut.index + cut[0].length;
    if (isWithin(cut[0].trim(), sentence.slice(from, cut.index), sentence.slice(next))) continue;
    if (cut.index > from) found.push({ start: start + from, end: start + cut.index });
    from = next;
  }
  if (from < sentence.length) found.push({ start: start + from, end });
  return found;
}

/** The signs of inline code, each run of them as one. */
export function shapeOf(masked: string): string {
  return masked
    .replace(/([¶†‡§¢¤£¥€])\1+/g, '$1')
    .replace(/\*\*|__/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
