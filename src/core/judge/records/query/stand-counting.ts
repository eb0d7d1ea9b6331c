import { isCount } from './amounts.ts';
import type { Token } from '../../../statement/token.ts';
import { ROW_NOUNS, WHOLE_WORDS } from '../../../lexicon/query-words.ts';
import { covers } from '../../facts/content.ts';
import { namesOf, placesOf } from '../../operators/question.ts';
import { countMatch, placesAt } from './asked.ts';
import { isPlain, leftOf, type NamedClaim, type Standings, type Stood } from './named-claim.ts';
import type { ValueMention } from '../../../statement/value.ts';

import { rowsWith } from './stood-rows.ts';

interface Counted {
  readonly number: ValueMention;
  /** Null where rows are counted. */
  readonly column: number | null;
}

/** What a number counts by the noun behind it: rows, or what stands in a column. */
function countedBy({ tokens, values, named }: NamedClaim, { opened, kinds }: Standings): Counted | null {
  const [number, ...more] = values;
  if (number === undefined || more.length > 0 || !isCount(number)) return null;
  const at = tokens.findIndex(({ start }) => start >= number.end);
  const noun = tokens.slice(at, at + 3).find(({ upos }) => upos === 'NOUN');
  if (noun === undefined) return null;
  const place = tokens.indexOf(noun);
  const [column, ...others] = named.find(({ at: own }) => own.includes(place))?.columns ?? [];
  if (column !== undefined)
    return others.length > 0 ? null : { number, column: column === opened.name ? null : column };
  return [noun.lemma, ...namesOf(noun)].some((word) => kinds.has(word) || ROW_NOUNS.has(word))
    ? { number, column: null }
    : null;
}

/** Only three, a total of three: words of the number that change nothing of what it counts. */
function operatorsOf({ tokens }: NamedClaim, number: ValueMention): readonly number[] {
  const first = tokens.findIndex((token) => covers(number, token));
  const isOfIt = (at: number): boolean =>
    (placesOf('only', tokens).includes(at) && at === first - 1) ||
    (namesOf(tokens[at] as Token).some((name) => WHOLE_WORDS.has(name)) && at < first && first - at <= 2);
  return tokens.flatMap((token, at) => (covers(number, token) || isOfIt(at) ? [at] : []));
}

/** Three games are in August: so many rows say the rest. */
export function counting(claim: NamedClaim, standings: Standings): Stood | null {
  const { opened, means } = standings;
  const { tokens, runs } = claim;
  const counted = countedBy(claim, standings);
  if (counted === null) return null;
  const rows = rowsWith(runs, opened);
  const { number, column } = counted;
  const many =
    column === null
      ? rows.length
      : new Set(rows.map((row) => String(opened.table.rows[row]?.cells[column]))).size;
  if (rows.length === 0 || many !== rows.length || countMatch(number, many, means) !== 'supported')
    return null;
  const operators = operatorsOf(claim, number);
  const own = runs[0]?.stands.find(({ column: at }) => at >= 0)?.column ?? Math.max(0, opened.name);
  const needed = claim.named.every(({ columns }) =>
    columns.some(
      (at) =>
        at === column ||
        at === opened.name ||
        runs.some(({ stands }) => stands.some((one) => one.column === at)),
    ),
  );
  if (!needed || !isPlain(claim, column === null ? [] : [column], opened, means, operators)) return null;
  return { places: placesAt(rows, own), left: leftOf(claim, operators, tokens) };
}
