import type { Finding } from '../../../contract/finding.ts';
import type { UncheckedReason } from '../../../contract/unchecked-reason.ts';
import type { TextLanguage } from '../../language/text-language.ts';
import { findingOf } from './finding-of.ts';
import type { Ground } from './grounds.ts';

/** A piece of evidence that a claim was to be held against, and why it says nothing to it; null where it was asked. */
export interface Asked {
  readonly piece: Ground;
  readonly why: UncheckedReason | null;
}

const IDS_SHOWN = 5;

/** GR46, IN12: why a piece says nothing to a claim in these languages; null where it can be asked. */
export function silence(
  { content, languages, unasked }: Ground,
  claim: readonly TextLanguage[],
): UncheckedReason | null {
  if (content.text === null && content.records === null)
    return unasked?.reason ?? (content.cut ? 'over_budget' : 'no_evidence');
  const known = languages.length > 0 && claim.length > 0;
  const isForeign = known && !languages.some((language) => claim.includes(language));
  return isForeign && content.records === null ? 'not_applicable' : null;
}

/** The first few ids, and how many more there are. */
function idsOf(asked: readonly Asked[]): string {
  const ids = asked.slice(0, IDS_SHOWN).map(({ piece }) => piece.evidence_id);
  const more = asked.length - ids.length;
  return `${ids.join(', ')}${more > 0 ? ` (+${more})` : ''}`;
}

/** IN12: whom the evidence could not be asked of, and why. */
function unaskedFinding({ evidence_id: evidence, unasked }: Ground): Finding[] {
  if (unasked === null) return [];
  const { source, reason, detail: why_not } = unasked;
  const details = { evidence, source, reason, why_not };
  return [findingOf('NOT_CHECKED', 'IN12', { severity: 'info', details })];
}

/** One finding for all pieces that say nothing for the same reason, and one for each whose source could not be asked. */
export function silentFindings(asked: readonly Asked[]): Finding[] {
  const silent = asked.filter(({ piece, why }) => why !== null && piece.unasked === null);
  const reasons = new Set(silent.flatMap(({ why }) => why ?? []));
  const told = [...reasons].map((reason) => {
    const evidence = idsOf(silent.filter(({ why }) => why === reason));
    const code = reason === 'not_applicable' ? 'OTHER_LANGUAGE' : 'NOT_CHECKED';
    return findingOf(code, 'GR46', { severity: 'info', details: { evidence, reason } });
  });
  return [...told, ...asked.flatMap(({ piece }) => unaskedFinding(piece))];
}

/** GR46: evidence of which only a part was read: what that part does not say, the rest may. */
export function cutFindings(asked: readonly Asked[]): Finding[] {
  const cut = asked.filter(({ piece, why }) => why === null && piece.content.cut);
  if (cut.length === 0) return [];
  const details = { evidence: idsOf(cut), reason: 'over_budget' };
  return [findingOf('NOT_CHECKED', 'GR46', { severity: 'info', details })];
}
