import type { WorkEvidence } from '../../../contract/work-evidence.ts';

const ERROR_LINE =
  /\berror TS\d+:|^\s*(?:npm ERR!|ERROR\b|fatal:|Error:|\w*Error:|✖ \d+ problems? \([1-9]\d* errors?)|\b(?:Build|Compilation|Command) failed\b|\b(?:[1-9]\d*) errors?\b(?! handl)|Traceback \(most recent call last\)|\bFound [1-9]\d* errors?\b|\[ERROR\]|빌드 실패|컴파일 오류/i;
const WARNING_LINE = /\b[1-9]\d* warnings?\b|\(\d+ errors?, [1-9]\d* warnings?\)|경고 [1-9]\d*\s*[개건]/i;

/** Evidence of how it was before the work. */
const BEFORE = /\b(?:base(?:line)?|before|repro\w*|main|original|old|bug|issue)\b|이전|기준|재현|고치기 전/i;

function lineWith(pattern: RegExp, text: string): string | null {
  return (
    text
      .split('\n')
      .find((line) => pattern.test(line))
      ?.trim() ?? null
  );
}

/** The first line of errors, and of warnings, in the outputs that evidence holds; null where there is none. */
export function outputTroubles({ testOutput = '', evidence = [] }: WorkEvidence): {
  readonly errors: string | null;
  readonly warnings: string | null;
} {
  const others = evidence
    .filter(({ type }) => !BEFORE.test(type))
    .map(({ content }) => content)
    .join('\n');
  return {
    errors:
      lineWith(ERROR_LINE, others) ?? lineWith(/\berror TS\d+:|\bBuild failed\b|^npm ERR!/i, testOutput),
    warnings: lineWith(WARNING_LINE, `${testOutput}\n${others}`),
  };
}
