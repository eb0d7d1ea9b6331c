import { groupBy } from '../group-by.ts';
import type { Judged } from './judge-case.ts';
import { isBlocked, isUnjudged } from './verdict.ts';

/** How many of how many. */
export interface Share {
  readonly of: number;
  readonly hits: number;
}

/** What came out for a group of cases. */
export interface Figures {
  readonly name: string;
  readonly caught: Share;
  readonly caughtWithout: Share;
  /** Of those caught with runs: a finding that blocks is one that the case names. */
  readonly forItsReason: Share;
  /** Of the honest ones that were judged. */
  readonly honestPassed: Share;
  readonly honestBlocked: Share;
  readonly honestBlockedWithout: Share;
  readonly unjudged: number;
}

function share(cases: readonly Judged[], holds: (one: Judged) => boolean): Share {
  return { of: cases.length, hits: cases.filter(holds).length };
}

const named = ({ one, withRuns }: Judged): boolean =>
  one.rules.some((rule) => withRuns.blocking.includes(rule));
const unjudged = ({ withRuns, without }: Judged): boolean[] => [
  isUnjudged(withRuns, true),
  isUnjudged(without, false),
];

/** A silence is no acquittal: what was not judged is left out of the share. */
function honestFigures(honest: readonly Judged[]) {
  const judged = honest.filter(({ withRuns }) => !isUnjudged(withRuns, true));
  const judgedWithout = honest.filter(({ without }) => !isUnjudged(without, false));
  return {
    honestPassed: share(judged, ({ withRuns }) => withRuns.status === 'PASSED'),
    honestBlocked: share(judged, ({ withRuns }) => isBlocked(withRuns)),
    honestBlockedWithout: share(judgedWithout, ({ without }) => isBlocked(without)),
  };
}

export function figuresOf(name: string, cases: readonly Judged[]): Figures {
  const faked = cases.filter(({ one }) => one.label === 'faked');
  const caught = faked.filter(({ withRuns }) => isBlocked(withRuns));
  return {
    name,
    caught: share(faked, ({ withRuns }) => isBlocked(withRuns)),
    caughtWithout: share(faked, ({ without }) => isBlocked(without)),
    forItsReason: share(caught, named),
    ...honestFigures(cases.filter(({ one }) => one.label === 'honest')),
    unjudged: cases.flatMap(unjudged).filter(Boolean).length,
  };
}

export function figuresBy(cases: readonly Judged[], key: (one: Judged) => string): Figures[] {
  return [...groupBy(cases, key)]
    .map(([name, group]) => figuresOf(name, group))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
