import type { ToldPoint } from '../../../contract/turn-state.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import { REPORT_FILE } from '../report/report-finding.ts';

const LONGEST = 200;

/** The same for the same trouble, also where its numbers and its wording changed. */
function keyOf({ rule, place, after, details }: WorkFinding): string {
  const about = place?.file === REPORT_FILE ? after : (details['must_have'] ?? details['name'] ?? null);
  return JSON.stringify([rule, place?.file ?? null, about]);
}

/** What is kept of findings that an agent was told. */
export function toldPoints(
  standing: readonly (WorkFinding & { readonly message: string })[],
): readonly ToldPoint[] {
  return standing.map((finding) => ({ key: keyOf(finding), text: finding.message.slice(0, LONGEST) }));
}

/** Of what was told, what does not stand any more. */
export function mendedPoints(told: readonly ToldPoint[], now: readonly ToldPoint[]): readonly ToldPoint[] {
  return told.filter(({ key }) => !now.some((point) => point.key === key));
}
