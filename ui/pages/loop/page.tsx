import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Status } from '../../../src/contract/status.ts';
import { PageHead } from '../../components/page-head.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useLive } from '../../live/use-live.ts';
import { Gaps } from './gaps.tsx';
import { Jobs } from './jobs.tsx';
import { statusQuery } from './loop-data.ts';
import { Signals } from './signals.tsx';
import { stateOf, type TabName } from './states.ts';
import { Suggestions } from './suggestions.tsx';

const TABS: readonly TabName[] = ['suggestions', 'gaps', 'jobs', 'signals'];

/** What a tab shows; `chosen` narrows it, '' = all. */
function contentOf(tab: TabName, chosen: string, choose: (chosen: string) => void): ReactNode {
  if (tab === 'suggestions') return <Suggestions status={chosen} onStatus={choose} />;
  if (tab === 'gaps') return <Gaps status={chosen} onStatus={choose} />;
  if (tab === 'jobs') return <Jobs status={chosen} onStatus={choose} />;
  return <Signals reason={chosen} onReason={choose} />;
}

/** How a job goes on is not pushed: it is asked for while one has not ended. */
const POLL_MS = 2000;

function isBusy(status: Status | undefined): boolean {
  if (status === undefined) return false;
  const { queued, assigned, running, failed } = status.jobs;
  return queued + assigned + running + failed > 0;
}

/** How much waits for a person; all that is shown is read again as long as jobs go on, and where their counts changed. */
function useWaiting(): Partial<Record<TabName, number>> {
  const queries = useQueryClient();
  const { data } = useQuery({
    ...statusQuery,
    refetchInterval: ({ state }) => (isBusy(state.data) ? POLL_MS : false),
  });
  // A list may have been asked for before a job ended, and the counts after: they alone say that it is old.
  const seen = isBusy(data) ? data?.at : JSON.stringify(data?.jobs);
  useEffect(() => {
    void queries.invalidateQueries({
      queryKey: ['loop'],
      predicate: ({ queryKey }) => queryKey[1] !== 'status',
    });
  }, [queries, seen]);
  if (data === undefined) return {};
  return { suggestions: data.suggestions_pending, gaps: data.gaps_open, jobs: data.jobs.dead_lettered };
}

/** The loop: what went wrong, what is done about it, what could not be answered, and what a person decides on. */
export default function LoopPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const shown = TABS.find((tab) => tab === search['tab']) ?? 'suggestions';
  const chosen = stateOf(shown, search['only']);
  const waiting = useWaiting();
  const readAgain = (): void => void queries.invalidateQueries({ queryKey: ['loop'] });
  useLive(readAgain, readAgain);
  const go = (tab: string, only: string): void =>
    void navigate({ to: '/loop', search: only === '' ? { tab } : { tab, only } });
  const tabs = TABS.map((tab) => ({
    value: tab,
    label: (waiting[tab] ?? 0) > 0 ? `${t(`loop.tab.${tab}`)} (${waiting[tab]})` : t(`loop.tab.${tab}`),
    content: <div className="max-w-5xl px-4 py-4">{contentOf(tab, chosen, (only) => go(tab, only))}</div>,
  }));
  return (
    <>
      <PageHead title={t('loop.title')} />
      <Tabs label={t('loop.title')} tabs={tabs} value={shown} onChange={(tab) => go(tab, '')} />
    </>
  );
}
