import { expect, test } from 'vitest';
import table from '../../cases/correction/asked-ties.json' with { type: 'json' };
import type { AskEvidence } from '../../src/contract/ask-evidence.ts';
import type { CodeRelationKind } from '../../src/contract/code-object.ts';
import { heldToQuestion } from '../../src/core/correction/critics/relation-critic.ts';
import { askedTie } from '../../src/core/language/asked-tie.ts';

const ANSWERED = table.rows.filter(({ name }) => name !== null);
const OTHERS = table.rows.filter(({ name }) => name === null);

test.each(ANSWERED)('LP26 $question', ({ question, name, rel = '', end, sure }) => {
  const asked = askedTie(question);
  expect(asked).toMatchObject({ name, end, isSure: sure });
  expect(asked?.rels).toContain(rel as CodeRelationKind);
});

test.each(OTHERS)('LP26 $question asks for something else', ({ question }) => {
  expect(askedTie(question)).toBeNull();
});

test.each(['a.'.repeat(100_000), 'which '.repeat(50_000), '가'.repeat(200_000)])(
  'LP26 is linear, text %#',
  (text) => {
    const before = process.cpuUsage();
    askedTie(`who calls ${text}`);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  },
);

function piece(number: number, name: string, ties: readonly string[]): AskEvidence {
  const at = { document_id: `D${number}`, kind: 'code', source: 'calls', path: `src/${name}.ts` } as const;
  const object = { kind: 'function', name, signature: '', doc: '', ties } as const;
  return { ...at, number, title: name, start_line: 1, end_line: 9, text: '', cut: false, object };
}

const TIED = [
  piece(1, 'findNotes', ['calls: readQuery (src/findNotes.ts:5)']),
  piece(2, 'readQuery', ['calls: splitWords (src/readQuery.ts:3)']),
];

test.each([
  ['Who calls readQuery?', 'It is called by findNotes [1].', TIED, 'pass'],
  ['Who calls readQuery?', 'readQuery reads what a question asks for [2].', TIED, 'fail'],
  ['Who calls readQuery?', 'readQuery reads what a question asks for [1].', TIED.slice(1), 'fail'],
  ['What does readQuery call?', 'It calls splitWords [2].', TIED, 'pass'],
  ['What does readQuery call?', 'findNotes uses it [1].', TIED, 'fail'],
  ['What does readQuery do?', 'readQuery reads what a question asks for [2].', TIED, 'pass'],
] as const)('LP26 to %s, "%s" is judged', (question, answer, evidence, verdict) => {
  const found = { critic: 'groundedness', verdict: 'pass', score: 1 } as const;
  const finding = { ...found, checked: [], evidence: [], fixes: [] };
  const response = { intent: 'chat.ask', answer, citations: [], confidence: 1 };
  expect(heldToQuestion(finding, question, response, evidence).verdict).toBe(verdict);
});
