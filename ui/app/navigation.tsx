import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PAGES, type Page } from '../pages/pages.ts';
import { keyed } from '../react/keyed.ts';

const GROUPS: readonly Page['group'][] = ['work', 'verdicts', 'running', 'house'];

function Entry({ page, onLeave }: { page: Page; onLeave?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { icon: Icon } = page;
  return (
    <li>
      <Link
        to={page.to}
        {...(onLeave === undefined ? {} : { onClick: onLeave })}
        activeOptions={{ includeSearch: false }}
        className="flex h-8 items-center gap-2 rounded px-2 text-sm text-soft hover:bg-hover data-[status=active]:bg-hover data-[status=active]:font-medium data-[status=active]:text-ink"
      >
        <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        {t(`nav.${page.name}`)}
      </Link>
    </li>
  );
}

/** Links to every page, in groups. */
export function Navigation({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('nav.label')} className="flex flex-col gap-3">
      {keyed(GROUPS, (group) => group).map(([key, group]) => {
        const pages = PAGES.filter((page) => page.group === group);
        return pages.length === 0 ? null : (
          <ul key={key} className="flex flex-col gap-0.5">
            {keyed(pages, (page) => page.path).map(([key, page]) => (
              <Entry key={key} page={page} onLeave={onLeave} />
            ))}
          </ul>
        );
      })}
    </nav>
  );
}
