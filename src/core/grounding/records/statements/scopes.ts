import type { Option } from '../table/claim-reading.ts';
import type { PreparedTable } from '../table/prepared-table.ts';
import { boundColumns, suits } from './bound-columns.ts';
import { cellsFit } from './compute.ts';
import { isWhole } from './counts.ts';
import { allRows, type Carried } from './here.ts';
import type { Clause, Ground, Naming } from './sentence.ts';
import { both, without } from './row-sets.ts';

const NONE: Carried = { rows: null, column: null, columns: [], counted: false, states: [], seen: [] };
const ALL = /(?<!\bat )\ball\b|\b(?:every|each|always|none)\b|모든|모두|전부|항상/iu;
const OTHERS = /\b(?:others?|the rest|remaining|remainder)\b|나머지|다른 [가-힣]+[은는들]/iu;

/** The rows of names: those of one column together, of several where all meet. Null where a name has no row among them. */
export interface Met {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** True where a name is at odds with the others. */
  readonly torn: boolean;
  /** True where every name is a whole value. */
  readonly whole: boolean;
}

function best({ options }: Naming, taken: ReadonlySet<number>): Option | undefined {
  const fullest = options.reduce((most, { share }) => Math.max(most, share), 0);
  const full = options.filter(({ share }) => share >= fullest - 0.2);
  return full.find(({ column }) => taken.has(column)) ?? full[0];
}

function pickOptions(names: readonly Naming[]): Option[] {
  const sure = new Set(
    names.filter(({ options }) => options.length === 1).map(({ options }) => options[0]?.column ?? -1),
  );
  return names.map((name) => best(name, sure) ?? { column: -1, rows: [], share: 0 });
}

/** Rows that a bounded number or a year of the clause selects: taller than 45 m, built in 1902. */
function bounded(clause: Clause, rows: readonly number[], ground: Ground): number[] | null {
  const limits = clause.figures.filter(
    ({ number, kind }) =>
      kind === 'plain' &&
      (number.comparator !== 'eq' || (number.value > 999 && number.value < 2200 && number.unit === null)),
  );
  if (limits.length === 0 || ALL.test(clause.said)) return null;
  const here = { ...ground, clause, carried: NONE, rows: [...rows], chosen: true, single: false, pair: null };
  return limits.reduce<number[]>(
    (left, figure) => {
      const bound = boundColumns(here, figure).columns;
      const columns =
        bound.length > 0
          ? bound
          : ground.table.columns
              .filter((column) => column.kind === 'date' || suits(figure, column))
              .map(({ at }) => at);
      const column = columns.find((at) => left.some((row) => cellsFit(here, figure, at, [row])));
      return column === undefined ? [] : left.filter((row) => cellsFit(here, figure, column, [row]));
    },
    [...rows],
  );
}

export function meet(names: readonly Naming[], table: PreparedTable): Met {
  const picked = pickOptions(names);
  const groups = new Map<number, Set<number>>();
  for (const { column, rows } of picked) {
    const known = groups.get(column) ?? new Set();
    for (const row of rows) known.add(row);
    groups.set(column, known);
  }
  const sets = [...groups.values()];
  const rows = table.rows.map((_, row) => row).filter((row) => sets.every((has) => has.has(row)));
  const left = new Set(rows);
  const torn = picked.some(({ rows: own }) => !own.some((row) => left.has(row)));
  return { rows, columns: [...groups.keys()], torn, whole: picked.every(({ share }) => share > 0.99) };
}

export interface Scope {
  readonly rows: readonly number[];
  readonly chosen: boolean;
  readonly single: boolean;
  /** Names left out of `rows` by this reading must hold besides. */
  readonly condition: boolean;
}

function scope(rows: readonly number[], more: Partial<Scope> = {}): Scope {
  return { rows, chosen: true, single: false, condition: false, ...more };
}

function stated(clause: Clause, rows: readonly number[]): number[] {
  return clause.states.reduce<number[]>((left, state) => both(left, state.rows), [...rows]);
}

/** The sets of rows that a clause may be about, the likeliest first; then those that its numbers bound. */
export function scopesOf(clause: Clause, met: Met, carried: Carried, ground: Ground): Scope[] {
  const scopes = plainScopes(clause, met, carried, ground);
  const [first] = scopes;
  const rows = first === undefined ? null : bounded(clause, stated(clause, first.rows), ground);
  return rows === null || rows.length === 0 ? scopes : [...scopes, scope(rows, { condition: true })];
}

/** `and the three offices have …`: a clause about all rows, not about those of the clause before. */
function tellsOfAll(clause: Clause, rows: readonly number[], ground: Ground): boolean {
  const here = { ...ground, clause, carried: NONE, rows, chosen: true, single: false, pair: null };
  return clause.figures.some(
    (figure) =>
      isWhole(here, figure) &&
      figure.from - clause.from < 3 &&
      clause.words.slice(clause.from, figure.from).every(({ lower }) => lower !== 'of'),
  );
}

function plainScopes(clause: Clause, met: Met, carried: Carried, ground: Ground): Scope[] {
  const all = allRows(ground);
  if (OTHERS.test(clause.said) && carried.seen.length > 0) {
    const rest = without(all, carried.seen);
    if (clause.names.length === 0) return [scope(rest)];
    return both(rest, met.rows).length === 0 ? [] : [scope(both(rest, met.rows))];
  }
  if (clause.names.length > 0) {
    const [column = -1] = met.columns;
    const unique = ground.table.columns[column]?.values.length === ground.table.rows.length;
    const single = met.rows.length === 1 && clause.names.length === 1 && unique;
    const own = scope(met.rows, { single });
    const narrowed = clause.states.length > 0 ? [scope(stated(clause, met.rows), { condition: true })] : [];
    const within =
      carried.rows === null
        ? []
        : [both(met.rows, carried.rows)]
            .filter((rows) => rows.length > 0 && rows.length < met.rows.length)
            .map((rows) => scope(rows));
    return [own, ...narrowed, ...within];
  }
  const whole =
    clause.states.length > 0
      ? scope(stated(clause, all), { condition: true })
      : scope(all, { chosen: false });
  if (carried.rows === null || clause.after === 'start') return [whole];
  const own = scope(carried.rows, { single: carried.rows.length === 1 });
  if (tellsOfAll(clause, carried.rows, ground)) return [whole, own];
  const goesOn = clause.after === 'comma' || clause.after === 'joint';
  const counts = clause.states.length > 0 && clause.figures.length > 0;
  return goesOn && !counts ? [own] : [own, whole];
}
