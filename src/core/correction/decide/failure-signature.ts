import type { CriticFinding } from '../critics/finding.ts';

const QUOTED = /"[^"\n]{0,400}"|'[^'\n]{0,400}'|`[^`\n]{0,400}`|“[^”\n]{0,400}”/gu;
const PATH = /(?:[\w.@-]+\/)+[\w.@-]+/gu;
const ID = /\b(?:[0-9a-f]{8,}|[0-9A-HJKMNP-TV-Z]{26})\b/gu;
const NUMBER = /\d+(?:[.,]\d+)*/gu;
const LONGEST = 300;

/** LP18: a message with what varies in it replaced: quotations, paths, ids, numbers. */
export function errorSignature(type: string, message: string): string {
  const plain = message
    .slice(0, LONGEST)
    .replaceAll(QUOTED, '<text>')
    .replaceAll(PATH, '<path>')
    .replaceAll(ID, '<id>')
    .replaceAll(NUMBER, '<n>');
  return `${type}: ${plain}`;
}

/** LP18: what failed, as it is known again: the critics that failed and what they found, and whether the answer abstained. */
export function failureSignature(findings: readonly CriticFinding[], abstained: boolean): string {
  const failed = findings.filter(({ verdict }) => verdict === 'fail');
  const told = failed.map(({ critic, fixes }) => errorSignature(critic, fixes.join('; ')));
  return [...(abstained ? ['abstained'] : []), ...told].join(' | ');
}
