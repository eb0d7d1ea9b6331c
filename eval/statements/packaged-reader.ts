import type { Language } from '../../src/contract/language.ts';
import { packagedWeights } from '../../src/adapters/reading/packaged-weights.ts';
import { packagedWords } from '../../src/adapters/reading/packaged-words.ts';
import { openReaders } from '../../src/core/read/open-reader.ts';
import type { Reader } from '../../src/core/read/reader.ts';

const open = openReaders(packagedWeights, packagedWords);

/** A language as the package reads it. */
export function packagedReader(language: Language = 'en'): Reader {
  return open(language);
}
