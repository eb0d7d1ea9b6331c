import picomatch from 'picomatch';
import type { Override, WorkFinding } from '../../../contract/work-finding.ts';

function holdsFor({ rule, file, must_have }: Override, finding: WorkFinding): boolean {
  if (rule === undefined && must_have === undefined) return false;
  if (rule !== undefined && rule !== finding.rule) return false;
  if (must_have !== undefined && must_have !== finding.details['must_have']) return false;
  return file === undefined || (finding.place !== null && picomatch(file, { dot: true })(finding.place.file));
}

/** Findings that a person has answered for, marked as such until the day that the override expires. */
export function applyOverrides(
  findings: readonly WorkFinding[],
  overrides: readonly Override[],
  today: string,
): readonly WorkFinding[] {
  const living = overrides.filter(({ expires }) => expires >= today);
  return findings.map((finding) => {
    const override = living.find((one) => holdsFor(one, finding));
    return override === undefined ? finding : { ...finding, override };
  });
}
