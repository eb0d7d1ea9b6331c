import { describe, expect, it } from 'vitest';
import type { GraphRead } from '../../src/contract/graph-read.ts';
import { claimLabels } from '../../ui/react/claim-labels.ts';
import { reportMarkdown } from '../../ui/pages/verify/report-markdown.ts';
import { claimGraphView } from '../../ui/react/claim-graph-view.ts';

const team = { type: 'team', id: 'T1' };
const other = { type: 'team', id: 'T2' };
const time = { from: null, to: null, sources: ['HR'] };

const READ: GraphRead = {
  entities: [
    { ...team, name: '<img src=x onerror=alert(1)>' },
    { ...other, name: 'T2' },
  ],
  unknown: ['Ghost'],
  values: [
    {
      entity: team,
      attribute: 'heads',
      word: 'headcount',
      shown: '32',
      ...time,
      from: '2026-01-01',
      outcome: 'contradicted',
    },
    { entity: team, attribute: 'rate', word: 'rate', shown: null, ...time, outcome: 'absent' },
  ],
  relations: [
    {
      subject: team,
      relation: 'parent',
      word: 'part of',
      object: other,
      found: false,
      ...time,
      outcome: 'absent',
    },
    {
      subject: other,
      relation: 'parent',
      word: 'part of',
      object: team,
      found: true,
      ...time,
      outcome: 'absent',
    },
  ],
  left_out: 3,
};

const FRAME = {
  title: 'Verify',
  outcome: 'Failed',
  numbers: ['1 claim'],
  parts: [{ title: 'What to do', lines: ['take *it* out'] }],
};

describe('what was read of the graph for a claim', () => {
  const view = claimGraphView(READ, claimLabels('en').graph);

  it('UI28 each value is a thing of the drawing with its verdict in a word; what is not there is drawn as such', () => {
    expect(view.nodes.map(({ label, note, look }) => [label, note, look])).toEqual([
      ['<img src=x onerror=alert(1)>', 'T1', 'main'],
      ['T2', 'team', 'main'],
      ['Ghost', 'not in the graph', 'none'],
      ['32', 'differs · 2026-01-01 – …', 'bad'],
      ['not there', 'not there', 'none'],
    ]);
    expect(view.edges.map(({ label, look }) => [label, look])).toEqual([
      ['headcount', 'bad'],
      ['rate', 'none'],
      ['part of: not there', 'none'],
      ['part of', undefined],
    ]);
  });

  it('UI28 the table says all that the drawing shows, with sources and days', () => {
    expect(
      view.rows.map(({ subject, word, object, outcome }) => [subject.id, word, object?.name, outcome]),
    ).toEqual([
      ['T1', 'headcount', '32', 'differs'],
      ['T1', 'rate', undefined, 'not there'],
      ['T1', 'part of', 'T2', 'not there'],
      ['T2', 'part of', '<img src=x onerror=alert(1)>', 'stands there'],
    ]);
    expect([view.rows[0]?.days, view.rows[0]?.sources, view.leftOut]).toEqual(['2026-01-01 – …', ['HR'], 3]);
  });

  it('UI28 a value that the claim could not be held against stands there, and is no verdict', () => {
    const values = [
      {
        entity: team,
        attribute: 'heads',
        word: 'headcount',
        shown: '32',
        ...time,
        outcome: 'not_found' as const,
      },
    ];
    const { nodes, rows } = claimGraphView({ ...READ, values, relations: [] }, claimLabels('en').graph);
    const node = nodes.find(({ label }) => label === '32');
    expect([node?.note, node?.look, rows[0]?.outcome]).toEqual(['stands there', undefined, 'stands there']);
  });

  it('UI20 the Markdown of a verdict says what was read, and none of it is read as Markdown', () => {
    const claim = {
      claim_id: 'C',
      status: 'UNVERIFIED',
      contradicted: true,
      checked: true,
      text: 'x',
      issues: [],
      graph: READ,
    };
    const result = {
      validation_id: 'val-1',
      validation_status: 'FAILED',
      overall_score: 0,
      claim_validations: [claim],
      set_aside: [],
    };
    const lines = reportMarkdown({ result } as never, FRAME, claimLabels('en')).split('\n');
    expect(lines.filter((line) => line.startsWith('- '))).toEqual([
      String.raw`- \<img src=x onerror=alert(1)\> · headcount: 32 (2026-01-01 – …, HR): differs`,
      String.raw`- \<img src=x onerror=alert(1)\> · rate: not there (HR): not there`,
      String.raw`- \<img src=x onerror=alert(1)\> · part of: T2 (HR): not there`,
      String.raw`- T2 · part of: \<img src=x onerror=alert(1)\> (HR): stands there`,
      String.raw`- take \*it\* out`,
    ]);
    expect(lines[0]).toBe('# Verify: Failed');
  });
});
