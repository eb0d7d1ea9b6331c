import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MetricBucket } from '../../../src/contract/metrics.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { type Drawing, isEmpty } from './drawing.ts';
import { Legend, wholeOf } from './legend.tsx';
import { type Look, valueText } from './look.ts';
import { Plot } from './plot.tsx';
import { ValueTable } from './value-table.tsx';

interface ChartProps<Name extends string> {
  readonly title: string;
  /** What is counted, in a sentence. */
  readonly hint: string;
  readonly drawing: Drawing<Name>;
  readonly look: Look;
  readonly bucket: MetricBucket;
  readonly nameOf: (name: Name) => string;
  /** Why there is nothing, and what to do. */
  readonly empty: ReactNode;
}

/** A chart in words: its title, and each name with its value. */
function inWords<Name extends string>({ title, drawing, look, nameOf }: ChartProps<Name>): string {
  const values = drawing.rows.map((row) => `${nameOf(row.name)} ${valueText(wholeOf(row, look), look)}`);
  return `${title}: ${values.join(', ')}`;
}

function Drawn<Name extends string>(props: ChartProps<Name>) {
  const { title, drawing, look, bucket, nameOf } = props;
  const { t } = useTranslation();
  const [at, setAt] = useState<number | null>(null);
  const shown = { drawing, look, bucket, nameOf };
  return (
    <>
      <Legend {...shown} at={at} />
      <Plot drawing={drawing} look={look} bucket={bucket} label={inWords(props)} onPoint={setAt} />
      <Disclosure summary={<span className="text-xs text-soft">{t('metrics.table')}</span>}>
        <ValueTable title={title} {...shown} />
      </Disclosure>
    </>
  );
}

/** One chart with its legend and its table, or why it is empty. */
export function Chart<Name extends string>(props: ChartProps<Name>) {
  const { title, hint, drawing, look, empty } = props;
  return (
    <figure aria-label={title} className="flex min-w-0 flex-col gap-1.5">
      <figcaption>
        <h3 className="text-sm font-semibold">{title}</h3>
        <p className="text-xs text-soft">{hint}</p>
      </figcaption>
      {isEmpty(drawing, look === 'counts') ? (
        <div className="border-l-2 border-line py-1 pl-3 text-sm text-soft">{empty}</div>
      ) : (
        <Drawn {...props} />
      )}
    </figure>
  );
}
