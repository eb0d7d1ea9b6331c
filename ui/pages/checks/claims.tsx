import { CircleAlert, CircleCheck, CircleDashed, CircleX } from '../../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import type { ClaimVerdictStatus } from '../../../src/contract/message-claim.ts';
import type { WorkReport } from '../../../src/contract/work-report.ts';
import { Tag } from '../../components/tag.tsx';
import { Line } from './line.tsx';
import { Section } from './section.tsx';
import { ShownBy } from './shown-by.tsx';
import { keyed } from '../../react/keyed.ts';

const LOOKS = {
  BACKED: ['good', CircleCheck],
  STALE: ['warn', CircleAlert],
  CONTRADICTED: ['bad', CircleX],
  UNSUPPORTED: ['warn', CircleAlert],
  UNVERIFIABLE: ['none', CircleDashed],
} as const;

function Verdict({ verdict }: { verdict: ClaimVerdictStatus }) {
  const { t } = useTranslation();
  const [tone, icon] = LOOKS[verdict];
  return (
    <Tag tone={tone} icon={icon}>
      {t(`checks.claim.${verdict}`)}
    </Tag>
  );
}

/** What the agent claimed of its work, each claim with its proof. */
export function Claims({ claims = [] }: Pick<WorkReport, 'claims'>) {
  const { t } = useTranslation();
  return claims.length === 0 ? null : (
    <Section title={t('checks.claims')}>
      <ul className="divide-y divide-line">
        {keyed(claims, ({ start }) => start).map(([key, { text, verdict, message, shown_by }]) => (
          <Line key={key} tag={<Verdict verdict={verdict} />}>
            <p className="font-medium">{text}</p>
            <p className="text-soft">{message}</p>
            <ShownBy proofs={shown_by} />
          </Line>
        ))}
      </ul>
    </Section>
  );
}
