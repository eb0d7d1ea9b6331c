import { verdictFiles } from '../../src/adapters/ledger/verdict-files.ts';
import type { VerdictRecord } from '../../src/contract/verdict-record.ts';

/** Keeps so many verdicts of a process in a folder: FOLDER NAME COUNT. */
const [folder = '', name = '', count = '0'] = process.argv.slice(2);
const verdict: VerdictRecord = {
  id: '',
  tenant_id: 'default',
  part: 'verify',
  created_at: '2026-02-02T09:00:00.000Z',
  subject: { id: name, kind: 'answer' },
  input_hash: '0'.repeat(64),
  evidence_hash: '0'.repeat(64),
  checkers: {},
  outcome: 'PASSED',
  exit: 0,
  score: 1,
  counts: { items: 1, checked: 1, unchecked: 0, failed: 0 },
  cost: { ms: 1, queries: 0, tokens: null },
  unchecked: [],
  messages: [],
  report: { text: 'x'.repeat(5000) },
};
for (let at = 0; at < Number(count); at += 1)
  await verdictFiles(folder, { days: 90 }).keep({ ...verdict, id: `${name}${at}` });
