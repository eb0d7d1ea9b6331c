import type { GroundingReason } from '../../src/contract/grounding.ts';
import type { VerifyPorts } from '../../src/core/verify/route.ts';

type StatementJudge = NonNullable<VerifyPorts['statements']>;
type Hold = ReturnType<StatementJudge['open']>;
type ClaimText = Parameters<Hold>[0];
type Stated = ReturnType<Hold>;

/** What a judge says of a claim: an outcome, or why it leaves it undecided. */
export type Says = 'supported' | 'contradicted' | 'not_said' | GroundingReason;

const NUMBER = /\d+/u;

function stated(says: Says, { text }: ClaimText, evidence_id: string, quote: string): Stated {
  const found = NUMBER.exec(text);
  const place =
    found === null ? { start: 0, end: 0 } : { start: found.index, end: found.index + found[0].length };
  const read = [{ evidence_id, span: { start: 0, end: quote.length }, path: null, quote }];
  const silent = { reason: null, read, open: [], differences: [], derivation: null, nearly: null };
  if (says === 'supported' || says === 'not_said') return { ...silent, outcome: says };
  if (says !== 'contradicted') return { ...silent, outcome: 'undecided', reason: says, open: [place] };
  const expected = text.slice(place.start, place.end);
  const actual = [...expected].toSorted().join('');
  const difference = {
    code: 'NUMBER_MISMATCH',
    place,
    expected,
    actual: actual === expected ? '0' : actual,
  } as const;
  return { ...silent, outcome: 'contradicted', differences: [difference] };
}

/** A judge of statements that reads nothing, and says of every claim what it is told to. */
export function judgeThatSays(says: Says | ((claim: ClaimText) => Says)): StatementJudge {
  return {
    precision: {
      supported: 0.95,
      contradicted: 0.95,
      nearly: { supported: 0.8, contradicted: 0.8 },
      open: 0.5,
    },
    open: ([first]) => {
      const { evidence_id = '', text = '' } = first ?? {};
      return (claim) => stated(typeof says === 'function' ? says(claim) : says, claim, evidence_id, text);
    },
    openRecords:
      ({ evidence_id }) =>
      (claim) =>
        stated(typeof says === 'function' ? says(claim) : says, claim, evidence_id, ''),
  };
}
