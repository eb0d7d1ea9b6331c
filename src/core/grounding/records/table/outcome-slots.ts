import type { Slot } from './claim-reading.ts';
import type { PreparedTable } from './prepared-table.ts';
import type { Word } from './word.ts';

type Outcome = 'win' | 'loss' | 'draw';

const SAID: readonly (readonly [RegExp, Outcome])[] = [
  [/^(?:win|wins|won|winning|victory|victories|defeated|beat|beats|beaten)$|^(?:이겼|이긴|승리)/, 'win'],
  [/^(?:lose|loses|lost|losing|loss|losses|defeat)$|^(?:졌|패배|패했|진$)/, 'loss'],
  [/^(?:draw|draws|drew|drawn|tie|ties|tied)$|^(?:비겼|무승부)/, 'draw'],
];
const LETTER: readonly (readonly [RegExp, Outcome])[] = [
  [/^w\b|^(?:win|won)\b|^승/i, 'win'],
  [/^l\b|^(?:loss|lost|lose)\b|^패/i, 'loss'],
  [/^[dt]\b|^(?:draw|drawn|tied?)\b|^무/i, 'draw'],
];

function outcomeOf(text: string): Outcome | null {
  return LETTER.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** The column whose cells begin with how a contest ended: `w 28 - 24`, `L 3-2`. */
function outcomeColumn({ columns, rows }: PreparedTable): number | null {
  for (const { at } of columns) {
    const filled = rows.filter(({ cells }) => cells[at]?.empty === false);
    const ended = filled.filter(({ cells }) => outcomeOf(cells[at]?.text ?? '') !== null);
    if (ended.length > 1 && ended.length * 10 >= filled.length * 7) return at;
  }
  return null;
}

/** Words for winning, losing and drawing as values of the column that says so in letters. */
export function outcomeSlots(words: readonly Word[], table: PreparedTable): Slot[] {
  const found = words.flatMap(({ lower }, at) => {
    const said = SAID.find(([pattern]) => pattern.test(lower))?.[1];
    return said === undefined ? [] : [{ at, said }];
  });
  const column = found.length === 0 ? null : outcomeColumn(table);
  if (column === null) return [];
  return found.map(({ at, said }): Slot => {
    const rows = table.rows.flatMap(({ cells }, row) =>
      outcomeOf(cells[column]?.text ?? '') === said ? [row] : [],
    );
    return {
      from: at,
      to: at + 1,
      kind: 'text',
      options: rows.length === 0 ? [] : [{ column, rows, share: 1 }],
      bound: null,
      number: null,
      date: null,
    };
  });
}
