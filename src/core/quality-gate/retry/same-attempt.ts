import type { QualityResult, QualityRetry } from '../../../contract/quality.ts';

function bare(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\S\n]+$/gmu, '')
    .trim();
}

/** True where a second attempt says what the first one said, to the letter; white space at ends of lines is nothing said. */
export function isSameText(first: string, second: string): boolean {
  return bare(first) === bare(second);
}

/** QG20: the same text cannot be better than itself, whatever a judge would say of it a second time: it is not asked. */
export function sameAttempt({ score }: QualityResult): QualityRetry {
  const detail = 'the second attempt is the same text';
  return { outcome: 'no_change', delivered: 1, scores: [score], detail };
}
