import type { Found } from './findings.ts';
import type { PlacedTest } from './match-tests.ts';
import { type Modifier, type TestFact, testKey } from './test-facts.ts';

const PLATFORM =
  /\b(?:platform|win32|darwin|linux|arch|version|version_info|node|os\.name|release|machine|has\w*|which|find_spec|importorskip)\b/i;
const RUNNER = /\b(?:CI|GITHUB_ACTIONS|NODE_ENV|VITEST|JEST\w*|PYTEST\w*)\b/;

/** A condition of platform or version is a reason; that a build server runs is none. */
function severityOf(condition: string | null): 'error' | 'warning' {
  return condition !== null && PLATFORM.test(condition) && !RUNNER.test(condition) ? 'warning' : 'error';
}

function key({ kind, condition }: Modifier): string {
  return `${kind === 'only' ? 'only' : 'off'}|${condition}`;
}

/** Modifiers that the test did not have. */
function added(before: TestFact | null, after: TestFact): Modifier[] {
  const had = new Set((before?.modifiers ?? []).map(key));
  return after.modifiers.filter((each) => !had.has(key(each)));
}

export function compareModifiers(old: PlacedTest | null, now: PlacedTest): Found[] {
  const { path, text } = now.file;
  return added(old?.test ?? null, now.test).flatMap((modifier): Found[] => {
    if (old === null && modifier.kind === 'todo') return [];
    const isNew = old === null && modifier.kind !== 'only';
    return [
      {
        rule: modifier.kind === 'only' ? 'test_focused' : 'test_skipped',
        severity: isNew ? 'warning' : modifier.kind === 'only' ? 'error' : severityOf(modifier.condition),
        path,
        text,
        start: modifier.start,
        before: old ? old.test.title : null,
        after: text.slice(modifier.start, modifier.start + 200).split('\n')[0] ?? '',
        tests: [testKey(path, now.test)],
        details: { kind: modifier.kind, condition: modifier.condition ?? '' },
      },
    ];
  });
}

export function compareReturns(old: PlacedTest | null, now: PlacedTest): Found[] {
  const { path, text } = now.file;
  const { earlyReturn } = now.test;
  if (!earlyReturn || old?.test.earlyReturn) return [];
  const severity = old === null ? 'warning' : severityOf(earlyReturn.condition);
  return [
    {
      rule: 'test_returns_early',
      severity,
      path,
      text,
      start: earlyReturn.start,
      after: text.slice(earlyReturn.start, earlyReturn.start + 200).split('\n')[0] ?? '',
      tests: [testKey(path, now.test)],
      details: { condition: earlyReturn.condition ?? '' },
    },
  ];
}
