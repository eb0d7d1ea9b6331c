import type { FixSuggestion, SuggestionChange, SuggestionHistory } from '../../../contract/knowledge-gap.ts';

type Said = ReadonlyMap<string, SuggestionChange['after']>;

function saidBy({ status, target, reason, details }: FixSuggestion): Said {
  const named = Object.entries(details).map(([name, value]) => [`details.${name}`, value] as const);
  return new Map<string, SuggestionChange['after']>([
    ['status', status],
    ['target', target],
    ['reason', reason],
    ...named,
  ]);
}

function changesBetween(before: FixSuggestion, after: FixSuggestion): SuggestionChange[] {
  const [was, is] = [saidBy(before), saidBy(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const change = { field, before: was.get(field) ?? null, after: is.get(field) ?? null };
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change];
  });
}

/** FB18: versions, oldest first, each with what it says otherwise than the one before. */
export function withChanges(versions: readonly FixSuggestion[]): SuggestionHistory['versions'] {
  return versions.map((version, at) => {
    const before = versions[at - 1];
    return { ...version, changes: before === undefined ? [] : changesBetween(before, version) };
  });
}
