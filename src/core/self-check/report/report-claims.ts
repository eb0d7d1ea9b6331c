import type { MessageClaimType } from '../../../contract/message-claim.ts';
import type { Span } from '../../../contract/span.ts';
import { foldText } from '../../language/fold-text.ts';
import { sentences } from '../../language/sentences.ts';
import { within } from '../../read/forms/within.ts';
import { claimOf } from '../final-message/claim-type.ts';
import { noClaimOfSentence } from '../final-message/no-claim.ts';
import type { ReadMessage } from '../final-message/read-message.ts';
import { ALL_REQUIREMENTS, UNTRIED } from './claim-words.ts';
import { type DeniedTrouble, denyTroubles } from '../final-message/denied-troubles.ts';
import { maskReport } from './mask-report.ts';
import { testNumbers } from './test-numbers.ts';

type Kind =
  | 'measured'
  | 'complete'
  | 'done'
  | 'tests_pass'
  | 'none_skipped'
  | 'no_errors'
  | 'no_warnings'
  | 'requirements_met'
  | 'admitted'
  | 'untried';

/** A part of a report that claims something about the work. */
export interface ReportClaim {
  readonly kind: Kind;
  readonly text: string;
  /** The sentence in its author's own words, quotations and code left out. */
  readonly own: string;
  readonly start: number;
  /** What the reader of messages took it for; absent where it is none of that reader's claims. */
  readonly type?: MessageClaimType;
}

const OF_TYPE: Partial<Record<MessageClaimType, readonly Kind[]>> = {
  tests_pass: ['tests_pass'],
  lint_passes: ['no_errors'],
  types_pass: ['no_errors'],
  build_passes: ['no_errors'],
  complete: ['complete', 'done'],
  fixed: ['complete', 'done'],
  works_end_to_end: ['complete', 'done'],
  added: ['done'],
  measured: ['measured'],
};

const OF_DENIAL: Partial<Record<DeniedTrouble, Kind>> = {
  skipped: 'none_skipped',
  warnings: 'no_warnings',
  errors: 'no_errors',
};

function kindsOfClaim(type: MessageClaimType, own: string): readonly Kind[] {
  const kinds = OF_TYPE[type] ?? [];
  return type === 'complete' && ALL_REQUIREMENTS.test(own) ? [...kinds, 'requirements_met'] : kinds;
}

/** "14 of 15 tests pass" admits that one does not, and says of 14 that they do. */
function kindsOfAdmission(own: string): readonly Kind[] {
  const tells = testNumbers(own).share !== null && claimOf(own, false)?.type === 'tests_pass';
  return [
    'admitted',
    ...(UNTRIED.test(own) ? (['untried'] as const) : []),
    ...(tells ? (['tests_pass'] as const) : []),
  ];
}

function kindsOfDenial(own: string): readonly Kind[] {
  if (noClaimOfSentence(own) !== null) return [];
  return [...denyTroubles(own).denied].flatMap((trouble) => OF_DENIAL[trouble] ?? []);
}

/**
 * What a report, of which `said` was read, claims of the work: finished, tested, clean; and what it admits to be open.
 * Troubles that it denies are claims too, whatever they are of: "no warnings", 건너뛴 것 없음.
 */
export function reportClaims(report: string, said: ReadMessage): readonly ReportClaim[] {
  const { text, written } = foldText(report);
  const masked = maskReport(text);
  const places = sentences(masked).map((place) => ({
    ...written(place),
    own: masked.slice(place.start, place.end),
  }));
  const ownOf = (span: Span): string =>
    within(places, span)
      .map(({ own }) => own)
      .join(' ');
  const told = said.claims.flatMap((claim) => {
    const own = ownOf(claim);
    const { type, text: shown, start } = claim;
    return kindsOfClaim(type, own).map((kind) => ({ kind, text: shown, own, start, type }));
  });
  const admitted = said.limitations.flatMap((open) => {
    const own = ownOf(open);
    return kindsOfAdmission(own).map((kind) => ({ kind, text: open.text, own, start: open.start }));
  });
  const denied = places.flatMap(({ start, end, own }) =>
    kindsOfDenial(own).map((kind) => ({ kind, text: report.slice(start, end).trim(), own, start })),
  );
  return [...told, ...admitted, ...denied];
}
