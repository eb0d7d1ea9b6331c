import type { QualityResult, QualityUnchecked } from '../../contract/quality.ts';
import { section, type Writing } from './writing.ts';

/** A grading as `grade_answer` gives it. */
export interface Graded {
  readonly quality: QualityResult | null;
  readonly unchecked: QualityUnchecked | null;
}

function itemsText({ details, unevaluated = [] }: QualityResult, writing: Writing): string[] {
  const { words, plain, wording, language } = writing;
  const of = (passed: boolean | null): string[][] =>
    details
      .filter((item) => item.passed === passed)
      .map(({ id, question, note }) => [
        `${plain(question)}  [${id}]`,
        ...(note === '' ? [] : [plain(note)]),
      ]);
  const open = unevaluated.map(({ id, question, reason, detail }) => [
    `${plain(question)}  [${id}]`,
    `${wording.reason(reason, language)}: ${plain(wording.say(detail, language))}`,
  ]);
  const [notMet, partly] = [of(false), of(null)];
  if (notMet.length + partly.length + open.length === 0) return ['', words.metAll];
  return [
    ...section(words.notMet, notMet, writing),
    ...section(words.partly, partly, writing),
    ...section(words.notEvaluated, open, writing),
  ];
}

/** The verdict first, then each item that is not met, partly met or open, with why. */
export function gradeText(outcome: string, { quality, unchecked }: Graded, writing: Writing): string[] {
  const { words, plain, wording, language } = writing;
  const result = quality ?? unchecked?.result ?? null;
  const why =
    unchecked === null
      ? ''
      : ` · ${words.notEvaluated}: ${wording.reason(unchecked.reason, language)}, ${plain(wording.say(unchecked.detail, language))}`;
  if (result === null) return [`${outcome}${why}`];
  const score = `${words.score(result.score)} (${words.needs(result.min_pass_ratio)})`;
  return [`${outcome} · ${score}${why}`, ...itemsText(result, writing)];
}
