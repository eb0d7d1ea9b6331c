import { verify } from 'assay';

const verdict = await verify({
  question: 'How many days of leave do I get?',
  text: 'Every employee gets 30 days of leave a year. Requests are approved by the line manager.',
  evidences: ['Every employee gets 25 days of leave a year.', 'Requests are approved by the line manager.'],
});
console.log(verdict.status);
for (const { status, text, reason } of verdict.claims) console.log(`${status}: ${text}`, reason ?? '');
