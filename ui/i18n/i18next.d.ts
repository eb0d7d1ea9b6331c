import 'i18next';
import type ko from '../locales/ko.json';

// Keys of translations are checked by the compiler.
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof ko };
  }
}
