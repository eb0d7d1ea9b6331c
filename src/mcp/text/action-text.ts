import type { ActedOnReport } from '../../app/act-on-report.ts';

/** What was done with an answer, and what to deliver in its place; nothing where nothing acts. */
export function actionText({ action, content }: ActedOnReport): string[] {
  if (action === undefined) return [];
  const why = action.reason === '' ? '' : `: ${action.reason}`;
  return ['', `on_fail → ${action.action}${why}`, ...(content === undefined ? [] : ['', content])];
}
