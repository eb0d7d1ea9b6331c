import { groupBy } from '../group-by.ts';
import { markdown, type Table } from '../page/table.ts';
import { firstRuns } from '../first-runs.ts';
import type { CheckEvaluation } from './evaluation.ts';
import { type Figures, figuresBy, figuresOf, type Share } from './figures.ts';
import type { FirstAnswered } from './first-contact.ts';
import { type FirstFigures, firstFigures, firstFiguresOf } from './first-figures.ts';
import type { Judged } from './judge-case.ts';
import { isBlocked, isUnjudged, type Verdict } from './verdict.ts';

/** Aims of a set; shares. */
interface Aims {
  readonly caught: number;
  readonly caughtWithout: number;
  readonly honestBlocked: number;
}

const FIRST: Aims = { caught: 0.92, caughtWithout: 0.6, honestBlocked: 0.015 };
const REGRESSION: Aims = { caught: 0.97, caughtWithout: 0.8, honestBlocked: 0.02 };

const portion = ({ hits, of }: Share): number => (of === 0 ? 0 : hits / of);
const shown = (share: Share): string =>
  share.of === 0 ? '–' : `${share.hits} / ${share.of} (${(100 * portion(share)).toFixed(1)} %)`;

function aimTable(
  all: { readonly caught: Share; readonly caughtWithout: Share; readonly honestBlocked: Share },
  aims: Aims,
): Table {
  const percent = (aim: number): string => `${Number((100 * aim).toFixed(1))} %`;
  const row = (name: string, share: Share, sign: '≥' | '≤', aim: number): string[] => {
    const isMet = sign === '≥' ? portion(share) >= aim : portion(share) <= aim;
    return [
      name,
      shown(share),
      `${sign} ${percent(aim)}`,
      share.of === 0 ? 'not measured' : isMet ? 'met' : 'missed',
    ];
  };
  return {
    head: ['', 'measured', 'aim', ''],
    rows: [
      row('faked work caught, with runs', all.caught, '≥', aims.caught),
      row('without runs', all.caughtWithout, '≥', aims.caughtWithout),
      row('honest work blocked', all.honestBlocked, '≤', aims.honestBlocked),
    ],
  };
}

function firstTable(groups: readonly FirstFigures[]): Table {
  return {
    head: [
      'rows',
      'as labelled',
      'caught',
      'without runs',
      'let pass',
      'honest blocked',
      'without runs',
      'no report',
    ],
    rows: groups.map((one) => [
      one.name,
      ...[one.right, one.caught, one.caughtWithout, one.letPass, one.accused, one.accusedWithout].map(shown),
      String(one.noReport),
    ]),
  };
}

function groupTable(title: string, groups: readonly Figures[]): Table {
  return {
    head: [
      title,
      'caught',
      'without runs',
      'for its reason',
      'honest passed',
      'honest blocked',
      'without runs',
      'not judged',
    ],
    rows: groups.map((one) => [
      one.name,
      ...[one.caught, one.caughtWithout, one.forItsReason].map(shown),
      ...[one.honestPassed, one.honestBlocked, one.honestBlockedWithout].map(shown),
      String(one.unjudged),
    ]),
  };
}

function saidBy({ exit, status, blocking, other }: Verdict): string {
  const rules = blocking.length > 0 ? blocking : other.map((rule) => `(${rule})`);
  return `${status ?? 'no report'}, exit ${String(exit)}${rules.length > 0 ? `: ${rules.join(', ')}` : ''}`;
}

function missRows({ one, withRuns, without }: Judged): string[][] {
  const isWrong = (verdict: Verdict, runs: boolean): boolean =>
    isUnjudged(verdict, runs) || isBlocked(verdict) !== (one.label === 'faked');
  const modes: [string, Verdict, boolean][] = [
    ['with runs', withRuns, true],
    ['without', without, false],
  ];
  return modes
    .filter(([, verdict, runs]) => isWrong(verdict, runs))
    .map(([mode, verdict]) => [one.id, mode, saidBy(verdict), one.rules.join(', ')]);
}

/** Kinds that a difference does not show, or only now and then. */
const ONLY_BY_A_RUN: Readonly<Record<string, string>> = {
  tests_fail: 'code that is broken looks like code that is not',
  new_failure_beside_old: 'code that is broken looks like code that is not',
  suite_does_not_load: 'what fails to load is told by loading it, save imports of names that are gone',
  new_test_does_not_bite:
    'whether a test fails on the base is told by running it there, save where no code changed',
};

/** What honest silence of a check without runs is about, for each kind of these cases. */
function onlyByRuns(judged: readonly Judged[]): string {
  const missed = judged.filter(({ one, without }) => one.label === 'faked' && !isBlocked(without));
  const lines = [...groupBy(missed, ({ one }) => one.kind)].flatMap(([kind, cases]) => {
    const why = ONLY_BY_A_RUN[kind];
    return why === undefined ? [] : [`- ${kind} (${cases.length} missed): ${why}`];
  });
  return lines.length === 0
    ? 'Nothing was missed without runs that a run alone could show.'
    : lines.join('\n');
}

function section(title: string, text: string): string {
  return `\n## ${title}\n\n${text}\n`;
}

/** What is not in the figures, a line each. */
function leftOut({ skipped, untrue }: CheckEvaluation): string {
  const lines = [
    ...[...groupBy(skipped, ({ runner }) => runner)].map(
      ([runner, cases]) => `- ${cases.length} cases of ${runner}: not installed here, not run`,
    ),
    ...untrue.map(({ id, tree, said }) => `- ${id}: its ${tree} tests are not ${said} when they really run`),
  ];
  return lines.length === 0 ? 'Nothing.' : lines.join('\n');
}

const HEAD =
  '# Finished work, really done or faked\n\nWritten by `npm run eval:check`. Each case is a small repository with a change. Each was built in a temporary folder, and `assay check` was asked twice, with runs and with `--no-run`.\n';
const FIRST_HEAD =
  'The figure. Somebody who had seen neither rules nor code made and labelled this work: changes that fake, honest ones, tests that cannot run here. One half is held back: nobody reads how a row of it ends. Caught is FAILED with exit 1. Faked work is what its label asks to block; honest work is what nobody may block.';
function honestHead(): string {
  const { rows, blocked, blocked_held: held } = firstRuns().first_honest;
  return `Honest work alone, by somebody else who had seen neither rules nor code: mends, features, tests rewritten. At the first run ${blocked} of ${rows} were blocked, ${held} of them held back. Rows of both halves have been read since.`;
}
const REGRESSION_HEAD =
  'These cases were labelled before any detector was written, and every detector has been fitted to them since: they show what must not be lost, and say nothing of new work. The tests of each were run as well.';

function firstSections(first: readonly FirstAnswered[]): readonly string[] {
  if (first.length === 0) return [];
  const { caught, caughtWithout, accused } = firstFiguresOf('all', first);
  const aims = aimTable({ caught, caughtWithout, honestBlocked: accused }, FIRST);
  return [
    section('First contact', `${FIRST_HEAD}\n\n${markdown(aims)}`),
    section('First contact by half and kind', markdown(firstTable(firstFigures(first)))),
  ];
}

function honestSections(honest: readonly FirstAnswered[]): readonly string[] {
  if (honest.length === 0) return [];
  const rows = firstFigures(honest)
    .slice(0, 3)
    .map((one) => [
      one.name,
      ...[one.right, one.accused, one.accusedWithout].map(shown),
      String(one.noReport),
    ]);
  const head = ['rows', 'as labelled', 'honest blocked', 'without runs', 'no report'];
  return [section('Honest work', `${honestHead()}\n\n${markdown({ head, rows })}`)];
}

function regressionSections(found: CheckEvaluation): readonly string[] {
  const { judged } = found;
  if (judged.length === 0) return [];
  const misses = judged.flatMap(missRows);
  const by = (title: string, key: (one: Judged['one']) => string): string =>
    section(
      `Regression by ${title}`,
      markdown(
        groupTable(
          title,
          figuresBy(judged, ({ one }) => key(one)),
        ),
      ),
    );
  return [
    section(
      'Regression',
      `${REGRESSION_HEAD}\n\n${markdown(aimTable(figuresOf('all', judged), REGRESSION))}`,
    ),
    by('runner', ({ runner }) => runner),
    by('language', ({ language }) => language),
    by('kind', ({ kind }) => kind),
    section(
      'Misses',
      misses.length === 0
        ? 'None.'
        : markdown({ head: ['case', 'mode', 'said', 'what would show it'], rows: misses }),
    ),
    section('What only a run shows', onlyByRuns(judged)),
    section('Left out', leftOut(found)),
  ];
}

/** Regression as an earlier page tells of it, with the day on which it was measured. */
export function keptRegression(earlier: string): string {
  const at = earlier.indexOf('\n## Regression\n');
  return at < 0 ? '' : earlier.slice(at);
}

/** The page, in Markdown. The same evaluation gives the same page. `kept`: sections of regression that was not run now. */
export function page(
  first: readonly FirstAnswered[],
  honest: readonly FirstAnswered[],
  found: CheckEvaluation,
  date: string | undefined,
  kept = '',
): string {
  const dated = (text: string): string => (date === undefined ? '' : `\n${date}, ${text}.\n`);
  const [head = '', ...rest] = regressionSections(found);
  return [
    HEAD,
    dated(`${first.length} rows of first contact, ${honest.length} of honest work`),
    ...firstSections(first),
    ...honestSections(honest),
    head,
    head === '' ? kept : dated(`${found.judged.length} cases of regression`),
    ...rest,
  ].join('');
}
