import { CircleAlert, CircleX, Info } from '../../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import type { WorkReport } from '../../../src/contract/work-report.ts';
import { Tag } from '../../components/tag.tsx';
import { Line } from './line.tsx';
import { Section } from './section.tsx';
import { keyed } from '../../react/keyed.ts';

type Finding = WorkReport['findings'][number];

const LOOKS = {
  error: ['bad', CircleX],
  warning: ['warn', CircleAlert],
  info: ['none', Info],
} as const;

function Severity({ finding: { severity, override } }: { finding: Finding }) {
  const { t } = useTranslation();
  const [tone, icon] = LOOKS[severity];
  if (override !== undefined) return <Tag>{t('checks.accepted')}</Tag>;
  return (
    <Tag tone={tone} icon={icon}>
      {t(`checks.severity.${severity}`)}
    </Tag>
  );
}

function Excerpt({ sign, text }: { sign: '−' | '+'; text: string | null }) {
  return text === null ? null : (
    <pre
      tabIndex={0}
      className="overflow-x-auto rounded bg-sunken px-2 py-1 font-mono text-xs"
    >{`${sign} ${text}`}</pre>
  );
}

/** Who takes the responsibility for it, why, and until when. */
function Accepted({ override }: Pick<Finding, 'override'>) {
  const { t } = useTranslation();
  if (override === undefined) return null;
  const { accepted_by: by, reason, expires } = override;
  return <p className="text-xs text-soft">{t('checks.acceptedBy', { by, reason, expires })}</p>;
}

/** What was found, each in its place with what stood there and what stands there now. */
export function Findings({ findings }: Pick<WorkReport, 'findings'>) {
  const { t } = useTranslation();
  return (
    <Section title={t('checks.findings')}>
      {findings.length === 0 ? <p className="text-sm text-soft">{t('checks.noFindings')}</p> : null}
      <ul className="divide-y divide-line">
        {keyed(findings, (finding) => finding.rule).map(([key, finding]) => (
          <Line key={key} tag={<Severity finding={finding} />}>
            <p>{finding.message}</p>
            <p className="text-xs text-soft">
              {finding.place === null ? '' : `${finding.place.file}:${finding.place.line} · `}
              {finding.rule}
            </p>
            <Excerpt sign="−" text={finding.before} />
            <Excerpt sign="+" text={finding.after} />
            <Accepted override={finding.override} />
          </Line>
        ))}
      </ul>
    </Section>
  );
}
