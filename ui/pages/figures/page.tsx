import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ChartColumn } from '../../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import type { CboSeries, MetricsSummary } from '../../../src/contract/metrics.ts';
import { Empty } from '../../components/empty.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { FeedbackFigures } from './feedback-figures.tsx';
import { IndexFigures } from './index-figures.tsx';
import { JobFigures } from './job-figures.tsx';
import { seriesQuery, summaryQuery } from './metrics-data.ts';
import { type Range, rangeOf } from './range.ts';
import { RangeFields } from './range-fields.tsx';
import { useLiveMetrics } from './use-live-metrics.ts';
import { VerdictFigures } from './verdict-figures.tsx';

interface ShownProps {
  readonly cbo: CboSeries;
  readonly summary: MetricsSummary;
}

function isNothing({ cbo, summary: { jobs, asks, thumbs, verdicts } }: ShownProps): boolean {
  const series = [cbo.series, jobs.series, verdicts];
  return series.every(({ length }) => length === 0) && asks.count + thumbs.count === 0;
}

function Shown({ cbo, summary }: ShownProps) {
  const { jobs, asks, thumbs, repairs, verdicts, bucket } = summary;
  return (
    <>
      <VerdictFigures points={verdicts} bucket={bucket} />
      <IndexFigures of={cbo} asks={asks} />
      <FeedbackFigures of={cbo} thumbs={thumbs} repairs={repairs} />
      <JobFigures jobs={jobs} bucket={bucket} />
    </>
  );
}

function Content({ range }: { range: Range }) {
  const { t } = useTranslation();
  const cbo = useQuery(seriesQuery(range));
  const summary = useQuery(summaryQuery(range));
  const error = cbo.error ?? summary.error;
  if (error !== null) return <ProblemNotice error={error} />;
  if (cbo.data === undefined || summary.data === undefined) return <Loading />;
  const shown = { cbo: cbo.data, summary: summary.data };
  if (!isNothing(shown)) return <Shown {...shown} />;
  return (
    <Empty
      icon={ChartColumn}
      title={t('metrics.empty', { count: range.days })}
      hint={t('metrics.emptyHint')}
    />
  );
}

/** What was counted: verdicts, asks, feedback and jobs over time. */
export default function MetricsPage() {
  const { t } = useTranslation();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const range = rangeOf(search);
  useLiveMetrics();
  return (
    <>
      <PageHead title={t('metrics.title')}>
        <RangeFields {...range} />
      </PageHead>
      <div className="flex max-w-7xl flex-col gap-8 p-4">
        <Content range={range} />
        <p className="text-xs text-faint">{t('metrics.utc')}</p>
      </div>
    </>
  );
}
