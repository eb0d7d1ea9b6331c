import { describe, expect, it } from 'vitest';
import { corrections } from '../../src/core/correction/mend/corrections.ts';
import { exchangeValues } from '../../src/core/correction/mend/exchange-values.ts';
import { namedPlaces } from '../../src/core/correction/mend/named-places.ts';
import { namedValues } from '../../src/core/correction/mend/named-values.ts';
import { textDifference } from '../../src/core/correction/mend/text-difference.ts';

const NOTES = [
  { index: 1, title: 'Travel policy', updated_at: '', content: '## 1. Hotels\n\nA.\n\n## 2. Meals\n\nB.' },
  { index: 2, title: '출장 규정', updated_at: '', content: '## 1. 숙박\n\n가.\n\n## 2. 식비\n\n나.' },
  { index: 3, title: 'Pricing 2025', updated_at: '', content: 'C.' },
  {
    index: 4,
    title: 'On-call handbook',
    updated_at: '',
    content: '# On-call handbook\n\nD.\n\n## Pay\n\nE.',
  },
];

describe('what a reason names', () => {
  it.each([
    ['see the travel policy, section 2', ['## 2. Meals\n\nB.']],
    ['It is in the policy on travel.', [NOTES[0]?.content]],
    ['look under Meals', ['## 2. Meals\n\nB.']],
    ['출장 규정 1번을 보세요', ['## 1. 숙박\n\n가.\n\n']],
    ['출장규정 식비에 있어요', ['## 2. 식비\n\n나.']],
    ['it is in the on-call handbook', [NOTES[3]?.content]],
    ['on-call handbook, under Pay', ['## Pay\n\nE.']],
    ['That is the old price.', []],
    ['section 2', []],
    ['틀렸어요', []],
    ['', []],
  ])('FB38 place: %s', (reason, texts) => {
    expect(namedPlaces(reason, NOTES).map(({ text }) => text)).toEqual(texts);
  });

  it.each([
    ['it is 9 dollars', [9]],
    ['9달러예요', [9]],
    ['12,900원입니다', [12_900]],
    ['wrong', []],
  ])('FB38 value: %s', (reason, expected) => {
    expect(namedValues(reason).map(({ value }) => value)).toEqual(expected);
  });
});

describe('what is denied', () => {
  const claim = {
    text: 'It costs 19 dollars [Note 1].',
    expected: '19 dollars',
    actual: '9 dollars',
    evidence_id: 'note-2',
    quote: 'It costs 9 dollars.',
  };

  it('FB37 has the value and the note of its source in its place', () => {
    expect(exchangeValues(`Hello. ${claim.text} Bye.`, [claim], 'en')).toBe(
      'Hello. It costs 9 dollars [Note 2]. Bye.',
    );
  });

  it.each([
    ['no value', { actual: null }],
    ['a value that stands twice', { text: 'Not 19 dollars but 19 dollars.' }],
    ['no note', { evidence_id: 'graph' }],
  ])('FB37 is left alone: %s', (_, other) => {
    expect(exchangeValues(claim.text, [{ ...claim, ...other }], 'en')).toBeNull();
  });
});

describe('the difference of two texts', () => {
  it.each([
    ['a b c', 'a x c', 'same a|gone  b|new  x|same  c'],
    [
      '가격은 19달러입니다.',
      '가격은 9달러입니다. [노트 1]',
      'same 가격은|gone  19달러입니다.|new  9달러입니다. [노트 1]',
    ],
    ['', 'a', 'new a'],
    ['a', '', 'gone a'],
    ['a', 'a', 'same a'],
  ])('FB37 %j and %j', (before, after, told) => {
    const changes = textDifference(before, after);
    expect(changes.map(({ kind, text }) => `${kind} ${text}`).join('|')).toBe(told);
    const side = (not: string): string =>
      changes.flatMap(({ kind, text }) => (kind === not ? [] : [text])).join('');
    expect([side('new'), side('gone')]).toEqual([before, after]);
  });

  it('FB37 a long text is exchanged as a whole', () => {
    const long = 'word '.repeat(601);
    expect(textDifference(long, 'a')).toEqual([
      { kind: 'gone', text: long },
      { kind: 'new', text: 'a' },
    ]);
  });
});

describe('what is offered in place of an answer', () => {
  const content =
    '# Handbook\n\nA page is answered at once. Rotation changes on Tuesday.\n\n## Pay\n\nWeeks are paid. Nights count double.\n\n## Freeze\n\nNothing is deployed on a Friday.';
  const blame = {
    question: 'Are deployments allowed on Saturday?',
    answer: 'I do not know.',
    reason: '',
    abstained: true,
    supported: [],
    denied: [],
    notes: [{ index: 1, title: 'Handbook', updated_at: '', content }],
    language: 'en' as const,
  };

  it('FB38 of a long place what has most of the question, not what comes first', () => {
    const found = corrections({ ...blame, reason: 'It is in the handbook.' });
    expect(found[0]).toEqual({ text: 'Nothing is deployed on a Friday. [Note 1]', found_by: 'place' });
  });

  it('FB37 a part of an answer of which nothing is denied is no correction', () => {
    const question = 'How do nights count?';
    const answer = 'Weeks are paid. Nights count double.';
    const told = corrections({ ...blame, question, answer, abstained: false });
    expect(told).toEqual([]);
    const claim = { text: 'Weeks are paid.', expected: 'a', actual: 'b', evidence_id: 'note-1', quote: 'x' };
    const denied = corrections({ ...blame, question, answer, abstained: false, denied: [claim] });
    expect(denied.map(({ text }) => text)).toEqual(['Nights count double. [Note 1]']);
  });
});
