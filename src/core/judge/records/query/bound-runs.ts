import type { Token } from '../../../statement/token.ts';
import { covers, isContent } from '../../facts/content.ts';
import type { Means } from '../../means.ts';
import type { OpenedTable, Place } from '../open-table.ts';
import { type Cells, isBare } from './cells-said.ts';
import type { HeadingRun } from './heading-runs.ts';
import type { NamedClaim } from './named-claim.ts';
import type { Standing } from './part-index.ts';

export interface Table {
  readonly opened: OpenedTable;
  readonly means: Means;
}

/** Nothing but small words stands between: the record is 8 - 12. */
function isBeside(tokens: readonly Token[], from: number, to: number): boolean {
  return (
    from <= to &&
    tokens
      .slice(from, to)
      .every((token) => !isContent(token) && token.upos !== 'NUM' && token.upos !== 'SCONJ')
  );
}

type Bound = ReadonlyMap<Standing, number>;
type Said = Cells['said'][number];

/** A is the skip: what is called so stands before it. */
export function isSubject({ run }: Said, heading: HeadingRun, tokens: readonly Token[]): boolean {
  const from = heading.at[0] ?? 0;
  const isNoun = tokens[from]?.upos !== 'VERB';
  return (
    isNoun &&
    isBeside(tokens, run.last, from) &&
    tokens.slice(run.last, from).some(({ upos }) => upos === 'AUX')
  );
}

/** The run that stands beside the words of a column and is said of it. Null where what is called so stands elsewhere. */
function besideOf(
  heading: HeadingRun,
  said: readonly Said[],
  tokens: readonly Token[],
): Said | undefined | null {
  const [from, to] = [heading.at[0] ?? 0, (heading.at.at(-1) ?? 0) + 1];
  const isOfIt = ({ columns }: Said): boolean => columns.some((own) => heading.columns.includes(own));
  const subject = said.find((one) => isSubject(one, heading, tokens));
  if (subject !== undefined) return isOfIt(subject) ? subject : null;
  return said.find(
    (one) => isOfIt(one) && (isBeside(tokens, one.run.last, from) || isBeside(tokens, to, one.run.first)),
  );
}

/** Which run each column that the claim names is said of: what stands beside it; the others in the order of both. Null where one has none. */
export function headed(
  headings: readonly HeadingRun[],
  { said }: Cells,
  tokens: readonly Token[],
): Bound | null {
  const found = new Map<Standing, number>();
  const put = (heading: HeadingRun, one: Said): boolean => {
    const column = found.has(one.run) ? undefined : one.columns.find((own) => heading.columns.includes(own));
    if (column !== undefined) found.set(one.run, column);
    return column !== undefined;
  };
  const others: HeadingRun[] = [];
  for (const heading of headings) {
    const beside = besideOf(heading, said, tokens);
    if (beside === null) return null;
    if (beside === undefined || !put(heading, beside)) others.push(heading);
  }
  let from = 0;
  for (const heading of others) {
    const at = said.findIndex((one, place) => place >= from && put(heading, one));
    if (at < 0) return null;
    from = at + 1;
  }
  return found;
}

/** JD75: a number without its unit says nothing of a column that has one. */
function isSaidWhole(
  { tokens, amounts }: NamedClaim,
  run: Standing,
  place: Place,
  { opened, means }: Table,
): boolean {
  if (opened.header(place.column).withUnit('7') === '7') return true;
  const own = opened.cell(place.row, place.column)?.values[0]?.value ?? null;
  return amounts.some(
    (one) =>
      own !== null &&
      one.value !== null &&
      tokens.slice(run.first, run.last).some((token) => covers(one, token)) &&
      means.compare(one.value, own) === 'equal',
  );
}

/** The column of each bare number: one that the claim names, in the order of both. Null where one has none. */
export function numbered(claim: NamedClaim, { row, said }: Cells, table: Table): Bound | null {
  const { named, tokens } = claim;
  const found = new Map<Standing, number>();
  let from = 0;
  for (const { run, columns } of said) {
    if (columns.length === 0 || !isBare(run, tokens)) continue;
    const at = named.findIndex(
      (heading, place) => place >= from && heading.columns.some((own) => columns.includes(own)),
    );
    const column = named[at]?.columns.find((own) => columns.includes(own));
    if (column === undefined || !isSaidWhole(claim, run, { row, column }, table)) return null;
    found.set(run, column);
    from = at + 1;
  }
  return found;
}
