import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../components/tag.tsx';
import { moment, number } from '../../i18n/format.ts';
import type { ShownKey } from './settings-data.ts';

function isOver({ terms: { expires_at } }: ShownKey, now: number): boolean {
  return expires_at !== undefined && Date.parse(expires_at) <= now;
}

/** What a key allows beside its rights, a line each. */
export function termLines({ terms, spent }: ShownKey, t: TFunction): string[] {
  const { expires_at, budget, models, on_fail } = terms;
  const counts = (isOf: number, of: number) => ({ spent: number(isOf, 4), limit: number(of, 4) });
  return [
    ...(expires_at === undefined ? [] : [t('settings.keyUntil', { at: moment(expires_at) })]),
    ...(budget?.tokens === undefined ? [] : [t('settings.keyTokens', counts(spent.tokens, budget.tokens))]),
    ...(budget?.cost === undefined ? [] : [t('settings.keyCost', counts(spent.cost, budget.cost))]),
    ...(models === undefined ? [] : [t('settings.keyModels', { models: models.join(', ') })]),
    ...(['verification', 'quality'] as const).flatMap((check) => {
      const action = on_fail?.[check];
      return action === undefined ? [] : [`on_fail ${check}: ${action}`];
    }),
  ];
}

/** HT31 on screen: until when a key opens anything, what it may spend and has spent, which models it may ask. */
export function KeyTermLines({ of }: { of: ShownKey }) {
  const { t } = useTranslation();
  const lines = termLines(of, t);
  return (
    <>
      {isOver(of, Date.now()) && of.revoked_at === null ? <Tag>{t('settings.keyExpired')}</Tag> : null}
      {lines.length === 0 ? null : <span className="w-full text-xs text-soft">{lines.join(' · ')}</span>}
    </>
  );
}
