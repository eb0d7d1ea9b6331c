import { type Answer, answer, cellsIn, type Here, OPEN, rowNames } from './here.ts';
import { type Clause } from './sentence.ts';
import { isUnknown } from './unknowns.ts';

const NOT = /\b(?:not|never|none|neither|nor|no|without|nobody)\b|n't\b|않|아니|못[하 했]|없/iu;

/** `has none`: nothing of what was spoken of last. */
export function zeroAnswer(here: Here): Answer | null {
  const { clause, carried, table, rows } = here;
  const column =
    clause.columns.find((one) => table.columns[one.column]?.kind === 'number')?.column ?? carried.column;
  if (clause.figures.length > 0) return null;
  if (
    !/\bnone\b|\bno\b|없/iu.test(clause.said) ||
    clause.states.length > 0 ||
    isUnknown(clause.said) ||
    column === null
  )
    return null;
  if (!here.chosen || table.columns[column]?.kind !== 'number') return null;
  const holds = rows.length > 0 && rows.every((row) => table.rows[row]?.cells[column]?.number === 0);
  return answer(holds ? 'yes' : 'no', {
    cells: cellsIn(rows, column),
    said: `${table.columns[column]?.key ?? ''} of ${rowNames(here, rows)} = 0`,
    column,
  });
}

/** `the others do not`: they are not in the state spoken of before. */
export function ellipsisAnswer(here: Here): Answer | null {
  const { clause, carried, rows } = here;
  if (!deniesMore(here) || carried.states.length === 0 || rows.length === 0 || !here.chosen) return null;
  const holds = carried.states.every((state) => rows.every((row) => !state.rows.includes(row)));
  return answer(holds ? 'yes' : 'no', {
    used: clause.names,
    cells: carried.states.flatMap(({ column }) => cellsIn(rows, column)),
    said: `look up ${rowNames(here, rows)}`,
  });
}

/** A denial that no state, zero or unknown cell takes up cannot be read. */
export function deniesMore(here: Here): boolean {
  const { clause } = here;
  if (!NOT.test(clause.said)) return false;
  return clause.states.length === 0 && clause.denied === undefined && !isUnknown(clause.said);
}

/** `is not closed`, 강변클럽 소속이 아니다: values that the rows are said not to have. */
export function deniedNames({ names, words, said, states }: Clause): Clause['names'] {
  if (!NOT.test(said) || states.length > 0 || names.length < 2) return [];
  return names.filter(({ from, to }) => {
    const before = words
      .slice(Math.max(0, from - 3), from)
      .some(({ lower }) => /^(?:not|never)$|n't$/u.test(lower));
    const after = words.slice(to - 1, to + 2).some(({ lower }) => /아니|아닌|않/u.test(lower));
    return before || (after && /[가-힣]/u.test(words[to - 1]?.lower ?? ''));
  });
}

export function deniedAnswers({ clause, rows, chosen }: Here): Answer[] {
  return (clause.denied ?? []).map((name) => {
    if (!chosen) return OPEN;
    const has = name.options.some((option) => option.rows.some((row) => rows.includes(row)));
    return answer(has ? 'no' : 'yes', {
      used: [name],
      cells: cellsIn(rows, name.options[0]?.column ?? 0),
      said: 'look up: not so',
    });
  });
}
