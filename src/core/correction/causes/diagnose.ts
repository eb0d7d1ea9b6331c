import type { RepairCause } from '../../../contract/repair.ts';
import type { AskFacts, FileFact } from './ask-facts.ts';

/** Share of the question's words from which a file is where the answer may stand. */
export const LIKELY = 0.6;

function hasLikely(files: readonly FileFact[], state: FileFact['state']): boolean {
  return files.some((file) => file.state === state && file.match >= LIKELY);
}

/** What the evidence lacks: the index is behind the files, or does not reach far enough. */
function ofEvidence(facts: AskFacts): RepairCause[] {
  const { files, brokenImports, unlinked, truncated, shown, snippets, above_threshold } = facts;
  const causes: (RepairCause | false)[] = [
    hasLikely(files, 'stale') && 'stale_index',
    hasLikely(files, 'missing') && 'missing_document',
    brokenImports.some(({ match }) => match >= LIKELY) && 'import_chain_missing',
    unlinked.length > 0 && 'schema_unlinked',
    (truncated || (shown > 0 && snippets.length > 0)) && 'truncated_context',
    above_threshold === 0 && 'empty_retrieval',
  ];
  return causes.filter((cause) => cause !== false);
}

/**
 * LP12: why an attempt failed, the likeliest first. Evidence that is wanting explains an abstention and an unfounded
 * answer; a model is blamed where the evidence gives no cause.
 */
export function diagnose(facts: AskFacts): readonly RepairCause[] {
  const { findings, abstained, isWritten, answerCut, isCitedStale } = facts;
  const fails = (critic: string): boolean =>
    findings.some((one) => one.critic === critic && one.verdict === 'fail');
  if (facts.silent) return ['provider_failed'];
  if (fails('contract'))
    return answerCut ? ['truncated_context', 'broken_contract'] : ['broken_contract', 'weak_model'];
  const outdated = isCitedStale ? (['stale_index'] as const) : [];
  const lacking = abstained || fails('groundedness') ? ofEvidence(facts) : outdated;
  const behind = lacking.some((cause) => cause !== 'truncated_context' && cause !== 'empty_retrieval');
  const dropped = isWritten && !abstained && !isCitedStale && fails('citation');
  const weak = isWritten && !behind && facts.shown > 0;
  return [
    ...(dropped ? ['citation_dropped' as const] : []),
    ...lacking,
    ...(weak ? ['weak_model' as const] : []),
  ];
}
