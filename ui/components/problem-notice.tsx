import { CircleAlert } from '../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../src/contract/problem.ts';
import { isApiError, OWN_PROBLEMS, type OwnProblem, ownProblem } from '../api/api-error.ts';

function isOwn(code: string): code is OwnProblem {
  return (OWN_PROBLEMS as readonly string[]).includes(code);
}

/** What happened, why, and what to do, in the language that is shown. */
function useSentences({ code, detail, hint, where }: Problem): { what: string; why: string; todo: string } {
  const { t } = useTranslation();
  if (isOwn(code)) return { what: t(`problem.${code}`), why: detail, todo: t(`problem.${code}Hint`) };
  return { what: detail, why: where ?? '', todo: hint ?? '' };
}

/** An error as a person can use it: what, why (where), what to do, and the id that the log knows it by. */
export function ProblemNotice({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { problem } = isApiError(error) ? error : ownProblem('screen', String(error));
  const { what, why, todo } = useSentences(problem);
  return (
    <div role="alert" className="flex gap-2.5 rounded border border-bad/40 bg-bad-wash px-3 py-2.5 text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      <div className="min-w-0">
        <p className="font-medium">{what}</p>
        {why === '' ? null : <p className="font-mono text-xs text-soft">{why}</p>}
        {todo === '' ? null : <p className="mt-1">{todo}</p>}
        {problem.request_id === undefined ? null : (
          <p className="mt-1 text-xs text-soft">{t('problem.requestId', { id: problem.request_id })}</p>
        )}
      </div>
    </div>
  );
}
