import { useQuery } from '@tanstack/react-query';
import type { Icon } from '../../icons/icon.ts';
import { CircleCheck, CircleHelp, Quote } from '../../icons/icons.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskResult } from '../../../src/contract/ask.ts';
import type { Feedback } from '../../../src/contract/feedback-signal.ts';
import { Thumbs } from '../../chat/thumbs.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Markdown } from '../../components/markdown.tsx';
import { Tag, type Tone } from '../../components/tag.tsx';
import { duration } from '../../i18n/format.ts';
import { thumbQuery } from './ask-data.ts';
import { Citations } from './citations.tsx';
import { Critics } from './critics.tsx';
import { Repairs } from './repairs.tsx';
import { Steps } from './steps.tsx';
import { keyed } from '../../react/keyed.ts';

type Standing = 'answered' | 'open' | 'quoted' | 'abstained';

const LOOKS: Readonly<Record<Standing, { tone: Tone; icon: Icon }>> = {
  answered: { tone: 'good', icon: CircleCheck },
  open: { tone: 'part', icon: CircleHelp },
  quoted: { tone: 'warn', icon: Quote },
  abstained: { tone: 'none', icon: CircleHelp },
};

/** LP21: only what every critic lets pass is an answer without a but. */
function standingOf({ status, attempts, answer }: AskResult): Standing {
  if (status !== 'answered') return status;
  const given = attempts.find((attempt) => attempt.decision === 'commit') ?? attempts.at(-1);
  const passes = given?.critiques.every(({ verdict }) => verdict === 'pass') === true && answer !== '';
  return passes ? 'answered' : 'open';
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="text-sm font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** LP29: what the answer could not rest on, for it came since the index was made. */
function NewFiles({ result }: { result: AskResult }) {
  const { t } = useTranslation();
  const { count, paths } = result.new_files;
  if (count === 0) return null;
  const listed = [...paths, ...(count > paths.length ? ['…'] : [])].join(', ');
  return <p className="text-sm text-soft">{t('ask.newFiles', { count, paths: listed })}</p>;
}

/** The thumb that was given on the answer before this visit. */
function useKeptThumb({ message_id }: AskResult): Feedback | null {
  const { data } = useQuery(thumbQuery(message_id));
  return data ?? null;
}

/** An ask that came to its end: the answer, where it comes from, what it was held to, what was done about it. */
export function Result({ result }: { result: AskResult }) {
  const { t } = useTranslation();
  const { answer, ended, rounds, ms, model, troubles, actions, session_id, message_id } = result;
  const standing = standingOf(result);
  const kept = useKeptThumb(result);
  const { tone, icon } = LOOKS[standing];
  return (
    <div className="flex flex-col gap-6">
      <article aria-label={t('chat.answer')} className="flex flex-col gap-2.5">
        <p role="status" className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">
          <Tag tone={tone} icon={icon}>
            {t(`ask.standing.${standing}`)}
          </Tag>
          <span>{t(`ask.ended.${ended}`)}</span>
          <span className="text-xs text-faint">
            {[t('ask.rounds', { count: rounds }), duration(ms), model].join(' · ')}
          </span>
        </p>
        <Markdown text={answer} />
        <div className="flex flex-wrap items-center gap-1">
          <CopyButton text={answer} label={t('chat.copyAnswer')} />
          <Thumbs chatId={session_id} messageId={message_id} kept={kept} />
        </div>
      </article>
      <Part title={t('ask.citations')}>
        <Citations result={result} />
      </Part>
      <NewFiles result={result} />
      {actions.length === 0 ? null : (
        <Part title={t('ask.repairs')}>
          <Repairs actions={actions} />
        </Part>
      )}
      {troubles.length === 0 ? null : (
        <Part title={t('ask.troubles')}>
          <ul className="list-disc pl-5 text-sm text-soft">
            {keyed(troubles, (trouble) => trouble).map(([key, trouble]) => (
              <li key={key}>{trouble}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={t('ask.critics')}>
        <Critics attempts={result.attempts} />
      </Part>
      <Part title={t('ask.steps')}>
        <Steps steps={result.steps} isRunning={false} />
      </Part>
    </div>
  );
}
