// A test set of answers, held against the handbook: the build fails where one of them does not pass.
import { files, openVerifier } from 'assay';

const rows = [
  { question: 'How many days of leave?', text: 'Staff get 25 days of leave each year.' },
  { question: 'How many days of leave?', text: 'Staff get 35 days of leave each year.' },
];

const verifier = await openVerifier({ configuration: {} });
for (const row of rows) {
  const { status, passed } = await verifier.verify({ ...row, evidences: [files('handbook.md')] });
  if (!passed) process.exitCode = 1;
  console.log(status, row.text);
}
await verifier.close();
