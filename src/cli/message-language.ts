import type { Language } from '../contract/language.ts';
import type { Environment } from '../app/configuration/environment.ts';

/** `ko` or `en`; undefined for what is neither. */
export function asLanguage(text: string | undefined): Language | undefined {
  return text === 'ko' || text === 'en' ? text : undefined;
}

/** The language of a message that has no text to follow: asked for, configured, that of the machine, English. */
export function messageLanguage(
  asked: Language | undefined,
  configured: Language | undefined,
  environment: Environment,
): Language {
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  const machine = locale.startsWith('ko') ? 'ko' : 'en';
  return asked ?? configured ?? asLanguage(environment['ASSAY_LANGUAGE']) ?? machine;
}
