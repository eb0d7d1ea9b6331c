import { useTranslation } from 'react-i18next';
import type { FixSuggestion } from '../../../src/contract/knowledge-gap.ts';
import { toast } from '../../components/toast.ts';
import { useChange } from './use-change.ts';

type Decision = 'approve' | 'reject' | 'edit' | 'undo';

/** Deciding on a suggestion in the version that was seen; an approval and a rejection can be taken back. */
export function useDecisions(id: string) {
  const { t } = useTranslation();
  const path = (what: Decision): string => `/api/suggestions/${encodeURIComponent(id)}/${what}`;
  const undo = (seen: number): void => change.mutate({ path: path('undo'), body: { version: seen } });
  const change = useChange<FixSuggestion>((now) => {
    const back = now.status === 'applied' || now.status === 'rejected';
    const words = t(`loop.suggestionStatus.${now.status}`);
    toast(`${now.target}: ${words}`, back ? () => undo(now.version) : undefined);
  });
  return {
    error: change.error,
    isPending: change.isPending,
    decide: (what: Decision, version: number, more: Readonly<Record<string, unknown>> = {}) =>
      change.mutate({ path: path(what), body: { version, ...more } }),
  };
}
