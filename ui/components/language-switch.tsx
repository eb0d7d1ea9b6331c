import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../i18n/i18n.ts';
import { keyed } from '../react/keyed.ts';

const LANGUAGES = [
  { language: 'ko', label: '한국어' },
  { language: 'en', label: 'English' },
] as const;

/** The two languages by their own names; the choice is kept in this browser. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  return (
    <div role="group" aria-label={t('common.language')} className="flex gap-0.5 rounded bg-sunken p-0.5">
      {keyed(LANGUAGES, ({ language }) => language).map(([key, { language, label }]) => (
        <button
          key={key}
          type="button"
          lang={language}
          aria-pressed={i18n.language === language}
          onClick={() => void chooseLanguage(language)}
          className="h-6 flex-1 rounded-sm px-2 text-xs text-soft aria-pressed:bg-panel aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-xs"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
