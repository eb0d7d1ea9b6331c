import { useTranslation } from 'react-i18next';
import type { GoalReport } from '../../../src/contract/work-report.ts';
import { Tag, type Tone } from '../../components/tag.tsx';
import { GraphDrawing } from '../../react/graph-drawing.tsx';
import { goalGraph } from './goal-graph.ts';
import { Line } from './line.tsx';
import { Section } from './section.tsx';
import { StateTag } from './state-tag.tsx';
import { keyed } from '../../react/keyed.ts';

type Artefact = GoalReport['artefacts'][number];

const TONES: Readonly<Record<Artefact['state'], Tone>> = {
  VERIFIED: 'good',
  HOLLOW: 'warn',
  ORPHANED: 'warn',
  STUB: 'bad',
  MISSING: 'bad',
};

function State({ state, flow }: Pick<Artefact, 'state' | 'flow'>) {
  const { t } = useTranslation();
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Tag tone={TONES[state]}>{t(`checks.artefact.${state}`)}</Tag>
      {flow === null ? null : (
        <Tag tone={flow === 'FLOWING' ? 'good' : 'warn'}>{t(`checks.flow.${flow}`)}</Tag>
      )}
    </span>
  );
}

/** The modules of the goal, drawn; the list below is its form in words. */
function Modules({ goal }: { goal: GoalReport }) {
  const { t } = useTranslation();
  if (goal.links.length === 0) return null;
  const { nodes, edges } = goalGraph(goal, {
    stateOf: ({ state, flow }) =>
      [t(`checks.artefact.${state}`), ...(flow === null ? [] : [t(`checks.flow.${flow}`)])].join(' · '),
    leads: t('checks.leads'),
    leadsNot: t('checks.leadsNot'),
  });
  return <GraphDrawing label={t('checks.drawing')} nodes={nodes} edges={edges} />;
}

/** Is what was to be made there, real, connected, and does data flow through it? */
export function Goal({ goal }: { goal: GoalReport | null }) {
  const { t } = useTranslation();
  return goal === null ? null : (
    <Section title={t('checks.goal')}>
      <Modules goal={goal} />
      <ul className="divide-y divide-line">
        {keyed(goal.artefacts, ({ path }) => path).map(([key, { path, state, flow, detail, overridden }]) => (
          <Line key={key} tag={<State state={state} flow={flow} />}>
            <p className="font-mono text-xs font-medium">{path}</p>
            <p className="text-soft">{detail}</p>
            {overridden ? <p className="text-xs text-soft">{t('checks.overridden')}</p> : null}
          </Line>
        ))}
        {keyed(goal.links, ({ from, to }) => `${from} ${to}`).map(([key, { from, to, detail, holds }]) => (
          <Line key={key} tag={<StateTag holds={holds} />}>
            <p className="font-mono text-xs font-medium">{`${from} → ${to}`}</p>
            <p className="text-soft">{detail}</p>
          </Line>
        ))}
        {keyed(goal.truths, (truth) => truth).map(([key, truth]) => (
          <Line key={key} tag={<StateTag holds={null} />}>
            {truth}
          </Line>
        ))}
      </ul>
    </Section>
  );
}
