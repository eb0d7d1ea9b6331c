import type { ColumnMention } from '../table/claim-reading.ts';
import { yesRows } from '../table/flag-slots.ts';
import type { PreparedTable } from '../table/prepared-table.ts';
import type { Word } from '../table/word.ts';
import { type Figure, type State, type Naming, stretchOf, touches } from './sentence.ts';
import { matchesOf } from '../../../language/matches-of.ts';

/** What is said, the headers that it speaks of, and what it says of them: `no` denies a yes, `zero` is none of a number. */
const SAID: readonly (readonly [RegExp, RegExp, 'yes' | 'no' | 'zero'])[] = [
  [/\b(?:on time|on schedule|punctual(?:ly)?)\b|제때|제시간|정시에/giu, /delay|late\b|지연|연착/iu, 'no'],
  [/\b(?:late|behind schedule|held up)\b|늦어|늦었|늦게 도착/giu, /delay|late\b|지연|연착/iu, 'yes'],
  [
    /\bnon-?stop\b|\bdirect(?:ly)?\b|\bwithout (?:a )?(?:change|stop|stopover)s?\b|직항|직통|갈아타지 않/giu,
    /stop|change|transfer|layover|경유|환승/iu,
    'zero',
  ],
  [/\bfree of charge\b|\bfor free\b|무료/giu, /price|fee|cost|fare|요금|가격|비용|관람료|입장료/iu, 'zero'],
  [/\bsold out\b|매진|품절/giu, /stock|left|remaining|available|재고|잔여|남은/iu, 'zero'],
];
const FULL =
  /\b(?:fully booked|booked out|booked up|sold out|full(?:y occupied)?)\b|만석|마감|꽉 찼|꽉 찬|다 찼|다 찬|매진/giu;
const CAPACITY = /seat|capacity|places|spots|정원|좌석|수용/iu;
const TAKEN = /book|taken|sold|occupied|enrol|registered|reserv|예약|신청|등록|판매/iu;
const DENIED =
  /^(?:not|no|never|without|none|neither|nor|lacks?|isn|wasn|aren|weren|don|doesn|didn|hasn|haven|yet)$|n't$/u;
const DENIED_AFTER = /^(?:없|않|아니|안$|못|불가|안되|미)/u;
const AFFIRMED_AFTER = /^(?:있|가능|제공|된|됩|되)/u;

const NONE_OF = /^(?:neither|none|nobody|nor)$/u;

function isDenied(words: readonly Word[], { from, to }: { from: number; to: number }): boolean {
  for (let at = from - 1; at >= 0 && from - at < 9; at--) {
    if (words[at + 1]?.parted === true) break;
    const said = words[at]?.lower ?? '';
    if (NONE_OF.test(said) || (from - at < 5 && DENIED.test(said))) return true;
  }
  return (
    words.slice(to - 1, to + 3).some(({ lower }, at) => at > 0 && DENIED_AFTER.test(lower)) ||
    /없|않|못/u.test(words[to - 1]?.lower ?? '')
  );
}

function rest(rows: readonly number[], size: number): number[] {
  const has = new Set(rows);
  return Array.from({ length: size }, (_, row) => row).filter((row) => !has.has(row));
}

/** The columns that pair what there is room for with what is taken. */
export function roomColumns({ columns }: PreparedTable): { capacity: number; taken: number } | null {
  const numbers = columns.filter(({ kind }) => kind === 'number');
  const capacity = numbers.find(({ key }) => CAPACITY.test(key));
  const taken = numbers.find(({ key, at }) => at !== capacity?.at && TAKEN.test(key));
  return capacity === undefined || taken === undefined ? null : { capacity: capacity.at, taken: taken.at };
}

function places(text: string, words: readonly Word[], pattern: RegExp) {
  return matchesOf(text, pattern).flatMap((match) => {
    const place = stretchOf(words, match.index, match.index + match[0].length);
    return place === null ? [] : [place];
  });
}

function numbersIn(table: PreparedTable, column: number): number[] {
  return table.rows.map(({ cells }) => cells[column]?.number ?? Number.NaN);
}

function saidStates(text: string, words: readonly Word[], table: PreparedTable): State[] {
  return SAID.flatMap(([pattern, header, way]) => {
    const column = table.columns.find(({ key }) => header.test(key));
    if (column === undefined) return [];
    const flagged = yesRows(table, column.at);
    if (way !== 'zero' && flagged === null) return [];
    const zero = numbersIn(table, column.at).flatMap((value, row) => (value === 0 ? [row] : []));
    const rows =
      way === 'zero' ? zero : way === 'yes' ? (flagged ?? []) : rest(flagged ?? [], table.rows.length);
    return places(text, words, pattern).map((place) => ({ ...place, column: column.at, rows }));
  });
}

function fullStates(text: string, words: readonly Word[], table: PreparedTable): State[] {
  const room = roomColumns(table);
  if (room === null) return [];
  const taken = numbersIn(table, room.taken);
  const full = numbersIn(table, room.capacity).flatMap((value, row) => (value === taken[row] ? [row] : []));
  return places(text, words, FULL).map((place) => ({
    ...place,
    column: room.taken,
    rows: isDenied(words, place) ? rest(full, table.rows.length) : full,
  }));
}

/** A column of yes and no, named: its rows, or the others where the words deny it. */
function flagStates(
  words: readonly Word[],
  mentions: readonly ColumnMention[],
  table: PreparedTable,
): State[] {
  return mentions.flatMap((mention): State[] => {
    if (mention.share < 0.5) return [];
    const yes = yesRows(table, mention.column);
    if (yes === null) return [];
    const denied = isDenied(words, mention);
    return [{ ...mention, rows: denied ? rest(yes, table.rows.length) : yes }];
  });
}

/** `no substitutes`, 등대가 없는: none of a number; 등대가 있는: some of it. */
function zeroStates(
  words: readonly Word[],
  mentions: readonly ColumnMention[],
  figures: readonly Figure[],
  table: PreparedTable,
): State[] {
  return mentions.flatMap((mention): State[] => {
    if (table.columns[mention.column]?.kind !== 'number') return [];
    const { from, to } = mention;
    const article = /^(?:an?y?|single)$/u.test(words[from - 1]?.lower ?? '');
    const before = words[article ? from - 2 : from - 1]?.lower ?? '';
    const behind = words[to]?.lower ?? '';
    const beside = figures.some(
      (figure) => figure.to === from || figure.from === to || touches(figure, mention),
    );
    const none = /^(?:no|zero|without)$/u.test(before) || behind.startsWith('없');
    const some = !none && !beside && AFFIRMED_AFTER.test(behind) && behind.startsWith('있');
    if (!none && !some) return [];
    const values = numbersIn(table, mention.column);
    const rows = values.flatMap((value, row) => ((none ? value === 0 : value > 0) ? [row] : []));
    const stretch = /^없|^있/u.test(behind) ? { from, to: to + 1 } : { from: from - 1, to };
    return [{ ...stretch, column: mention.column, rows }];
  });
}

/** The states of rows that a sentence speaks of. */
export function statesOf(
  text: string,
  words: readonly Word[],
  mentions: readonly ColumnMention[],
  figures: readonly Figure[],
  names: readonly Naming[],
  table: PreparedTable,
): State[] {
  const free = mentions.filter((mention) => !names.some((name) => touches(name, mention)));
  const found = [
    ...saidStates(text, words, table),
    ...fullStates(text, words, table),
    ...flagStates(words, free, table),
    ...zeroStates(words, free, figures, table),
  ];
  return found.filter((one, at) => !found.slice(0, at).some((other) => touches(one, other)));
}
