import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FixSuggestion } from '../../../src/contract/knowledge-gap.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { Tag, type Tone } from '../../components/tag.tsx';
import { shortMoment } from '../../i18n/format.ts';
import { Differences } from './differences.tsx';
import { EditSuggestion } from './edit-suggestion.tsx';
import { RejectSuggestion } from './reject-suggestion.tsx';
import { useDecisions } from './use-decisions.ts';

const TONES: Readonly<Record<FixSuggestion['status'], Tone>> = {
  pending: 'warn',
  applied: 'good',
  rejected: 'none',
  undone: 'none',
};

/** What is asked of a person, and the suggestion as it was then: another version may come before it is decided. */
interface Asked {
  readonly what: 'edit' | 'reject';
  readonly seen: FixSuggestion;
}

function Decisions({ suggestion }: { suggestion: FixSuggestion }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { status, target, id, version } = suggestion;
  const { decide, error, isPending } = useDecisions(id);
  const seen = asked?.seen ?? suggestion;
  const close = (): void => setAsked(null);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {status === 'pending' ? (
          <>
            <Button look="plain" size="small" disabled={isPending} onClick={() => decide('approve', version)}>
              {t('loop.approve')}
            </Button>
            <Button look="quiet" size="small" onClick={() => setAsked({ what: 'edit', seen: suggestion })}>
              {t('loop.edit')}
            </Button>
            <Button look="quiet" size="small" onClick={() => setAsked({ what: 'reject', seen: suggestion })}>
              {t('loop.reject')}
            </Button>
          </>
        ) : null}
        {status === 'applied' || status === 'rejected' ? (
          <Button look="plain" size="small" disabled={isPending} onClick={() => decide('undo', version)}>
            {t('common.undo')}
          </Button>
        ) : null}
      </div>
      {error === null ? null : <ProblemNotice error={error} />}
      <Dialog title={`${t('loop.edit')}: ${target}`} isOpen={asked?.what === 'edit'} onClose={close}>
        <EditSuggestion
          details={seen.details}
          onSave={(now) => {
            close();
            decide('edit', seen.version, { details: now });
          }}
        />
      </Dialog>
      <Dialog title={`${t('loop.reject')}: ${target}`} isOpen={asked?.what === 'reject'} onClose={close}>
        <RejectSuggestion
          onReject={(reason) => {
            close();
            decide('reject', seen.version, { reason });
          }}
        />
      </Dialog>
    </>
  );
}

/** A suggestion: what it would do, its versions, and the decision. */
export function SuggestionRow({ suggestion }: { suggestion: FixSuggestion }) {
  const { t } = useTranslation();
  const { id, status, action, target, version, reason, updated_at } = suggestion;
  return (
    <div className="flex flex-col gap-1.5">
      <Disclosure
        summary={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <Tag tone={TONES[status]}>{t(`loop.suggestionStatus.${status}`)}</Tag>
            <code className="font-mono text-xs text-soft">{action}</code>
            <span className="font-medium">{target}</span>
            {reason === null ? null : <span className="text-soft">{reason}</span>}
            <span className="text-xs text-faint">
              {[t('loop.version', { version }), shortMoment(updated_at)].join(' · ')}
            </span>
          </span>
        }
      >
        <Differences id={id} />
      </Disclosure>
      <Decisions suggestion={suggestion} />
    </div>
  );
}
