import { useTranslation } from 'react-i18next';
import type { AskAction } from '../../../src/contract/ask.ts';
import { JobProgress } from '../../chat/job-progress.tsx';
import { Tag, type Tone } from '../../components/tag.tsx';
import { keyed } from '../../react/keyed.ts';

const TONES: Readonly<Record<AskAction['state'], Tone>> = {
  done: 'part',
  queued: 'part',
  pending: 'warn',
  refused: 'none',
  failed: 'bad',
};

/** A word of the server's settings in place of a sentence. */
const SWITCHED_OFF = 'correction.switched_off';

function Repair({ action }: { action: AskAction }) {
  const { t } = useTranslation();
  const { kind, cause, state, outcome, detail, job_id, needs_consent } = action;
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1.5 text-sm">
      <Tag tone={TONES[state]}>{t(`ask.state.${state}`)}</Tag>
      <code className="font-mono text-xs">{kind}</code>
      <span className="text-soft">{t(`ask.cause.${cause}`)}</span>
      {outcome === null ? null : <span className="font-medium">{t(`ask.outcome.${outcome}`)}</span>}
      {detail === null ? null : (
        <span className="text-xs text-soft">{detail === SWITCHED_OFF ? t('ask.switchedOff') : detail}</span>
      )}
      {state === 'pending' && needs_consent ? (
        <span className="text-xs text-soft">{t('ask.allowIt')}</span>
      ) : null}
      {job_id === null ? null : <JobProgress id={job_id} />}
    </li>
  );
}

/** What was done about a failure, and what came of it. */
export function Repairs({ actions }: { actions: readonly AskAction[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {keyed(actions, (action) => `${action.round} ${action.kind} ${JSON.stringify(action.params)}`).map(
        ([key, action]) => (
          <Repair key={key} action={action} />
        ),
      )}
    </ul>
  );
}
