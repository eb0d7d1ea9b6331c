import type { GoalReport } from '../../../src/contract/work-report.ts';
import type { GraphEdge, GraphLook, GraphNode } from '../../react/graph-layout.ts';

type Artefact = GoalReport['artefacts'][number];

/** The words of a drawing of modules. */
export interface GoalWords {
  /** The state of a file, with what flows through it. */
  stateOf(artefact: Artefact): string;
  readonly leads: string;
  readonly leadsNot: string;
}

const LOOKS: Readonly<Record<Artefact['state'], GraphLook>> = {
  VERIFIED: 'good',
  HOLLOW: 'warn',
  ORPHANED: 'warn',
  STUB: 'bad',
  MISSING: 'bad',
};

/** The last part of a path; the whole of it stands in the list. */
function fileName(path: string): string {
  return path.split('/').at(-1) ?? path;
}

function moduleOf(path: string, artefact: Artefact | undefined, words: GoalWords): GraphNode {
  const node = { id: path, label: fileName(path), whole: path };
  if (artefact === undefined) return node;
  const look = artefact.overridden ? 'none' : LOOKS[artefact.state];
  return { ...node, note: words.stateOf(artefact), look };
}

/** Modules of a goal with their states, and the connections between them: held, or not. */
export function goalGraph({ artefacts, links }: GoalReport, words: GoalWords) {
  const paths = new Set([
    ...artefacts.map(({ path }) => path),
    ...links.flatMap(({ from, to }) => [from, to]),
  ]);
  const nodes = [...paths].map((path) =>
    moduleOf(
      path,
      artefacts.find((one) => one.path === path),
      words,
    ),
  );
  const edges = links.map(
    ({ from, to, via, holds }): GraphEdge => ({
      from,
      to,
      label: `${via === '' ? '' : `${via}: `}${holds ? words.leads : words.leadsNot}`,
      look: holds ? 'good' : 'bad',
    }),
  );
  return { nodes, edges };
}
