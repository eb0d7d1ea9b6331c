import { Link } from '@tanstack/react-router';
import { ArrowRight } from '../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import type { ValidationStatus } from '../../src/contract/claim-status.ts';
import { isOpenAnswer } from '../../src/contract/may-answer.ts';
import type { NotEvaluated } from '../../src/contract/quality.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import { Tag, type Tone } from '../components/tag.tsx';
import { language } from '../i18n/i18n.ts';
import { openCounts } from '../verdicts/open-counts.ts';
import { assayLabels } from '../react/labels.ts';

const TONES: Readonly<Record<ValidationStatus, Tone>> = {
  PASSED: 'good',
  NEEDS_REVIEW: 'part',
  FAILED: 'bad',
  HALLUCINATION: 'bad',
};

interface VerificationLineProps {
  readonly report: ValidationReport | null;
  readonly unchecked: NotEvaluated | null;
}

/** What the claims of an answer came to, with the way to each of them. */
export function VerificationLine({ report, unchecked }: VerificationLineProps) {
  const { t } = useTranslation();
  const reason = unchecked?.reason ?? report?.reason;
  const isBare = unchecked === null && reason === 'not_configured';
  if (report === null || report.status === 'error')
    return reason === undefined ? null : (
      <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
        <Tag>{t('chat.notVerified')}</Tag>
        {isBare ? t('chat.nothingToHold') : assayLabels(language()).reasons[reason]}
      </p>
    );
  const { validation_id, validation_status, counts, abstained, set_aside } = report.result;
  if (abstained === true)
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
        <Tag>{t('chat.abstained')}</Tag>
        {t('chat.abstainedHint')}
      </p>
    );
  const open = openCounts(report, t);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">
      <Tag tone={TONES[validation_status]}>{t(`chat.verdict.${validation_status}`)}</Tag>
      {isOpenAnswer(set_aside) ? <span>{t('chat.mayNotAnswer')}</span> : null}
      <span>{t('chat.claims', { count: counts.claims })}</span>
      {counts.contradicted === 0 ? null : (
        <span>{t('chat.contradicted', { count: counts.contradicted })}</span>
      )}
      {open.length === 0 ? null : <span>{open.join(' · ')}</span>}
      <Link
        to={`/verify/${encodeURIComponent(validation_id)}`}
        className="inline-flex items-center gap-0.5 text-accent hover:underline"
      >
        {t('chat.seeClaims')}
        <ArrowRight aria-hidden className="size-3.5" />
      </Link>
    </p>
  );
}
