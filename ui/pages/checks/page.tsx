import { Link, useParams } from '@tanstack/react-router';
import { ListChecks } from '../../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import type { VerdictHead } from '../../../src/contract/verdict-record.ts';
import { PageHead } from '../../components/page-head.tsx';
import { moment } from '../../i18n/format.ts';
import { OutcomeTag } from '../../verdicts/outcome-tag.tsx';
import { VerdictList } from '../../verdicts/verdict-list.tsx';
import { KeptCheck } from './kept-check.tsx';
import { Place } from './place.tsx';

function Row({ verdict: { id, outcome, counts, created_at, subject, work } }: { verdict: VerdictHead }) {
  const { t } = useTranslation();
  const task = work?.task ?? null;
  const points = t('checks.points', {
    count: counts.items,
    failed: counts.failed,
    unchecked: counts.unchecked,
  });
  return (
    <Link
      to={`/checks/${encodeURIComponent(id)}`}
      className="flex h-full items-center gap-3 px-1 text-sm hover:bg-hover"
    >
      <span className="w-28 shrink-0">
        <OutcomeTag outcome={outcome} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate">{task ?? points}</span>
        <span className="block truncate text-xs text-soft">
          {work === undefined ? null : <Place work={work} />}
          {work === undefined ? '' : ' · '}
          {moment(created_at)} · {task === null ? null : `${points} · `}
          <code>{subject.id.slice(0, 12)}</code>
        </span>
      </span>
    </Link>
  );
}

/** Verdicts on finished work: the list, and one of them. */
export default function ChecksPage() {
  const { t } = useTranslation();
  const { id } = useParams({ strict: false });
  return (
    <>
      <PageHead title={t('checks.title')}>
        {id === undefined ? null : (
          <Link to="/checks" className="text-sm text-accent hover:underline print:hidden">
            {t('checks.all')}
          </Link>
        )}
      </PageHead>
      <div className="flex flex-col gap-3 p-4">
        {id === undefined ? (
          <VerdictList
            part="check"
            label={t('checks.title')}
            icon={ListChecks}
            empty={t('checks.empty')}
            hint={t('checks.emptyHint')}
            row={(verdict) => <Row verdict={verdict} />}
          />
        ) : (
          <KeptCheck key={id} id={id} />
        )}
      </div>
    </>
  );
}
