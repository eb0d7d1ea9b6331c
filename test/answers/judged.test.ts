import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isRight, outcomeOf } from '../../eval/answers/judge-answer.ts';
import { isHeldBack, readQuestionSet, SET_NAMES } from '../../eval/answers/question-sets.ts';

const FOLDER = new URL('../../cases/answers/', import.meta.url);
const QUESTION = {
  id: 'x',
  language: 'en' as const,
  question: 'How long may I return it?',
  answerable: true,
  document: 'shop.md',
  quote: 'You may return it within 15 days.',
  also: [],
  must: ['15'],
  kind: 'number',
  cross: false,
};

it('EV31 the questions are those whose hashes were noted', () => {
  const noted = readFileSync(new URL('hashes.txt', FOLDER), 'utf8').trim().split('\n');
  expect(noted).toHaveLength(SET_NAMES.length);
  for (const line of noted) {
    const [hash = '', file = ''] = line.split(/\s+/);
    expect(
      createHash('sha256')
        .update(readFileSync(new URL(file, FOLDER)))
        .digest('hex'),
    ).toBe(hash);
  }
});

it('EV31 each set has 60 questions that its documents answer, twelve that they do not, and a licence for each document', () => {
  for (const name of SET_NAMES) {
    const { documents, questions } = readQuestionSet(name);
    const able = questions.filter(({ answerable }) => answerable);
    expect([able.length, questions.length - able.length]).toEqual([60, 12]);
    expect(documents.length).toBeGreaterThanOrEqual(15);
    expect(documents.every(({ licence, source }) => licence !== '' && source !== '')).toBe(true);
  }
  expect(isHeldBack({ name: 'B' })).toBe(true);
});

it.each([
  ['You may return it within\n15 days. [1]', ['shop.md'], true],
  ['It is 15 for all. [1]', ['shop.md'], true],
  ['It is 15 for all. [1]', ['other.md'], false],
  ['It is 150 for all. [1]', ['shop.md'], false],
])('EV31 %j of %j is right: %s', (text, cites, right) => {
  expect(isRight(QUESTION, { text, cites })).toBe(right);
});

it('EV31 what is not right is green, marked as open, or no answer', () => {
  const given = { text: 'No.', cites: [], isAbstention: false, isGreen: true };
  expect(outcomeOf(QUESTION, given)).toBe('green');
  expect(outcomeOf(QUESTION, { ...given, isGreen: false })).toBe('wrong');
  expect(outcomeOf(QUESTION, { ...given, isAbstention: true })).toBe('abstained');
  expect(outcomeOf({ ...QUESTION, answerable: false }, { ...given, text: 'within 15 days' })).toBe('green');
});
