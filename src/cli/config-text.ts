import type { EffectiveConfiguration } from '../app/configuration/effective-configuration.ts';
import type { ExplainedValue } from '../app/configuration/explain-configuration.ts';
import type { ConfigurationTrust } from '../app/configuration/hold-file.ts';
import type { Origin } from '../app/configuration/layers.ts';
import { showPath } from '../app/configuration/problem.ts';
import { alignColumns } from './config-columns.ts';
import { plainText } from './plain-text.ts';

const WIDEST_COLUMN = 60;

/** `assay.config.yaml:12`, `$ASSAY_TIMEOUT`, `default`. The folder of the file stands in the summary. */
function showOrigin(origin: Origin): string {
  if (origin.kind === 'file') return `${origin.file.split(/[\\/]/).at(-1)}:${origin.line}`;
  return origin.kind === 'environment' ? `$${origin.name}` : origin.kind;
}

function showValue(value: unknown): string {
  return value === undefined ? '-' : JSON.stringify(value);
}

/** One line a value: path, value, origin, in columns. */
export function showExplained(values: readonly ExplainedValue[]): string {
  const rows = values.map(({ path, value, origin }) => [path, showValue(value), showOrigin(origin)]);
  return alignColumns(rows, WIDEST_COLUMN)
    .map((line) => `${line}\n`)
    .join('');
}

/** How far the file is trusted, as data. */
export function shownTrust({ state, ignored }: ConfigurationTrust): object {
  const parts = ignored.map(({ path, value, because }) => ({ path: showPath(path), value, because }));
  return { state, ignored: parts };
}

/** One line for each part of the file that does not hold. */
export function showIgnored({ ignored }: ConfigurationTrust): string {
  const rows = ignored.map(({ path, value }) => [showPath(path), plainText(showValue(value)), 'ignored']);
  return alignColumns(rows, WIDEST_COLUMN)
    .map((line) => `${line}\n`)
    .join('');
}

/** The file in use and what is doubtful in it. */
export function showSummary({ file, warnings, configuration }: EffectiveConfiguration): string {
  if (file === null)
    return 'no assay.config.yaml found: defaults and environment hold. `assay init` writes one.\n';
  const types = Object.keys(configuration.graph?.types ?? {}).length;
  const counts = `${types} types, ${configuration.graph?.load.length ?? 0} load steps, ${Object.keys(configuration.sources).length} sources`;
  const doubts = warnings.map(
    ({ line, column, message }) => `warning: ${file}:${line}:${column} ${message}\n`,
  );
  return [`${file}: valid (${counts})\n`, ...doubts].join('');
}
