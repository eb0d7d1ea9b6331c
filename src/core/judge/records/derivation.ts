import type { OpenedTable, Place } from './open-table.ts';

const MOST = 12;

/** `Height (m) where Name = "Gull Point" = 41`; several cells of one column as a list. */
export function derivationOf({ table, name }: OpenedTable, places: readonly Place[]): string | null {
  const written = ({ row, column }: Place): string => String(table.rows[row]?.cells[column] ?? '');
  const nameOf = ({ row }: Place): string => `"${written({ row, column: name })}"`;
  const columns = [...new Set(places.map(({ column }) => column))];
  const shown = columns.map((column) => {
    const own = places.filter((place) => place.column === column);
    const key = table.columns[column]?.key ?? '';
    const [only] = own;
    if (name < 0) return `${key} = ${own.map(written).join(', ')}`;
    if (own.length === 1 && only !== undefined)
      return `${key} where ${table.columns[name]?.key ?? ''} = ${nameOf(only)} = ${written(only)}`;
    const each = own.slice(0, MOST).map((place) => `${nameOf(place)} ${written(place)}`);
    const more = own.length > MOST ? ` and ${own.length - MOST} more` : '';
    return `${key}: ${each.join(', ')}${more}`;
  });
  return shown.length === 0 ? null : shown.join('; ');
}
