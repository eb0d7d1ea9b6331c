import type { ChangedFile } from '../../../../contract/work-change.ts';
import type { Found } from '../findings.ts';
import { lineDifference } from '../line-difference.ts';
import { settingsOf } from './settings.ts';

const STRICT =
  /^(?:strict\w*|noImplicit\w+|noUnused\w+|noUnchecked\w+|noFallthrough\w+|exactOptional\w+|alwaysStrict|checkJs|disallow_\w+|warn_\w+|no_implicit_\w+|check_untyped_defs)$/;
const LAX = /^(?:ignore_errors|ignore_missing_imports|allow_untyped_\w+)$/;

type Settings = ReturnType<typeof settingsOf>;

function first(settings: Settings, key: string): string | null {
  return settings.get(key)?.[0]?.values[0] ?? null;
}

function at(settings: Settings, key: string, text: string): { text?: string; start?: number } {
  const start = settings.get(key)?.[0]?.start;
  return start === undefined ? {} : { text, start };
}

function switchesOf(path: string, text: string, old: Settings, now: Settings): Found[] {
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key): Found[] => {
    const [was, is] = [first(old, key), first(now, key)];
    const isOff = STRICT.test(key) && was === 'true' && is !== 'true' && (is !== null || key === 'strict');
    const isLax = LAX.test(key) && is === 'true' && was !== 'true';
    if (!isOff && !isLax) return [];
    const severity = key === 'strict' || key === 'ignore_errors' ? 'error' : 'warning';
    return [
      {
        rule: 'checks_switched_off',
        severity,
        path,
        ...at(now, key, text),
        before: `${key}: ${was ?? ''}`,
        after: is === null ? null : `${key}: ${is}`,
        by: 'lines',
        details: { what: key },
      },
    ];
  });
}

const OFF = /^(?:off|warn|0|1)$/;

/** Rules of linters that were errors and are none. */
function rulesOff(path: string, text: string, old: Settings, now: Settings): Found[] {
  if (!/eslint|oxlint|biome|ruff|pyproject|flake8/.test(path)) return [];
  const off = [...now].filter(
    ([key]) => /^(?:error|2)$/.test(first(old, key) ?? '') && OFF.test(first(now, key) ?? ''),
  );
  const lists = ['ignore', 'extend-ignore', 'disable_error_code'].filter((key) => {
    const had = new Set((old.get(key) ?? []).flatMap(({ values }) => values));
    return (now.get(key) ?? []).some(({ values }) => values.some((value) => !had.has(value)));
  });
  return [...off.map(([key]) => key), ...lists].map(
    (key): Found => ({
      rule: 'checks_switched_off',
      severity: 'warning',
      path,
      ...at(now, key, text),
      before: `${key}: ${first(old, key) ?? ''}`,
      after: `${key}: ${first(now, key) ?? ''}`,
      by: 'lines',
      details: { what: key },
    }),
  );
}

/** `filterwarnings = error` that became `ignore`. */
function warningsIgnored(path: string, before: string, after: string): Found[] {
  const { removed, added } = lineDifference(before, after);
  const now = added.find(({ text }) => /^["']?(?:ignore|default)\b/.test(text));
  if (!now || !removed.some(({ text }) => /^["']?error\b/.test(text))) return [];
  return [
    {
      rule: 'checks_switched_off',
      severity: 'warning',
      path,
      text: after,
      start: now.start,
      before: 'error',
      after: now.text,
      by: 'lines',
      details: { what: 'filterwarnings' },
    },
  ];
}

/** Types, linters and warnings that are asked less than before. */
export function scanStrictness({ path, before, after }: ChangedFile): Found[] {
  if (before === null || after === null) return [];
  const [old, now] = [settingsOf(path, before), settingsOf(path, after)];
  return [
    ...switchesOf(path, after, old, now),
    ...rulesOff(path, after, old, now),
    ...warningsIgnored(path, before, after),
  ];
}
