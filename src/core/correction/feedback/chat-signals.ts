import type { FeedbackReason, FeedbackSignal } from '../../../contract/feedback-signal.ts';

/** What is known of an answer of a chat once it was given. */
export interface ChatFailure {
  /** A search of notes: only such an answer rests on what was found. */
  readonly isSearch: boolean;
  /** Notes that matched. */
  readonly notes: number;
  readonly abstained: boolean;
  /** The gate's item for sources failed. */
  readonly isSourceMissing: boolean;
  /** A judge's answer that cannot be read. */
  readonly isContractBroken: boolean;
}

type Noticed = Pick<FeedbackSignal, 'source'> & { readonly reason: FeedbackReason };

/** FB33: what an answer of a chat betrays, and who noticed it. */
export function chatSignals(of: ChatFailure): readonly Noticed[] {
  const { isSearch, notes, abstained, isSourceMissing, isContractBroken } = of;
  const noticed: (Noticed | false)[] = [
    isSearch && notes === 0 && { source: 'chat', reason: 'vector_hit_zero' },
    isSearch && notes > 0 && abstained && { source: 'chat', reason: 'insufficient_evidence' },
    isSourceMissing && { source: 'gate', reason: 'citation_missing' },
    isContractBroken && { source: 'gate', reason: 'contract_invalid' },
  ];
  return noticed.filter((one) => one !== false);
}
