import type { Cell, WorldFiles } from './world-files.ts';

/** A fact as the table writes it: `type id attribute [when] = value unit`. */
export interface Truth {
  readonly type: string;
  readonly id: string;
  readonly name: string;
  readonly when: string;
  /** Value without its unit; for a relation the id of the object. */
  readonly value: string;
  /** Type of the object, for a relation. */
  readonly objectType: string | null;
}

/** The facts that a row names. A change (`a -> period = b`) gives both ends. */
export function readTruth(text: string): Truth[] {
  return text.split('; ').flatMap((fact) => {
    const [before = '', after] = fact.split(' -> ');
    const first = readFact(before);
    const [when, value] = (after ?? '').split(' = ');
    return after === undefined ? [first] : [first, { ...first, when: when ?? '', value: value ?? '' }];
  });
}

function readFact(text: string): Truth {
  const [left = '', right = ''] = text.split(' = ');
  const [type = '', id = '', name = '', when = ''] = left.split(' ');
  const [one = '', two] = right.split(' ');
  const relates = two !== undefined && /^[a-z_]+$/u.test(one);
  return { type, id, name, when, value: relates ? two : one, objectType: relates ? one : null };
}

/** The value that the files hold for a fact, at its time or the latest; null where they hold none. */
export function valueInFiles(world: WorldFiles, truth: Truth): string | null {
  if (truth.name === 'utilization') {
    const [part, whole] = ['allocated_hours', 'available_hours'].map((name) =>
      valueInFiles(world, { ...truth, name }),
    );
    return part && whole ? String(Number((Number(part) / Number(whole)).toFixed(4))) : null;
  }
  const own = world.cells.filter(
    (cell) =>
      cell.type === truth.type && cell.id === truth.id && cell.name === truth.name && cell.value !== '',
  );
  return (
    latest(
      own.filter((cell) => truth.when === '' || cell.when === truth.when),
      truth,
    )?.value ?? null
  );
}

/** The cell that fits: for relations that hold side by side the one with the object, else the last in time. */
function latest(cells: readonly Cell[], truth: Truth): Cell | undefined {
  const same = cells.find((cell) => cell.value === truth.value);
  if (truth.objectType !== null && same) return same;
  return cells.toSorted((a, b) => start(a.when).localeCompare(start(b.when))).at(-1);
}

/** First day of a period or span, as text that sorts. */
function start(when: string): string {
  const quarter = /^(\d{4})-Q(\d)$/u.exec(when);
  if (quarter) return `${quarter[1]}-${String(Number(quarter[2]) * 3 - 2).padStart(2, '0')}`;
  return when;
}
