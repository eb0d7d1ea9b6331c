import type { WorkEvidence } from '../../../contract/work-evidence.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import { namesCheck } from '../final-message/checks-named.ts';
import type { ReportClaim } from './report-claims.ts';
import { reportFinding } from './report-finding.ts';
import { claimsOf, placeOf, type ReportGround, tellsOf } from './report-ground.ts';
import { folded } from '../../language/fold-text.ts';
import { sentences } from '../../language/sentences.ts';
import { maskReport } from './mask-report.ts';

const ERROR_LINE =
  /\berror TS\d+:|^\s*(?:npm ERR!|ERROR\b|fatal:|Error:|\w*Error:|✖ \d+ problems? \([1-9]\d* errors?)|\b(?:Build|Compilation|Command) failed\b|\b(?:[1-9]\d*) errors?\b(?! handl)|Traceback \(most recent call last\)|\bFound [1-9]\d* errors?\b|\[ERROR\]|빌드 실패|컴파일 오류/i;
const WARNING_LINE = /\b[1-9]\d* warnings?\b|\(\d+ errors?, [1-9]\d* warnings?\)|경고 [1-9]\d*\s*[개건]/i;

/** Evidence of how it was before the work. */
const BEFORE = /\b(?:base(?:line)?|before|repro\w*|main|original|old|bug|issue)\b|이전|기준|재현|고치기 전/i;

function lineWith(pattern: RegExp, text: string): string | null {
  return (
    text
      .split('\n')
      .find((line) => pattern.test(line))
      ?.trim() ?? null
  );
}

/** The first line of errors, and of warnings, in the outputs that evidence holds; null where there is none. */
function outputTroubles({ testOutput = '', evidence = [] }: WorkEvidence): {
  readonly errors: string | null;
  readonly warnings: string | null;
} {
  const others = evidence
    .filter(({ type }) => !BEFORE.test(type))
    .map(({ content }) => content)
    .join('\n');
  return {
    errors:
      lineWith(ERROR_LINE, others) ?? lineWith(/\berror TS\d+:|\bBuild failed\b|^npm ERR!/i, testOutput),
    warnings: lineWith(WARNING_LINE, `${testOutput}\n${others}`),
  };
}

const UNSURE =
  /\b(?:unverified|unconfirmed|unchecked|not (?:yet )?(?:been )?(?:able to )?(?:confirm|verif|check)\w*|nobody (?:has )?confirmed|(?:cannot|could not|couldn't|have not|haven't) (?:been able to )?(?:confirm|verify|check)\w*|whether|need (?:your|an) answer|need to (?:ask|confirm|be confirmed)|has to be confirmed|please confirm)\b|확인(?:이|은)? ?(?:안|못)|확인하지 못|확인되지 않|확인할 (?:길|방법|수)[가-힣]* 없|검증(?:하지|되지) (?:못|않)|미확인|미검증|물어봐|여쭤|답이 필요|확인해 주|확인이 필요/i;
const SHARED = 0.4;

/** Beginnings of words: enough of a word that endings and particles do not tell two apart. */
function beginnings(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z\d][a-z\d-]*|[가-힣]+/g) ?? [];
  return new Set(
    words
      .filter((word) => word.length > 2 || /[가-힣]{2}|\d/.test(word))
      .map((word) => word.slice(0, /[가-힣]/.test(word) ? 2 : 5)),
  );
}

/** Whether a report itself says that an assumption is unverified: in such a sentence or the one after it. */
function isDisclosed(report: string, assumption: string): boolean {
  const masked = maskReport(folded(report));
  const own = sentences(masked).map(({ start, end }) => masked.slice(start, end));
  const wanted = [...beginnings(folded(assumption))];
  return own.some((sentence, at) => {
    if (!UNSURE.test(sentence)) return false;
    const said = beginnings(`${sentence} ${own[at + 1] ?? ''}`);
    return wanted.filter((word) => said.has(word)).length >= wanted.length * SHARED;
  });
}

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
