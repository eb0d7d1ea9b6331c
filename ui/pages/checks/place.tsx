import { GitBranch } from '../../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import type { WorkPlace } from '../../../src/contract/work-place.ts';

/** The repository and the branch that were checked. */
export function Place({ work: { repository, branch } }: { work: WorkPlace }) {
  const { t } = useTranslation();
  return (
    <span>
      {repository} <GitBranch aria-hidden className="inline size-3" />{' '}
      <span className="sr-only">{t('checks.branch')} </span>
      {branch ?? t('checks.detached')}
    </span>
  );
}
