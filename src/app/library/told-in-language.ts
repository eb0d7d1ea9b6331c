import { AssayError } from '../../contract/assay-error.ts';
import { toldError, toldWhole } from './told-whole.ts';

/** As `toldWhole`, in the language that the call asked for: `language: 'ko'`. */
export function toldInLanguage<Value>(language: unknown, work: () => Promise<Value>): Promise<Value> {
  return toldWhole(async () => {
    try {
      return await work();
    } catch (error) {
      if (language !== 'ko' || !(error instanceof AssayError)) throw error;
      const { translate } = await import('../messages/translate.ts');
      throw toldError(error, (sentence) => translate(sentence, language));
    }
  });
}
