/** A line of TAP 13 or 14 that says something about tests. */
export type TapLine =
  | {
      readonly kind: 'point';
      readonly depth: number;
      readonly ok: boolean;
      readonly title: string;
      readonly directive: 'skip' | 'todo' | null;
    }
  | { readonly kind: 'plan'; readonly depth: number; readonly count: number }
  | { readonly kind: 'bail'; readonly reason: string };

const POINT = /^( *)(not ok|ok)\b(?: +(\d+))?/;
const PLAN = /^( *)1\.\.(\d+)(?: *#.*)?$/;
const BAIL = /^ *Bail out!(.*)$/;
const DIRECTIVE = /(?<!\\)#\s*(skip|todo)/i;

function point(indent: string, ok: string, rest: string): TapLine {
  const found = DIRECTIVE.exec(rest);
  const told = found === null ? rest : rest.slice(0, found.index);
  const directive = found?.[1]?.toLowerCase();
  return {
    kind: 'point',
    depth: Math.floor(indent.length / 4),
    ok: ok === 'ok',
    title: told
      .replace(/^\s*-\s*/, '')
      .trim()
      .replace(/\{$/, '')
      .trimEnd()
      .replaceAll('\\#', '#'),
    directive: directive === 'skip' || directive === 'todo' ? directive : null,
  };
}

/** Null where the line is a comment, a diagnostic or something that a program printed. */
export function tapLine(line: string): TapLine | null {
  const [told = '', indent = '', ok, number] = POINT.exec(line) ?? [];
  const rest = line.slice(told.length);
  if (ok !== undefined && (number !== undefined || /^\s*(?:-|$|#)/.test(rest)))
    return point(indent, ok, rest);
  const plan = PLAN.exec(line);
  if (plan !== null)
    return { kind: 'plan', depth: Math.floor((plan[1] ?? '').length / 4), count: Number(plan[2]) };
  const bail = BAIL.exec(line);
  return bail === null ? null : { kind: 'bail', reason: (bail[1] ?? '').trim() };
}
