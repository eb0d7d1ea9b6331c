import type { WorkReport } from '../../../contract/work-report.ts';

/** What was not looked at and stands neither under a question nor among the open points, as of work that passes. */
export function untoldItems({ unchecked, open_points, questions }: WorkReport): WorkReport['unchecked'] {
  const told = new Set([
    ...open_points.map(({ point }) => point),
    ...questions.map(({ unchecked: own }) => `tests: ${own?.detail}`),
  ]);
  return unchecked.filter(({ item, detail }) => !told.has(`${item}: ${detail}`));
}
