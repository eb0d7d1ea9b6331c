import type { ChangedFile } from '../../../../contract/work-change.ts';
import { byLines, type Found } from '../findings.ts';
import { lineDifference } from '../line-difference.ts';
import { settingsOf } from './settings.ts';

const STRICT =
  /^(?:strict\w*|noImplicit\w+|noUnused\w+|noUnchecked\w+|noFallthrough\w+|exactOptional\w+|alwaysStrict|checkJs|disallow_\w+|warn_\w+|no_implicit_\w+|check_untyped_defs)$/;
const LAX = /^(?:ignore_errors|ignore_missing_imports|allow_untyped_\w+)$/;

type Settings = ReturnType<typeof settingsOf>;

function first(settings: Settings, key: string): string | null {
  return settings.get(key)?.[0]?.values[0] ?? null;
}

/** A switch of a check that is less than it was. */
function lessened(
  path: string,
  after: string,
  [old, now]: readonly [Settings, Settings],
  key: string,
  severity: Found['severity'],
): Found {
  const is = first(now, key);
  const start = now.get(key)?.[0]?.start;
  const line = is === null && start === undefined ? null : { text: `${key}: ${is ?? ''}`, start };
  const what = ['checks_switched_off', severity, { what: key }] as const;
  return byLines({ path, after }, what, line, `${key}: ${first(old, key) ?? ''}`);
}

function switchesOf(path: string, text: string, old: Settings, now: Settings): Found[] {
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key): Found[] => {
    const [was, is] = [first(old, key), first(now, key)];
    const isOff = STRICT.test(key) && was === 'true' && is !== 'true' && (is !== null || key === 'strict');
    const isLax = LAX.test(key) && is === 'true' && was !== 'true';
    if (!isOff && !isLax) return [];
    const severity = key === 'strict' || key === 'ignore_errors' ? 'error' : 'warning';
    return [lessened(path, text, [old, now], key, severity)];
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
  return [...off.map(([key]) => key), ...lists].map((key) =>
    lessened(path, text, [old, now], key, 'warning'),
  );
}

/** `filterwarnings = error` that became `ignore`. */
function warningsIgnored(path: string, before: string, after: string): Found[] {
  const { removed, added } = lineDifference(before, after);
  const now = added.find(({ text }) => /^["']?(?:ignore|default)\b/.test(text));
  if (!now || !removed.some(({ text }) => /^["']?error\b/.test(text))) return [];
  const what = ['checks_switched_off', 'warning', { what: 'filterwarnings' }] as const;
  return [byLines({ path, after }, what, now, 'error')];
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
