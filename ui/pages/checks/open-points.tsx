import { useTranslation } from 'react-i18next';
import type { WorkReport } from '../../../src/contract/work-report.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Section } from './section.tsx';
import { keyed } from '../../react/keyed.ts';

/** What is open, each with the command that would settle it. */
export function OpenPoints({ open_points }: Pick<WorkReport, 'open_points'>) {
  const { t } = useTranslation();
  return open_points.length === 0 ? null : (
    <Section title={t('checks.open')}>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
        {keyed(open_points, ({ point, command }) => `${point} ${command}`).map(
          ([key, { point, command }]) => (
            <li key={key}>
              {point}
              {command === null ? null : (
                <span className="flex items-center gap-1">
                  <code className="min-w-0 rounded bg-sunken px-1.5 py-0.5 text-xs">{command}</code>
                  <CopyButton text={command} />
                </span>
              )}
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}
