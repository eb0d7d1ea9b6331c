import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CboSeries, RepairMetrics, ThumbMetrics } from '../../../src/contract/metrics.ts';
import { number } from '../../i18n/format.ts';
import { Chart } from './chart.tsx';
import { feedbackDrawing, signalDrawing } from './drawings.ts';
import { Columns, Group } from './group.tsx';
import { KeyFigures } from './key-figures.tsx';
import { valueText } from './look.ts';

interface FeedbackFiguresProps {
  readonly of: CboSeries;
  readonly thumbs: ThumbMetrics;
  readonly repairs: RepairMetrics;
}

function useFigures({ thumbs, repairs: { outcomes, rolled_back } }: Omit<FeedbackFiguresProps, 'of'>) {
  const { t } = useTranslation();
  const { count, improved, answered, within_60_s, ms } = thumbs;
  return [
    { name: t('metrics.blamed'), value: number(count), of: t('metrics.blamedOf', { improved }) },
    {
      name: t('metrics.inAMinute'),
      value: count === 0 ? '–' : `${number(within_60_s)} / ${number(count)}`,
      of: t('metrics.answeredOf', { count: answered }),
    },
    {
      name: t('metrics.untilAnswer'),
      value: valueText(ms.p95, 'times'),
      of: t('metrics.median', { time: valueText(ms.p50, 'times') }),
    },
    {
      name: t('metrics.repairs'),
      value: number(outcomes.helped + outcomes.no_change + outcomes.worse),
      of: t('metrics.repairsOf', { ...outcomes, rolled_back }),
    },
  ];
}

/** What people said of answers, what was noticed, and what came of it. */
export function FeedbackFigures({ of: { series, bucket }, ...counts }: FeedbackFiguresProps) {
  const { t } = useTranslation();
  const feedback = useMemo(() => feedbackDrawing(series), [series]);
  const signals = useMemo(() => signalDrawing(series), [series]);
  return (
    <Group title={t('metrics.feedback')}>
      <KeyFigures label={t('metrics.feedback')} figures={useFigures(counts)} />
      <Columns>
        <Chart
          title={t('metrics.thumbs')}
          hint={t('metrics.thumbsHint')}
          drawing={feedback}
          look="counts"
          bucket={bucket}
          nameOf={(name) => t(`metrics.kind.${name}`)}
          empty={
            <>
              {t('metrics.noThumbs')}{' '}
              <Link to="/workbench" className="text-accent underline">
                {t('metrics.toWorkbench')}
              </Link>
            </>
          }
        />
        <Chart
          title={t('metrics.signals')}
          hint={t('metrics.signalsHint')}
          drawing={signals}
          look="counts"
          bucket={bucket}
          nameOf={(name) => t(`loop.reason.${name}`)}
          empty={t('metrics.noSignals')}
        />
      </Columns>
    </Group>
  );
}
