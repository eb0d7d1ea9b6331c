import type { Token } from '../../../statement/token.ts';
import type { Program } from './asked.ts';
import type { TableClaim } from './claim.ts';

function isCopula({ upos, lemma, inflection }: Token): boolean {
  return inflection === undefined ? lemma === 'be' : inflection.copula && upos !== 'PUNCT';
}

/** Nothing but the two names, and that one is the other. */
function isPlain({ tokens, mentions }: TableClaim): boolean {
  const isSaid = (at: number): boolean => mentions.some(({ first, last }) => first <= at && at < last);
  const rest = tokens.filter((token, at) => !isSaid(at) && token.upos !== 'PUNCT' && token.upos !== 'DET');
  return rest.every(isCopula) && tokens.some(isCopula);
}

/** ORG-2 is the AI Team: two names of one row. */
export const identity: Program = ({ claim, reading, opened }) => {
  const [names, ...others] = reading.filters;
  if (names === undefined || others.length > 0 || names.column !== opened.name || !('cells' in names))
    return null;
  const rows = names.cells.flatMap((cell) => [...cell.rows]);
  if (names.cells.length !== 2 || rows.length !== 2 || reading.targets.length > 0 || reading.result !== null)
    return null;
  if (claim.values.length > 0 || !isPlain(claim)) return null;
  const match = rows[0] === rows[1] ? 'supported' : 'contradicted';
  const places = [...new Set(rows)].map((row) => ({ row, column: opened.name }));
  return { match, places, operation: 'look-up', value: null, said: null };
};
