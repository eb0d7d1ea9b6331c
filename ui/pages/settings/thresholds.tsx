import { useTranslation } from 'react-i18next';
import type { ValidationSettings } from '../../../src/contract/configuration.ts';
import { number } from '../../i18n/format.ts';
import { keyed } from '../../react/keyed.ts';

/** The thresholds of verification: read here, set in the configuration. */
export function Thresholds({ thresholds }: { thresholds: ValidationSettings }) {
  const { t } = useTranslation();
  const names = [
    'pass_threshold',
    'hallucination_threshold',
    'numeric_tolerance',
    'min_evidence_count',
  ] as const;
  return (
    <dl className="grid gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      {keyed(names, (name) => name).map(([key, name]) => (
        <div key={key} className="contents">
          <dt className="font-mono text-xs leading-5">
            {name} = {number(thresholds[name])}
          </dt>
          <dd className="text-soft">{t(`settings.threshold.${name}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
