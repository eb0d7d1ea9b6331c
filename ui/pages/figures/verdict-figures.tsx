import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MetricBucket, VerdictPoint } from '../../../src/contract/metrics.ts';
import { VerdictPart } from '../../../src/contract/verdict-record.ts';
import { Chart } from './chart.tsx';
import { verdictDrawing } from './drawings.ts';
import { Columns, Group } from './group.tsx';
import { keyed } from '../../react/keyed.ts';

interface VerdictFiguresProps {
  readonly points: readonly VerdictPoint[];
  readonly bucket: MetricBucket;
}

/** Where verdicts of a part are made. */
const PLACES = { verify: '/verify', check: '/checks', grade: '/workbench', ask: '/ask' } as const;

function PartChart({ part, points, bucket }: VerdictFiguresProps & { part: VerdictPart }) {
  const { t } = useTranslation();
  const drawing = useMemo(() => verdictDrawing(points, part), [points, part]);
  return (
    <Chart
      title={t(`metrics.verdict.${part}`)}
      hint={t(`metrics.verdictHint.${part}`)}
      drawing={drawing}
      look="counts"
      bucket={bucket}
      nameOf={(name) => t(`outcome.${name}`)}
      empty={
        <>
          {t(`metrics.noVerdict.${part}`)}{' '}
          <Link to={PLACES[part]} className="text-accent underline">
            {t(`metrics.toVerdict.${part}`)}
          </Link>
        </>
      }
    />
  );
}

/** Verdicts over time, each part by itself: their words are not the same. */
export function VerdictFigures(props: VerdictFiguresProps) {
  const { t } = useTranslation();
  return (
    <Group title={t('metrics.verdicts')}>
      <Columns>
        {keyed(VerdictPart.options, (part) => part).map(([key, part]) => (
          <PartChart key={key} part={part} {...props} />
        ))}
      </Columns>
    </Group>
  );
}
