import { weightTables } from '../adapters/reading/weight-tables.ts';
import type { Language } from '../contract/language.ts';
import type { StatementJudge } from '../core/grounding/statement-judge.ts';
import { openReaders } from '../core/read/open-reader.ts';
import { statementJudge } from '../core/verify/statement-judge.ts';

/** What a language is read by: the files of `assay/weights` and `assay/words`, as they are once unpacked. */
export interface PortableReading {
  /** `en.json` as text. */
  readonly head: string;
  /** `en.weights.gz`, unpacked. */
  readonly weights: Int8Array;
  /** `en.words` and `en.own.words` as one text: what words mean to each other. */
  readonly words?: string;
}

/** Reads sentences by the weights of the languages that are given; those of another language are unread. */
export function openReading(given: Partial<Record<Language, PortableReading>>): StatementJudge {
  return statementJudge(
    openReaders(
      (language) => {
        const known = given[language];
        return known === undefined ? null : { head: known.head, tables: weightTables(known.weights) };
      },
      (language) => given[language]?.words ?? null,
    ),
  );
}
