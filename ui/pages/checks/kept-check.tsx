import { useQuery } from '@tanstack/react-query';
import { FileQuestion } from '../../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import { EvidenceCheck } from '../../../src/contract/evidence-check.ts';
import type { VerdictRecord } from '../../../src/contract/verdict-record.ts';
import { WorkReport } from '../../../src/contract/work-report.ts';
import { Empty } from '../../components/empty.tsx';
import { Loading } from '../../components/loading.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { duration, moment } from '../../i18n/format.ts';
import { OutcomeTag } from '../../verdicts/outcome-tag.tsx';
import { VerdictActions } from '../../verdicts/verdict-actions.tsx';
import { verdictQuery } from '../../verdicts/verdicts-data.ts';
import { Claims } from './claims.tsx';
import { Findings } from './findings.tsx';
import { GivenEvidence } from './given-evidence.tsx';
import { Goal } from './goal.tsx';
import { OpenPoints } from './open-points.tsx';
import { Place } from './place.tsx';
import { Questions, Requirements } from './questions.tsx';
import { Runs } from './runs.tsx';
import { workMarkdown } from './work-markdown.ts';

function Head({ record, report }: { record: VerdictRecord; report: WorkReport | null }) {
  const { t } = useTranslation();
  const changed = report === null ? null : report.change.added.length + report.change.modified.length;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <OutcomeTag outcome={record.outcome} />
      {report?.work === undefined ? null : <Place work={report.work} />}
      {changed === null ? null : <span>{t('checks.changed', { count: changed })}</span>}
      <span className="text-soft">
        {report === null ? '' : `${report.base.commit.slice(0, 7)} · `}
        {moment(record.created_at)} · {duration(record.cost.ms)}
      </span>
      <VerdictActions
        name={`chk-${record.id}`}
        report={record.report}
        markdown={report === null ? null : () => workMarkdown(report, t('checks.title'))}
      />
    </div>
  );
}

function Work({ report }: { report: WorkReport }) {
  return (
    <>
      <Questions questions={report.questions} />
      <OpenPoints open_points={report.open_points} />
      <Findings findings={report.findings} />
      <Claims claims={report.claims} />
      <Requirements requirements={report.requirements} />
      <Runs runs={report.runs} cross_run={report.cross_run} />
      <Goal goal={report.goal} />
    </>
  );
}

/** A kept verdict on finished work, by its link. */
export function KeptCheck({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(verdictQuery(id));
  if (error !== null) return <ProblemNotice error={error} />;
  if (data === undefined) return <Loading />;
  const work = WorkReport.safeParse(data.report);
  const given = EvidenceCheck.safeParse(data.report);
  if (!work.success && !given.success)
    return <Empty icon={FileQuestion} title={t('checks.otherPart')} hint={t('verify.otherPartHint')} />;
  const task = work.data?.work?.task ?? null;
  return (
    <div className="flex flex-col gap-5">
      <Head record={data} report={work.success ? work.data : null} />
      {task === null ? null : <p className="text-sm">{t('checks.task', { task })}</p>}
      {work.success ? <Work report={work.data} /> : null}
      {given.success ? <GivenEvidence check={given.data} /> : null}
    </div>
  );
}
