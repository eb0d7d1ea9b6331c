import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobMetrics, MetricBucket } from '../../../src/contract/metrics.ts';
import { number } from '../../i18n/format.ts';
import { Chart } from './chart.tsx';
import { endDrawing, retryDrawing, runtimeDrawing } from './drawings.ts';
import { Columns, Group } from './group.tsx';
import { JobTypes } from './job-types.tsx';
import { KeyFigures } from './key-figures.tsx';
import { valueText } from './look.ts';

function useFigures({ now, ended, per_hour, run_ms, wait_ms, retry_rate }: JobMetrics) {
  const { t } = useTranslation();
  const waiting = now.queued + now.failed;
  const running = now.assigned + now.running;
  return [
    {
      name: t('metrics.throughput'),
      value: t('metrics.perHour', { value: number(per_hour, per_hour < 10 ? 2 : 0) }),
      of: t('metrics.endedOf', { count: ended }),
    },
    {
      name: t('metrics.runtime'),
      value: valueText(run_ms.p95, 'times'),
      of: t('metrics.median', { time: valueText(run_ms.p50, 'times') }),
    },
    {
      name: t('metrics.wait'),
      value: valueText(wait_ms.p95, 'times'),
      of: t('metrics.median', { time: valueText(wait_ms.p50, 'times') }),
    },
    {
      name: t('metrics.retries'),
      value: valueText(retry_rate, 'shares'),
      of: t('metrics.nowOf', { waiting, running, given_up: now.dead_lettered }),
    },
  ];
}

interface JobFiguresProps {
  readonly jobs: JobMetrics;
  readonly bucket: MetricBucket;
}

/** How many jobs ended, how long they took, and how many were tried again. */
export function JobFigures({ jobs, bucket }: JobFiguresProps) {
  const { t } = useTranslation();
  const { series } = jobs;
  const ends = useMemo(() => endDrawing(series), [series]);
  const runtime = useMemo(() => runtimeDrawing(series), [series]);
  const retries = useMemo(() => retryDrawing(series), [series]);
  const empty = t('metrics.noJobs');
  return (
    <Group title={t('metrics.jobs')}>
      <KeyFigures label={t('metrics.jobs')} figures={useFigures(jobs)} />
      <Columns>
        <Chart
          title={t('metrics.ends')}
          hint={t('metrics.endsHint')}
          drawing={ends}
          look="counts"
          bucket={bucket}
          nameOf={(name) => t(`metrics.end.${name}`)}
          empty={empty}
        />
        <Chart
          title={t('metrics.runtime')}
          hint={t('metrics.runtimeHint')}
          drawing={runtime}
          look="times"
          bucket={bucket}
          nameOf={() => 'p95'}
          empty={empty}
        />
        <Chart
          title={t('metrics.retries')}
          hint={t('metrics.retriesHint')}
          drawing={retries}
          look="shares"
          bucket={bucket}
          nameOf={() => t('metrics.retried')}
          empty={empty}
        />
        <JobTypes of={jobs.by_type} />
      </Columns>
    </Group>
  );
}
