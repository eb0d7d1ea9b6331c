import { useTranslation } from 'react-i18next';
import type { FeatureType } from '../../../src/contract/feature.ts';

/** What a person asked, as it was typed. */
export function QuestionText({ feature, text }: { feature?: FeatureType | undefined; text: string }) {
  const { t } = useTranslation();
  return (
    <article
      aria-label={t('chat.question')}
      className="ml-auto max-w-[85%] min-w-0 rounded bg-sunken px-3 py-2 whitespace-pre-wrap"
    >
      {feature === undefined ? null : <p className="text-xs text-soft">{t(`chat.features.${feature}`)}</p>}
      {text}
    </article>
  );
}
