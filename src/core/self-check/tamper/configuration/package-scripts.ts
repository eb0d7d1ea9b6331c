import type { ChangedFile } from '../../../../contract/work-change.ts';
import type { Found } from '../findings.ts';
import { commandFaults, commandLosses, runsTests } from './command-faults.ts';

function scriptsOf(text: string): Map<string, string> {
  try {
    const manifest: unknown = JSON.parse(text);
    const scripts =
      typeof manifest === 'object' && manifest !== null ? (manifest as { scripts?: unknown }).scripts : null;
    const entries = typeof scripts === 'object' && scripts !== null ? Object.entries(scripts) : [];
    return new Map(
      entries.flatMap(([name, command]): [string, string][] =>
        typeof command === 'string' ? [[name, command]] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

function removedScript(path: string, name: string, before: string): Found[] {
  if (!runsTests(before) || !/^(?:test|check|ci|verify)$/.test(name)) return [];
  return [
    {
      rule: 'runner_weakened',
      severity: 'error',
      path,
      before,
      after: null,
      by: 'lines',
      details: { script: name },
    },
  ];
}

/** Scripts of package.json that hide, narrow or fake what they ran. */
export function scanScripts({ path, before, after }: ChangedFile): Found[] {
  if (before === null || after === null) return [];
  const [old, now] = [scriptsOf(before), scriptsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name): Found[] => {
    const [was, is] = [old.get(name), now.get(name)];
    if (was === is) return [];
    if (is === undefined) return was === undefined ? [] : removedScript(path, name, was);
    const start = Math.max(0, after.indexOf(`"${name}"`));
    const spot = { path, text: after, start, before: was ?? null, after: is, by: 'lines' as const };
    const hidden =
      was === undefined && name === 'test'
        ? commandFaults(is).map((fault) => ({ ...fault, severity: 'error' as const }))
        : [];
    const losses = was === undefined ? hidden : commandLosses(was, is);
    return losses.map(({ rule, severity, what }) => ({
      ...spot,
      rule,
      severity,
      details: { script: name, what },
    }));
  });
}
