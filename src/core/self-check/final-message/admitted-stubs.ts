import type { MessageLimitation } from '../../../contract/message-claim.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';

const WORD = /[A-Za-z]{3,40}|\p{Script=Hangul}{2,20}/gu;

/** True where what is admitted names the function, or a word of its name that the rest of the message leaves to it. */
function isNamed(name: string, admitted: readonly string[]): boolean {
  const parts = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').match(WORD) ?? [];
  const last = parts.at(-1)?.toLowerCase();
  return last !== undefined && admitted.some((text) => text.toLowerCase().includes(last));
}

/** A function that says itself that it is not implemented, which the message says too, is open work and no stub in disguise. */
export function withAdmittedStubs(
  findings: readonly WorkFinding[],
  limitations: readonly MessageLimitation[],
): readonly WorkFinding[] {
  const texts = limitations.map(({ text }) => text);
  return findings.map((finding) => {
    const { rule, severity, details } = finding;
    const isOpen = rule === 'artefact_stub' && details.hollow === 'not_implemented' && severity === 'error';
    return isOpen && isNamed(details.name ?? '', texts) ? { ...finding, severity: 'warning' } : finding;
  });
}
