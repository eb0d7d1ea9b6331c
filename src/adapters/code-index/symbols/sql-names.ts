const LOOKS_LIKE_SQL = /\b(?:select|insert|update|delete|create|truncate|merge)\b/i;
const TABLE =
  /\b(?:from|into|update|join|table|truncate)\s+(?:only\s+|if\s+not\s+exists\s+)?"?([A-Za-z_][\w.]*)"?/gi;
const NO_TABLE = new Set([
  'select',
  'set',
  'lateral',
  'unnest',
  'values',
  'only',
  'of',
  'where',
  'skip',
  'nowait',
]);

/** Tables that a string names, where it reads like SQL. */
export function tablesIn(text: string): string[] {
  if (text.length < 12 || !LOOKS_LIKE_SQL.test(text)) return [];
  const names = [...text.matchAll(TABLE)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !NO_TABLE.has(name.toLowerCase())))];
}
