import { useNavigate, useParams } from '@tanstack/react-router';
import { Plus } from '../../icons/icons.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { AskForm } from './ask-form.tsx';
import { Result } from './ask-result.tsx';
import { BrokenAsk } from './broken-ask.tsx';
import { EarlierAsks } from './earlier-asks.tsx';
import { KeptAsk } from './kept-ask.tsx';
import { Steps } from './steps.tsx';
import { type RunningAsk, useAsk } from './use-ask.ts';

/** The ask of this visit: its steps as they are done, then its result. */
function Shown({ running, asked }: { running: RunningAsk; asked: string }) {
  const { progress, resume } = running;
  const question = progress.result?.question ?? asked;
  return (
    <>
      {question === '' ? null : <p className="font-medium">{question}</p>}
      {progress.result === null ? (
        <Steps steps={progress.steps} isRunning={progress.phase === 'running'} />
      ) : (
        <Result result={progress.result} />
      )}
      <BrokenAsk progress={progress} onResume={resume} />
    </>
  );
}

/** The address of an ask is its id, as soon as it has one; who looks at another by then stays there. */
function useAddress({ progress: { id } }: RunningAsk, shown: string | undefined): void {
  const navigate = useNavigate();
  const take = useEffectEvent((own: string) => {
    if (shown === undefined) void navigate({ to: `/ask/${encodeURIComponent(own)}`, replace: true });
  });
  useEffect(() => {
    if (id !== null) take(id);
  }, [id]);
}

/** Asks the index: every step is shown, the answer leads to where it comes from. */
export default function AskPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id } = useParams({ strict: false });
  const [asked, setAsked] = useState('');
  const running = useAsk();
  const { progress, start, stop, resume } = running;
  useAddress(running, id);
  const isBusy = progress.phase === 'running';
  const isHere = (progress.id ?? undefined) === id || (isBusy && id === undefined);
  const isOwn = progress.phase !== 'idle' && isHere;
  return (
    <>
      <PageHead title={t('ask.title')}>
        <Button look="plain" size="small" onClick={() => void navigate({ to: '/ask' })}>
          <Plus aria-hidden className="size-3.5" />
          {t('ask.new')}
        </Button>
      </PageHead>
      <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-5">
        <AskForm
          isBusy={isBusy}
          onAsk={(request) => {
            setAsked(request.question);
            if (id !== undefined) void navigate({ to: '/ask' });
            start(request);
          }}
          onStop={stop}
        />
        {isOwn ? <Shown running={running} asked={asked} /> : null}
        {isOwn || id === undefined ? null : <KeptAsk key={id} id={id} onResume={resume} />}
        {id === undefined && !isOwn ? <EarlierAsks /> : null}
      </div>
    </>
  );
}
