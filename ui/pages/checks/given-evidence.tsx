import type { z } from 'zod';
import { useTranslation } from 'react-i18next';
import type { EvidenceCheck } from '../../../src/contract/evidence-check.ts';
import { Line } from './line.tsx';
import { Section } from './section.tsx';
import { StateTag } from './state-tag.tsx';
import { keyed } from '../../react/keyed.ts';

/** The check of evidence that was given, without a work tree: its questions and its danger signals. */
export function GivenEvidence({ check }: { check: z.infer<typeof EvidenceCheck> }) {
  const { t } = useTranslation();
  return (
    <>
      <Section title={t('checks.questions')}>
        <ul className="divide-y divide-line">
          {check.questions.map(({ id, passed, evidence, unchecked }) => (
            <Line key={id} tag={<StateTag holds={unchecked === undefined ? passed : null} />}>
              <p className="font-mono text-xs font-medium">{id}</p>
              <p className="text-soft">{unchecked?.detail ?? evidence ?? ''}</p>
            </Line>
          ))}
        </ul>
      </Section>
      <Section title={t('checks.signals')}>
        <ul className="flex list-disc flex-col gap-0.5 pl-5 text-sm">
          {keyed(
            check.dangerSignals.filter(({ found }) => found),
            ({ signal }) => signal,
          ).map(([key, { signal, context }]) => (
            <li key={key}>
              {signal}
              {context === undefined ? null : <span className="text-soft">{`: … ${context} …`}</span>}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
