import { useTranslation } from 'react-i18next';
import type { MetricBucket } from '../../../src/contract/metrics.ts';
import { bucketText } from '../../i18n/format.ts';
import type { Drawing } from './drawing.ts';
import { type Look, valueText } from './look.ts';
import { keyed } from '../../react/keyed.ts';

interface ValueTableProps<Name extends string> {
  readonly title: string;
  readonly drawing: Drawing<Name>;
  readonly look: Look;
  readonly bucket: MetricBucket;
  readonly nameOf: (name: Name) => string;
}

/** Buckets in which something was counted, newest first. */
function filledBuckets({ starts, rows }: Drawing): readonly (readonly [string, number])[] {
  return starts
    .map((start, at) => [start, at] as const)
    .filter(([, at]) => rows.some(({ values }) => (values[at] ?? 0) !== 0))
    .toReversed();
}

/** What a chart shows, in numbers. */
export function ValueTable<Name extends string>(props: ValueTableProps<Name>) {
  const { title, drawing, look, bucket, nameOf } = props;
  const { t } = useTranslation();
  return (
    <section aria-label={title} tabIndex={0} className="max-h-72 overflow-auto">
      <table className="w-full text-xs">
        <thead>
          <tr className="border-b border-line text-left text-soft">
            <th scope="col" className="py-1 pr-3 font-medium whitespace-nowrap">
              {t(`metrics.buckets.${bucket}`)} (UTC)
            </th>
            {keyed(drawing.rows, ({ name }) => name).map(([key, { name }]) => (
              <th key={key} scope="col" className="px-2 py-1 text-right font-medium">
                {nameOf(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(filledBuckets(drawing), ([start]) => start).map(([key, [start, at]]) => (
            <tr key={key} className="border-b border-line">
              <th scope="row" className="py-1 pr-3 text-left font-normal whitespace-nowrap">
                {bucketText(start, bucket)}
              </th>
              {keyed(drawing.rows, ({ name }) => name).map(([key, { values }]) => (
                <td key={key} className="px-2 py-1 text-right">
                  {valueText(values[at], look)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
