import { useTranslation } from 'react-i18next';
import type { CrossRun, WorkReport } from '../../../src/contract/work-report.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { duration } from '../../i18n/format.ts';
import { Section } from './section.tsx';
import { keyed } from '../../react/keyed.ts';

const COUNTS = [
  'new_failures',
  'failed_before',
  'fixed',
  'missing',
  'newly_skipped',
  'base_tests_failing',
  'new_tests',
  'biting',
] as const satisfies readonly (keyof CrossRun)[];

function Count({ name, tests }: { name: (typeof COUNTS)[number]; tests: readonly string[] | null }) {
  const { t } = useTranslation();
  const words = `${t(`checks.cross.${name}`)}: ${tests === null ? t('checks.state.unchecked') : tests.length}`;
  if (tests === null || tests.length === 0) return <li className="py-0.5 text-sm text-soft">{words}</li>;
  return (
    <li className="py-0.5 text-sm">
      <Disclosure summary={words}>
        <ul className="pl-4 font-mono text-xs text-soft">
          {keyed(tests, (test) => test).map(([key, test]) => (
            <li key={key}>{test}</li>
          ))}
        </ul>
      </Disclosure>
    </li>
  );
}

/** What ran, and base and work held against each other. */
export function Runs({ runs, cross_run }: Pick<WorkReport, 'runs' | 'cross_run'>) {
  const { t } = useTranslation();
  return runs.length === 0 && cross_run === null ? null : (
    <Section title={t('checks.runs')}>
      <ul>
        {keyed(runs, ({ receipt }) => receipt.tree).map(
          ([
            key,
            {
              receipt: { command, tree, exit_code, duration_ms },
              result,
            },
          ]) => (
            <li key={key} className="py-0.5 text-sm">
              <code className="text-xs">{command}</code> · {t(`checks.tree.${tree}`)} ·{' '}
              {result === null ? '' : `${t('checks.counted', result.counts)} · `}
              <span className="text-soft">
                {exit_code === null ? '' : `exit ${exit_code} · `}
                {duration(duration_ms)}
              </span>
            </li>
          ),
        )}
      </ul>
      {cross_run === null ? null : (
        <ul>
          {keyed(COUNTS, (name) => name).map(([key, name]) => (
            <Count key={key} name={name} tests={cross_run[name]} />
          ))}
        </ul>
      )}
    </Section>
  );
}
