import type { WorkReport } from '../../../src/contract/work-report.ts';

/** What Markdown would read as its own stays a character. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|]/g, String.raw`\$&`);
}

/** The answers and findings of a check as Markdown. */
export function workMarkdown({ check_id, status, questions, findings }: WorkReport, title: string): string {
  const answer = { true: '✓', false: '✗', null: '?' } as const;
  return [
    `# ${title}: ${status}`,
    '',
    `\`${check_id}\``,
    '',
    ...questions.map(
      ({ question, passed, evidence }) => `- ${answer[`${passed}`]} ${plain(question)} ${plain(evidence)}`,
    ),
    '',
    ...findings.map(
      ({ severity, message, place, rule }) =>
        `- ${severity}: ${plain(message)} (${place === null ? '' : `${plain(place.file)}:${place.line}, `}${rule})`,
    ),
    '',
  ].join('\n');
}
