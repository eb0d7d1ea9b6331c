import type { AskEvidence } from '../../../contract/ask-evidence.ts';
import type { LlmResponse } from '../../../contract/llm-response.ts';
import { isMeant, tieAsked, tiedNames } from '../code/tied.ts';
import type { CriticFinding } from './finding.ts';

function tailOf(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('/')) + 1);
}

/** LP26: an answer to "who calls X" must name one that does; what X says of itself is no answer. */
function isBeside(question: string, { answer }: LlmResponse, evidence: readonly AskEvidence[]): boolean {
  const asked = tieAsked(question, evidence);
  if (asked === null) return false;
  const tied = tiedNames(asked, evidence);
  const others = evidence.flatMap(({ object }) => object?.name ?? []);
  const able = tied.length > 0 ? tied : others.filter((name) => !isMeant(name, asked.name));
  return !able.some((name) => answer.includes(tailOf(name)));
}

/** What the critic of groundedness found, failed where the answer is beside the relation that was asked for. */
export function heldToQuestion(
  finding: CriticFinding,
  question: string,
  response: LlmResponse,
  evidence: readonly AskEvidence[],
): CriticFinding {
  if (!isBeside(question, response, evidence)) return finding;
  return { ...finding, verdict: 'fail', fixes: [...finding.fixes, `does not answer: ${question}`] };
}
