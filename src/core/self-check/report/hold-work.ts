import type { WorkEvidence } from '../../../contract/work-evidence.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import { namesCheck } from '../final-message/checks-named.ts';
import { isDisclosed } from './disclosed.ts';
import { outputTroubles } from './output-troubles.ts';
import type { ReportClaim } from './report-claims.ts';
import { reportFinding } from './report-finding.ts';
import { claimsOf, placeOf, type ReportGround, tellsOf } from './report-ground.ts';

function hasEvidence({ testOutput = '', codeChanges = [], evidence = [] }: WorkEvidence): boolean {
  return testOutput.trim() !== '' || codeChanges.length > 0 || evidence.length > 0;
}

/** Finished work without anything to show for it, or with tests that fail. */
export function holdCompletion(ground: ReportGround): WorkFinding[] {
  const { evidence, output } = ground;
  const [done] = claimsOf(ground, 'done');
  if (done !== undefined && !hasEvidence(evidence) && claimsOf(ground, 'untried').length === 0)
    return [reportFinding('complete_without_evidence', 'error', placeOf(ground, done), {})];
  const [complete] = claimsOf(ground, 'complete');
  if (complete === undefined || claimsOf(ground, 'admitted').length > 0 || output?.says !== 'failed')
    return [];
  return [reportFinding('complete_while_failing', 'error', placeOf(ground, complete), tellsOf(ground))];
}

/** "The amd64 build passed, the arm64 build failed": the check is said to fail elsewhere. */
function isOfOneOfSeveral(ground: ReportGround, { type }: ReportClaim): boolean {
  return type !== undefined && claimsOf(ground, 'admitted').some(({ text }) => namesCheck(type, text));
}

/** Errors and warnings that the given outputs print, against claims that there are none. */
export function holdTroubles(ground: ReportGround): WorkFinding[] {
  const { errors, warnings } = outputTroubles(ground.evidence);
  const [noWarnings] = claimsOf(ground, 'no_warnings');
  const [clean = noWarnings] = claimsOf(ground, 'no_errors').filter((one) => !isOfOneOfSeveral(ground, one));
  const [complete] = claimsOf(ground, 'complete');
  const claim = clean ?? (claimsOf(ground, 'admitted').length > 0 ? undefined : complete);
  const found: WorkFinding[] = [];
  if (errors !== null && claim !== undefined)
    found.push(reportFinding('complete_while_errors', 'error', placeOf(ground, claim), { output: errors }));
  if (warnings !== null && noWarnings !== undefined)
    found.push(reportFinding('warnings_ignored', 'error', placeOf(ground, noWarnings), { output: warnings }));
  return found;
}

/** The list of requirements against "all requirements are met", and against work that is said to be complete. */
export function holdRequirements(ground: ReportGround): WorkFinding[] {
  const open = (ground.evidence.requirementsList ?? []).find(({ met }) => !met);
  if (open === undefined) return [];
  const [all] = claimsOf(ground, 'requirements_met');
  const [complete] = claimsOf(ground, 'admitted').length > 0 ? [] : claimsOf(ground, 'complete');
  const claim = all ?? complete;
  if (claim === undefined) return [];
  const { requirement } = open;
  return [
    reportFinding(
      'requirements_contradict_claim',
      all === undefined ? 'warning' : 'error',
      placeOf(ground, claim),
      {
        requirement,
      },
    ),
  ];
}

/** An assumption that was not verified is an error, or only told where the report itself says so. */
export function holdAssumptions({ report, evidence }: ReportGround): WorkFinding[] {
  return (evidence.assumptions ?? [])
    .filter(({ verified }) => !verified)
    .map(({ assumption }) =>
      reportFinding('assumption_unverified', isDisclosed(report, assumption) ? 'info' : 'error', null, {
        assumption,
      }),
    );
}
