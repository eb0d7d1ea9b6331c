import { useTranslation } from 'react-i18next';
import type { ValidationReport } from '../../../src/contract/validation-report.ts';
import { language } from '../../i18n/i18n.ts';
import { assayLabels } from '../../react/labels.ts';
import { type ReportPart, reportParts } from './report-parts.ts';
import { keyed } from '../../react/keyed.ts';

function Part({ title, lines }: ReportPart) {
  return (
    <section className="flex flex-col gap-1">
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="flex list-disc flex-col gap-0.5 pl-5 text-sm">
        {keyed(lines, (line) => line).map(([key, line]) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** Beside the claims: what to do, what could not be asked, and the sentences that assert nothing. */
export function ReportNotes({ report }: { report: ValidationReport }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-3">
      {keyed(reportParts(report, t, assayLabels(language())), (part) => part.title).map(([key, part]) => (
        <Part key={key} {...part} />
      ))}
    </div>
  );
}
