import { verdictFiles } from '../../src/adapters/ledger/verdict-files.ts';
import { aVerdict } from './a-verdict.ts';

/** Keeps so many verdicts of a process in a folder: FOLDER NAME COUNT. */
const [folder = '', name = '', count = '0'] = process.argv.slice(2);
const given = { subject: { id: name, kind: 'answer' as const }, report: { text: 'x'.repeat(5000) } };
for (let at = 0; at < Number(count); at += 1)
  await verdictFiles(folder, { days: 90 }).keep(aVerdict(`${name}${at}`, given));
