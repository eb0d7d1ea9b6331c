import { expect, it } from 'vitest';
import type { GoalReport } from '../../src/contract/work-report.ts';
import { goalGraph } from '../../ui/pages/checks/goal-graph.ts';

const artefact = (path: string, state: GoalReport['artefacts'][number]['state'], overridden = false) => ({
  path,
  state,
  flow: null,
  detail: '',
  overridden,
});

const GOAL: GoalReport = {
  outcome: 'gaps_found',
  artefacts: [
    artefact('src/a/index.ts', 'VERIFIED'),
    artefact('src/b/index.ts', 'STUB'),
    artefact('c.ts', 'MISSING', true),
  ],
  links: [
    { from: 'src/main.ts', to: 'src/a/index.ts', via: 'start', holds: true, detail: '' },
    { from: 'src/a/index.ts', to: 'src/b/index.ts', via: '', holds: false, detail: '' },
  ],
  truths: [],
  files: 4,
};

it('UI24 every module of the goal is drawn once with its state, every connection with whether it holds', () => {
  const words = { stateOf: ({ state }: { state: string }) => state, leads: 'leads', leadsNot: 'does not' };
  const { nodes, edges } = goalGraph(GOAL, words);
  expect(nodes.map(({ label, whole, note, look }) => [label, whole, note, look])).toEqual([
    ['index.ts', 'src/a/index.ts', 'VERIFIED', 'good'],
    ['index.ts', 'src/b/index.ts', 'STUB', 'bad'],
    ['c.ts', 'c.ts', 'MISSING', 'none'],
    ['main.ts', 'src/main.ts', undefined, undefined],
  ]);
  expect(edges.map(({ from, to, label, look }) => [from, to, label, look])).toEqual([
    ['src/main.ts', 'src/a/index.ts', 'start: leads', 'good'],
    ['src/a/index.ts', 'src/b/index.ts', 'does not', 'bad'],
  ]);
});
