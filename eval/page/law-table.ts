import type { LawCount } from '../laws/hold-laws.ts';
import { percent } from './number.ts';
import type { Table } from './table.ts';

/** What became of verified claims that were changed. */
export function lawTable(counts: readonly LawCount[]): Table {
  return {
    head: ['change', 'the verdict must', 'rows of', 'language', 'cases', 'it does', 'becomes contradicted'],
    rows: counts.map(({ name, must, of, language, cases, held, contradicted }) => [
      name,
      must,
      of,
      language,
      String(cases),
      percent(held / cases),
      must === 'fall' ? percent(contradicted / cases) : '',
    ]),
  };
}
