import { useTranslation } from 'react-i18next';
import type { WorkReport } from '../../../src/contract/work-report.ts';
import { language } from '../../i18n/i18n.ts';
import { assayLabels } from '../../react/labels.ts';
import { Line } from './line.tsx';
import { Section } from './section.tsx';
import { ShownBy } from './shown-by.tsx';
import { StateTag } from './state-tag.tsx';

/** The four questions, each answered by what was gathered. */
export function Questions({ questions }: Pick<WorkReport, 'questions'>) {
  const { t } = useTranslation();
  const { reasons } = assayLabels(language());
  return (
    <Section title={t('checks.questions')}>
      <ul className="divide-y divide-line">
        {questions.map(({ id, question, passed, evidence, unchecked }) => (
          <Line key={id} tag={<StateTag holds={passed} />}>
            <p className="font-medium">{question}</p>
            <p className="text-soft">{evidence}</p>
            {unchecked === undefined ? null : (
              <p className="text-xs text-soft">
                {[
                  reasons[unchecked.reason],
                  ...(unchecked.detail === evidence ? [] : [unchecked.detail]),
                ].join(': ')}
              </p>
            )}
          </Line>
        ))}
      </ul>
    </Section>
  );
}

/** What was asked for, and whether it is there. */
export function Requirements({ requirements }: Pick<WorkReport, 'requirements'>) {
  const { t } = useTranslation();
  return requirements.length === 0 ? null : (
    <Section title={t('checks.requirements')}>
      <ul className="divide-y divide-line">
        {requirements.map(({ id, text, met, shown_by, overridden }) => (
          <Line key={id} tag={<StateTag holds={met} />}>
            <p className="font-medium">{text}</p>
            {overridden ? <p className="text-xs text-soft">{t('checks.overridden')}</p> : null}
            <ShownBy proofs={shown_by} />
          </Line>
        ))}
      </ul>
    </Section>
  );
}
