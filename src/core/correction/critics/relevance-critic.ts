import type { AskEvidence } from '../../../contract/ask-evidence.ts';
import { chooseQuoted } from '../code/quote-evidence.ts';
import type { CriticFinding } from './finding.ts';

/** LP32: whether quotations answer the question. What is only near is open, and never passes. */
export function relevanceCritic(question: string, evidence: readonly AskEvidence[]): CriticFinding {
  const quoted = chooseQuoted(question, evidence, true);
  const { verdict, share, held, missing, wanted, shown } = quoted?.relevance ?? {
    verdict: 'open',
    share: 0,
    held: [],
    missing: [],
    wanted: 'any',
    shown: false,
  };
  const numbers = new Set(quoted?.chosen.map(({ note }) => note));
  return {
    critic: 'relevance',
    verdict: verdict === 'answers' ? 'pass' : 'warn',
    score: Math.round(share * 1000) / 1000,
    checked: [...held],
    evidence: evidence.flatMap(({ number, document_id }) => (numbers.has(number) ? [document_id] : [])),
    fixes: [
      ...missing.map((word) => `does not hold: ${word}`),
      ...(shown ? [] : [`does not show what is asked for: ${wanted}`]),
    ],
  };
}
