import type { Icon } from '../../icons/icon.ts';
import { CircleCheck, CircleHelp, CircleX } from '../../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import type { AskAttempt } from '../../../src/contract/ask.ts';
import type { Critique } from '../../../src/contract/repair.ts';
import { Tag, type Tone } from '../../components/tag.tsx';
import { percent } from '../../i18n/format.ts';
import { keyed } from '../../react/keyed.ts';

const LOOKS: Readonly<Record<Critique['verdict'], { tone: Tone; icon: Icon }>> = {
  pass: { tone: 'good', icon: CircleCheck },
  fail: { tone: 'bad', icon: CircleX },
  warn: { tone: 'none', icon: CircleHelp },
};

function Critic({ critique: { critic, verdict, score, checked, fixes } }: { critique: Critique }) {
  const { t } = useTranslation();
  const { tone, icon } = LOOKS[verdict];
  const notes = fixes.length > 0 ? fixes : verdict === 'pass' ? [] : checked;
  return (
    <li className="flex flex-col gap-1 py-1.5">
      <span className="flex flex-wrap items-center gap-2 text-sm">
        <span className="w-24">{t(`ask.critic.${critic}`)}</span>
        <Tag tone={tone} icon={icon}>
          {t(`ask.criticVerdict.${verdict}`)}
        </Tag>
        {score === null ? null : <span className="text-xs text-soft">{percent(score)}</span>}
      </span>
      {keyed(notes, (note) => note).map(([key, note]) => (
        <span key={key} className="text-xs text-soft">
          {note}
        </span>
      ))}
    </li>
  );
}

/** What each round's answer was held to, and what was decided of it. */
export function Critics({ attempts }: { attempts: readonly AskAttempt[] }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-3">
      {keyed(attempts, ({ round }) => round).map(([key, { round, critiques, decision, model }]) => (
        <div key={key}>
          <h3 className="text-xs font-semibold text-soft">
            {t('ask.attempt', { round, model, decision: t(`ask.decision.${decision}`) })}
          </h3>
          <ul className="mt-1 divide-y divide-line border-y border-line">
            {keyed(critiques, (critique) => critique.critic).map(([key, critique]) => (
              <Critic key={key} critique={critique} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
