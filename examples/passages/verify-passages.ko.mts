import { verify } from 'assay';

const verdict = await verify({
  question: '연차는 며칠인가요?',
  text: '모든 직원의 연차는 1년에 30일입니다. 휴가는 팀장이 승인합니다.',
  evidences: ['모든 직원의 연차는 1년에 25일입니다.', '휴가는 팀장이 승인합니다.'],
});
console.log(verdict.status);
for (const { status, text, reason } of verdict.claims) console.log(`${status}: ${text}`, reason ?? '');
