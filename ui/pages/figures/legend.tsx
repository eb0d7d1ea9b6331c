import { useTranslation } from 'react-i18next';
import type { MetricBucket } from '../../../src/contract/metrics.ts';
import { bucketText } from '../../i18n/format.ts';
import { type Drawing, lastOf, type Row, sumOf } from './drawing.ts';
import { type Look, valueText } from './look.ts';
import { keyed } from '../../react/keyed.ts';

/** What stands for a row where no bucket is pointed at: all of a count, the newest of what is measured. */
export function wholeOf(row: Row, look: Look): number | null {
  return look === 'counts' ? sumOf(row) : lastOf(row);
}

interface LegendProps<Name extends string> {
  readonly drawing: Drawing<Name>;
  readonly look: Look;
  readonly bucket: MetricBucket;
  readonly nameOf: (name: Name) => string;
  /** The bucket that is pointed at. */
  readonly at: number | null;
}

/** The names of the rows with their values: of the bucket that is pointed at, else of the whole. */
export function Legend<Name extends string>({ drawing, look, bucket, nameOf, at }: LegendProps<Name>) {
  const { t } = useTranslation();
  const start = at === null ? undefined : drawing.starts[at];
  const whole = look === 'counts' ? t('metrics.sum') : t('metrics.last');
  return (
    <div className="flex flex-col gap-x-3 text-xs sm:flex-row sm:items-baseline">
      <span className="w-20 shrink-0 text-faint">
        {start === undefined ? whole : bucketText(start, bucket)}
      </span>
      <ul className="flex flex-wrap gap-x-3 gap-y-0.5">
        {keyed(drawing.rows, (row) => row.name).map(([key, row]) => (
          <li key={key} className="inline-flex items-center gap-1.5">
            <span
              aria-hidden
              className="size-2.5 rounded-[2px]"
              style={{ backgroundColor: `var(--color-${row.colour})` }}
            />
            <span className="text-soft">{nameOf(row.name)}</span>
            <span className="font-medium">
              {valueText(at === null || start === undefined ? wholeOf(row, look) : row.values[at], look)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
