import type { AskedTrust } from '../app/configuration/asked-trust.ts';
import { leavesOf } from '../app/configuration/explain-configuration.ts';
import { showPath } from '../app/configuration/problem.ts';
import type { Language } from '../contract/language.ts';
import { plainText } from './plain-text.ts';
import { TRUST_WORDS } from './trust-words.ts';

/** What trust would grant: each value that asks for it, what it does, and the variables that are sent. */
export function trustText({ files: [file, ...beside], asks, sends }: AskedTrust, language: Language): string {
  const words = TRUST_WORDS[language];
  const lines = asks.flatMap(({ path, value, because }) =>
    leavesOf(value, path).map((leaf) => {
      const shown = plainText(`${showPath(leaf.path)}: ${JSON.stringify(leaf.value)}`);
      return `  ${shown}  ${because === 'free' ? '' : words.why[because]}`;
    }),
  );
  return [
    words.head(plainText(file?.path ?? '')),
    ...(lines.length === 0 ? [`  ${words.nothing}`] : lines),
    ...sends.map(
      ({ variable, host }) => `  ${words.sends(plainText(variable), plainText(host ?? words.nowhere))}`,
    ),
    ...beside.map(({ path }) => `  ${words.also(plainText(path))}`),
    '',
  ].join('\n');
}
