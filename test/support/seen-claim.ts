import { Configuration } from '../../src/contract/configuration.ts';
import type { Evidence } from '../../src/contract/evidence.ts';
import type { GroundingEnd } from '../../src/contract/grounding.ts';
import type { ClaimValidation, ValidationReport } from '../../src/contract/validation-report.ts';
import { verify } from '../../src/core/verify.ts';
import { statements } from './read-statements.ts';

const PORTS = {
  graph: null,
  sources: null,
  statements,
  clock: { elapsed: () => 0, now: () => '2026-02-02T00:00:00Z' },
  ids: { next: () => '0' },
};

/** What may be said of a verification beside claim and evidence. */
export interface Around {
  readonly query?: string;
  /** `grounding` and other settings of a configuration. */
  readonly settings?: object;
}

export function documents(...texts: readonly string[]): Evidence[] {
  return texts.map((data, at) => ({ evidence_id: `e${at + 1}`, type: 'document', data }));
}

/** The report that a user reads of a text. */
export function reportOfText(
  text: string,
  evidences: readonly Evidence[],
  { query, settings = {} }: Around = {},
): Promise<ValidationReport> {
  const answer = {
    response_id: 'r',
    content: { text, evidences: [...evidences] },
    ...(query === undefined ? {} : { query }),
  };
  return verify(answer, Configuration.parse(settings), PORTS);
}

/** What a user reads of one claim that is held as it is, against all of the evidence. */
export async function seenClaim(
  text: string,
  evidences: readonly Evidence[],
  { settings = {} }: Pick<Around, 'settings'> = {},
): Promise<ClaimValidation> {
  const evidence_refs = evidences.map(({ evidence_id }) => evidence_id);
  const claims = [{ claim_id: 'CLM-01', text, evidence_refs }];
  const content = { claims, evidences: [...evidences] };
  const { result } = await verify({ response_id: 'r', content }, Configuration.parse(settings), PORTS);
  const [claim] = result.claim_validations;
  if (claim === undefined) throw new Error(`no verdict of: ${text}`);
  return claim;
}

/** The end of one claim; `unasked` where no evidence could be asked. */
export async function endOf(text: string, evidences: readonly Evidence[]): Promise<GroundingEnd | 'unasked'> {
  return (await seenClaim(text, evidences)).grounding?.end ?? 'unasked';
}
