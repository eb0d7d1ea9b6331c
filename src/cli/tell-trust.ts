import type { EffectiveConfiguration } from '../app/configuration/effective-configuration.ts';
import type { Environment } from '../app/configuration/environment.ts';
import { trustNotice } from '../app/configuration/trust-notice.ts';
import type { Language } from '../contract/language.ts';
import { messageLanguage } from './message-language.ts';
import { plainText } from './plain-text.ts';
import { translate } from '../app/messages/translate.ts';

/** TU4: one line for what of a configuration is ignored. */
export function tellTrust(
  { trust, configuration }: EffectiveConfiguration,
  asked: Language | undefined,
  environment: Environment,
  warn: (text: string) => void,
): void {
  const notice = trustNotice(trust);
  if (notice === null) return;
  const language = messageLanguage(asked, configuration.language, environment);
  warn(`assay: ${plainText(translate(notice, language))}\n`);
}
