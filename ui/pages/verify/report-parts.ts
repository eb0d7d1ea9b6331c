import type { TFunction } from 'i18next';
import type { ValidationReport } from '../../../src/contract/validation-report.ts';
import type { AssayLabels } from '../../react/labels.ts';

/** Lines under a title. */
export interface ReportPart {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Beside the claims: what to do, what could not be asked, and the sentences that assert nothing. */
export function reportParts(
  { result, metadata, reason }: ValidationReport,
  t: TFunction,
  { reasons }: Pick<AssayLabels, 'reasons'>,
): ReportPart[] {
  const open = metadata.unavailable.map(
    ({ source, reason: why, detail }) => `${source}: ${reasons[why]}${detail === '' ? '' : ` (${detail})`}`,
  );
  const nothing = reason === undefined ? [] : [t('verify.nothing', { reason: reasons[reason] })];
  const aside = result.set_aside.map(({ text, kind }) => `${text} (${t(`verify.kind.${kind}`)})`);
  return [
    { title: t('verify.todo'), lines: result.recommendations.map(({ message }) => message) },
    { title: t('verify.unavailable'), lines: [...nothing, ...open] },
    { title: t('verify.setAside'), lines: aside },
  ].filter(({ lines }) => lines.length > 0);
}
