import { useTranslation } from 'react-i18next';
import type { JobMetrics } from '../../../src/contract/metrics.ts';
import { number } from '../../i18n/format.ts';
import { valueText } from './look.ts';
import { keyed } from '../../react/keyed.ts';

/** Jobs by their type. */
export function JobTypes({ of }: { of: JobMetrics['by_type'] }) {
  const { t } = useTranslation();
  if (of.length === 0) return null;
  const heads = [t('metrics.ended'), t('metrics.retried'), 'p95'];
  return (
    <section aria-label={t('metrics.byType')} tabIndex={0} className="min-w-0 overflow-x-auto">
      <h3 className="text-sm font-semibold">{t('metrics.byType')}</h3>
      <table className="mt-1 w-full text-xs">
        <thead>
          <tr className="border-b border-line text-soft">
            <th scope="col" className="py-1 pr-3 text-left font-medium">
              {t('metrics.type')}
            </th>
            {keyed(heads, (head) => head).map(([key, head]) => (
              <th key={key} scope="col" className="px-2 py-1 text-right font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(of, ({ type }) => type).map(([key, { type, ended, retry_rate, p95_ms }]) => (
            <tr key={key} className="border-b border-line">
              <th scope="row" className="py-1 pr-3 text-left font-mono font-normal">
                {type}
              </th>
              <td className="px-2 py-1 text-right">{number(ended)}</td>
              <td className="px-2 py-1 text-right">{valueText(retry_rate, 'shares')}</td>
              <td className="px-2 py-1 text-right whitespace-nowrap">{valueText(p95_ms, 'times')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
