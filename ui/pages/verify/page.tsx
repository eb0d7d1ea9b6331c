import { Link, useParams } from '@tanstack/react-router';
import { ShieldCheck } from '../../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import type { VerdictHead } from '../../../src/contract/verdict-record.ts';
import { PageHead } from '../../components/page-head.tsx';
import { moment } from '../../i18n/format.ts';
import { OutcomeTag } from '../../verdicts/outcome-tag.tsx';
import { VerdictList } from '../../verdicts/verdict-list.tsx';
import { KeptVerdict } from './kept-verdict.tsx';
import { VerifyForm } from './verify-form.tsx';

/** Of Markdown: a list shows words alone. */
const MARKS = /\*\*|`/g;

function Row({ verdict }: { verdict: VerdictHead }) {
  const { t } = useTranslation();
  return (
    <Link
      to={`/verify/${encodeURIComponent(verdict.id)}`}
      className="flex h-full items-center gap-3 px-1 text-sm hover:bg-hover"
    >
      <span className="w-28 shrink-0">
        <OutcomeTag outcome={verdict.outcome} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate">{verdict.title.replaceAll(MARKS, '') || t('verify.noClaim')}</span>
        <span className="block truncate text-xs text-soft">
          {moment(verdict.created_at)} · {t('chat.claims', { count: verdict.counts.items })}
        </span>
      </span>
    </Link>
  );
}

function Start() {
  const { t } = useTranslation();
  return (
    <>
      <VerifyForm />
      <h2 className="mt-2 border-b border-line pb-1 text-sm font-semibold">{t('verify.kept')}</h2>
      <VerdictList
        part="verify"
        label={t('verify.kept')}
        icon={ShieldCheck}
        empty={t('verify.empty')}
        hint={t('verify.emptyHint')}
        row={(verdict) => <Row verdict={verdict} />}
      />
    </>
  );
}

/** Verify an answer, or open a verdict that is kept. */
export default function VerifyPage() {
  const { t } = useTranslation();
  const { id } = useParams({ strict: false });
  return (
    <>
      <PageHead title={t('verify.title')}>
        {id === undefined ? null : (
          <Link to="/verify" className="text-sm text-accent hover:underline print:hidden">
            {t('verify.all')}
          </Link>
        )}
      </PageHead>
      <div className="flex flex-col gap-3 p-4">
        {id === undefined ? <Start /> : <KeptVerdict key={id} id={id} />}
      </div>
    </>
  );
}
