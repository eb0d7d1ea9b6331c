import { openTexts, type TextJudge } from '../../src/core/judge/judge-text.ts';
import type { Judged } from '../../src/core/judge/judged.ts';
import { madeOnceFor } from '../../src/core/language/made-once.ts';
import type { Reader } from '../../src/core/read/reader.ts';

/** So many texts are kept as they were read: most sets ask several claims of one text. */
const MOST_KEPT = 200;

const judgesOf = madeOnceFor((_: Reader) => new Map<string, TextJudge>());

/** Says of one claim whether the passages say it. */
export function judgeText(claim: string, passages: readonly string[], reader: Reader): Judged {
  const judges = judgesOf(reader);
  const key = JSON.stringify(passages);
  const judge = judges.get(key) ?? openTexts({ texts: passages }, reader);
  if (judges.size >= MOST_KEPT) judges.clear();
  judges.set(key, judge);
  return judge(claim);
}
