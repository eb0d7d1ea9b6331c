// A test set of answers, held against the handbook.md beside it: the build fails where one of them does not pass.
import { AssayError, files, openVerifier } from 'assay';

const rows = [
  { question: 'How many days of leave?', text: 'Staff get 25 days of leave each year.' },
  { question: 'How many days of leave?', text: 'Staff get 35 days of leave each year.' },
];

const verifier = await openVerifier({ folder: import.meta.dirname, configuration: {} });
try {
  for (const row of rows) {
    const { status, passed } = await verifier.verify({ ...row, evidences: [files('handbook.md')] });
    if (!passed) process.exitCode = 1;
    console.log(status, row.text);
  }
} catch (error) {
  if (!(error instanceof AssayError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await verifier.close();
}
