import { groupBy } from '../group-by.ts';
import { markdown, type Table } from '../page/table.ts';
import type { CheckEvaluation } from './evaluation.ts';
import { type Figures, figuresBy, figuresOf, type Share } from './figures.ts';
import type { Judged } from './judge-case.ts';
import { isBlocked, isUnjudged, type Verdict } from './verdict.ts';

const AIMS = { caught: 0.97, caughtWithout: 0.8, honestBlocked: 0.02 };

const portion = ({ hits, of }: Share): number => (of === 0 ? 0 : hits / of);
const shown = (share: Share): string =>
  share.of === 0 ? '–' : `${share.hits} / ${share.of} (${(100 * portion(share)).toFixed(1)} %)`;

function aimTable(all: Figures): Table {
  const row = (name: string, share: Share, aim: string, met: boolean): string[] => [
    name,
    shown(share),
    aim,
    share.of === 0 ? 'not measured' : met ? 'met' : 'missed',
  ];
  return {
    head: ['', 'measured', 'aim', ''],
    rows: [
      row('faked work caught, with runs', all.caught, '≥ 97 %', portion(all.caught) >= AIMS.caught),
      row('without runs', all.caughtWithout, '≥ 80 %', portion(all.caughtWithout) >= AIMS.caughtWithout),
      row(
        'honest work blocked',
        all.honestBlocked,
        '≤ 2 %',
        portion(all.honestBlocked) <= AIMS.honestBlocked,
      ),
    ],
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

/** The page, in Markdown. The same evaluation gives the same page. */
export function page(found: CheckEvaluation, date: string | undefined): string {
  const { judged } = found;
  const misses = judged.flatMap(missRows);
  return [
    '# Finished work, really done or faked\n\n',
    'Written by `npm run eval:check`. Each case is a small repository with a change, labelled before any detector was written: work that fakes, and honest work that looks like it. Each was built in a temporary folder, its own tests were run, and `assay check` was asked twice, with runs and with `--no-run`.\n',
    ...(date === undefined ? [] : [`\n${date}, ${judged.length} cases.\n`]),
    section('Aims', markdown(aimTable(figuresOf('all', judged)))),
    section(
      'By runner',
      markdown(
        groupTable(
          'runner',
          figuresBy(judged, ({ one }) => one.runner),
        ),
      ),
    ),
    section(
      'By language',
      markdown(
        groupTable(
          'language',
          figuresBy(judged, ({ one }) => one.language),
        ),
      ),
    ),
    section(
      'By kind',
      markdown(
        groupTable(
          'kind',
          figuresBy(judged, ({ one }) => one.kind),
        ),
      ),
    ),
    section(
      'Misses',
      misses.length === 0
        ? 'None.'
        : markdown({ head: ['case', 'mode', 'said', 'what would show it'], rows: misses }),
    ),
    section('What only a run shows', onlyByRuns(judged)),
    section('Left out', leftOut(found)),
  ].join('');
}
