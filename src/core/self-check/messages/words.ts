import type { Language } from '../../../contract/language.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';

type Details = Readonly<Record<string, string>>;

/** Puts a finding of one rule in words; no full stop at the end. */
export type Words = (details: Details, finding: WorkFinding) => string;
export type WordsOf<Rule extends string> = Readonly<Record<Rule, Readonly<Record<Language, Words>>>>;

const SHOWN = 3;

/** `1 test`, `2 tests`. */
export function counted(number: string | undefined, one: string, more: string): string {
  return `${number ?? '?'} ${number === '1' ? one : more}`;
}

/** The first tests of a finding, and how many more there are. */
export function named({ tests }: WorkFinding, language: Language): string {
  const rest = tests.length - SHOWN;
  const shown = tests.slice(0, SHOWN).join(', ');
  if (rest <= 0) return shown === '' ? '' : `: ${shown}`;
  return language === 'ko' ? `: ${shown} 외 ${rest}개` : `: ${shown} and ${rest} more`;
}

/** What was said, in brackets. */
export function saying({ after }: WorkFinding): string {
  return after === null ? '' : ` (${after.split('\n')[0]?.trim() ?? ''})`;
}
