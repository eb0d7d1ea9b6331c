import type { PreparedTable } from '../table/prepared-table.ts';
import type { Word } from '../table/word.ts';
import { type Naming, stretchOf, touches } from './sentence.ts';

/** How a state is said, and the values that mean it. */
const MEANINGS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:went through|succeeded|successful(?:ly)?|passed)\b|통과[가-힣]*|성공[가-힣]*/giu,
    /^(?:passed|pass|success|succeeded|successful|ok|통과|성공)$/iu,
  ],
  [
    /\b(?:stopped|broke|crashed|did not (?:pass|succeed)|failed)\b|실패[가-힣]*|깨[졌진지][가-힣]*|멈[췄춘추][가-힣]*/giu,
    /^(?:failed|failure|fail|error|실패|오류)$/iu,
  ],
  [/\b(?:called off|fell through|cancell?ed)\b|취소[가-힣]*/giu, /^(?:cancell?ed|called off|취소)$/iu],
  [
    /\b(?:finished|completed|done|complete)\b|끝[났난내나][가-힣]*|마[쳤친][가-힣]*|완료[가-힣]*/giu,
    /^(?:completed?|done|finished)$|완료$/iu,
  ],
  [/\b(?:pending|unpaid|awaiting|waiting)\b|대기[가-힣]*/giu, /^(?:pending|waiting|awaiting.*)$|대기$/iu],
  [/\b(?:sent|dispatched|shipped)\b|발송[가-힣]*/giu, /^(?:sent|dispatched|shipped|발송)$/iu],
];
const FEW = 12;

/** What is left of a value besides the state itself must be said too: 배송 of 배송완료. */
function agrees(value: string, said: string, meaning: RegExp): boolean {
  if (!meaning.test(value)) return false;
  const more = /[가-힣]/u.test(value) ? value.replace(/\s/gu, '').replace(/완료$|대기$/u, '') : '';
  return more === '' || more === value || said.replace(/\s/gu, '').includes(more);
}

/** Values named by another word for the same state, in columns of few values. */
export function aliasNames(
  text: string,
  words: readonly Word[],
  names: readonly Naming[],
  { columns, rows }: PreparedTable,
): Naming[] {
  const few = columns.filter(({ kind, values }) => kind === 'text' && values.length <= FEW);
  if (few.length === 0) return [];
  return MEANINGS.flatMap(([said, meaning]) =>
    [...text.matchAll(said)].flatMap((match): Naming[] => {
      const place = stretchOf(words, match.index, match.index + match[0].length);
      if (place === null || names.some((name) => touches(name, place))) return [];
      const options = few.flatMap(({ at, values }) =>
        values
          .filter((value) => agrees(rows[value.rows[0] ?? 0]?.cells[at]?.text ?? '', text, meaning))
          .map((value) => ({ column: at, rows: value.rows, share: 1 })),
      );
      const used = options.length === 1 ? options : [];
      return used.length === 0 ? [] : [{ ...place, options: used }];
    }),
  );
}
