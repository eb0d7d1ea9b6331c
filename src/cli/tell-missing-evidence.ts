import type { Home, Outside } from '../app/outside.ts';
import type { Answer } from '../contract/answer.ts';
import type { Language } from '../contract/language.ts';
import type { Terminal } from './terminal.ts';

const HINT: Readonly<Record<Language, string>> = {
  ko: '대조할 근거를 주세요: --evidence FILE',
  en: 'give what to hold it against: --evidence FILE',
};

/** NU2: says the way out where an answer brings no evidence, and neither a graph nor a source is configured. */
export function tellMissingEvidence(
  { content }: Pick<Answer, 'content'>,
  home: Home,
  outside: Pick<Outside, 'hasGraph'>,
  { language, warn }: { readonly language: Language; readonly warn: Terminal['warn'] },
): void {
  const { sources } = home.configuration;
  if (content.evidences.length > 0 || outside.hasGraph(home) || Object.keys(sources).length > 0) return;
  warn(`→ ${HINT[language]}\n`);
}
