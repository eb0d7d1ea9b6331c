import { Language } from '../contract/language.ts';
import type { Environment } from '../app/configuration/environment.ts';

/** The language of a message that has no text to follow: asked for, configured, that of the machine, English. */
export function messageLanguage(
  asked: Language | undefined,
  configured: Language | undefined,
  environment: Environment,
): Language {
  const set = Language.safeParse(environment['ASSAY_LANGUAGE']);
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  return asked ?? configured ?? (set.success ? set.data : locale.startsWith('ko') ? 'ko' : 'en');
}
