import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { Comparison } from './comparison.ts';
import { onNewCode } from './on-new-code.ts';
import { findingsByFile, type Seen } from './run-finding.ts';

/** Tests that pass with fewer assertions than at the base, where the runner counts them. */
export function fewerAssertions(comparison: Comparison): readonly WorkFinding[] {
  const found = (comparison.base?.tests ?? []).flatMap((was): readonly Seen[] => {
    const is = comparison.work.find(comparison.match.toWork.get(was.id) ?? '');
    if (is?.status !== 'passed' || is.assertions === undefined) return [];
    if (was.assertions === undefined || is.assertions >= was.assertions) return [];
    const none = is.assertions === 0 && onNewCode(comparison, was) !== 'passes';
    const message = `${was.assertions} → ${is.assertions}`;
    return [
      {
        test: is,
        severity: none ? 'error' : 'warning',
        reason: is.assertions === 0 ? 'none_left' : 'fewer',
        message,
      },
    ];
  });
  return findingsByFile('fewer_assertions', found, comparison.isThere);
}
