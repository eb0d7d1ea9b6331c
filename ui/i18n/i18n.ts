import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../src/contract/language.ts';
import en from '../locales/en.json';
import ko from '../locales/ko.json';

const KEPT = 'assay.language';
const i18n = createInstance();

/** Korean comes first: English only where it was chosen, or where the browser asks for no Korean at all. */
function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  if (kept === 'ko' || kept === 'en') return kept;
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith('ko')) ? 'ko' : 'en';
}

/** The language that is shown. */
export function language(): Language {
  return i18n.language === 'en' ? 'en' : 'ko';
}

/** Shows another language from now on, in this browser. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  localStorage.setItem(KEPT, chosen);
  await i18n.changeLanguage(chosen);
}

function tell(shown: string): void {
  document.documentElement.lang = shown;
}

/** Starts once, before the first render. */
export function startI18n(): void {
  i18n.on('languageChanged', tell);
  void i18n.use(initReactI18next).init({
    lng: firstLanguage(),
    fallbackLng: 'ko',
    resources: { ko: { translation: ko }, en: { translation: en } },
    // React escapes; escaping twice would show &amp; to people.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  tell(language());
}
