import type { ChatMessage } from '../../contract/chat-record.ts';
import type { Evidence } from '../../contract/evidence.ts';
import type { Language } from '../../contract/language.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import { type ClaimValidation, ValidationReport } from '../../contract/validation-report.ts';
import type { DeniedClaim } from '../../contract/verified-claims.ts';
import type { Blame, Correction } from '../../core/correction/mend/blame.ts';
import { corrections } from '../../core/correction/mend/corrections.ts';
import { findCitations } from '../../core/language/citations.ts';
import { onlyAbstains } from '../../core/quality-gate/rules/only-abstains.ts';
import { verifiedClaimsOf } from '../../core/quality-gate/verified-claims.ts';
import { tenantHome } from '../tenant-home.ts';
import type { VerifiedAnswer } from '../verify-answer.ts';
import { evidenceOfChat } from '../workbench/evidence-of-chat.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { type BlamedNote, blamedNotes } from './blamed-notes.ts';
import { saysTheSame } from './says-the-same.ts';

const NOTE = /^note-(\d+)$/u;

/** An answer that a person blamed, with why. */
export interface BlamedAnswer {
  readonly tenant: string;
  readonly question: string;
  readonly message: ChatMessage;
  readonly reason: string;
  readonly language: Language;
}

/** A correction that stands in the notes. */
export interface MendedAnswer extends Correction {
  readonly verified: VerifiedAnswer;
  readonly notes: readonly BlamedNote[];
}

/** `stood`: the notes say what the blamed answer says. */
export interface Mending {
  readonly mended: MendedAnswer | null;
  readonly stood: boolean;
}

type Verify = (text: string) => Promise<VerifiedAnswer>;

function verifyAgainst(
  { texts, home }: Workbench,
  { tenant, question, language, message }: BlamedAnswer,
  evidences: readonly Evidence[],
  abort: AbortSignalLike,
): Verify {
  return (text) => {
    const content = { text, evidences: [...evidences] };
    const answer = { response_id: message.id, language, query: question, content };
    const options = { allowEmpty: true, keep: false };
    return texts.verify({ answer, options }, tenantHome(home, tenant), abort);
  };
}

/** What was found of the answer when it was given, as far as the notes still say it. */
async function deniedThen(
  { stores }: Workbench,
  { tenant, message }: BlamedAnswer,
  notes: readonly BlamedNote[],
): Promise<readonly DeniedClaim[]> {
  const kept = await Promise.all(message.verdict_ids.map((id) => stores.verdicts(tenant).find(id)));
  const reports = kept.flatMap((one) => ValidationReport.safeParse(one?.report).data ?? []);
  const denied = reports.flatMap((report) => verifiedClaimsOf(report)?.denied ?? []);
  return denied.flatMap((claim) => {
    const note = notes.find(({ content }) => claim.quote !== null && content.includes(claim.quote.trim()));
    return note === undefined ? [] : [{ ...claim, evidence_id: `note-${note.index}` }];
  });
}

function claimsOf({ report }: VerifiedAnswer): readonly ClaimValidation[] {
  return report.status === 'error' ? [] : report.result.claim_validations;
}

function stands(verified: VerifiedAnswer): boolean {
  const claims = claimsOf(verified);
  const isBorneOut = ({ status, contradicted }: ClaimValidation): boolean =>
    status === 'VERIFIED' && !contradicted;
  return claims.length > 0 && claims.every(isBorneOut);
}

/** Each claim with the note that says so; empty where not all of them are borne out by one. */
function supportedIn(verified: VerifiedAnswer): Blame['supported'] {
  if (!stands(verified)) return [];
  const found = claimsOf(verified).map(({ text, grounding }) => ({
    text,
    note: Number(NOTE.exec(grounding?.read[0]?.evidence_id ?? '')?.[1]),
  }));
  return found.every(({ note }) => note > 0) ? found : [];
}

/** Whether a correction says something else, or names a source where there was none. */
function adds(answer: string, correction: string): boolean {
  const isCited = findCitations(answer, () => false).length > 0;
  return !saysTheSame(answer, correction) || (!isCited && answer.trim() !== correction.trim());
}

/** FB37: the first correction that the notes bear out and that says something else. */
export async function mendFromNotes(
  bench: Workbench,
  blamed: BlamedAnswer,
  abort: AbortSignalLike,
): Promise<Mending> {
  const { question, message, reason, language, tenant } = blamed;
  const notes = await blamedNotes(bench.stores.notes(tenant), blamed);
  if (notes.length === 0) return { mended: null, stood: false };
  const answer = message.content.text;
  const verify = verifyAgainst(bench, blamed, evidenceOfChat('search_qa', question, notes), abort);
  const [now, then] = await Promise.all([verify(answer), deniedThen(bench, blamed, notes)]);
  const found = verifiedClaimsOf(now.report)?.denied ?? [];
  const blame: Blame = {
    question,
    answer,
    reason,
    abstained: onlyAbstains(answer),
    supported: supportedIn(now),
    denied: found.length > 0 ? found : then,
    notes,
    language,
  };
  for (const correction of corrections(blame)) {
    if (!adds(answer, correction.text)) continue;
    const verified = await verify(correction.text);
    if (stands(verified)) return { mended: { ...correction, verified, notes }, stood: false };
  }
  return { mended: null, stood: stands(now) };
}
