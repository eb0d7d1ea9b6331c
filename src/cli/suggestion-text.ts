import type { FixSuggestion, SuggestionHistory } from '../contract/knowledge-gap.ts';
import type { Language } from '../contract/language.ts';
import { columnsText, secondOf } from './columns-text.ts';
import { plainText } from './plain-text.ts';
import { SUGGESTION_WORDS } from './suggestion-words.ts';

function actionText({ action }: FixSuggestion, language: Language): string {
  return SUGGESTION_WORDS[language].actions[action] ?? action;
}

function valueText(value: unknown): string {
  return plainText(typeof value === 'string' ? value : JSON.stringify(value));
}

export function suggestionListText(suggestions: readonly FixSuggestion[], language: Language): string {
  const { none, head, status } = SUGGESTION_WORDS[language];
  if (suggestions.length === 0) return `${none}\n`;
  const rows = suggestions.map((one) => [
    one.id,
    status[one.status],
    String(one.version),
    actionText(one, language),
    plainText(one.target),
    secondOf(one.updated_at),
  ]);
  return columnsText([head, ...rows]);
}

/** What a decision did: the tie, the job, the setting. */
function effectText({ effect }: FixSuggestion): string | null {
  if (effect === null) return null;
  if (effect.kind === 'job') return effect.job_id;
  if (effect.kind === 'default_model') return `default_model = ${plainText(effect.model)}`;
  const { rel, metadata } = effect.relation;
  return `${rel} (${plainText(metadata.evidence)})`;
}

function versionText(
  { version, status, decided_by, updated_at, changes }: SuggestionHistory['versions'][number],
  language: Language,
): string {
  const words = SUGGESTION_WORDS[language];
  const who = decided_by === null ? words.byAssay : plainText(decided_by);
  const line = `  ${words.version(version)}  ${words.status[status]}  ${who}  ${secondOf(updated_at)}\n`;
  const told = changes
    .filter(({ field }) => field !== 'status')
    .map(({ field, before, after }) => {
      const [was, is] = [before, after].map((value) => (value === null ? words.nothing : valueText(value)));
      return `    ${plainText(field)}: ${was} → ${is}\n`;
    });
  return `${line}${told.join('')}`;
}

export function suggestionText({ suggestion, versions }: SuggestionHistory, language: Language): string {
  const words = SUGGESTION_WORDS[language];
  const title = `${actionText(suggestion, language)}: ${plainText(suggestion.target)}`;
  const state = `${words.status[suggestion.status]}, ${words.version(suggestion.version)}`;
  const details = Object.entries(suggestion.details).map(([name, value]) => [
    `  ${plainText(name)}`,
    valueText(value),
  ]);
  const did = effectText(suggestion);
  const lines = versions.map((version) => versionText(version, language)).join('');
  const effect = did === null ? '' : `${words.did}: ${did}\n`;
  return `${title} (${state})\n${words.details}:\n${columnsText(details)}${effect}${words.versions}:\n${lines}`;
}
