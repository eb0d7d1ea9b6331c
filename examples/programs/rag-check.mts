// A retriever brought passages, a model wrote an answer: which sentences do the passages say?
import { verify } from 'assay';

const passages = [
  { pageContent: 'The depot in Leeds holds 320 pallets.', metadata: { source: 'stock.md' } },
  { pageContent: 'The depot in Leeds is closed on Sunday.', metadata: { source: 'hours.md' } },
];
const text = 'The depot in Leeds holds 410 pallets. The depot in Leeds is closed on Sunday.';

const verdict = await verify({ question: 'How large is the depot?', text, evidences: passages });
for (const { status, text: claim, reason } of verdict.claims) console.log(status, claim, reason ?? '');
