import { type Answer, answer, cellsIn, columnName, type Here, OPEN, rowNames } from './here.ts';

const UNKNOWN =
  /\bno (?:number|figure|value|data|entry|information|record|count)s?\b|\bnot (?:given|stated|known|listed|recorded|reported|shown|available|specified)\b|\b(?:unknown|missing|left (?:open|blank|empty)|blank)\b|\bdoes not (?:say|give|show|list|state)\b|(?:표|자료|기록|목록)에(?:는|서는)? ?(?:없|나오지|나와 있지|적혀 있지)|알 수 없|비어 있|나와 있지 않|적혀 있지 않|표시되어 있지 않|확인되지 않|기록되(?:어 있)?지 않|빠져 있/iu;

export function isUnknown(said: string): boolean {
  return UNKNOWN.test(said);
}

/** A cell said to be unknown is empty. */
export function unknownAnswer(here: Here): Answer {
  const columns = [...new Set(here.clause.columns.map(({ column }) => column))];
  const years = columns.filter((column) => /^\d/u.test(columnName(here, column)));
  const asked = years.length > 0 ? years : columns;
  if (asked.length === 0 || here.rows.length === 0 || !here.chosen) return OPEN;
  const empty = here.rows.every((row) =>
    asked.every((column) => here.table.rows[row]?.cells[column]?.empty !== false),
  );
  return answer(empty ? 'yes' : 'no', {
    cells: asked.flatMap((column) => cellsIn(here.rows, column)),
    said: `${asked.map((column) => columnName(here, column)).join(', ')} of ${rowNames(here, here.rows)} is empty`,
  });
}
