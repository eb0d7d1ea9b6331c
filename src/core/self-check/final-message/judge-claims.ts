import type { JudgedClaim, MessageClaim, MessageClaimType } from '../../../contract/message-claim.ts';
import type { Language } from '../../../contract/language.ts';
import type { ClaimGround } from './claim-ground.ts';
import { folded } from '../../language/fold-text.ts';
import { claimMessage } from './claim-messages.ts';
import type { ClaimVerdict } from './claim-verdict.ts';
import { judgeCommand } from './judge-commands.ts';
import {
  judgeDocumented,
  judgeFixed,
  judgeInDifference,
  judgeRemoved,
  judgeRenamed,
  judgeTestsAdded,
} from './judge-deeds.ts';
import { judgeNoBreakingChange, judgeOnlyTouched } from './judge-extent.ts';
import { judgeComplete, judgeMeasured, judgeWorks } from './judge-outcomes.ts';
import { judgeTestsPass } from './judge-tests.ts';

type Judge = (claim: MessageClaim, ground: ClaimGround) => ClaimVerdict;

const JUDGES: Readonly<Record<MessageClaimType, Judge>> = {
  tests_pass: judgeTestsPass,
  tests_added: judgeTestsAdded,
  added: judgeInDifference,
  changed: judgeInDifference,
  fixed: judgeFixed,
  renamed: judgeRenamed,
  removed: judgeRemoved,
  documented: judgeDocumented,
  only_touched: judgeOnlyTouched,
  no_breaking_change: judgeNoBreakingChange,
  build_passes: judgeCommand,
  lint_passes: judgeCommand,
  types_pass: judgeCommand,
  measured: judgeMeasured,
  works_end_to_end: judgeWorks,
  complete: judgeComplete,
};

function asRead<T extends { readonly text: string }>(said: T): T {
  return { ...said, text: folded(said.text) };
}

/**
 * Holds every claim of a final message against what was gathered. CONTRADICTED only where something shows that it is
 * false; what merely could not be shown is UNSUPPORTED or UNVERIFIABLE. The same ground gives the same verdicts.
 */
export function judgeClaims(ground: ClaimGround, language: Language): readonly JudgedClaim[] {
  const read = { ...ground, limitations: ground.limitations.map(asRead) };
  return ground.claims.map((claim) => {
    const { shown_by, ...judged } = JUDGES[claim.type](asRead(claim), read);
    const message = claimMessage(judged, shown_by, language);
    return { ...claim, ...judged, shown_by: [...shown_by], message };
  });
}
