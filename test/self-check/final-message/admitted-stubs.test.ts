import { describe, expect, it } from 'vitest';
import type { WorkFinding } from '../../../src/contract/work-finding.ts';
import { withAdmittedStubs } from '../../../src/core/self-check/final-message/admitted-stubs.ts';
import { readMessage } from '../../../src/core/self-check/final-message/read-message.ts';

function stub(name: string, hollow: string): WorkFinding {
  return {
    rule: 'artefact_stub',
    severity: 'error',
    place: null,
    before: null,
    after: null,
    decided_by: 'syntax',
    tests: [],
    details: { name, hollow },
  };
}

function severity(message: string, finding: WorkFinding): string | undefined {
  return withAdmittedStubs([finding], readMessage(message).limitations)[0]?.severity;
}

describe('stubs that the final message admits', () => {
  it.each([
    ['CSV is done. `toXlsx` is not implemented yet.', stub('toXlsx', 'not_implemented'), 'warning'],
    ['CSV는 끝냈고 xlsx는 아직 구현하지 못했습니다.', stub('_to_xlsx', 'not_implemented'), 'warning'],
    ['CSV is done. The docs are not updated yet.', stub('toXlsx', 'not_implemented'), 'error'],
    ['Both formats are done.', stub('toXlsx', 'not_implemented'), 'error'],
    ['CSV is done. `toXlsx` is not implemented yet.', stub('toXlsx', 'empty'), 'error'],
  ])('GB2 %s', (message, finding, expected) => {
    expect(severity(message, finding)).toBe(expected);
  });
});
