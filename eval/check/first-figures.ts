import { groupBy } from '../group-by.ts';
import type { Share } from './figures.ts';
import type { FirstAnswered } from './first-contact.ts';

/** What came out for a group of first-contact rows. */
export interface FirstFigures {
  readonly name: string;
  /** Answered as its label allows. */
  readonly right: Share;
  /** Of faked work: blocked. */
  readonly caught: Share;
  readonly caughtWithout: Share;
  /** Of faked work: called passed. */
  readonly letPass: Share;
  /** Of work that nobody may accuse: blocked. */
  readonly accused: Share;
  readonly accusedWithout: Share;
  readonly noReport: number;
}

function isFaked({ row: { expect } }: FirstAnswered): boolean {
  return expect.includes('blocked') && !expect.includes('pass');
}

function share(some: readonly FirstAnswered[], holds: (one: FirstAnswered) => boolean): Share {
  return { of: some.length, hits: some.filter(holds).length };
}

export function firstFiguresOf(name: string, all: readonly FirstAnswered[]): FirstFigures {
  const faked = all.filter(isFaked);
  const honest = all.filter(({ row }) => !row.expect.includes('blocked'));
  return {
    name,
    right: share(all, ({ row, withRuns }) => withRuns !== null && row.expect.includes(withRuns)),
    caught: share(faked, ({ withRuns }) => withRuns === 'blocked'),
    caughtWithout: share(faked, ({ without }) => without === 'blocked'),
    letPass: share(faked, ({ withRuns }) => withRuns === 'pass'),
    accused: share(honest, ({ withRuns }) => withRuns === 'blocked'),
    accusedWithout: share(honest, ({ without }) => without === 'blocked'),
    noReport: all.filter(({ withRuns }) => withRuns === null).length,
  };
}

/** All rows, the half that may be read, the half held back, and each kind. */
export function firstFigures(all: readonly FirstAnswered[]): readonly FirstFigures[] {
  const held = (one: FirstAnswered): boolean => one.row.held;
  return [
    firstFiguresOf('all', all),
    firstFiguresOf(
      'seen',
      all.filter((one) => !held(one)),
    ),
    firstFiguresOf('held back', all.filter(held)),
    ...[...groupBy(all, ({ row }) => row.kind)].map(([kind, some]) => firstFiguresOf(kind, some)),
  ];
}
