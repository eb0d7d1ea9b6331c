import { describe, expect, it } from 'vitest';
import { answerFromText, evidenceFromFiles, type NamedText } from '../../src/app/answer-from-text.ts';
import { AssayError } from '../../src/contract/assay-error.ts';

const file = (name: string, text: string): NamedText => ({ name, text });
const ANSWER = file('answers/answer.md', 'The fee is 40 euros [1].');

function refusal(work: () => unknown): AssayError {
  try {
    work();
  } catch (error) {
    if (error instanceof AssayError) return error;
    throw error;
  }
  throw new Error('was taken');
}

describe('an answer as text', () => {
  it('FC23 a text is the answer itself, named by its file; the files beside it are its evidence', () => {
    const rules = file('docs/rules.md', 'The fee is 40 euros.');
    expect(answerFromText(ANSWER, [rules], 'What is the fee?')).toEqual({
      response_id: 'answer.md',
      query: 'What is the fee?',
      content: {
        text: ANSWER.text,
        evidences: [{ evidence_id: 'rules.md', type: 'document', uri: 'docs/rules.md', data: rules.text }],
      },
    });
  });

  it.each([
    ['a.json', 'json', '{"fee": 40}', { fee: 40 }],
    ['a.jsonl', 'json', '{"fee": 40}\n\n{"fee": 15}\n', [{ fee: 40 }, { fee: 15 }]],
    ['a.ndjson', 'json', '\n', []],
    ['a.json', 'document', ' ', ' '],
    ['a.CSV', 'table', 'item,fee\nroom,40', 'item,fee\nroom,40'],
    ['a.tsv', 'table', 'item\tfee', 'item\tfee'],
    ['a.md', 'document', '\ufeffThe fee', 'The fee'],
    ['a.html', 'document', '<p>The fee</p>', '<p>The fee</p>'],
    ['notes', 'document', '{"fee": 40}', '{"fee": 40}'],
  ])('FC23 %s is of type %s', (name, type, text, data) => {
    expect(evidenceFromFiles([file(name, text)])).toEqual([{ evidence_id: name, uri: name, type, data }]);
  });

  const FEE = { page_content: 'The fee is 40 euros.', metadata: { source: 'rules.pdf', page: 3 } };
  const SHUT = { pageContent: 'Closed on Sunday.', metadata: { source: 'rules.pdf' } };
  const PLAIN = { text: 'Open on Monday.', score: 0.4 };

  it.each([
    ['docs.json', JSON.stringify([FEE, SHUT, PLAIN])],
    ['docs.json', JSON.stringify({ documents: [FEE, SHUT, PLAIN] })],
    ['docs.jsonl', [FEE, SHUT, PLAIN].map((one) => JSON.stringify(one)).join('\n')],
  ])('IN3 FC23 passages in %s are a document each: %s', (name, text) => {
    expect(evidenceFromFiles([file(`a/${name}`, text)], ['rules.pdf (2)'])).toEqual([
      { evidence_id: 'rules.pdf', type: 'document', uri: 'rules.pdf', data: FEE.page_content },
      { evidence_id: 'rules.pdf (2) (2)', type: 'document', uri: 'rules.pdf', data: SHUT.pageContent },
      { evidence_id: name, type: 'document', uri: `a/${name}`, data: PLAIN.text },
    ]);
  });

  it('IN3 one passage alone is one; what says more than a passage, or less, is data', () => {
    const typeOf = (data: unknown) => evidenceFromFiles([file('a.json', JSON.stringify(data))])[0]?.['type'];
    expect(typeOf(FEE)).toBe('document');
    for (const data of [
      [{ text: 'Blue room', fee: 40 }],
      [FEE, { fee: 40 }],
      { documents: [FEE], fee: 40 },
      [],
      [{ text: 4 }],
    ])
      expect(typeOf(data)).toBe('json');
  });

  it('FC23 ids are the names of the files, their paths where two share a name, and stay apart', () => {
    const files = ['a/rules.md', 'b/rules.md', 'fees.csv', 'a/rules.md'].map((name) => file(name, 'x'));
    const ids = (taken?: readonly string[]): unknown[] =>
      evidenceFromFiles(files, taken).map((one) => one['evidence_id']);
    expect(ids()).toEqual(['a/rules.md', 'b/rules.md', 'fees.csv']);
    expect(ids(['fees.csv', 'a/rules.md'])).toEqual(['a/rules.md (2)', 'b/rules.md', 'fees.csv (2)']);
  });

  it('FC23 JSON stays JSON; the files come after its own evidence', () => {
    const own = { evidence_id: 'rules.md', type: 'document', data: 'Own rules.' };
    const json = JSON.stringify({ response_id: 'r', content: { text: 'x', evidences: [own] } });
    const files = [file('docs/rules.md', 'Other rules.')];
    for (const name of ['answer.json', 'standard input'])
      expect(answerFromText(file(name, json), files, 'q')).toMatchObject({
        response_id: 'r',
        query: 'q',
        content: { evidences: [own, { evidence_id: 'docs/rules.md', data: 'Other rules.' }] },
      });
    expect(answerFromText(file('standard input', 'The fee is 40.'), [])).toMatchObject({
      content: { text: 'The fee is 40.', evidences: [] },
    });
  });

  it.each([
    ['an empty answer', () => answerFromText(file('a.md', ' \n'), []), 'a.md', 'is empty'],
    ['JSON that is none', () => answerFromText(file('a.json', 'The fee'), []), 'a.json:1:1', 'is not JSON'],
    [
      'evidence that is no JSON',
      () => answerFromText(ANSWER, [file('f.json', '{"a":')]),
      'f.json:1:6',
      'is not JSON',
    ],
    [
      'a bad line',
      () => answerFromText(ANSWER, [file('f.jsonl', '{}\n{}\n{"a" 1}')]),
      'f.jsonl:3:6',
      'is not JSON',
    ],
    [
      'deep evidence',
      () => answerFromText(ANSWER, [file('f.json', '['.repeat(200) + ']'.repeat(200))]),
      'f.json:1:101',
      'nested deeper',
    ],
    [
      'half a character',
      () => answerFromText(ANSWER, [file('f.md', 'x\ud800')]),
      'answers/answer.md: content.evidences[0].data',
      'half of a character',
    ],
  ])('FC23 %s is refused with its place', (_, work, where, why) => {
    expect(refusal(work)).toMatchObject({ code: 'malformed', where });
    expect(refusal(work).message).toContain(why);
  });

  it('FC23 empty evidence is taken: that it says nothing is the report’s to say', () => {
    expect(answerFromText(ANSWER, [file('empty.md', '')]).content.evidences).toHaveLength(1);
  });
});
