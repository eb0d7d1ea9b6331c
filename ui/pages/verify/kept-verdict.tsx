import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileQuestion } from '../../icons/icons.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../src/contract/answer.ts';
import { ValidationReport } from '../../../src/contract/validation-report.ts';
import type { VerdictRecord } from '../../../src/contract/verdict-record.ts';
import { Empty } from '../../components/empty.tsx';
import { Loading } from '../../components/loading.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { duration, moment, percent } from '../../i18n/format.ts';
import { language } from '../../i18n/i18n.ts';
import { claimLabels } from '../../react/claim-labels.ts';
import { assayLabels } from '../../react/labels.ts';
import { ClaimView } from '../../react/claim-view.tsx';
import { openCounts } from '../../verdicts/open-counts.ts';
import { OutcomeTag, outcomeWord } from '../../verdicts/outcome-tag.tsx';
import { VerdictActions } from '../../verdicts/verdict-actions.tsx';
import { inputQuery, verdictQuery } from '../../verdicts/verdicts-data.ts';
import { entityPath } from '../../verdicts/entity-path.ts';
import { ownInput } from './own-input.ts';
import { ReportNotes } from './report-notes.tsx';
import { reportParts } from './report-parts.ts';
import { reportMarkdown } from './report-markdown.ts';

interface ShownProps {
  readonly record: VerdictRecord;
  readonly report: ValidationReport;
}

function Head({ record, report }: ShownProps) {
  const { t } = useTranslation();
  const { counts, overall_score } = report.result;
  const numbers = [
    t('chat.claims', { count: counts.claims }),
    ...(counts.contradicted === 0 ? [] : [t('chat.contradicted', { count: counts.contradicted })]),
    ...openCounts(report, t),
    ...(report.status === 'success' ? [t('verify.score', { score: percent(overall_score) })] : []),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <OutcomeTag outcome={record.outcome} />
      <span>{numbers.join(' · ')}</span>
      <span className="text-soft">
        {moment(record.created_at)} · {duration(record.cost.ms)}
      </span>
      <VerdictActions
        name={report.result.validation_id}
        report={report}
        markdown={() => {
          const parts = reportParts(report, t, assayLabels(language()));
          const outcome = outcomeWord(record.outcome, t);
          return reportMarkdown(
            report,
            { title: t('verify.title'), outcome, numbers, parts },
            claimLabels(language()),
          );
        }}
      />
    </div>
  );
}

/** What was verified: from this tab, else as the server keeps it; null where neither has it, undefined until that is known. */
function useInput(id: string): Answer['content'] | null | undefined {
  const [own] = useState(() => ownInput(id));
  const { data, error } = useQuery({ ...inputQuery(id), enabled: own === null });
  if (own !== null) return { ...own, evidences: [...own.evidences] };
  return error === null ? data : null;
}

function Shown({ record, report }: ShownProps) {
  const { t } = useTranslation();
  const input = useInput(record.id);
  if (input === undefined) return <Loading />;
  return (
    <div className="flex flex-col gap-4">
      <Head record={record} report={report} />
      {input === null ? <p className="text-sm text-soft">{t('verify.quotedOnly')}</p> : null}
      <ClaimView
        report={report}
        text={input?.text}
        evidences={input?.evidences}
        labels={claimLabels(language())}
        entityLink={(type, id) => `/knowledge/${entityPath(type, id)}`}
      />
      <ReportNotes report={report} />
    </div>
  );
}

/** A kept verdict on an answer, by its link. */
export function KeptVerdict({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(verdictQuery(id));
  if (error !== null) return <ProblemNotice error={error} />;
  if (data === undefined) return <Loading />;
  const report = ValidationReport.safeParse(data.report);
  if (report.success) return <Shown record={data} report={report.data} />;
  return (
    <Empty icon={FileQuestion} title={t('verify.otherPart')} hint={t('verify.otherPartHint')}>
      <Link to="/verify" className="text-sm text-accent hover:underline">
        {t('verify.all')}
      </Link>
    </Empty>
  );
}
