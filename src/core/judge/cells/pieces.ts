import { CLAUSE_JOINING, JOINING_ON_VALUE } from '../../lexicon/korean-marks.ts';
import { lastEnding } from '../../read/korean/join-chains.ts';
import type { Token } from '../../statement/token.ts';
import type { Worded } from './scene.ts';

const SIGNS: ReadonlySet<string> = new Set([',', ';', '/', '▶', '■']);

export function endsClause(token: Token): boolean {
  return CLAUSE_JOINING.has(lastEnding(token));
}

function isCut(tokens: readonly Token[]): boolean {
  return tokens.some(({ upos }) => upos !== 'PUNCT');
}

/** Words up to each that ends a stretch. */
export function stretches(tokens: readonly Token[], isEnd: (token: Token) => boolean): Token[][] {
  const found: Token[][] = [[]];
  for (const token of tokens) {
    found.at(-1)?.push(token);
    if (isEnd(token)) found.push([]);
  }
  return found.filter(isCut);
}

/** What commas, slashes and endings part. */
export function piecesOf({ tokens, values }: Worded): Token[][] {
  const endsOnValue = (token: Token): boolean => {
    const value = values.find((one) => token.start < one.end && one.end < token.end);
    return value !== undefined && JOINING_ON_VALUE.has(token.form.slice(value.end - token.start));
  };
  return stretches(
    tokens,
    (token) =>
      SIGNS.has(token.form) || endsClause(token) || JOINING_ON_VALUE.has(token.form) || endsOnValue(token),
  );
}
