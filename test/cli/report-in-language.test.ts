import { expect, it } from 'vitest';
import { inLanguage } from '../../src/cli/report-in-language.ts';

const report = {
  status: 'INCOMPLETE',
  unchecked: [{ item: 'tests', detail: 'nothing was run: --no-run' }],
  goal: { artefacts: [{ path: 'is not there', detail: 'is not there' }] },
  questions: [{ evidence: 'the runner wrote no report' }, { evidence: null }],
};

it('CW15 a report says the details of its items in its language, and quotes as it was', () => {
  expect(inLanguage(report, 'en')).toEqual(report);
  expect(inLanguage(report, 'ko')).toEqual({
    status: 'INCOMPLETE',
    unchecked: [{ item: 'tests', detail: '아무것도 실행하지 않았습니다: --no-run' }],
    goal: { artefacts: [{ path: 'is not there', detail: '없습니다' }] },
    questions: [{ evidence: '실행기가 보고서를 쓰지 않았습니다' }, { evidence: null }],
  });
});
