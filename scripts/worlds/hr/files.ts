import { type Row, toCsv } from '../csv.ts';
import { seeded, stepped } from '../random.ts';
import type { Point } from '../track.ts';
import type { Subject } from '../family.ts';
import { dealFacts, employees, headOf, projectFacts, runs, stints } from './assignments.ts';
import { figures, type OrgFigures, SEED, WEEKS } from './figures.ts';
import { customers, options } from './work.ts';

function names(subject: Subject): Row {
  const aliases = [...subject.ko.slice(1), ...subject.en.slice(1)].join('|');
  return { id: subject.id, name_ko: subject.ko[0] ?? '', name_en: subject.en[0] ?? '', aliases };
}

const plainNames = (subject: Subject): Row => ({
  id: subject.id,
  name_ko: subject.ko[0] ?? '',
  name_en: subject.en[0] ?? '',
});
const at = (points: readonly Point[], period: string): number | string =>
  points.find((point) => point.period === period)?.value ?? '';

function orgRow(each: OrgFigures): Row {
  return {
    ...names(each.org.subject),
    parent: each.org.parent,
    head: headOf(each.org.subject).id,
    location: each.org.location,
    founded: each.org.founded,
    headcount: each.headcount.current?.value ?? '',
    since: '2026-01-01',
  };
}

function periodRows(periods: readonly string[], row: (each: OrgFigures, period: string) => Row): Row[] {
  return figures.flatMap((each) =>
    periods.map((period) => ({ org_id: each.org.subject.id, period, ...row(each, period) })),
  );
}

const quarters = figures[0]?.headcount.points.map((point) => point.period) ?? [];

function demand(): Row[] {
  const random = seeded(SEED + 3);
  return periodRows(WEEKS, () => ({ demand_hours: stepped(random, 300, 700, 10) }));
}

function runRow(run: (typeof runs)[number]): Row {
  const half = 1.96 * Math.sqrt((run.probability * (1 - run.probability)) / run.n);
  const [low, high] = [run.probability - half, run.probability + half].map((end) => Number(end.toFixed(4)));
  return {
    run_id: run.run,
    option_id: run.option,
    run_date: run.date,
    valid_to: run.to,
    probability: run.probability,
    n: run.n,
    low: low ?? '',
    high: high ?? '',
  };
}

/** The files under `examples/hr/data`. */
export const hrFiles: Readonly<Record<string, string>> = {
  'data/org_units.csv': toCsv(figures.map(orgRow)),
  'data/org_quarters.csv': toCsv(
    periodRows(quarters, (each, period) => ({
      headcount: at(each.headcount.points, period),
      revenue: at(each.revenue.points, period),
      operating_profit: at(each.profit.points, period),
      operating_margin: at(each.margin.points, period),
    })),
  ),
  'data/org_years.csv': toCsv(
    periodRows(['2022', '2023', '2024', '2025', '2026'], (each, period) => ({
      budget: at(each.budget.points, period),
      revenue: at(each.yearlyRevenue.points, period),
      attrition_rate: at(each.attrition.points, period),
    })),
  ),
  'data/allocation.csv': toCsv(
    periodRows(WEEKS, (each, period) => ({
      allocated_hours: at(each.allocated.points, period),
      available_hours: at(each.available.points, period),
    })),
  ),
  'data/demand.csv': toCsv(demand()),
  'data/employees.csv': toCsv(
    employees.map((each) => ({
      ...plainNames(each.subject),
      org: each.org.id,
      grade: each.grade,
      hire_date: each.hired,
      salary: each.salary,
    })),
  ),
  'data/projects.csv': toCsv(
    projectFacts.map((each) => ({
      ...plainNames(each.subject),
      owner: each.owner.id,
      manager: each.manager.id,
      status: each.status,
      start_date: each.start,
      end_date: each.end,
      budget: each.budget,
      progress: each.progress,
    })),
  ),
  'data/customers.csv': toCsv(customers.map(plainNames)),
  'data/opportunities.csv': toCsv(
    dealFacts.map((each) => ({
      ...plainNames(each.subject),
      customer: each.customer.id,
      owner: each.owner.id,
      stage: each.stage,
      amount: each.amount,
      close_probability: each.probability,
      expected_close_date: each.close,
    })),
  ),
  'data/assignments.csv': toCsv(
    stints.map((each) => ({
      employee_id: each.person.id,
      project_id: each.project.id,
      from: each.from,
      to: each.to,
    })),
  ),
  'data/options.csv': toCsv(options.map(names)),
  'data/success_runs.csv': toCsv(runs.map(runRow)),
  'data/impact_runs.csv': toCsv(
    runs.map((run) => ({
      run_id: run.run.replace('RUN', 'SIM'),
      option_id: run.option,
      run_date: run.date,
      valid_to: run.to,
      as_is_utilization: run.asIs,
      to_be_utilization: run.toBe,
    })),
  ),
};
