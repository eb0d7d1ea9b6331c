import type { AskEvidence } from '../../../contract/ask-evidence.ts';
import type { CodePassage } from '../code/code-passages.ts';
import type { Quoted } from '../quote/quoted.ts';
import type { CriticFinding } from './finding.ts';

/** LP32: whether quotations answer the question. What is only near is open, and never passes. */
export function relevanceCritic(
  quoted: Quoted<CodePassage> | null,
  evidence: readonly AskEvidence[],
): CriticFinding {
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
