import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskMetrics, CboSeries } from '../../../src/contract/metrics.ts';
import { number, percent } from '../../i18n/format.ts';
import { Chart } from './chart.tsx';
import { coverageDrawing, evidenceDrawing } from './drawings.ts';
import { Columns, Group } from './group.tsx';
import { KeyFigures } from './key-figures.tsx';
import { valueText } from './look.ts';

function useAskFigures({ count, answered, quoted, abstained, ...asks }: AskMetrics) {
  const { t } = useTranslation();
  const { improved, failed_first, improved_share, mean_rounds_to_improve, mean_rounds, ms } = asks;
  return [
    {
      name: t('metrics.asks'),
      value: number(count),
      of: t('metrics.asksOf', { answered, quoted, abstained }),
    },
    {
      name: t('metrics.improved'),
      value: improved_share === null ? '–' : percent(improved_share),
      of: t('metrics.improvedOf', { improved, count: failed_first }),
    },
    {
      name: t('metrics.rounds'),
      value: mean_rounds_to_improve === null ? '–' : number(mean_rounds_to_improve, 1),
      of: t('metrics.roundsOf', { mean: mean_rounds === null ? '–' : number(mean_rounds, 1) }),
    },
    {
      name: t('metrics.askTime'),
      value: valueText(ms.p95, 'times'),
      of: t('metrics.median', { time: valueText(ms.p50, 'times') }),
    },
  ];
}

interface IndexFiguresProps {
  readonly of: CboSeries;
  readonly asks: AskMetrics;
}

/** Asks of the index, what they found, and how well the index is filled. */
export function IndexFigures({ of: { series, bucket }, asks }: IndexFiguresProps) {
  const { t } = useTranslation();
  const evidence = useMemo(() => evidenceDrawing(series), [series]);
  const coverage = useMemo(() => coverageDrawing(series), [series]);
  return (
    <Group title={t('metrics.index')}>
      <KeyFigures label={t('metrics.index')} figures={useAskFigures(asks)} />
      <Columns>
        <Chart
          title={t('metrics.evidence')}
          hint={t('metrics.evidenceHint')}
          drawing={evidence}
          look="counts"
          bucket={bucket}
          nameOf={(name) => t(`metrics.source.${name}`)}
          empty={
            <>
              {t('metrics.noEvidence')}{' '}
              <Link to="/ask" className="text-accent underline">
                {t('metrics.toAsk')}
              </Link>
            </>
          }
        />
        <Chart
          title={t('metrics.coverage')}
          hint={t('metrics.coverageHint')}
          drawing={coverage}
          look="shares"
          bucket={bucket}
          nameOf={(name) => t(`metrics.part.${name}`)}
          empty={t('metrics.noCoverage')}
        />
      </Columns>
    </Group>
  );
}
