import type { ReadTry } from '../contract/ladder.ts';
import type { ReadResponse } from '../contract/read-response.ts';
import type { CriticFinding } from './finding.ts';

function wrongOf(read: ReadResponse): readonly string[] {
  if (read.kind === 'valid') return [];
  if (read.kind === 'silent') return [`no answer: ${read.why}`];
  if (read.kind === 'unparseable') return [`not JSON: ${read.why}`];
  return read.fields.map(
    ({ path, expected, missing }) => `${path || 'answer'} ${missing ? 'missing' : 'wrong'}: ${expected}`,
  );
}

/** LP8: whether the last answer of a writer kept to the contract; answers that were asked again are named as checked. */
export function contractCritic(tries: readonly ReadTry[]): CriticFinding {
  const last = tries.at(-1)?.read;
  const isKept = last?.kind === 'valid';
  return {
    critic: 'contract',
    verdict: isKept ? 'pass' : 'fail',
    score: isKept ? 1 : 0,
    checked: tries.map(({ model, read }) => `${model}: ${read.kind}`),
    evidence: [],
    fixes: isKept || last === undefined ? [] : [...wrongOf(last)],
  };
}
