import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/contract/evidence.ts';
import { quoteFor } from '../../src/core/correction/quote/quote-for.ts';
import { NO_MODEL, NOT_IN_NOTES } from '../../src/core/correction/quote/quote-words.ts';
import { MAY_ANSWER } from '../../src/contract/may-answer.ts';
import { isAbstention } from '../../src/core/language/abstention.ts';
import { openRouter } from '../../src/app/models/open-router.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { callOf, read } from '../models/routed.ts';
import { testOutside } from '../support/test-outside.ts';

function note(data: Evidence['data'], at = 1): Evidence {
  return { evidence_id: `n${at}`, type: 'document', data };
}

const LEAVE = '# Leave\n\nRequests are sent to the manager three days ahead. Unused days expire in March.\n';
const REST = note('# Other\n\nThe printer stands on the second floor.', 1);

function answer(question: string, evidences: readonly Evidence[], task = 'search_qa'): string {
  return quoteFor(task, { question, evidences, language: 'en' });
}

describe('answers in quotations', () => {
  it('EX3 cite the place of the piece among all', () => {
    expect(answer('When do unused days expire?', [REST, note(LEAVE, 2)])).toBe(
      'Unused days expire in March. [Note 2]',
    );
  });

  it('EX11 another phrase for the same thing meets it as a whole, a part of it does not', () => {
    const refund = note('# Shop\n\nWe give a refund within 30 days of purchase.', 1);
    const rollback = note('# Operations\n\nA deployment can be rolled back within two weeks.', 2);
    const question = 'Can I get my money back after two weeks?';
    const said = answer(question, [refund, rollback]);
    expect(said.startsWith(MAY_ANSWER.en)).toBe(true);
    expect(said).toContain('We give a refund within 30 days of purchase. [Note 1]');
    expect(answer(question, [rollback])).not.toMatch(/^A deployment/);
    const remote = note('# 근무\n\n재택근무는 주 2일까지 신청할 수 있습니다.');
    expect(answer('원격 근무는 며칠까지 되나요?', [remote])).toBe(
      '재택근무는 주 2일까지 신청할 수 있습니다. [Note 1]',
    );
    const system = note('# 보안\n\n원격 접속은 하루 2일까지 신청할 수 있습니다.');
    expect(answer('원격 근무는 며칠까지 되나요?', [system])).not.toMatch(/^원격 접속/);
  });

  it('EX2 a name in bold over the rest of its item stands around it and answers nothing by itself', () => {
    const shares = note(
      '# Shares\n\n- **FTP**\n\n  The address begins with two letters.\n\n- **NFS shares**\n\n  Whoever connects is never asked for a password.\n',
    );
    expect(answer('Do NFS shares ask for a password?', [shares])).toMatch(
      /is never asked for a password\. \[Note 1\]$/,
    );
    expect(answer('Do NFS shares ask for a password?', [shares])).not.toContain('**');
    const names = note('# Shares\n\n- **FTP shares**\n- **NFS shares**\n');
    expect(answer('Are there NFS shares?', [names])).toContain('**NFS shares**');
  });

  it('EX2 a question surely answers nothing', () => {
    const desk = note('# Desk\n\nWhen does the front desk open on Sundays after ten? Ask us.');
    expect(answer('When does the front desk open on Sundays?', [desk])).not.toMatch(/^When/);
  });

  it('EX2 a link alone answers nothing', () => {
    const link = '[How to park at the gate](https://a.invalid/gate)';
    expect(answer('How do I park at the gate?', [note(`# Help\n\n- ${link}\n`)])).toBe(NOT_IN_NOTES.en);
    expect(answer('How do I park at the gate?', [note(`# Help\n\n- ${link}: behind it.\n`)])).toContain(link);
  });

  it('EX12 what stands under this very question answers it, and under no other', () => {
    const gym = note({
      title: 'Approved answer: Does the company have a gym?',
      content: 'Yes, in the basement. It opens at 6:00.\n\nApproved by Kim on 2026-11-29.',
    });
    const said = 'Yes, in the basement. [Note 1]\n\nIt opens at 6:00. [Note 1]';
    const signed = 'Approved by Kim on 2026-11-29. [Note 1]';
    expect(answer('does company have a gym', [gym])).toBe(`${said}\n\n${signed}`);
    const manager = note({ title: 'Approved answer: Who is the duty manager?', content: 'Tom.' });
    expect(answer("who's the duty manager", [manager])).toBe('Tom. [Note 1]');
    for (const other of ['Does the company not have a gym?', 'Who does the company have a gym for?'])
      expect(answer(other, [gym])).not.toMatch(/^Yes/);
    const canteen = note({
      title: '승인된 답변: 구내식당은 몇 시에 열어?',
      content: '오전 11시 30분에 엽니다.',
    });
    expect(answer('구내식당은 몇 시에 열어?', [REST, canteen])).toBe('오전 11시 30분에 엽니다. [Note 2]');
    const faq = note('# FAQ\n\n## Do I need a badge?\n\nAlways, even on Sundays.\n\n## Badges\n\nBlue ones.');
    expect(answer('Do I need a badge?', [faq])).toBe('Always, even on Sundays. [Note 1]');
    const numbered = note('## 2.1. Who pays?\n\nThe front desk.\n\n## Q3: Who calls?\n\nNobody.');
    expect(answer('Who pays?', [numbered])).toBe('The front desk. [Note 1]');
    expect(answer('Who calls?', [numbered])).toBe('Nobody. [Note 1]');
    const long = Array.from({ length: 20 }, (_, at) => `${'It stays open. '.repeat(3)}That is rule ${at}.`);
    const rules = note(`# Is it open?\n\n${long.join('\n\n')}`);
    expect(answer('Is it open?', [rules]).length).toBeLessThan(1500);
  });

  it.each([
    [
      'how much a thing is asks for its price',
      'How much is a parking permit?',
      '# Car park\n\nA permit costs 19 dollars a month.\n\n1. Fill in the parking form.\n2. Collect the permit after two days.',
      'A permit costs 19 dollars a month. [Note 1]',
    ],
    [
      'a digit within a name is no number',
      'When is the S3 service backed up?',
      '# Stores\n\nThe S3 service is backed up by Amazon.',
      NOT_IN_NOTES.en,
    ],
    [
      'yes or no needs no price',
      '인터넷 요금도 지원되나요?',
      '# 장비\n\n의자값은 20만 원을 지원한다. 인터넷 요금은 지원하지 않는다.',
      '인터넷 요금은 지원하지 않는다. [Note 1]',
    ],
    [
      'yes or no needs no time',
      'Can the deadline for permits be extended?',
      '# Permits\n\nThe deadline for permits can be extended by the manager.',
      'The deadline for permits can be extended by the manager. [Note 1]',
    ],
    [
      'an hour stands behind no particle',
      '매점은 몇 시에 시작하나요?',
      '# 매점\n\n매점은 오전 9시 30분에 시작한다.',
      '매점은 오전 9시 30분에 시작한다. [Note 1]',
    ],
    [
      'an hour in digits is one',
      '매점은 몇 시에 시작하나요?',
      '# 매점\n\n매점은 평일 09:30에 시작한다.',
      '매점은 평일 09:30에 시작한다. [Note 1]',
    ],
    [
      'times are counted by 번 and 회',
      '재택근무는 한 달에 몇 번 할 수 있나요?',
      '# 근무\n\n재택근무는 한 달에 4회까지 할 수 있다.',
      '재택근무는 한 달에 4회까지 할 수 있다. [Note 1]',
    ],
  ])('EX2 see what is asked for: %s', (_, question, text, quoted) => {
    expect(answer(question, [note(text)])).toBe(quoted);
  });

  it('EX2 take a gift for a thing, not for a word that asks', () => {
    const points = note('# Points\n\nLoyalty points of cards expire after two years.');
    expect(answer('When do gift cards expire?', [points])).toBe(
      `${MAY_ANSWER.en}\n\nLoyalty points of cards expire after two years. [Note 1]`,
    );
    const gifts = note('# Gifts\n\nGift cards expire after seven months.', 2);
    expect(answer('When do gift cards expire?', [points, gifts])).toBe(
      'Gift cards expire after seven months. [Note 2]',
    );
    const lease = note('# Leases\n\nA lease belongs to one worker.');
    expect(answer('What is the length of a lease?', [lease])).toBe(
      `${MAY_ANSWER.en}\n\nA lease belongs to one worker. [Note 1]`,
    );
  });

  it('EX2 see a count in words up to nineteen', () => {
    const sirens = note('# Siren\n\nThe siren sounds above fifteen degrees.');
    expect(answer('Above how many degrees does the siren sound?', [sirens])).toBe(
      'The siren sounds above fifteen degrees. [Note 1]',
    );
  });

  it('EX10 quote whole paragraphs that may answer, behind a sentence that says so', () => {
    const shop =
      '# Returns\n\nWe take most things back. Ask at the desk for a paid label that you can print.\n';
    expect(answer('How do I print the label for the parcel?', [note(shop)])).toBe(
      `${MAY_ANSWER.en}\n\nWe take most things back. Ask at the desk for a paid label that you can print. [Note 1]`,
    );
    expect(answer('How do I print the label for the parcel?', [note(shop)], 'insight')).toBe(NO_MODEL.en);
  });

  it('EX10 no name or number of the question is missing', () => {
    const news = note('Since March the scp client copies by the SFTP protocol.');
    expect(answer('Which protocol does the client copy by?', [news])).toContain('SFTP');
    expect(answer('Which protocol does the client copy by from 9.0 on?', [news])).toBe(NOT_IN_NOTES.en);
    expect(answer('Which protocol does the client of Solaris copy by?', [news])).toBe(NOT_IN_NOTES.en);
  });

  it('EX10 the opposite of a word may be the answer', () => {
    const router = 'No web page opens where your router is not set up correctly.';
    expect(answer('What is wrong with my router when no web page opens?', [note(router)])).toContain(router);
  });

  it('EX10 a step comes with the steps about it', () => {
    const steps = '# Keys\n\n1. Open the settings.\n1. Choose Typing.\n1. Switch repeated keys off.\n';
    expect(answer('How do I stop repeated keys when typing fast?', [note(steps)])).toContain(
      '- Open the settings. [Note 1]\n- Choose Typing. [Note 1]\n- Switch repeated keys off. [Note 1]',
    );
  });

  it('EX3 an item is quoted whole', () => {
    const items =
      'Lost files:\n\n- A deleted file goes to the trash. It stays there for a month.\n- Hidden files begin with a dot.\n';
    expect(answer('Where does a deleted file go?', [note(items)])).toBe(
      '- A deleted file goes to the trash. [Note 1]\n- It stays there for a month. [Note 1]',
    );
  });

  it.each([
    ['At what temperature does the computer shut down?', 'Most computers shut down when they get too hot.'],
    ['What is the minimum number of characters of a password?', 'A password of many characters is good.'],
    ['설치에 걸리는 시간은?', '문제가 있으면 설치에 오래 걸립니다.'],
  ])('EX2 %s is not answered without a number', (question, text) => {
    expect(answer(question, [note(text)])).not.toContain(text);
  });

  it('EX3 read a piece with title and text', () => {
    const piece = note({ title: 'Leave', content: 'Unused days expire in March.' });
    expect(answer('When do unused leave days expire?', [piece])).toBe(
      'Unused days expire in March. [Note 1]',
    );
  });

  it('EX3 give a row with the head of its table, and items as a list', () => {
    const table =
      '| Plan | Price |\n|---|---|\n| Small | $5 |\n| Large | $9 |\n\nBring the following:\n\n- a photo\n- a pen\n';
    expect(answer('What is the price of the large plan?', [note(table)])).toBe(
      '| Plan | Price |\n|---|---|\n| Large | $9 |\n\n[Note 1]',
    );
    expect(answer('What should I bring?', [note(table)])).toBe(
      'Bring the following: [Note 1]\n\n- a photo [Note 1]\n- a pen [Note 1]',
    );
  });

  it('EX2 say nothing twice', () => {
    expect(answer('When do unused days expire?', [note(LEAVE, 1), note(LEAVE, 2)])).toBe(
      'Unused days expire in March. [Note 1]',
    );
  });

  it('EX4 abstain without notes, without words and for other things', () => {
    for (const [question, notes] of [
      ['When do unused days expire?', []],
      ['What? How?', [note(LEAVE)]],
      ['Who repairs the roof?', [note(LEAVE)]],
      ['When do unused days expire?', [note(''), note({}), note(null), note(12)]],
    ] as const)
      expect(answer(question, notes)).toBe(NOT_IN_NOTES.en);
  });

  it('EX4, EX1 what it says itself is an abstention in both languages', () => {
    const own = [NOT_IN_NOTES, NO_MODEL, MAY_ANSWER].flatMap((words) => Object.values(words));
    expect(own.filter((sentence) => !isAbstention(sentence))).toEqual([]);
  });

  it.each(['writing', 'spellcheck', 'template', 'insight'])('EX1 %s needs a model', (task) => {
    expect(answer('Write a poem about the sea', [note(LEAVE)], task)).toBe(NO_MODEL.en);
    expect(answer('When do unused days expire?', [note(LEAVE)], task)).toBe(
      `${NO_MODEL.en}\n\nUnused days expire in March. [Note 1]`,
    );
  });

  it('EX1 material that came with the request is not quoted back', () => {
    expect(answer(LEAVE, [note(LEAVE)], 'spellcheck')).toBe(NO_MODEL.en);
  });

  it('EX6 a summary is JSON of sentences of the text', () => {
    const given = JSON.parse(answer('Summarise this', [note(LEAVE)], 'summarize')) as {
      summary: string;
      key_points: string[];
    };
    expect(given.key_points).toEqual([
      'Requests are sent to the manager three days ahead.',
      'Unused days expire in March.',
    ]);
    expect(given.summary).toBe(given.key_points.join(' '));
  });

  it('EX6 without evidence the question is the text; an empty one gives an empty summary', () => {
    expect(answer(LEAVE, [], 'summarize')).toContain('Unused days expire in March.');
    expect(answer('', [], 'summarize')).toBe('{"summary":"","key_points":[]}');
  });

  it('EX2, EX6 takes linear time: a note as long as is read', () => {
    const long = note(LEAVE.repeat(3000));
    const begun = performance.now();
    expect(answer('When do unused days expire?', [long])).toContain('[Note 1]');
    expect(answer('x', [long], 'summarize')).toContain('key_points');
    expect(performance.now() - begun).toBeLessThan(20_000);
  });

  it('MR5 the router gives the same whole and in pieces', async () => {
    const outside = testOutside(() => Promise.reject(new Error('no graph')));
    const router = await openRouter({ configuration: Configuration.parse({}), folder: '/' }, outside);
    const question = 'When do unused days expire?';
    const call = {
      ...callOf(question, { task: 'search_qa' }),
      model: null,
      grounds: { question, evidences: [note(LEAVE)], language: 'en' as const },
    };
    const whole = await router.chat(call);
    expect(whole).toEqual({
      content: 'Unused days expire in March. [Note 1]',
      model: 'extractive',
      provider: 'extractive',
      usage: null,
      finish_reason: 'stop',
    });
    expect((await read(router.stream(call))).text).toBe(whole.content);
  });
});
