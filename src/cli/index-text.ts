import type { IndexResult } from '../contract/indexed-file.ts';
import type { Language } from '../contract/language.ts';
import { INDEX_WORDS } from './index-words.ts';
import { plainText } from './plain-text.ts';
import { unreadDetail } from './unread-detail.ts';
import type { Terminal } from './terminal.ts';

const MOST_TROUBLES = 20;

/** IX10: how many files were not read whole, by reason, what happened most first; '' where all were. */
function unreadText(troubles: IndexResult['troubles'], language: Language): string {
  if (troubles.length === 0) return '';
  const words = INDEX_WORDS[language];
  const counts = new Map<string, number>();
  for (const { reason } of troubles) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const told = [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([reason, count]) => `${count} ${words.kinds[reason] ?? plainText(reason)}`);
  return `${words.unread(troubles.length, told.join(', '))}\n`;
}

/** What a run of the indexer did: each file that was not read whole on standard error, the sum on standard output. */
export function tellIndexed(
  result: IndexResult,
  language: Language,
  terminal: Pick<Terminal, 'warn' | 'write'>,
): void {
  const words = INDEX_WORDS[language];
  const { troubles } = result;
  for (const { path, reason, detail } of troubles.slice(0, MOST_TROUBLES)) {
    const more = detail === '' ? '' : ` (${plainText(unreadDetail(detail, language))})`;
    terminal.warn(`assay: ${plainText(path)}: ${words.reasons[reason] ?? plainText(reason)}${more}\n`);
  }
  const rest = troubles.length - MOST_TROUBLES;
  if (rest > 0) terminal.warn(`assay: ${words.more(rest)}\n`);
  if (result.files.seen === 0) return terminal.write(`${words.nothing}\n`);
  terminal.write(`${words.files(result.files)}\n${words.found(result)}\n${unreadText(troubles, language)}`);
}
