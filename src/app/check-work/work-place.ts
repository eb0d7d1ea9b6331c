import type { WorkTree } from '../../contract/ports/work-tree.ts';
import type { WorkPlace } from '../../contract/work-place.ts';
import type { WorkReport } from '../../contract/work-report.ts';
import type { CheckAsked } from './check-asked.ts';

const LONGEST = 200;

/** Its first words, in one line. */
function firstWords(text: string | null | undefined): string | null {
  const line = text?.replace(/\s+/g, ' ').trim() ?? '';
  return line === '' ? null : Array.from(line).slice(0, LONGEST).join('');
}

/** What was asked for: as the caller says it, else the first requirement. */
function taskOf({ task, request }: CheckAsked, { requirements }: Pick<WorkReport, 'requirements'>) {
  return firstWords(task) ?? firstWords(request) ?? firstWords(requirements[0]?.text);
}

/** Where the work was done, and what for. */
export function workPlace(
  { repository, branch }: WorkTree,
  asked: CheckAsked,
  report: Pick<WorkReport, 'requirements'>,
): WorkPlace {
  return { repository, branch, task: taskOf(asked, report) };
}
