/** Colours of `styles.css`, without their prefix `--color-`. */
export type Colour = 'good' | 'part' | 'warn' | 'bad' | 'none' | `chart-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

/** Values of one name, one for each bucket; null where nothing was measured. */
export interface Row<Name extends string = string> {
  readonly name: Name;
  readonly colour: Colour;
  readonly values: readonly (number | null)[];
}

/** What a chart shows: the beginnings of its buckets (ISO 8601, oldest first), and its rows. */
export interface Drawing<Name extends string = string> {
  readonly starts: readonly string[];
  readonly rows: readonly Row<Name>[];
}

type Colours<Name extends string> = Readonly<Record<Name, Colour>>;

/** A row for each name of `colours`, in their order. */
export function drawingOf<Name extends string, Point extends { readonly start: string }>(
  points: readonly Point[],
  colours: Colours<Name>,
  read: (point: Point, name: Name) => number | null,
): Drawing<Name> {
  const names = Object.keys(colours) as Name[];
  return {
    starts: points.map(({ start }) => start),
    rows: names.map((name) => ({
      name,
      colour: colours[name],
      values: points.map((point) => read(point, name)),
    })),
  };
}

function happened({ values }: Row): boolean {
  return values.some((value) => value !== null && value > 0);
}

/** Without the rows in which nothing was counted. */
export function withoutZeros<Name extends string>({ starts, rows }: Drawing<Name>): Drawing<Name> {
  return { starts, rows: rows.filter(happened) };
}

/** Counts: nothing was counted. Else: nothing was measured. */
export function isEmpty({ rows }: Drawing, isCount: boolean): boolean {
  return isCount ? !rows.some(happened) : rows.every(({ values }) => values.every((value) => value === null));
}

/** All values of a row together. */
export function sumOf({ values }: Row): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

/** The newest value of a row that was measured; null where none was. */
export function lastOf({ values }: Row): number | null {
  return values.findLast((value) => value !== null) ?? null;
}
