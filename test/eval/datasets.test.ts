import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { datasets } from '../../eval/datasets/all.ts';
import { loadFirstContact } from '../../eval/datasets/claims.ts';
import type { Loaded } from '../../eval/datasets/dataset.ts';
import { loadOwn } from '../../eval/datasets/own.ts';
import { plants, setFolder } from './set-folder.ts';

function load(name: string, folder: string): Loaded {
  const set = datasets.find((one) => one.name === name);
  if (set === undefined) throw new Error(`no set ${name}`);
  return set.load(folder);
}

const plain = { id: 'a', claim: 'Claim.', label: 0 };
const words = 'Tom scored 9 points .';
const game = {
  shared_task_text_id: 'T1',
  home_name: 'A',
  box_score: { PTS: { 0: '8' } },
  summary: ['written'],
  cleaned_text: 'written',
  detokenized_text: 'written',
};
const head =
  'TEXT_ID,SENTENCE_ID,ANNOTATION_ID,TOKENS,SENT_TOKEN_START,SENT_TOKEN_END,DOC_TOKEN_START,DOC_TOKEN_END,TYPE,CORRECTION,COMMENT\n';

describe('the sets', () => {
  it.each([
    [
      'ragtruth',
      {
        ...plain,
        claim: '🙂 no. Yes.',
        source_id: 7,
        task: 'qa',
        model: 'm',
        query: 'q?',
        evidence: 'passage 1:One.\n\npassage 2:Two.',
        source: {},
        label_raw: [{ start: 2, end: 5, text: 'no.' }],
      },
      {
        group: '7',
        generator: 'm',
        task: 'qa',
        query: 'q?',
        spans: [{ start: 3, end: 6 }],
        evidences: [
          { evidence_id: 'passage-1', type: 'document', data: 'One.' },
          { evidence_id: 'passage-2', type: 'document', data: 'Two.' },
        ],
      },
    ],
    [
      'ragtruth',
      {
        ...plain,
        source_id: '8',
        task: 'data2txt',
        model: 'm',
        query: null,
        evidence: '{"WiFi": null}',
        source: { WiFi: null },
        label_raw: [],
      },
      { evidences: [{ evidence_id: 'record', type: 'json', data: { WiFi: null } }], spans: [] },
    ],
    [
      'wice',
      { ...plain, evidence: ['One.', 'Two.'], title: 't' },
      { group: 't', evidences: [{ evidence_id: 'document', type: 'document', data: 'One.\nTwo.' }] },
    ],
    ['summedits', { ...plain, evidence: 'One.', domain: 'news' }, { group: 'One.', task: 'news' }],
    ['begin_wow', { ...plain, evidence: 'One.', query: 'What?' }, { query: 'What?' }],
    ['healthver', { ...plain, evidence: 'One.', label_raw: 'Refutes' }, { end: 'contradicted' }],
    [
      'rag_ko',
      { ...plain, kind: 'k', evidence: { evidence_id: 'e', type: 'table', data: [] }, gold: 'not_found' },
      { kind: 'k', end: 'not_found', evidences: [{ evidence_id: 'e', type: 'table', data: [] }] },
    ],
    [
      'hans',
      { ...plain, kind: 'passive', evidence: 'One.' },
      { kind: 'passive', evidences: [{ evidence_id: 'document', type: 'document', data: 'One.' }] },
    ],
    ['klue_nli', { ...plain, evidence: 'One.', label_raw: 'neutral' }, { end: 'not_found' }],
    ['xnli_ko', { ...plain, evidence: 'One.', label_raw: 'entailment' }, { end: 'supported' }],
    [
      'tabfact',
      { ...plain, id: 'x.csv-3', table: { caption: 'c', columns: ['a'], rows: [['1']] } },
      {
        group: 'x.csv',
        evidences: [
          { evidence_id: 'table', type: 'table', data: { caption: 'c', columns: ['a'], rows: [['1']] } },
        ],
      },
    ],
    [
      'webnlg',
      { ...plain, id: 'Sys-4', label: null, triples: [['s', 'p', 'o']], category: 'c' },
      { label: null, generator: 'Sys', pair: '[["s","p","o"]]' },
    ],
  ])('EV1 %s', (name, line, expected) => {
    const { rows, faults } = load(name, setFolder({ [`${name}.jsonl`]: [line] }));
    expect(faults).toEqual([]);
    expect(rows).toEqual([expect.objectContaining({ dataset: name, answer: line.claim, ...expected })]);
  });

  it('EV1 a missing file is said', () => {
    const folder = setFolder({});
    expect(datasets.map((set) => set.load(folder))).toEqual(
      datasets.map(({ name }) => ({ name, found: false, rows: [], faults: [] })),
    );
  });

  it('EV1 an empty file holds no row, and that is named', () => {
    expect(load('wice', setFolder({ 'wice.jsonl': '\n' })).faults).toEqual([
      { file: 'wice.jsonl', line: 0, why: 'holds no row' },
    ]);
  });

  it('EV1 lines that cannot be read are named and left out, the others stay', () => {
    const [good, other] = plants(2).map((plant) => JSON.stringify(plant));
    const text = [good, '{"id": "x"', '{"id": "y", "claim": "c", "label": 5}', good, '[]', other].join('\n');
    const { rows, faults } = load('healthver', setFolder({ 'healthver.jsonl': text }));
    expect(rows.map(({ id }) => id)).toEqual(['p0', 'p1']);
    expect(faults.map(({ line, why }) => [line, why.replace(/:.*/, '')])).toEqual([
      [2, 'no JSON'],
      [3, 'label'],
      [4, 'id p0 stands twice'],
      [5, 'the line'],
    ]);
  });
});

describe('the set of reports', () => {
  const files = {
    'rotowire/shared_task.jsonl': [game],
    'rotowire/gsml.csv': `${head}"T1.txt","1","1","9 points","3","4","3","4","NUMBER","8","it is ""8"", not 9"\n`,
    'rotowire/texts/T1.txt': words,
  };

  it('EV1 tokens become ranges of characters, and what people wrote is no evidence', () => {
    const { rows, faults } = load('rotowire', setFolder(files));
    expect(faults).toEqual([]);
    expect(rows).toEqual([expect.objectContaining({ id: 'T1', label: 0, answer: words })]);
    expect(rows[0]?.spans?.map(({ start, end }) => words.slice(start, end))).toEqual(['9 points']);
    expect(rows[0]?.evidences[0]?.data).toEqual({ home_name: 'A', box_score: game.box_score });
  });

  it.each([
    [
      'a mistake of other words',
      { 'rotowire/gsml.csv': `${head}T1.txt,1,1,8 points,3,4,3,4,NUMBER,,\n` },
      /"8 points"/,
      1,
    ],
    [
      'a mistake behind the text',
      { 'rotowire/gsml.csv': `${head}T1.txt,1,1,x,3,4,30,40,NUMBER,,\n` },
      /"x"/,
      1,
    ],
    [
      'a mistake without a place',
      { 'rotowire/gsml.csv': `${head}T1.txt,1,1,x,3,4,,,NUMBER,,\n` },
      /no mistake/,
      1,
    ],
    ['no CSV', { 'rotowire/gsml.csv': `${head}"T1.txt,1,1\n` }, /no CSV/, 1],
    ['no text', { 'rotowire/shared_task.jsonl': [{ shared_task_text_id: 'T2' }] }, /T2\.txt is missing/, 0],
    ['a broken record', { 'rotowire/shared_task.jsonl': '{' }, /no JSON/, 0],
    ['a record without its id', { 'rotowire/shared_task.jsonl': [{}] }, /shared_task_text_id/, 0],
  ])('EV1 %s is named', (_title, changed, why, count) => {
    const { rows, faults } = load('rotowire', setFolder({ ...files, ...changed }));
    expect(rows).toHaveLength(count);
    expect(faults[0]?.why).toMatch(why);
  });
});

describe('first contact', () => {
  it('EV21 at least 120 claims a set, in the files whose hashes were kept before their first run', () => {
    for (const { name, rows, faults } of loadFirstContact()) {
      expect([name, faults]).toEqual([name, []]);
      expect(rows.length).toBeGreaterThanOrEqual(120);
    }
    const folder = new URL('../../cases/first-contact/', import.meta.url);
    const sums = readFileSync(new URL('SHA256SUMS', folder), 'utf8').trim().split('\n');
    expect(sums).toHaveLength(31);
    for (const line of sums) {
      const [hash, file = ''] = line.split(/ +/);
      expect(
        createHash('sha256')
          .update(readFileSync(new URL(file, folder)))
          .digest('hex'),
      ).toBe(hash);
    }
  });
});

describe('own cases', () => {
  const one = {
    id: 'a',
    language: 'en',
    evidences: [{ evidence_id: 'e', type: 'document', data: 'Nine.' }],
    answer: 'It is ten.',
    hallucinated: true,
    kind: 'number',
    unsupported: ['ten'],
    end: 'contradicted',
  };

  it('EV12 quoted parts become ranges, language and kind stay', () => {
    const { rows, faults } = loadOwn(setFolder({ 'a.json': JSON.stringify([one]) }));
    expect(faults).toEqual([]);
    expect(rows).toEqual([
      expect.objectContaining({
        label: 0,
        task: 'en',
        kind: 'number',
        end: 'contradicted',
        spans: [{ start: 6, end: 9 }],
      }),
    ]);
  });

  it('EV12 evidence in another language decides nothing, and an answer that abstains has no end', () => {
    const others = [
      { ...one, id: 'b', hallucinated: false, kind: 'other_language', end: 'not_found', unsupported: [] },
      { ...one, id: 'c', hallucinated: false, kind: 'abstention', end: 'not_found', unsupported: [] },
    ];
    const { rows } = loadOwn(setFolder({ 'a.json': JSON.stringify(others) }));
    expect(rows.map(({ label, end, spans }) => ({ label, end, spans }))).toEqual([
      { label: null, end: null, spans: null },
      { label: 1, end: null, spans: [] },
    ]);
  });

  it('EV12 what does not fit is named', () => {
    const text = JSON.stringify([{ ...one, unsupported: ['eleven'] }, { id: 'b' }, one]);
    const { rows, faults } = loadOwn(setFolder({ 'a.json': text, 'b.json': '{' }));
    expect(rows).toHaveLength(1);
    expect(faults.map(({ file, why }) => `${file} ${why}`)).toEqual([
      expect.stringMatching(/^a\.json case 1: a: an unsupported part/),
      expect.stringMatching(/^a\.json case 2: /),
      expect.stringMatching(/^b\.json no JSON/),
    ]);
  });

  it('EV9 later cases are a line of their own', () => {
    const { rows } = loadOwn(
      setFolder({ 'en.json': JSON.stringify([one]), 'en-later.json': JSON.stringify([{ ...one, id: 'z' }]) }),
    );
    expect(rows.map(({ id, task }) => [id, task])).toContainEqual(['z', 'en later']);
    expect(rows.map(({ id, task }) => [id, task])).toContainEqual([one.id, 'en']);
  });

  it('EV12 the cases of the project can all be read', () => {
    const { rows, faults } = loadOwn();
    expect(faults).toEqual([]);
    expect(rows.length).toBeGreaterThan(0);
  });
});
