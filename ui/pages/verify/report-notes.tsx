import { useTranslation } from 'react-i18next';
import type { ValidationReport } from '../../../src/contract/validation-report.ts';
import { language } from '../../i18n/i18n.ts';
import { assayLabels } from '../../react/labels.ts';

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="flex list-disc flex-col gap-0.5 pl-5 text-sm">
        {lines.map((line, at) => (
          <li key={`${at} ${line}`}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** Beside the claims: what to do, what could not be asked, and the sentences that assert nothing. */
export function ReportNotes({ report: { result, metadata, reason } }: { report: ValidationReport }) {
  const { t } = useTranslation();
  const { reasons } = assayLabels(language());
  const open = metadata.unavailable.map(
    ({ source, reason: why, detail }) => `${source}: ${reasons[why]}${detail === '' ? '' : ` (${detail})`}`,
  );
  const nothing = reason === undefined ? [] : [t('verify.nothing', { reason: reasons[reason] })];
  return (
    <div className="flex flex-col gap-3">
      <Part title={t('verify.todo')} lines={result.recommendations.map(({ message }) => message)} />
      <Part title={t('verify.unavailable')} lines={[...nothing, ...open]} />
      <Part
        title={t('verify.setAside')}
        lines={result.set_aside.map(({ text, kind }) => `${text} (${t(`verify.kind.${kind}`)})`)}
      />
    </div>
  );
}
