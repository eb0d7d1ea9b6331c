import { foldText } from '../../language/fold-text.ts';
import { sentences } from '../../language/sentences.ts';
import { isOfAnotherState, isOfPart } from './another-state.ts';
import {
  ALL_PASS,
  ALL_REQUIREMENTS,
  BUILD,
  COMPLETE,
  FUTURE,
  MET,
  NO_ERRORS,
  NO_WARNINGS,
  OPEN,
  PASS,
  TESTS,
  UNTRIED,
} from './claim-words.ts';
import { type DeniedTrouble, denyTroubles } from './denied-troubles.ts';
import { maskReport } from './mask-report.ts';

type Kind =
  | 'complete'
  | 'tests_pass'
  | 'none_skipped'
  | 'no_errors'
  | 'no_warnings'
  | 'build_passes'
  | 'requirements_met'
  | 'admitted'
  | 'untried';

/** A sentence of a report that claims something about the work. */
export interface ReportClaim {
  readonly kind: Kind;
  readonly text: string;
  /** The author's own words, quotations and code left out. */
  readonly own: string;
  readonly start: number;
}

interface Read {
  readonly text: string;
  /** The text without what it denies. */
  readonly rest: string;
  readonly denied: ReadonlySet<DeniedTrouble>;
  /** The text and the sentence before, for "it" and "all of them". */
  readonly about: string;
}

function isClaimOf(kind: Kind, { text, rest, denied, about }: Read): boolean {
  if (kind === 'tests_pass')
    return (
      ALL_PASS.test(rest) ||
      (TESTS.test(text) && PASS.test(rest)) ||
      (denied.has('failures') && TESTS.test(about))
    );
  if (kind === 'none_skipped') return denied.has('skipped');
  if (kind === 'no_warnings') return denied.has('warnings') || NO_WARNINGS.test(text);
  if (kind === 'no_errors') return denied.has('errors') || NO_ERRORS.test(text);
  if (kind === 'build_passes') return BUILD.test(text);
  if (kind === 'requirements_met') return ALL_REQUIREMENTS.test(text) && MET.test(text);
  return COMPLETE.test(text);
}

const CLAIMS: readonly Kind[] = [
  'tests_pass',
  'none_skipped',
  'no_warnings',
  'no_errors',
  'build_passes',
  'requirements_met',
  'complete',
];

function kindsOf(text: string, before: string): readonly Kind[] {
  const { rest, denied } = denyTroubles(text);
  const untried = UNTRIED.test(rest) ? (['untried'] as const) : [];
  if (OPEN.test(rest) || untried.length > 0) return ['admitted', ...untried];
  if (/\?\s*$/.test(text) || FUTURE.test(text)) return [];
  const isOfTests = TESTS.test(text) || ALL_PASS.test(rest);
  if (isOfTests && isOfPart(rest) && !denied.has('failures')) return ['admitted'];
  if (isOfTests && isOfAnotherState(rest)) return [];
  return CLAIMS.filter((kind) => isClaimOf(kind, { text, rest, denied, about: before + text }));
}

/** What the author of a report claims of the work in own words: finished, tested, clean; and what is admitted to be open. */
export function reportClaims(report: string): readonly ReportClaim[] {
  const { text, written } = foldText(report);
  const masked = maskReport(text);
  let before = '';
  return sentences(masked).flatMap((place) => {
    const own = masked.slice(place.start, place.end);
    const { start, end } = written(place);
    const kinds = kindsOf(own, before);
    before = own;
    return kinds.map((kind) => ({ kind, text: report.slice(start, end).trim(), own, start }));
  });
}
