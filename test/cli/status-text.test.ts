import { expect, it } from 'vitest';
import { readStatus } from '../../src/app/status/read-status.ts';
import { statusText } from '../../src/cli/status-text.ts';
import { memoryStores } from '../support/memory-stores.ts';

const AT = { now: '2026-03-04T12:00:00.000Z', version: '0' };

it('ME4 the status in words of both languages', async () => {
  const status = await readStatus(memoryStores(), 'default', AT);
  expect(statusText(status, 'en', 'http://127.0.0.1:1')).toMatch(
    /^database +embedded \(a server runs here, at http:\/\/127.0.0.1:1\)\nindex +none: `assay index` makes one\njobs +none\n/,
  );
  const roots = [{ root: '', at: AT.now, finished: false }];
  const coverage = { params: 0.5, returns: null, fields: 1, lines: 1 };
  const told = {
    ...status,
    index: { ...status.index, files: 3, objects: 9, documents: 12, coverage, io_gate: 0.333, roots },
    jobs: { ...status.jobs, queued: 2, dead_lettered: 1 },
    last_day: { ...status.last_day, signals: { ...status.last_day.signals, io_gate_drop: 1 } },
  };
  const korean = statusText(told, 'ko', null);
  for (const line of [
    '파일 3, 객체 9, 문서 12',
    '매개변수 50.0%, 반환값 –',
    '33.3%',
    '대기 2, 포기함 1',
    'IO 게이트 하락 1',
    '(중단됨)',
  ])
    expect(korean).toContain(line);
  expect(korean).not.toContain('io_gate_drop');
  expect(statusText(told, 'en', null)).toContain('the IO gate dropped 1');
});
