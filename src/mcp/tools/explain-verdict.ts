import { z } from 'zod';
import { AssayError } from '../../contract/assay-error.ts';
import { Language } from '../../contract/language.ts';
import { ClaimValidation, ValidationReport } from '../../contract/validation-report.ts';
import { VerdictRecord } from '../../contract/verdict-record.ts';
import { WorkReport } from '../../contract/work-report.ts';
import { shortReport } from '../../core/report/short-work-report.ts';
import { explainClaim, explainVerdict } from '../text/explain-text.ts';
import { writingIn } from '../text/writing.ts';
import { tool } from '../tool.ts';

const Input = z.strictObject({
  verdict_id: z.string().min(1).describe('The id of a kept verdict, or the beginning of it'),
  claim_id: z.string().min(1).optional().describe('One claim of a verdict on an answer'),
  language: Language.optional(),
});

const Output = z.object({ verdict: VerdictRecord, claim: ClaimValidation.optional() });

const ReportLanguage = z.object({ metadata: z.object({ language: Language }) });

function claimOf({ report }: VerdictRecord, id: string): ClaimValidation {
  const read = ValidationReport.safeParse(report);
  const claims = read.success ? read.data.result.claim_validations : [];
  const claim = claims.find(({ claim_id }) => claim_id === id);
  if (claim !== undefined) return claim;
  throw new AssayError('not_found', 'the verdict has no such claim', {
    where: id,
    hint: `claims: ${claims.map(({ claim_id }) => claim_id).join(', ') || '-'}`,
  });
}

/** The report of a check as `check_work` gives it. */
function short(verdict: VerdictRecord): VerdictRecord {
  const work = WorkReport.safeParse(verdict.report);
  return work.success ? { ...verdict, report: shortReport(work.data) } : verdict;
}

/** What `assay show` prints of a kept verdict, and `--explain` of a claim. */
export const explainVerdictTool = tool({
  name: 'explain_verdict',
  right: 'read',
  title: 'Explain a verdict',
  description:
    'Tells a kept verdict again by its id: what was held against what, what is open and what settles it. With claim_id, everything about one claim of an answer: what was read out of it, what each part came to, and the evidence.',
  manners: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: Input,
  output: Output,
  async handle({ verdict_id, claim_id, language }, context) {
    const { wording } = context;
    const home = await context.home();
    const verdict = await context.findVerdict(verdict_id, home);
    const spoken = ReportLanguage.safeParse(verdict.report).data?.metadata.language;
    const writing = writingIn(
      language ?? spoken ?? context.language(undefined, home.configuration.language),
      wording,
    );
    const claim = claim_id === undefined ? undefined : claimOf(verdict, claim_id);
    const lines = claim === undefined ? explainVerdict(verdict, writing) : explainClaim(claim, writing);
    return {
      value: { verdict: short(verdict), ...(claim === undefined ? {} : { claim }) },
      text: [...lines, '', writing.words.kept(verdict.id, verdict.created_at)].join('\n'),
    };
  },
});
