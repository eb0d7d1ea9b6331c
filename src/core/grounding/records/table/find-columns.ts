import type { ColumnMention } from './claim-reading.ts';
import type { PreparedTable } from './prepared-table.ts';
import type { Word } from './word.ts';

/** Words of one meaning among headers and claims, under their stems. */
const ALIKE: readonly (readonly string[])[] = [
  ['lose', 'lost', 'loss', 'defeat', 'loses'],
  ['win', 'won', 'wins', 'victor', 'victori', 'winner'],
  ['draw', 'tie', 'drawn'],
  ['tall', 'high', 'height', 'elevat', 'taller', 'higher'],
  ['long', 'length', 'longer'],
  ['heavi', 'weigh', 'weight', 'mass'],
  ['old', 'age', 'ag', 'years'],
  ['build', 'built', 'construct', 'complet'],
  ['cost', 'price', 'fare', 'fee'],
  ['depart', 'departur', 'leav'],
  ['arriv', 'arrival'],
  ['people', 'popul', 'inhabit', 'resid'],
  ['attend', 'crowd', 'spectat'],
  ['found', 'establish'],
  ['place', 'rank', 'posit', 'pos'],
  ['nation', 'countri', 'national'],
  ['나이', '살', '세', '연령'],
  ['순위', '위', '등'],
  ['직원', '인원', '사람'],
  ['개점', '개장', '개관', '개점일', '개장일', '개관일', '개관 연도'],
];
const MEANING: ReadonlyMap<string, number> = new Map(
  ALIKE.flatMap((words, meaning) => words.map((word): [string, number] => [word, meaning])),
);

/** 1 the same word, 0.8 one of its meaning, 0 another. Hangul words meet by their beginning. */
function alike(word: Word, name: string): number {
  if (word.keys.includes(name)) return 1;
  if (/^[가-힣]/.test(name)) {
    const begins = name.length > 1 && word.lower.startsWith(name);
    if (begins) return 0.95;
    if (name.length > 2 && word.lower.startsWith(name.slice(0, -1))) return 0.7;
  }
  const meaning = MEANING.get(name);
  return meaning !== undefined && word.keys.some((key) => MEANING.get(key) === meaning) ? 0.8 : 0;
}

function runFrom(
  words: readonly Word[],
  at: number,
  name: readonly string[],
): { size: number; share: number } {
  let best = { size: 0, share: 0 };
  for (let start = 0; start < name.length; start++) {
    let size = 0;
    let sum = 0;
    for (let place = at, next = start; next < name.length && place < words.length; place++) {
      const word = words[place];
      if (word === undefined) break;
      const match = alike(word, name[next] ?? '');
      if (match === 0 && !(word.kind === 'function' && size > 0)) break;
      if (match > 0) {
        next++;
        sum += match;
        size = place - at + 1;
      }
    }
    const share = sum / name.length;
    if (share > best.share) best = { size, share };
  }
  return best;
}

/** Every place of the claim that names a column, in whole or in part; several columns may share a place. */
export function findColumns(words: readonly Word[], table: PreparedTable): ColumnMention[] {
  const found: ColumnMention[] = [];
  for (const { at: column, names } of table.columns)
    for (let at = 0; at < words.length; at++) {
      if (words[at]?.kind === 'function') continue;
      let best = { size: 0, share: 0 };
      for (const name of names) {
        const run = runFrom(words, at, name);
        if (run.share > best.share) best = run;
      }
      if (best.share >= 0.3) {
        found.push({ from: at, to: at + best.size, column, share: best.share });
        at += best.size - 1;
      }
    }
  return found;
}

/** A column whose header has one of these words; null where none has. */
export function columnWith(table: PreparedTable, hints: readonly string[]): number | null {
  for (const hint of hints)
    for (const { at, names } of table.columns)
      if (
        names.some((name) =>
          name.some((word) => word === hint || (/^[가-힣]/.test(hint) && word.includes(hint))),
        )
      )
        return at;
  return null;
}
